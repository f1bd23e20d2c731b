"""Who plays: bots of the box by name, bots of anybody's own, and sentences for those that there are not."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rules import games
from tabletop.bots.levels import LEVELS
from tabletop.lab import contestants
from tabletop.lab.__main__ import main
from tabletop.lab.cells import cells, fingerprint
from tabletop.lab.contestants import NAMES, Contestant, Unknown
from tabletop.lab.playing import play, seed_of
from tests.bots.positions import positions

FIRST = '''
def decide(game, view, seed):
    """Takes the first legal action."""
    return view.decision.actions[0]

def boast(game, view, seed):
    return "win at once"

def leave(game, view, seed):
    raise SystemExit("bye")
'''


@pytest.fixture
def own(tmp_path: Path) -> str:
    path = tmp_path / "first_bot.py"
    path.write_text(FIRST)
    return f"{path}:decide"


@pytest.mark.parametrize("key", games)
@pytest.mark.parametrize("name", NAMES)
def test_every_name_answers_with_a_legal_run(key: str, name: str) -> None:
    bot = Contestant(name, "8 trials" if name in LEVELS else "own").bot()
    for position in positions(key, 20):
        state = position.state.copy()
        for text in bot(position.game, position.view, position.seed).split("; "):
            state.apply(position.seat, position.game.parse(text))


def test_random_takes_all_that_is_legal_alike() -> None:
    position = next(one for one in positions("bears_and_bees", 40) if len(one.view.decision.actions) == 3)  # type: ignore[union-attr]
    taken = Counter(Contestant("random").bot()(position.game, position.view, seed) for seed in range(600))
    assert len(taken) == 3
    assert all(150 < count < 250 for count in taken.values())


def test_a_bot_of_ones_own_plays(own: str, tmp_path: Path) -> None:
    out = tmp_path / "own.csv"
    usual = ["tournament", "--game", "secret_kingdom", "--seats", "2", "--deals", "2", "--options", "beehives=four"]
    assert main([*usual, "--bots", f"{own},random", "--out", str(out), "--jobs", "2"]) == 0
    assert out.read_text().count(f"secret_kingdom,2,beehives=four,{own},own,random,own") == 4


def test_a_bot_of_ones_own_has_its_own_fingerprint(own: str) -> None:
    before = fingerprint("beesness", own, "random")
    assert before != fingerprint("beesness", "cub", "random")
    fingerprint.cache_clear()
    Path(own.partition(":")[0]).write_text(FIRST + "\n# otherwise\n")
    assert fingerprint("beesness", own, "random") != before


def test_who_plays_foul_is_named_with_the_place(own: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    foul = own.replace(":decide", ":boast")
    usual = ["tournament", "--game", "bears_and_bees", "--seats", "2", "--deals", "1", "--jobs", "1"]
    assert main([*usual, "--bots", f"{foul},random", "--first-deal", "7", "--out", str(tmp_path / "foul.csv")]) == 1
    assert f"{foul} in seat 0 of deal 7 answered 'win at once'" in capsys.readouterr().err
    left = own.replace(":decide", ":leave")
    assert main([*usual, "--bots", f"{left},random", "--out", str(tmp_path / "left.csv")]) == 1
    assert "SystemExit: bye" in capsys.readouterr().err


def test_a_file_that_ends_the_program_is_said(tmp_path: Path) -> None:
    """As one that was written to be started by itself."""
    path = tmp_path / "program.py"
    path.write_text("raise SystemExit(3)")
    with pytest.raises(Unknown, match="cannot be loaded: SystemExit: 3"):
        Contestant(f"{path}:decide").bot()


@pytest.mark.parametrize(
    ("name", "budget", "said"),
    [
        ("bear", "own", "No bot is called 'bear': there are cub"),
        ("cub", "soon", "no budget"),
        ("random", "60 ms", "random takes no budget"),
        ("nowhere.py:decide", "own", "There is no file nowhere.py"),
        ("no.such.module:decide", "own", "no.such.module cannot be loaded"),
        ("tests.bots.toy:nobody", "own", "tests.bots.toy has no function nobody"),
    ],
)
def test_who_is_not_there_is_said(name: str, budget: str, said: str) -> None:
    with pytest.raises(Unknown, match=said):
        Contestant(name, budget).bot()


def test_a_run_by_counts_has_no_clock_in_it() -> None:
    [cell] = cells("bears_and_bees", 2, (), ("expert", "cub"), "60 trials", "own")
    assert cell.field_budget == f"{LEVELS['cub'].trials} trials"
    assert cell.counted
    with pytest.raises(Unknown, match="queen thinks until its time is up"):
        cells("bears_and_bees", 2, (), ("expert", "queen"), "60 trials", "own")
    [cell] = cells("bears_and_bees", 2, (), ("expert", "cub"), "60 ms", "own")
    assert not cell.counted


def test_a_run_by_the_clock_tells_the_times_of_the_hero() -> None:
    [cell] = cells("bears_and_bees", 2, (), ("cub", "random"), "5 ms", "own")
    played = play(cell, 3, 1)
    assert len(played.times) == played.decisions > 3


def test_a_bot_among_its_like_plays_each_deal_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    usual = ["tournament", "--game", "beesness", "--seats", "3", "--deals", "3", "--jobs", "1"]
    out = tmp_path / "alike.csv"
    assert main([*usual, "--bots", "random,random", "--out", str(out)]) == 0
    assert len(out.read_text().splitlines()) == 1 + 3
    told = capsys.readouterr().out
    assert "3 games among its like" in told
    assert "lost together: " in told
    assert "share" not in told


def test_more_than_two_bots_play_each_among_each_other() -> None:
    found = cells("bears_and_bees", 3, (), ("cub", "likely", "random"), "own", "own")
    assert len(found) == len({(cell.hero, cell.field) for cell in found}) == 6
    twice = cells("bears_and_bees", 3, (), ("likely", "random", "likely"), "own", "own")
    assert [(cell.hero, cell.field) for cell in twice] == [
        ("likely", "random"),
        ("likely", "likely"),
        ("random", "likely"),
    ]


@pytest.mark.parametrize(
    ("options", "said"),
    [(["beehives=nine"], "beehives can be off, four, five"), (["bears=on"], "No option is called 'bears'")],
)
def test_options_that_there_are_not_are_said(options: list[str], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        cells("secret_kingdom", 2, options, ("cub", "random"), "own", "own")


def test_options_are_the_games_own_values() -> None:
    [cell] = cells("secret_kingdom", 2, ["first=1", "any_mix=true"], ("cub", "random"), "own", "own")
    assert cell.chosen() == {"first": 1, "any_mix": True}


def test_seeds_differ_by_deal_seat_and_question() -> None:
    assert len({seed_of(deal, seat, number) for deal in range(20) for seat in range(5) for number in range(50)}) == 5000


@pytest.mark.parametrize(
    ("key", "seats", "deals", "at_least"),
    [
        ("bears_and_bees", 2, 20, 0.65),
        ("secret_kingdom", 4, 5, 0.45),
        ("bear_necessities", 2, 10, 0.60),
        ("beesness", 3, 4, 0.60),
    ],
)
def test_cub_beats_random_play(key: str, seats: int, deals: int, at_least: float) -> None:
    """A small check with fixed seeds; the measured shares over many deals stand in CONTRIBUTING.md."""
    [cell] = cells(key, seats, (), ("cub", "random"), "24 trials", "own")
    won = sum(play(cell, deal, hero).share for deal in range(deals) for hero in range(seats))
    assert won / (deals * seats) >= at_least


def test_the_clock_of_the_processor_is_read_seldom_and_never_far_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    now, reads = [0.0], [0]

    def read() -> float:
        reads[0] += 1
        return now[0] / 2

    monkeypatch.setattr("tabletop.lab.contestants.time.monotonic", lambda: now[0])
    monkeypatch.setattr("tabletop.lab.contestants.time.process_time", read)
    clock = contestants.ProcessorClock()
    for step in range(1_000):
        now[0] = step * contestants.READ / 8
        assert 0 <= now[0] / 2 - clock() <= contestants.READ
    assert 120 <= reads[0] <= 125, "once in eight steps"


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("return 5", "answered 5, which is no text"),
        ("return None", "None"),
        ("raise KeyError('x')", "line 2: KeyError"),
    ],
)
def test_a_bot_that_stumbles_is_told_of_in_a_sentence(
    answer: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "odd_bot.py"
    path.write_text(f"def decide(game, view, seed):\n    {answer}\n")
    usual = ["tournament", "--game", "bears_and_bees", "--seats", "2", "--deals", "1", "--jobs", "1"]
    assert main([*usual, "--bots", f"{path}:decide,random", "--out", str(tmp_path / "odd.csv")]) == 1
    said = capsys.readouterr().err
    assert f"{path}:decide in seat 0 of deal 0" in said
    assert told in said


@pytest.mark.parametrize("source", ["def decide(:", "import nothing_of_that_name", "1 / 0"])
def test_a_file_that_cannot_be_loaded_is_named(source: str, tmp_path: Path) -> None:
    path = tmp_path / "broken_bot.py"
    path.write_text(source)
    with pytest.raises(Unknown, match=r"broken_bot\.py cannot be loaded: \w+: "):
        Contestant(f"{path}:decide").bot()


@pytest.mark.parametrize("name", [".:f", "..:f", "sys:exit"])
def test_what_is_no_module_of_bots_ends_in_a_sentence(name: str, tmp_path: Path) -> None:
    usual = ["tournament", "--game", "bears_and_bees", "--seats", "2", "--deals", "1", "--jobs", "1"]
    assert main([*usual, "--bots", f"{name},random", "--out", str(tmp_path / "odd.csv")]) in (1, 2)
