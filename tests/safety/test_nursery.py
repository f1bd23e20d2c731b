"""A nursery that is ended takes whoever was born of it along: no game goes on that nobody listens to."""

from __future__ import annotations

import os
import select
import sys
from pathlib import Path

import msgspec
import pytest

from rules.kernel.match import Match, Setup
from tabletop.store import Library
from tests.play.clockwork import players
from tests.safety.lives import Nursery
from tests.safety.program import Plan
from tests.secrecy.theatre import keep_in

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="process handles are Linux's word")


def test_nobody_outlives_the_nursery(nursery: Nursery, tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        keep_in(library, Match.start(Setup("bears_and_bees", 2, 7)).record(), players("hh"), None)
    plan = msgspec.json.encode(Plan(7, "bears_and_bees")).decode()
    one = nursery.bear("mortal", tmp_path, plan)
    assert "landed" in one.says()
    handle = os.pidfd_open(one.process)
    nursery.process.kill()
    waiting = select.poll()
    waiting.register(handle, select.POLLIN)
    ended = waiting.poll(60_000)
    os.close(handle)
    assert ended
