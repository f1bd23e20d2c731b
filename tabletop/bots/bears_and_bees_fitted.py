"""The numbers of Bears & Bees: habits of play and the worth of a position, for two seats and for more.

They were fitted together, by the play of such habits among themselves: each choice is made more likely as far as the
position after it was better than expected (an actor and a critic, Sutton and Barto 2018, 13.5), and the worth so that
its logits tell who wins in the end. It owns nothing else.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.bots.bears_and_bees_habits import Habits, Numbers


class Worth(NamedTuple):
    """What a position is worth to a seat, in logits of its chance to win.

    ``swarm`` and ``experience``: each token, at the start and what is added towards the end of the smaller deck.
    ``fourth``: the fourth swarm beside. ``honey`` by its number, ``lead`` by the margin, ``cards`` by kind and number.
    ``late``: each honey, honey card and research card, towards the end.
    """

    swarm: tuple[float, float]
    experience: tuple[float, float]
    fourth: float
    honey: Numbers
    lead: Numbers
    cards: tuple[Numbers, Numbers]
    late: tuple[float, float, float]


DUEL = Habits(
    held=(0.00, -2.14, -0.21, 2.31, 4.21, 5.10, 4.70, 3.73),
    eaten=9.60,
    ahead=(-3.53, -0.84, -0.87, -0.25, -1.17, 0.78, 0.98, 1.19, 0.83, 0.67, 1.10),
    taken=(0.00, 0.48, 2.08, 3.43, 5.14, 6.22, 7.67, 8.47, 7.71),
    released=(-1.50, -1.69, -2.33, -2.18, -2.08, -3.29, -0.88, 0.40, 2.00, 3.09, 4.09),
    spent=0.14,
    few=((0.00, -0.80, -0.12, 0.12, -0.32), (0.00, 1.12, 0.50, 0.71, 0.68)),
    gift=-1.84,
    woken=0.29,
    leader_woken=1.78,
    mine_last=-1.09,
    theirs_last=-0.93,
    behind=1.08,
    crowd=-0.76,
    draws=(
        (1.44, 0.98, 0.74, 0.78, 0.91, 0.62, -0.66, 0.08, 0.00),
        (3.36, 0.91, -1.20, -2.74, -0.98, -0.12, -0.03, 0.00, 0.00),
    ),
    consoled=(-0.77, 0.67, 1.18, 0.82, 0.11, -0.96, -0.26, -0.15),
    kinds_by_honey=(
        (0.57, 1.52, 0.95, 0.14, -0.52, -0.55, -0.46, -0.27),
        (0.40, -0.34, -0.28, 0.25, 0.28, 0.27, -0.17, -0.35),
        (0.02, -0.93, -0.82, 0.05, 0.21, 0.30, -0.19, -0.24),
    ),
    kinds_by_margin=(
        (1.10, 0.46, 0.71, 0.82, 1.45, 0.57, 0.31, 0.02, -0.42, -0.49, -0.55),
        (0.42, 0.98, 1.03, 1.16, 1.19, 1.17, 1.03, 0.66, -0.07, -0.65, -0.98),
        (-3.54, -2.20, -2.91, -2.51, -2.59, -2.82, -0.92, -0.26, 0.41, 0.69, 1.05),
    ),
    kinds_by_cards=((0.00, -0.57, 0.51, 1.42, 2.50), (0.00, 0.66, 0.81, 0.87, 0.40)),
)
DUEL_WORTH = Worth(
    swarm=(0.79, 1.41),
    experience=(1.24, 0.20),
    fourth=0.61,
    honey=(0.00, 0.02, 0.10, 0.16, 0.36, 0.40, 0.28, 0.23),
    lead=(-0.24, -0.15, -0.10, -0.07, -0.07, 0.00, 0.07, 0.07, 0.10, 0.15, 0.24),
    cards=((0.00, 0.24, 0.46, 0.67, 0.87, 1.08, 1.25), (0.00, 0.81, 0.99, 1.18, 0.99, 0.23, -0.02)),
    late=(0.04, 0.06, 0.05),
)
TABLE = Habits(
    held=(0.00, -2.91, -0.72, 1.65, 2.96, 3.83, 5.56, 7.51),
    eaten=9.33,
    ahead=(-2.98, -1.90, -1.20, -0.77, -0.96, 0.85, 1.78, 1.60, 1.40, 1.65, 2.01),
    taken=(0.00, 1.88, 3.43, 5.12, 6.71, 7.94, 9.17, 9.87, 9.38),
    released=(-2.20, -1.42, -0.90, -1.31, -0.63, -2.54, 0.12, 0.91, 1.56, 3.21, 4.22),
    spent=0.69,
    few=((0.00, -0.23, -0.05, 0.30, 0.00), (0.00, 0.77, 0.74, 0.87, 0.00)),
    gift=-0.70,
    woken=-0.03,
    leader_woken=0.64,
    mine_last=-0.01,
    theirs_last=-0.62,
    behind=0.15,
    crowd=-1.69,
    draws=(
        (1.52, 0.86, 1.37, 1.36, 1.23, 1.07, 0.58, 0.26, 0.00),
        (3.08, -0.27, -2.31, -0.43, -0.37, -0.13, 0.01, 0.00, 0.00),
    ),
    consoled=(0.40, 0.35, 0.31, -0.26, 0.92, 0.54, -0.41, 2.09),
    kinds_by_honey=(
        (0.96, 1.91, 1.49, 1.29, 1.20, 0.16, -1.79, -3.53),
        (0.69, -0.73, -0.49, 0.02, 0.21, 0.07, -0.06, -0.02),
        (-1.60, -3.47, -2.68, -1.60, -0.79, -0.26, 0.58, 1.18),
    ),
    kinds_by_margin=(
        (1.05, 0.77, 0.97, 1.25, 1.57, 0.26, -1.17, -1.20, -1.18, -1.82, -2.05),
        (0.91, 0.81, 0.95, 1.10, 1.07, 0.86, 0.11, -0.22, -0.56, -1.36, -1.68),
        (-2.51, -1.96, -1.95, -3.36, -3.36, -1.05, 0.40, 0.78, 1.13, 1.80, 2.44),
    ),
    kinds_by_cards=((0.00, -1.07, -0.03, 1.11, 2.35), (0.00, 0.54, 0.69, 0.56, -0.38)),
)
TABLE_WORTH = Worth(
    swarm=(0.94, 2.27),
    experience=(1.56, 0.40),
    fourth=0.65,
    honey=(0.00, 0.12, 0.16, 0.32, 0.33, 0.35, 0.44, 0.50),
    lead=(-0.26, -0.09, -0.07, -0.05, -0.01, 0.01, 0.10, 0.16, 0.09, 0.18, 0.34),
    cards=((0.00, 0.25, 0.46, 0.67, 0.93, 1.10, 1.29), (0.00, 0.74, 0.95, 0.99, 0.67, -0.04, -0.03)),
    late=(0.13, 0.10, 0.01),
)
