"""What is said of a choice: by which parts and how much it is better, and what else was weighed."""

from __future__ import annotations

import pytest

from tabletop.bots.mind import Advice
from tabletop.pages.thought_words import reasons_told, thought_lines, to_weigh
from tabletop.texts import game_texts, say, within
from tests.play.clockwork import page

GAME = "secret_kingdom"


def advice(*values: float, reasons: tuple[str, ...] = ()) -> Advice:
    """Gathering is chosen and worth the first of ``values``; what else was weighed is worth the others."""
    ranked = sorted(zip(("gather", "buy H1", "buy H2", "buy H3"), values, strict=False), key=lambda one: -one[1])
    return Advice("gather", tuple(ranked), tuple((part, 1.0) for part in reasons))


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ((60.0, 52.6, 10.0), say("why.lead", count=7)),
        ((60.0, 59.4), say("why.lead", count=1)),
        ((60.0, 59.6), say("why.even")),
        ((59.6, 60.0), say("why.even")),
        ((58.0, 60.0), say("why.behind")),
        ((60.0,), say("why.only")),
        ((), say("why.only")),
        ((104.0, 98.0), say("why.lead", count=2)),
        ((3.0, -20.0), say("why.lead", count=3)),
    ],
)
def test_it_is_said_how_much_better_a_choice_is_than_the_best_of_all_else(values: tuple[float, ...], said: str) -> None:
    assert reasons_told(GAME, advice(*values)) == said


def test_the_reasons_are_told_before_that_and_a_part_without_words_is_left_out() -> None:
    told = reasons_told(GAME, advice(60.0, 50.0, reasons=("gems", "moon", "rivals")))
    parts = [say(f"{GAME}_worth.{part}") for part in ("gems", "rivals")]
    assert told == " ".join([*parts, say("why.lead", count=10)])


@pytest.mark.parametrize(
    ("values", "reasons", "said"),
    [
        ((60.0, 50.0), ("gems",), "Consider what the best choice does. It brings gems, or keeps them. "),
        ((60.0, 50.0), (), "Consider what the best choice does. In a hundred games it wins about 10 more"),
        ((60.0, 60.0), ("gems",), "Consider what the best choice does. It brings gems, or keeps them. The next best"),
        ((60.0, 60.0), (), say("hint.even")),
        ((60.0,), (), say("hint.only")),
    ],
)
def test_a_hint_tells_what_to_weigh_of_a_choice_that_is_not_named_yet(
    values: tuple[float, ...], reasons: tuple[str, ...], said: str
) -> None:
    assert to_weigh(GAME, advice(*values, reasons=reasons)).startswith(said)


def test_the_three_best_that_were_weighed_are_told_in_whole_games_of_a_hundred() -> None:
    table = page("ccc", 3, GAME)
    table.settle()
    (request,) = table.requests
    assert request.view.decision is not None
    actions = request.view.decision.actions
    ranked = tuple(zip(actions, (104.0, 50.4, 20.0, -3.0), strict=True))
    table.session.answer(request.token, actions[0], Advice(actions[0], ranked))
    table.clock.pass_by(5)
    table.session.tick()
    table.settle()
    line = next(line for line in thought_lines(table.session) if line.title)
    words = [game_texts(GAME).action_text(action) for action in actions[:3]]
    options = [
        say("why.option", action=within(word), points=games) for word, games in zip(words, (100, 50, 20), strict=True)
    ]
    assert line.body == "\n".join([say("why.lead", count=50), *options])
    assert line.title.endswith(words[0])
    assert line.seat == (0, table.session.players[0].name)
