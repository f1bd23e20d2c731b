"""Faults put into a game's rules on purpose: does a test notice each of them?

``python -m tests.bench mutants GAME`` draws faults by a fixed seed from ``flow.py``, ``score.py``, ``cards.py`` and the
rooms named in ``_MORE``: a comparison shifted or turned round, a sum made a difference, a number one larger, a
condition denied, a step left out. For each it prints the first test that fails; a survivor is shown with its line.
"""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[2]
SEED = 20261130
COUNT = 60
AT_ONCE = 2
PATIENCE = 300.0
"""Seconds after which a fault that makes a game endless counts as noticed."""

_ROOMS = ("flow.py", "score.py", "cards.py")
_MORE = ("taking.py", "effects.py", "market.py", "sale.py", "trade.py", "turn.py", "vote.py", "tableau.py", "buying.py")
"""Rooms beside ``flow`` into which some games divide it."""
_COPIED = ("rules", "tests", "pyproject.toml", "resources/decks", "resources/scenarios", "resources/__init__.py")

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}


@dataclass(frozen=True)
class Fault:
    """The ``number``-th place in ``room`` where a fault can be made."""

    room: str
    number: int


class _Faults(ast.NodeTransformer):
    """Counts the places where a fault can be made, and makes the one that is ``wanted``."""

    def __init__(self, wanted: int = -1) -> None:
        self.wanted = wanted
        self.count = 0
        self.line = 0
        self.what = ""

    def _here(self, node: ast.stmt | ast.expr, what: str) -> bool:
        self.count += 1
        if self.count - 1 != self.wanted:
            return False
        self.line, self.what = node.lineno, what
        return True

    def visit_If(self, node: ast.If) -> ast.AST:
        if ast.unparse(node.test) in ("TYPE_CHECKING", "log is not None"):
            return node  # what is told is compared line by line by the transcripts
        if self._here(node, "denied"):
            node.test = ast.UnaryOp(ast.Not(), node.test)
        return self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        made = _COMPARISONS.get(type(node.ops[0]))
        if made is not None and self._here(node, f"{type(node.ops[0]).__name__} to {made.__name__}"):
            node.ops[0] = made()
        return self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        made = _SUMS.get(type(node.op))
        if made is not None and self._here(node, f"{type(node.op).__name__} to {made.__name__}"):
            node.op = made()
        return self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        if self._here(node, "left out"):
            return ast.copy_location(ast.Pass(), node)
        return self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        if self._here(node, "and for or"):
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        if type(node.value) is int and self._here(node, "one more"):
            return ast.copy_location(ast.Constant(node.value + 1), node)
        if type(node.value) is bool and self._here(node, "the other"):
            return ast.copy_location(ast.Constant(not node.value), node)
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        if isinstance(node.value, ast.Call) and self._here(node, "left out"):
            return ast.copy_location(ast.Pass(), node)
        return self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> ast.AST:
        return node if node.arg in ("strict", "repr") else self.generic_visit(node)  # they change no game

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None:
            node.value = self.visit(node.value)
        return node


def faults(game: str) -> list[Fault]:
    """Every fault that can be made in the rules of ``game``, in a fixed order."""
    found = []
    for room in (*_ROOMS, *_MORE):
        file = ROOT / "rules" / game / room
        if file.exists():
            counter = _Faults()
            counter.visit(ast.parse(file.read_text(encoding="utf-8")))
            found += [Fault(room, number) for number in range(counter.count)]
    return found


def _tried(game: str, fault: Fault) -> tuple[Fault, str, str]:
    """The fault, what it is, and the test that noticed it (empty: none)."""
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        place = Path(folder)
        for name in _COPIED:
            source = ROOT / name
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, place / name, ignore=shutil.ignore_patterns("__pycache__"))
            elif source.exists():
                shutil.copy(source, place / name)
        file = place / "rules" / game / fault.room
        made = _Faults(fault.number)
        tree = ast.fix_missing_locations(made.visit(ast.parse(file.read_text(encoding="utf-8"))))
        line = file.read_text(encoding="utf-8").splitlines()[made.line - 1].strip()
        file.write_text(ast.unparse(tree), encoding="utf-8")
        return fault, f"{fault.room}:{made.line} {made.what}: {line}", _noticed(place, game)


def _noticed(place: Path, game: str) -> str:
    for chosen in ([f"tests/rules/{game}"], ["tests/contract", "-k", game]):
        run = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--no-header", *chosen]
        try:
            done = subprocess.run(run, cwd=place, capture_output=True, text=True, timeout=PATIENCE, check=False)
        except subprocess.TimeoutExpired:
            return "a game without an end"
        if done.returncode != 0:
            named = [text for text in done.stdout.splitlines() if text.startswith(("FAILED", "ERROR"))]
            return named[0].split(" - ")[0].partition(" ")[2] if named else done.stdout.splitlines()[-1]
    return ""


def results(game: str) -> Iterator[tuple[Fault, str, str]]:
    """``COUNT`` faults of ``game``, each with what came of it."""
    drawn = Random(SEED).sample(faults(game), COUNT)
    with ThreadPoolExecutor(AT_ONCE) as pool:
        yield from pool.map(lambda fault: _tried(game, fault), drawn)


def main(games: list[str]) -> None:
    for game in games:
        noticed = 0
        for number, (_, what, test) in enumerate(results(game), 1):
            noticed += bool(test)
            print(f"{number:3} {'noticed' if test else 'SURVIVED'} {what}  {test}", flush=True)
        print(f"{game}: {noticed} of {COUNT} noticed")
