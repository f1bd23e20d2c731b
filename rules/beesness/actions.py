"""The 374 steps a seat can take in Beesness, built once, and the numbers of the game. Knows no state."""

from __future__ import annotations

from rules.kernel.action import Action, ActionTable

WORKER, DRONE, QUEEN, FLOWER, HONEY = range(5)
"""All that can be held or traded, as numbers; the first three are bees."""

BEES = ("worker", "drone", "queen")
GOODS = (*BEES, "flower", "honey")
HEAPS = ("workers", "drones", "queens", "flowers", "honey")
"""The names of a seat's own places, one for each of ``GOODS``."""
PRICES = (1, 2, 9)
"""The printed price of each bee, in honey."""

MOST_SEATS = 5
EACH_BEE = 6
ALL_FLOWERS = 42
ALL_HONEY = 72
START_HONEY = 6
FLOWERS_A_SEAT = 6
FLOWERS_A_SEAT_SHORT = 3
FLOWERS_A_DRONE = 2
FLOWERS_A_VOTE = 2
"""What each seat plants for the bee that it gives after a passed vote."""
MOST_OFFERS = 3
ROUNDS = {3: 9, 4: 8, 5: 10}
"""Rounds by seats; the short game has one for each seat (Z1)."""
DIE = 6

HIRES = tuple(Action("hire", f"market/{bee}", kind, name=bee) for kind, bee in enumerate(BEES))
"""Opens the auction of a bee at its printed price; the value is the bee's number."""
PASS = Action("pass", "market/pass")
BIDS = tuple(Action("bid", "auction/bid", amount, name=str(amount)) for amount in range(1, ALL_HONEY + 1))
DROP = Action("drop", "auction/drop")

OFFER = Action("offer", "trade/offer")
"""Begins the draft of an offer; the next step of it is to whom."""
TO = tuple(Action("to", f"seat/{seat}/offers", seat, name=f"seat {seat}") for seat in range(MOST_SEATS))
COUNTER = Action("counter", "trade/counter")
"""Begins the draft of another offer to the seat that made one."""
ACCEPT = Action("accept", "trade/accept")
DECLINE = Action("decline", "trade/decline")
_MOST = (EACH_BEE, EACH_BEE, EACH_BEE, ALL_FLOWERS, ALL_HONEY)
SIDES = ("give", "want")
TERMS = tuple(
    tuple(
        Action(side, f"trade/{side}/{thing}", amount, name=f"{thing} {amount}", minor=True)
        for amount in range(1, _MOST[kind] + 1)
    )
    for side in SIDES
    for kind, thing in enumerate(GOODS)
)
"""The amounts of an offer: what is given, then what is wanted, each in the order of ``GOODS``."""
PLACES = {term: place for place, terms in enumerate(TERMS) for term in terms}
"""The place of each amount's list in ``TERMS``."""

PICK = Action("pick", "garden")
HATCHES = tuple(Action("hatch", f"market/{bee}", kind, name=bee) for kind, bee in enumerate(BEES[:QUEEN]))
CALL = Action("call", "turn/referendum", name="referendum")
END = Action("end", "turn/end", name="turn")

NO = Action("vote", "ballot/no", 0, name="no")
YES = Action("vote", "ballot/yes", 1, name="yes")
VOTES = (NO, YES)
DISCARDS = tuple(Action("discard", f"discard/{bee}", kind, name=bee) for kind, bee in enumerate(BEES))
SALES = tuple(
    Action("sell", "ballot/flowers", amount, name=str(amount)) for amount in range(EACH_BEE * FLOWERS_A_DRONE + 1)
)
LOCK = Action("lock", "lock", minor=True)

TABLE = ActionTable(
    (
        *HIRES,
        PASS,
        *BIDS,
        DROP,
        OFFER,
        *TO,
        COUNTER,
        ACCEPT,
        DECLINE,
        *(term for terms in TERMS for term in terms),
        PICK,
        *HATCHES,
        CALL,
        END,
        *VOTES,
        *DISCARDS,
        *SALES,
        LOCK,
    )
)

NUMBERS: dict[Action, int] = {action: action.value for action in TABLE.actions if isinstance(action.value, int)}
"""The value of each action that has one: a bee, a seat or an amount."""
