"""What a player does at the table: done at once, done when the disk is free, or told why not.

It keeps the last deed with the question that it answered, and does it again only where that question still stands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from rules.kernel.decision import Decision
from rules.kernel.refusal import Refusal
from tabletop.pages.play_words import ALL
from tabletop.play import Session, Stage
from tabletop.play.order import WAYS
from tabletop.texts import find, game_texts, say

Deed = Callable[[], Refusal | None]
Question = tuple[Stage, bool, Decision | tuple[tuple[int, Decision], ...] | None]
"""What is on: the stage, whether it waits for Done, and what is asked, of one seat or of all who show their hands."""


class Deeds:
    """Deeds of people on ``session``; ``refuse`` is given the sentence that says why one cannot be done, ``warn`` one
    that has to be read before the same is done again."""

    def __init__(self, session: Session, refuse: Callable[[str], None], warn: Callable[[str], None]) -> None:
        self._session = session
        self._refuse = refuse
        self._warn = warn
        self._last: tuple[Deed, Question] | None = None
        self._waits = False
        self._taken_back = ""
        self._warned: tuple[str, Question] | None = None

    def touch(self, handle: str) -> None:
        """A thing on the table was touched."""
        self._unless_warned(self._session.lit().get(handle, ""), lambda: self._session.touch(handle))

    def send(self, texts: str) -> None:
        """An action, or several with ``; `` between; after ``all`` that of everybody who is asked in a row."""
        if texts.startswith(f"{ALL} "):
            self.do(partial(self._session.together.all_say, texts.removeprefix(f"{ALL} ")))
            return
        self._unless_warned(texts, lambda: self._session.act_all(texts.split("; ")))

    def show_hands(self, shown: Sequence[tuple[int, str]]) -> None:
        """What all people have shown with their hands, as (seat, action texts with ``; `` between)."""
        self.do(partial(self._session.together.show, {seat: texts.split("; ") for seat, texts in shown}))

    def _unless_warned(self, text: str, deed: Deed) -> None:
        """Does it; but what the game wants to be asked for twice is first answered with a warning. What was taken back
        before belongs to another moment then, and perhaps to another seat."""
        self._taken_back = ""
        twice = getattr(game_texts(self._session.setup.game), "twice", None)
        decision, now = self._session.decision(), (text, self._question())
        words = twice(text, decision) if twice is not None and decision is not None else ""
        before, self._warned = self._warned, now if words else None
        if not words or before == now:
            self._warned = None
            self.do(deed)
        else:
            self._warn(words)

    def take_back(self) -> None:
        """Takes the last step back, and remembers it for ``redo``."""
        decision = self._session.decision()
        draft = decision.draft if decision is not None else ()
        self.do(self._session.take_back)
        self._taken_back = draft[-1] if draft else ""

    def leave_choice(self) -> bool:
        """Takes back the last step of a choice that is not made yet; whether there is one."""
        decision = self._session.decision()
        if decision is None or not decision.draft:
            return False
        self.take_back()
        return True

    def redo(self) -> None:
        """Does the step again that was taken back last."""
        text, self._taken_back = self._taken_back, ""
        if text:
            self.do(lambda: self._session.act(text))
        else:
            self._refuse(say("refusal.nothing_to_redo"))

    def rewind(self) -> None:
        """Goes back, or asks everybody whether to."""
        self.do(self._session.way_back.ask)

    def agree(self) -> None:
        """The one who is asked wants to go back."""
        self.do(self._session.way_back.agree)

    def disagree(self) -> None:
        """The one who is asked does not."""
        self.do(self._session.way_back.disagree)

    def reorder(self, way: str, point_at: Callable[[str], str]) -> None:
        """Moves what is pointed at one place ``earlier`` or ``later``, else the first thing that can be moved so.

        ``point_at`` puts the cursor on a handle, and tells for an empty one what is pointed at.
        """
        lit = self._session.lit()
        found = [handle.partition("/")[2] for handle in lit if handle.startswith(f"{way}/")]
        pointed = point_at("")
        in_order = any(f"{other}/{pointed}" in lit for other in WAYS)
        if not found or (in_order and pointed not in found):
            self._refuse(say("refusal.order_end" if in_order else "refusal.no_order"))
            return
        handle = pointed if in_order else found[0]
        point_at(handle)
        self.touch(f"{way}/{handle}")

    def press_key(self, key: str) -> bool:
        """A single key of the game: takes the first of its actions that may be taken now, else says why it may not.

        Whether the game has such a key.
        """
        texts = [text for name, text in game_texts(self._session.setup.game).KEYS if name == key]
        if not texts:
            return False
        everybody = (text.removeprefix(f"{ALL} ") for text in texts if text.startswith(f"{ALL} "))
        alike = next((text for text in everybody if self._session.together.alike(text)), None)
        if alike is not None:
            self.send(f"{ALL} {alike}")
        else:
            self._unless_warned(*self._meant([text.removeprefix(f"{ALL} ") for text in texts]))
        return True

    def _meant(self, texts: list[str]) -> tuple[str, Deed]:
        """The first of ``texts`` that may be taken now, by itself or by a touch that changes what is laid out; else the
        first, to be told why not."""
        session = self._session
        lit, decision = session.lit(), session.decision()
        for text in texts:
            legal = [action for action in decision.actions if action.startswith(text)] if decision is not None else []
            if legal and (text in legal or text.endswith(" ")):
                found = text if text in legal else legal[0]
                return found, partial(session.act, found)
            for handle, action in lit.items():
                if action == text:
                    return text, partial(session.touch, handle)
        named = (action.text for action in session.game.actions if action.text.startswith(texts[0]))
        return "", partial(session.act, next(named, texts[0]))

    def do(self, deed: Deed) -> None:
        """Does it, or says why it cannot be done. While another's step goes to the disk, it waits for that."""
        self._last = deed, self._question()
        refusal = deed()
        self._waits = refusal is not None and refusal.key == "saving"
        if refusal is None or self._waits or self._session.stage.kind == "cover":
            return
        self._refuse(find(f"refusal.{refusal.key}") or say("refusal.not_now"))

    def follow(self) -> None:
        """The session has changed: what waited for the disk is done, where it still answers what is asked."""
        if self._waits and not self._session.busy:
            self._waits = False
            self._repeat()

    def again(self) -> None:
        """Does once more what the disk has lost; where nothing was asked, it lost marks only, and no step."""
        if self._last is not None and self._last[1][2] is not None:
            self._repeat()

    def _repeat(self) -> None:
        if self._last is not None and self._last[1] == self._question():
            self.do(self._last[0])

    def forget(self) -> None:
        """Another stage: the last deed names a card of the hand that was open."""
        self._last = None
        self._waits = False
        self._taken_back = ""
        self._warned = None

    def _question(self) -> Question:
        session = self._session
        return session.stage, session.needs_done, session.decision() or session.together.fists() or None
