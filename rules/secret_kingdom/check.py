"""What must hold for every state of The Secret Kingdom between two actions, whoever made it. Reads only.

These are no ``assert`` statements: data from outside is judged by them too, also where Python runs without assertions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules.secret_kingdom import score
from rules.secret_kingdom.actions import COUNTS, HIVES_IN_PLAY, HIVES_OF, LOCK, MARKET, MOST_SEATS
from rules.secret_kingdom.gems import EVERY, HOLDINGS, ROOM, space
from rules.secret_kingdom.set_up import FEWEST, FIRST_GEMS, OTHERS_GEMS
from rules.secret_kingdom.state import State, Step
from rules.secret_kingdom.taking import OTHERS

STEPS = {"setup": r"round( gain)+", "turn": "", "choose": "", "gain": r"end( place)?( others)? gain", "over": ""}
"""The names of the steps that can be waiting in each phase in which a seat is asked."""


def check(state: State) -> None:
    """Raises ``AssertionError`` with a sentence where something that must always hold does not."""
    for fault in _faults(state):
        raise AssertionError(fault)


def _faults(state: State) -> Iterator[str]:
    yield from _cards(state)
    yield from _beehives(state)
    yield from _table(state)
    yield from _end(state)
    yield from _steps(state)
    yield from _question(state)


def _cards(state: State) -> Iterator[str]:
    """48 honey and 22 gathering cards, each in one place."""
    bought = [buy for cards in state.bought for buy in cards]
    honey = [*state.pile, *state.box, *state.market, *bought, *state.buying]
    gathering = [*state.gathering, *state.discard, *state.drawn, *state.played]
    for name, found, deck in (
        ("honey", honey, set(state.deck.honey)),
        ("gathering", gathering, set(state.deck.gathering)),
    ):
        if len(found) != len(deck) or set(found) != deck:
            missing = ", ".join(sorted(str(card.value) for card in deck - set(found)))
            yield f"{len(found)} {name} cards lie on the table, {len(deck)} are in the deck; in no place: {missing}"
    if len(state.box) < COUNTS[0] - FEWEST * state.seats - FEWEST:
        yield f"only {len(state.box)} honey cards are left in the box"


def _beehives(state: State) -> Iterator[str]:
    most = HIVES_OF[str(state.options["beehives"])]
    numbers = [hive.number for hive in state.beehives]
    if (
        len(numbers) != (HIVES_IN_PLAY if most else 0)
        or sorted(set(numbers)) != numbers
        or max(numbers, default=0) > most
    ):
        yield f"these beehives cannot be in play: {numbers}"


def _table(state: State) -> Iterator[str]:
    if any(gems not in HOLDINGS for gems in state.gems):
        yield "a seat holds at most three gems of a colour"
    full = MARKET - len(state.buying)
    if len(state.market) > full or (state.pile and len(state.market) < full):
        yield f"{len(state.market)} honey cards lie face up"
    chosen = state.options["first"]
    if chosen not in ("random", state.first):
        yield f"seat {state.first} began, and {chosen} was to begin"
    if (state.round == 0) != (state.phase == "setup"):
        yield "rounds begin after set-up"
    if state.phase == "setup" and (state.turn != state.first or any(state.bought) or state.ender >= 0):
        yield "in set-up nobody has bought and nothing has ended"
    if len(state.drawn) != (2 if state.phase == "choose" else 0):
        yield f"{len(state.drawn)} gathering cards are drawn in the phase {state.phase}"
    if len(state.played) + len(state.buying) != (state.phase == "gain"):
        yield "one card is played out while gems are chosen, and none at other times"


def _end(state: State) -> Iterator[str]:
    if (state.ender >= 0) != (not state.pile):
        yield "the last card of the honey pile, and nothing else, triggers the end"
    if state.over != (state.phase == "over") or state.over == bool(state.asked):
        yield "either a seat is asked or the game is over"
    winner = score.instant_winner(state) if state.instant else -1
    if state.over:
        if state.winner != winner:
            yield f"by the beehives seat {winner} has won, not {state.winner}"
        if winner < 0 and (state.turn + 1) % state.seats != state.ender:
            yield "the game is over before its last turn"
    elif state.winner >= 0 or (winner >= 0 and state.phase in ("turn", "choose")):
        yield "a seat that wins at once ends the game"


def _steps(state: State) -> Iterator[str]:
    listed = " ".join(str(step[0]) if step else "nothing" for step in state.steps)
    if not re.fullmatch(STEPS[state.phase], listed):
        yield f"these steps cannot be waiting in the phase {state.phase}: {listed}"
        return
    if state.phase == "setup":
        yield from _first_gems(state)
    elif state.phase == "gain":
        steps = {step[0]: step for step in state.steps}
        if list(steps["gain"][2:]) not in [list(due) for due in _due(state)]:
            yield f"no such gems are to be chosen: {steps['gain']}"
        yield from _clockwise(state, steps)


def _first_gems(state: State) -> Iterator[str]:
    """The seats from the one that is asked to the last one have their gems still to choose."""
    waiting = [step[1] for step in reversed(state.steps[1:])]
    order = [state.first, *OTHERS[state.seats][state.first]]
    if not waiting or waiting != order[-len(waiting) :]:
        yield "the first gems are chosen clockwise from the first player"
    for place, (_, seat, left, colours, why) in enumerate(reversed(state.steps[1:])):
        whole = OTHERS_GEMS if seat != state.first else FIRST_GEMS
        if (colours, why) != (EVERY, "start") or not (left == whole or (not place and 0 < left < whole)):
            yield f"seat {seat} has not {left} gems to choose"


def _due(state: State) -> Iterator[tuple[int, int, str]]:
    """What can be chosen while this card is played out: gems, their colours and the reason."""
    for played in state.played:
        card = state.deck.gathering[played]
        yield from ((left, EVERY, "gather") for left in range(1, card.grey + 1))
        if not card.everyone:
            yield 1, card.choice, "others"
    for buying in state.buying:
        bought = state.deck.honey[buying]
        why = {"gain": "effect", "others_gain": "gift"}.get(bought.effect, "beehive")
        most = bought.count or (0 if bought.effect else state.bonus)
        yield from ((left, EVERY, why) for left in range(1, most + 1))


def _clockwise(state: State, steps: dict[str, Step]) -> Iterator[str]:
    """Whose choice it is, whose comes after it, and what follows upon all of them."""
    _, seat, _, colours, why = steps["gain"]
    others = OTHERS[state.seats][state.turn]
    own = why not in ("others", "gift")
    following: Step | None = None
    if own:
        cards = [state.deck.gathering[played] for played in state.played]
        following = next((("others", 0, 1, card.choice, "others") for card in cards if not card.everyone), None)
    elif seat in others and others[-1] != seat:
        count = sum(state.deck.honey[buying].count for buying in state.buying) or 1
        following = ("others", others.index(seat) + 1, count, colours, why)
    if (seat == state.turn) != own:
        yield f"seat {seat} has no gem to choose: {why}"
    if steps.get("others") != following:
        yield "the other seats choose clockwise, to the last of them"
    if steps["end"][1] != sum(state.deck.honey[buying].effect == "again" for buying in state.buying):
        yield "only a card that says so gives another turn"
    place = steps.get("place")
    if (place is None) != (not state.buying) or (place is not None and place[1] not in range(MARKET)):
        yield "a card that is bought has a place in the row to be filled"


def _question(state: State) -> Iterator[str]:
    if not state.over and len(state.choices) < 2 and state.choices != (LOCK,):
        yield f"seat {state.asked[0]} has no choice and is asked (G2)"
    if state.draft and state.phase != "turn":
        yield "a payment is made in a turn"
    if state.phase in ("gain", "setup"):
        _, seat, left, colours, _ = state.steps[-1]
        if not ROOM[state.gems[seat]] & colours or space(state.gems[seat], colours) <= left > 1:
            yield f"seat {seat} has room for nothing, or for all that it gets, and is asked (G2)"
    if not 2 <= state.seats <= MOST_SEATS:
        yield f"{state.seats} seats"
