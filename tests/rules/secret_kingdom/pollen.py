"""Gathering cards to test with, named by the gems that they bring."""

from __future__ import annotations

from tests.rules.secret_kingdom.table import gathering

ROSES = gathering("rr", "sfb")
PAIR = gathering("rs", "fb")
SAME = gathering("rs", "rs")
TRIPLE = gathering("sfb", "rs")
ALL = gathering("rsfb")
ALL_TOO = gathering("rsfb", copy=1)
