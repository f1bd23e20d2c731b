"""The desktop table: bots, store, play, texts, art, table, panels and pages, each on its floor.

A file imports from floors below its own and never upward; the contracts in ``pyproject.toml`` hold that. Nothing here
decides a rule: what may be done and what a seat may know comes from ``rules``.
"""

VERSION = "0.1.0"
"""The version of the program, told here and nowhere else."""
