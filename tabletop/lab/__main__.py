"""Plays bots against each other (tournament), and tells how it went (report).

A tournament goes on from the games that its file holds already. It exits with 0, with 1 if a bot plays foul, with 2 if
something is wrong with the command or the file, and with 130 after Ctrl+C.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from rules import Refusal, games
from tabletop.lab.cells import cells
from tabletop.lab.contestants import NAMES, OWN, Unknown
from tabletop.lab.playing import Foul
from tabletop.lab.report import report
from tabletop.lab.results import Unfit
from tabletop.lab.tournament import run

INTERRUPTED = 130


def main(words: Sequence[str] | None = None) -> int:
    """The command line; returns its exit code."""
    parser = _parser()
    given = parser.parse_args(words)
    try:
        if given.command == "tournament":
            _tournament(parser, given)
            _tell(report([given.out]))
        else:
            _tell(report(given.files))
    except KeyboardInterrupt:
        print("Stopped. What was finished is kept; the same command goes on from there.", file=sys.stderr)
        return INTERRUPTED
    except (Foul, BrokenProcessPool) as trouble:
        print(f"{trouble} What was finished is kept.", file=sys.stderr)
        return 1
    except OSError as trouble:
        print(f"{trouble.filename}: {trouble.strerror}." if trouble.filename else trouble, file=sys.stderr)
        return 2
    except (Unfit, Unknown, ValueError) as trouble:
        print(trouble, file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tabletop.lab", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    tournament = commands.add_parser("tournament", help="play deals, each from every seat")
    tournament.add_argument("--game", required=True, choices=list(games))
    tournament.add_argument("--seats", required=True, type=int)
    tournament.add_argument(
        "--bots",
        required=True,
        metavar="A,B",
        help=f"A among B in all other seats (if more: each among every other): {', '.join(NAMES)}, or file.py:function",
    )
    tournament.add_argument("--deals", required=True, type=_count, help="each is played once with A in every seat")
    tournament.add_argument("--first-deal", type=int, default=0, help="number of the first deal: it is also its seed")
    tournament.add_argument("--out", required=True, type=Path, metavar="FILE.csv")
    for who, prefix in (("A", ""), ("B", "field-")):
        budget = tournament.add_mutually_exclusive_group()
        budget.add_argument(f"--{prefix}ms", type=_count, help=f"milliseconds of processor time that {who} thinks")
        budget.add_argument(f"--{prefix}trials", type=_count, help=f"plans that {who} tries, however long that takes")
    tournament.add_argument(
        "--jobs", type=_count, default=os.cpu_count() or 1, help="games at once (default: one per core)"
    )
    tournament.add_argument("--options", nargs="+", default=[], metavar="NAME=VALUE", help="options of the game")
    reporting = commands.add_parser("report", help="tell what result files hold")
    reporting.add_argument("files", nargs="+", type=Path, metavar="FILE.csv")
    return parser


def _count(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is less than 1")
    return number


def _tournament(parser: argparse.ArgumentParser, given: argparse.Namespace) -> None:
    bots = given.bots.split(",")
    if len(bots) < 2:
        parser.error("--bots takes two names or more, with a comma between")
    if given.seats not in games[given.game].seats:
        seats = games[given.game].seats
        parser.error(f"--seats: {given.game} is for {seats[0]} to {seats[-1]}")
    hero, field = _budget(given.ms, given.trials), _budget(given.field_ms, given.field_trials)
    try:
        wanted = cells(given.game, given.seats, given.options, bots, hero, field)
    except Refusal as refusal:
        parser.error(f"--options: {refusal}")
    run(wanted, range(given.first_deal, given.first_deal + given.deals), given.out, given.jobs)


def _budget(milliseconds: int | None, trials: int | None) -> str:
    if milliseconds is not None:
        return f"{milliseconds} ms"
    return OWN if trials is None else f"{trials} trials"


def _tell(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


if __name__ == "__main__":
    sys.exit(main())
