"""From what a session says to what the table's panels show: the question, its buttons, log and recap lines, the close
look.

Functions only. Each reads nothing but what the session hands out for the viewer of the stage that is on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.kernel.decision import Decision
from rules.kernel.event import REWOUND, Event
from rules.kernel.view import View
from tabletop.panels.log import Line
from tabletop.panels.phase_strip import Phase
from tabletop.panels.prompt_bar import Choice
from tabletop.panels.recap import NetChange
from tabletop.play import LogLine, Player, Recap, Session
from tabletop.texts import find, game_texts, kind_name, listed, say, shown
from tabletop.texts.pieces import Fists, PreviewWords, Sheet, Stepper

MOST_BUTTONS = 3
ALL = "all"
"""Before an action that all people give who are asked for it in a row."""


@dataclass(frozen=True)
class Question:
    """What the prompt bar shows; ``seat`` is the mark and name of the one who is asked. ``stepper``: an amount to be
    chosen there; ``sheet``: several, on a sheet over the table; ``fists``: hands that people show, on another."""

    what: str
    why: str = ""
    choices: tuple[Choice, ...] = ()
    seat: tuple[int, str] | None = None
    stepper: Stepper | None = None
    sheet: Sheet | None = None
    fists: Fists | None = None


def shown_names(players: Iterable[Player]) -> list[str]:
    """Names as they stand in sentences, by seat."""
    return [shown(player.name) for player in players]


def question(session: Session, *, playing: bool) -> Question:
    """What stands in the prompt bar now. ``playing``: the table still shows what happened."""
    kind = session.stage.kind
    texts = game_texts(session.setup.game)
    if session.way_back.voter is not None:
        return _agreeing(session, session.way_back.voter)
    if kind == "over":
        result = Choice("result", say("play.result"), "primary", "trophy")
        shown_hands = bool(texts.SHOWN_AT_END)
        return Question(say("play.over.hands" if shown_hands else "play.over"), choices=(result,))
    fists = None if playing else session.together.fists()
    if fists:
        hands = texts.fists(fists, session.view())
        hands = replace(hands, before=_because(session, texts, fists[0][1], hands.before))
        return Question(hands.title, hands.before, fists=hands)
    asked, decision = session.asked, session.decision()
    hide = (Choice("hide", say("play.hide"), "", "hide", short=""),) if kind == "hold" and not session.solo else ()
    if session.needs_done and session.stage.seat is not None:
        player = session.players[session.stage.seat]
        done = Choice("done", say("play.done"), "primary", "check", short=say("play.done.short"))
        what = say("play.looked", name=shown(player.name))
        return Question(what, say("play.looked.why"), (*hide, done), (player.mark, player.name))
    if asked is None or decision is None or (playing and kind == "public"):
        return _watching(session, playing=playing)
    player = session.players[asked]
    what, why = texts.prompt(decision, shown(player.name))
    why = _because(session, texts, decision, why)
    choices = [*hide, *(Choice(action, words) for action, words in texts.buttons(decision))]
    if session.can_take_back() is None and len(choices) < MOST_BUTTONS:
        choices.insert(0, Choice("take_back", say("play.take_back"), "", "undo", short=""))
    around = _around(session, texts, decision)
    if around is not None and len(choices) < MOST_BUTTONS:
        choices.append(around)
    stepper = texts.stepper(decision)
    sheet = texts.sheet(decision, session.view(), shown_names(session.players))
    # A run that is not yet so far that a plain Confirm could close it shows none.
    if decision.draft and decision.default and stepper is None and sheet is None:
        covers = kind == "hold" and not session.solo
        confirm = say("play.confirm" if covers else "play.confirm.solo")
        choices.append(Choice("confirm", confirm, "primary", "check", short=say("play.confirm.solo")))
    return Question(what, why, tuple(choices), (player.mark, player.name), stepper, sheet)


def _because(session: Session, texts: Any, decision: Decision, why: str) -> str:
    """The reason of a question, after what led to it, where the game tells that."""
    because = getattr(texts, "because", None)
    told = "" if because is None else because(decision, session.view(), shown_names(session.players))
    return f"{told} {why}".strip()


def _around(session: Session, texts: Any, decision: Decision) -> Choice | None:
    """One press for several people who are asked the same, one after the other, and say the same."""
    around = getattr(texts, "around", None)
    if around is None:
        return None
    names, view = shown_names(session.players), session.view()
    found = around(decision, view, names, ())
    seats = () if found is None else session.together.alike(found[0])
    if len(seats) < 2:
        return None
    action, words, short = around(decision, view, names, seats)
    return Choice(f"{ALL} {action}", words, short=short)


def _agreeing(session: Session, seat: int) -> Question:
    """One after the other is asked whether to go back; it stands on the public table and tells nothing of a hand."""
    player = session.players[seat]
    name = shown(player.name)
    choices = (Choice("disagree", say("play.rewind.no")), Choice("agree", say("play.rewind.yes"), "primary", "check"))
    what = say("play.rewind.ask", name=name, round=session.view().round)
    return Question(what, say("play.rewind.why"), choices, (player.mark, player.name))


def _watching(session: Session, *, playing: bool) -> Question:
    """Nobody in front of the screen is asked."""
    if playing:
        skip = Choice("skip", say("play.skip"), "", "skip")
        return Question(say("play.watch"), say("play.watch.why"), (skip,))
    names = shown_names(session.players)
    thinking = [names[seat] for seat in session.view().waiting if session.players[seat].kind != "human"]
    if thinking:
        return Question(say("play.thinking", names=listed(thinking)))
    return Question(say("play.waiting"))


def who_is_asked(session: Session) -> str:
    """The strip's line: who has still to choose."""
    names = shown_names(session.players)
    waiting = [names[seat] for seat in session.view().waiting]
    return say("play.asks", names=listed(waiting)) if waiting else ""


def round_text(view: View) -> str:
    """``Round 3``, or the words for the time before the first."""
    return say("play.round", round=view.round) if view.round else say("play.setup_round")


def phases(game: str) -> tuple[Phase, ...]:
    """The strip's flags for ``game``."""
    texts = game_texts(game)
    return tuple(
        Phase(key, say(f"{game}.phase.{key}"), symbol, colour, on_colour)
        for key, symbol, colour, on_colour in texts.PHASES
    )


def phase_now(view: View) -> str:
    """Which flag is coloured; where the phase alone does not tell, the game does."""
    texts = game_texts(view.game)
    own = getattr(texts, "phase_now", None)
    return str(own(view) if own is not None else texts.STRIP.get(view.phase, view.phase))


def log_lines(lines: Iterable[LogLine], game: str, names: Sequence[str]) -> list[Line]:
    """The story, as the present viewer may read it."""
    texts = game_texts(game)
    return [(line.round, rewound_text(line.event) or texts.event_text(line.event, names)) for line in lines]


def rewound_text(event: Event) -> str:
    """The sentence of a rewind, the same in every game; empty for other events."""
    if event.kind != REWOUND:
        return ""
    return say("play.rewound" if event.seat is None else "play.rewound.alone", round=event.values["round"])


def recap_of(session: Session, seat: int) -> Recap:
    """What ``seat`` has not seen, without what its game takes for passing."""
    return session.recap(seat, getattr(game_texts(session.setup.game), "PASSING", ()))


def recap_words(recap: Recap, game: str, players: Sequence[Player]) -> tuple[list[str], list[NetChange]]:
    """Lines and net changes for the cover. A game's ``chip`` is empty for what happens to everybody every time."""
    texts = game_texts(game)
    names = shown_names(players)
    lines = []
    last = 0
    for line in recap.lines:
        sentence = rewound_text(line.events[-1]) or texts.together(line.events, names)
        if sentence:
            again = line.round == last or not line.round
            lines.append(sentence if again else f"{say('play.round', round=line.round)}. {sentence}")
            last = line.round
    changes = []
    for chips in recap.chips:
        told = [texts.chip(name, count) for name, count in chips.net.items()]
        player = players[chips.seat]
        if any(told):
            changes.append((player.mark, player.name, ", ".join(filter(None, told))))
    return lines, changes


def recap_note(session: Session) -> str:
    """The recap of whoever holds, or else is asked, in one line; empty where nobody is."""
    seat = session.viewer if session.viewer is not None else session.asked
    if seat is None:
        return ""
    lines, changes = recap_words(recap_of(session, seat), session.setup.game, session.players)
    told = [*lines, *(f"{shown(name)}: {change}." for _mark, name, change in changes)]
    return " ".join(told) or say("panel.recap.none")


def looked_at(view: View, key: str, names: Sequence[str]) -> tuple[str, list[str]]:
    """Title and lines of the closer look at ``key``: a face, ``seat/2`` or a place; empty where the view does not hold
    it.
    """
    texts = game_texts(view.game)
    if key in view.places:
        return "", [texts.place_text(view, key, names)]
    if key.startswith("seat/"):
        seat = int(key.split("/")[1])
        handles = [handle for handle, place in view.places.items() if place.owner == seat]
        quiet = [handle for handle in handles if view.places[handle].count or view.places[handle].kind == "tokens"]
        return names[seat], [texts.place_text(view, handle, names) for handle in quiet]
    card = card_of(view, key)
    return ("", []) if card is None else (texts.card_name(key), texts.card_text(card))


def who_plays(player: Player) -> list[str]:
    """Of a bot its level, and what that is."""
    return [] if player.kind == "human" else [kind_name(player.kind), say(f"level.{player.kind}.line")]


def card_of(view: View, face: str) -> Any:
    """The card that ``face`` shows, from the deck that the view names; ``None`` where there is no such card."""
    return game_texts(view.game).card(view, face)


def key_words(game: str) -> list[tuple[str, str]]:
    """The single keys of ``game`` and what each does."""
    texts = game_texts(game)
    told = {key: find(f"{game}.key.{key}") or texts.action_text(action) for key, action in reversed(texts.KEYS)}
    return [(key, told[key]) for key in dict.fromkeys(key for key, _ in texts.KEYS)]


def preview_words(session: Session, text: str, data: dict[str, Any]) -> PreviewWords:
    """All that the preview of the action ``text`` says."""
    names = shown_names(session.players)
    left = names[((session.asked or 0) + 1) % len(names)]
    words: PreviewWords = game_texts(session.setup.game).preview_words({**data, "action": text}, names, left)
    return words
