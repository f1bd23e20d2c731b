"""``python -m rules check [FILE...]``: plays scenarios and prints what differed from what they say.

Without a file it plays all that come with the program. It ends with 0 where all went as written, 1 where something
differed, 2 where a file cannot be read.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from rules.kernel.scenario import ScenarioError, run
from rules.kernel.scenario_text import parse


def bundled() -> Iterator[Traversable]:
    """The scenarios that come with the program, by game and name."""
    for folder in sorted(files("resources.scenarios").iterdir(), key=lambda each: each.name):
        if folder.is_dir():
            yield from sorted(
                (each for each in folder.iterdir() if each.name.endswith(".toml")), key=lambda each: each.name
            )


def check(file: Traversable, name: str) -> int:
    """Plays one file, prints how it went and returns 0, 1 or 2."""
    try:
        scenario = parse(file.read_text(encoding="utf-8"), name)
        differences = run(scenario)
    except (OSError, UnicodeDecodeError) as error:
        print(f"{name}: cannot be read: {error}")
        return 2
    except ScenarioError as error:
        step = f" step {error.values['step']}:" if error.values["step"] else ""
        print(f"{name}:{step} {error.values['reason']}")
        return 2
    for difference in differences:
        print(f'{name}: step {difference.step} of {len(scenario.steps)}: "{difference.text}" - {difference.found}')
    if not differences:
        print(f"{name}: ok")
    return 1 if differences else 0


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; returns its exit code."""
    parser = argparse.ArgumentParser(prog="python -m rules", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    checker = commands.add_parser("check", help="play scenarios and tell what differed")
    checker.add_argument("files", nargs="*", metavar="FILE", help="TOML files; without one, all that come along")
    chosen = parser.parse_args(arguments)
    named: list[tuple[Traversable, str]] = [(Path(name), name) for name in chosen.files]
    if not named:
        named = [(file, file.name) for file in bundled()]
    return max((check(file, name) for file, name in named), default=0)


if __name__ == "__main__":
    sys.exit(main())
