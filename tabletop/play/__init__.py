"""A game being played: who sits there, who looks at the screen, what they may see, how it is kept. No Qt here.

A page drives a ``Session`` like this, and keeps no state of its own::

    on_change:  where session.stage is another: turn the page, lay out session.base()
                play session.frames(), then light session.lit(); on a cover show session.recap(session.stage.seat)
                hand session.requests() to the thinker; set a timer for session.next_due(), which calls session.tick()
    the table has played the frames:  session.settled()
    a thing is touched:               session.touch(handle)       # None, or the Refusal to be told
    on a cover:                       session.uncover()
    focus lost, idle, the hide key:   session.hide()
    the thinker has an answer:        session.answer(token, text, advice); it leaves what is not in session.standing()
    a hint, what is past:             session.counsel, session.past

The rooms: ``session`` is what pages talk to. ``hands`` takes people's steps and ``touch`` finds out which ones a touch
means, ``order`` how steps of a draft change places; both try it on the match by ``trial``. ``way_back`` is how a table
goes back, ``house`` the rules that allow it. ``together`` is what several people do at once, ``minute`` how long they
may think. ``desk`` asks the bots and ``thinker``, the one room with Qt, runs their process; ``hints`` asks them what a
person might do (``counsel`` to the page), ``thoughts`` keeps what they thought, and ``past`` looks back. ``progress``
keeps the order: apply, save, tell. ``curtain`` says which stage is on and how far its viewer may look, ``lens`` makes
views and frames for that viewer alone. ``saving`` and ``marks`` hand entries and marks to a writer. ``recap``,
``journal``, ``again`` (rematch), ``watch`` (clock, idleness) and the values in ``screen`` and ``players`` stand for
themselves.
"""

from tabletop.play.desk import BotRequest, Token
from tabletop.play.journal import Journal, Spent, Swap
from tabletop.play.players import Kind, Player
from tabletop.play.recap import Chips, Recap, RecapLine
from tabletop.play.saving import ImmediateWriter, Meta, Writer
from tabletop.play.screen import Frame, LogLine, Stage
from tabletop.play.session import Session
from tabletop.play.watch import Clock, Guard, SystemClock, Watch

__all__ = [
    "Session",
    "Player",
    "Kind",
    "Stage",
    "Frame",
    "LogLine",
    "Recap",
    "RecapLine",
    "Chips",
    "BotRequest",
    "Token",
    "Writer",
    "Meta",
    "ImmediateWriter",
    "Clock",
    "SystemClock",
    "Watch",
    "Guard",
    "Journal",
    "Spent",
    "Swap",
]
