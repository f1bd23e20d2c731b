"""What a step of Beesness would bring, before it is taken. Knows a view, no state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.beesness.actions import BEES, FLOWERS_A_VOTE, PRICES
from rules.beesness.score import drones_for
from rules.kernel.view import View


def preview(view: View, action: str) -> dict[str, Any] | None:
    """What ``action`` would bring to ``view.seat``; ``None`` where it is not asked for it or nothing can be said.

    ``pick``: flowers ``left``, and ``last`` where it ends the game for all. ``sell``: see ``_sale``. ``hire``, ``bid``:
    the honey ``left`` at that price. ``call referendum``, ``vote yes``: the most flowers that it ``plants``, the seat's
    own ``votes`` and ``all`` of them.
    """
    verb, _, name = action.partition(" ")
    asked = view.decision is not None and (action in view.decision.actions or action in view.decision.draft)
    return _PREVIEWS[verb](view, name) if asked and verb in _PREVIEWS and name != "no" else None


def _pick(view: View, name: str) -> dict[str, Any]:
    left = view.places["garden"].count - 1
    return {"unit": "flower", "left": left, "last": not left}


def _sale(view: View, name: str) -> dict[str, Any]:
    """By the flowers that all ``others`` sell together, the ``least`` and the ``most`` honey.

    They are the same but where the bank is too poor to round the price up, and it matters who sells how much.
    """
    own, limits = int(name), view.facts["limits"]
    pot, bank = view.places["pot"].count, view.places["bank"].count
    least, most = [], []
    others = range(sum(limits) - limits[view.seat] + 1)
    for other in others:
        low, high = _earned(pot, bank, own, other)
        least.append(low)
        most.append(high)
    told = {"flowers": own, "drones": drones_for(own), "pot": pot, "others": list(others)}
    return {"unit": "honey", **told, "least": least, "most": most}


def _earned(pot: int, bank: int, own: int, others: int) -> tuple[int, int]:
    if not own:
        return 0, 0
    flowers = own + others
    price = -(-pot // flowers)
    if price * flowers - pot <= bank:
        return price * own, price * own
    price, short = divmod(pot, flowers)
    return price * own + max(0, short - others), price * own + min(own, short)


def _price(view: View, name: str) -> dict[str, Any]:
    price = PRICES[BEES.index(name)] if name in BEES else int(name)
    return {"unit": "honey", "left": view.places[f"seat/{view.seat}/honey"].count - price}


def _vote(view: View, name: str) -> dict[str, Any]:
    bees = view.facts["bees"]
    givers = sum(count > 0 for count in bees)
    plants = min(FLOWERS_A_VOTE * givers, view.places["unplanted"].count)
    return {"unit": "flower", "plants": plants, "votes": bees[view.seat], "all": sum(bees)}


_PREVIEWS: dict[str, Callable[[View, str], dict[str, Any]]] = {
    "pick": _pick,
    "sell": _sale,
    "hire": _price,
    "bid": _price,
    "call": _vote,
    "vote": _vote,
}
