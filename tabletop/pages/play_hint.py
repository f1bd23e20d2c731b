"""A hint on the screen: its words in the prompt bar, its mark on the table, and the button that asks for more of it.

It keeps the last sentence for as long as it stands there, and nothing of it on a cover.
"""

from __future__ import annotations

from tabletop.pages.play_side import TableSide
from tabletop.pages.play_words import shown_names
from tabletop.pages.thought_words import run_words, to_weigh
from tabletop.play import Session
from tabletop.play.hints import LOOK, MOVE, WEIGH, Hint
from tabletop.texts import game_worth, say, within

NEXT = {0: "look", LOOK: "weigh", WEIGH: "move"}
"""What the button gives after each step."""


class HintSide:
    """Shows the hint of ``session`` on ``side``."""

    def __init__(self, session: Session, side: TableSide) -> None:
        self._session = session
        self._side = side
        self._told = ""
        self._pointed = ""

    def follow(self) -> None:
        """The screen has been made anew: what a hint says stands there again, while it holds."""
        counsel, table = self._session.counsel, self._side.table
        hint = counsel.hint() if self._asks() else None
        words = say("hint.none") if counsel.failed else "" if hint is None else self._words(hint)
        if words:
            self._side.prompt.note(words, again=words == self._told)
        self._told = words
        self._offer(hint)
        table.hint(self._marked(hint) if hint is not None else ())
        self._point(hint.handle if hint is not None and hint.step == MOVE else "")

    def _offer(self, hint: Hint | None) -> None:
        step = 0 if hint is None else hint.step if hint.advice is not None else MOVE
        if self._asks() and self._session.counsel.refusal() is None and step in NEXT:
            what = NEXT[step]
            self._side.prompt.offer_hint(say(f"hint.button.{what}"), say(f"hint.button.{what}.spoken"))
        else:
            self._side.prompt.offer_hint("", "")

    def _asks(self) -> bool:
        """Whether the prompt bar asks somebody in front of the screen something."""
        session = self._session
        watched = session.stage.kind == "public" and self._side.table.playing
        return session.asked is not None and not watched and self._side.fists.fists is None

    def _words(self, hint: Hint) -> str:
        """What the hint says in its step."""
        game = self._session.setup.game
        if hint.advice is None:
            return say("hint.thinking")
        if hint.step == LOOK:
            return game_worth(game).look(hint.action)
        if hint.step == WEIGH:
            return to_weigh(game, hint.advice)
        return say("hint.move", action=within(run_words(game, hint.left, shown_names(self._session.players))))

    def _marked(self, hint: Hint) -> list[str]:
        """What the hint speaks of: the thing to touch, before that all that is looked at together with it."""
        if hint.advice is None:
            return []
        if hint.step == MOVE:
            return [hint.handle]
        region = game_worth(self._session.setup.game).region
        return [handle for handle, text in self._session.lit().items() if region(text) == region(hint.action)]

    def _point(self, handle: str) -> None:
        """The cursor goes to the thing once."""
        if handle and handle != self._pointed:
            self._side.table.point_at(handle)
            if self._side.as_text:
                self._side.text_table.point_at(handle)
        self._pointed = handle
