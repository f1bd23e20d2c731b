"""A game being played: one match, the people and bots around it, and the one screen that they share.

The session is the only way from the match to a screen: whatever it hands out is made for the viewer of the stage that
is on. It is what pages talk to; how a step becomes an entry is told in ``progress.py``, who may see what in
``curtain.py``. It knows no game by name, no sentence, no window and no file.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, Self

from rules.kernel.decision import Decision
from rules.kernel.game import Game
from rules.kernel.match import Match, Record, Setup
from rules.kernel.outcome import Outcome
from rules.kernel.refusal import Refusal
from rules.kernel.view import View
from tabletop.bots.mind import Advice
from tabletop.play.again import rematch
from tabletop.play.counsel import Counsel
from tabletop.play.desk import BotRequest, Token
from tabletop.play.hands import Hands
from tabletop.play.house import House
from tabletop.play.journal import Journal
from tabletop.play.past import Past
from tabletop.play.players import Kind, Player
from tabletop.play.progress import Progress
from tabletop.play.recap import Recap
from tabletop.play.saving import Meta, Writer
from tabletop.play.screen import Frame, LogLine, Stage
from tabletop.play.together import Together
from tabletop.play.watch import Clock
from tabletop.play.way_back import WayBack


class Session:
    """One table. See ``tabletop.play`` for how a page drives it.

    ``on_change`` is called whenever stage or screen may have changed, never from within a question to the session and
    never before the session is built.
    ``meta`` are the marks of a table that is taken up again (``{}``: lost) and ``saved`` what the disk has of it: see
    ``resume``. ``house`` are the rules of the house where there are no marks. ``match`` belongs to the session from now
    on; nobody else may touch it.
    """

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        writer: Writer,
        clock: Clock,
        on_change: Callable[[], None] = lambda: None,
        *,
        game_id: str = "",
        meta: Meta | None = None,
        saved: Record | None = None,
        house: House | None = None,
    ) -> None:
        self._match = match
        self._progress = Progress(match, players, writer, clock, on_change, game_id, meta, house)
        self._curtain = self._progress.curtain
        self._lens = self._progress.lens
        self._hands = Hands(match, self._progress)
        self.way_back = WayBack(match, self._progress)
        self.together = Together(match, self._progress)
        self.past = Past(self._progress)
        self.counsel = Counsel(self._progress)
        self._progress.begin(saved)

    @classmethod
    def resume(
        cls,
        record: Record,
        players: Sequence[Player],
        meta: Meta,
        writer: Writer,
        clock: Clock,
        on_change: Callable[[], None] = lambda: None,
        *,
        game_id: str = "",
    ) -> Self:
        """The table of a saved game, on a cover or the public table. Raises ``RecordError``."""
        match = Match.load(record)
        return cls(match, players, writer, clock, on_change, game_id=game_id, meta=meta, saved=record)

    # What is on

    @property
    def stage(self) -> Stage:
        return self._curtain.stage

    @property
    def viewer(self) -> int | None:
        """Whose view may be on the screen; ``None``: what everybody may see."""
        return self._curtain.viewer

    @property
    def players(self) -> tuple[Player, ...]:
        return self._progress.players

    @property
    def humans(self) -> int:
        """How many people sit at the table."""
        return len(self._curtain.humans)

    @property
    def solo(self) -> bool:
        """One person alone with bots: no curtain."""
        return self._curtain.sole is not None

    @property
    def setup(self) -> Setup:
        return self._match.setup

    @property
    def game(self) -> Game[Any]:
        return self._match.game

    @property
    def house(self) -> House:
        """The rules of the house."""
        return self._progress.house

    def deck(self) -> dict[str, Any]:
        """The deck that is played with, whole, as a record keeps it: which cards there are, not where they lie."""
        return self._match.deck()

    @property
    def journal(self) -> Journal:
        """What the people's decisions cost in touches."""
        return self._progress.journal

    @property
    def asked(self) -> int | None:
        """The seat that is asked on this screen."""
        return self._lens.asked()

    @property
    def needs_done(self) -> bool:
        """Whether the hold waits for its seat to say that it has looked."""
        return self._hands.needs_done

    @property
    def busy(self) -> bool:
        """Whether a step is on its way to the disk."""
        return self._progress.busy

    @property
    def error(self) -> str | None:
        """Why the last step, or the marks beside it, could not be saved: the key of a sentence."""
        return self._progress.error

    def dismiss_error(self) -> None:
        """The player has read it."""
        self._progress.error = None

    def decision(self) -> Decision | None:
        """What ``asked`` is asked."""
        return self._lens.decision()

    def view(self) -> View:
        """The table once all frames are played."""
        return self._lens.view()

    def base(self) -> View:
        """The table to lay out before the frames are played."""
        return self._lens.base()

    def frames(self) -> list[Frame]:
        """The moments that this stage has not been handed yet. The last one leads to ``view()``."""
        return self._lens.frames()

    def lit(self) -> dict[str, str]:
        """Handle to action text of all that may be touched on this screen; ``done`` is the handle of Done."""
        return {"done": "done"} if self.needs_done else self._lens.lit()

    def preview(self, text: str) -> dict[str, Any] | None:
        """What the action would bring to ``asked``, in the game's own shape."""
        return self._lens.preview(text)

    def log(self) -> tuple[LogLine, ...]:
        """All facts that this screen's viewer may know, oldest first."""
        return self._lens.log()

    def recap(self, seat: int, passing: Collection[str] = ()) -> Recap:
        """What everybody was shown since the last hold of ``seat`` ended, but for events of the kinds ``passing``."""
        return self._lens.recap(seat, passing)

    def outcome(self) -> Outcome | None:
        """How the game ended, once everybody has seen it end."""
        return self._match.outcome() if self.stage.kind == "over" else None

    def candidates(self) -> tuple[int, ...]:
        """On a cover: the seats that may go first, the one that is called among them."""
        return self._curtain.candidates() if self.stage.kind == "cover" and not self.busy else ()

    # What the screen and the people in front of it say

    def settled(self) -> None:
        """The screen has played all frames that it took."""
        self._progress.stage(partial(self._curtain.settle, turn=not self.busy))

    def uncover(self) -> Refusal | None:
        """The seat that the cover calls sits in front of the screen."""
        if self.stage.kind != "cover" or self.stage.seat is None:
            return Refusal("not_now")
        if self.busy:
            return Refusal("saving")
        self.journal.single("cover", self.stage.seat)
        self._progress.stage(self._curtain.uncover)
        return None

    def turn_to(self, seat: int) -> Refusal | None:
        """The cover calls ``seat`` instead, one of ``candidates``."""
        if seat not in self.candidates():
            return Refusal("not_your_turn")
        self._progress.stage(partial(self._curtain.turn_to, seat))
        return None

    def hide(self) -> None:
        """Covers an open hold at once; does nothing elsewhere."""
        self._progress.stage(self._curtain.hide)

    def done(self) -> None:
        """The holder has looked at what came."""
        self._hands.done()

    def touch(self, handle: str) -> Refusal | None:
        """A click on a thing: takes its action, closes the draft that it is, or takes the draft's place."""
        return self._hands.touch(handle)

    def act(self, text: str) -> Refusal | None:
        """The action called ``text``."""
        return self._hands.act_all((text,))

    def act_all(self, texts: Sequence[str]) -> Refusal | None:
        """A run of actions by the seat that is asked, saved together: all of them or none."""
        return self._hands.act_all(texts)

    def confirm(self) -> Refusal | None:
        """The usual rest of the choice, or Done."""
        return self._hands.confirm()

    def can_take_back(self) -> Refusal | None:
        """Why nothing can be taken back on this screen; ``None`` where something can."""
        return self._hands.can_take_back()

    def take_back(self) -> Refusal | None:
        """Takes the last step back."""
        return self._hands.take_back()

    def undo_text(self) -> str:
        """The step that ``take_back`` would drop, where only its own seat can read it here; else empty."""
        return self._lens.undo_text()

    def swap(self, seat: int, kind: Kind) -> Refusal | None:
        """Puts a person or a bot on ``seat``; no hand stays open."""
        return self._progress.swap(seat, kind)

    def rematch(self, seed: int | None = None) -> tuple[Setup, tuple[Player, ...]]:
        """Set-up and players of the next game of the same people."""
        return rematch(self.setup, seed), self.players

    # Bots

    @property
    def pace(self) -> float:
        """Seconds that a bot's turn stands on the screen."""
        return self._progress.desk.pace

    @pace.setter
    def pace(self, seconds: float) -> None:
        self._progress.desk.pace = seconds

    def requests(self) -> list[BotRequest]:
        """What bots must think about now; each question is given out once."""
        return self._progress.requests()

    def answer(self, token: Token, text: str | None, advice: Advice | None = None) -> None:
        """A bot's answer (``None``: it has none) to one of ``requests``, with what it weighed."""
        self._progress.answer(token, text, advice)

    def standing(self) -> frozenset[Token]:
        """The questions of ``requests`` that still stand: all others need no answer any more."""
        return self._progress.standing()

    def next_due(self) -> float | None:
        """The time of the clock at which ``tick`` has something to do."""
        return self._progress.next_due()

    def tick(self, now: float | None = None) -> None:
        """Takes the answers whose time has come."""
        self._progress.tick(now)

    def resume_state(self) -> Meta:
        """The marks that are saved beside the game."""
        return self._progress.marks()
