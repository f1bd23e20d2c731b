"""Frames between the table and the worker of the bots, in whatever portions a pipe delivers them."""

from __future__ import annotations

import io
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import games
from tabletop.bots.wire import ANSWERS, LARGEST, QUESTIONS, Answer, Cancel, Request, Unpacker, WireError, pack, read
from tests.play.clockwork import page

TEXTS = st.text(max_size=20)
MADE_UP = st.builds(
    Answer,
    id=st.integers(0, 2**40),
    action=TEXTS,
    ranked=st.lists(st.tuples(TEXTS, st.floats(allow_nan=False)), max_size=3).map(tuple),
    reasons=st.lists(st.tuples(TEXTS, st.floats(allow_nan=False)), max_size=2).map(tuple),
    error=TEXTS,
)


@given(st.lists(MADE_UP, max_size=5), st.lists(st.integers(1, 40), min_size=1, max_size=20))
def test_what_was_packed_comes_out_again_in_any_portions(answers: list[Answer], sizes: list[int]) -> None:
    data = b"".join(pack(answer) for answer in answers)
    unpacker = Unpacker(ANSWERS)
    found: list[Answer] = []
    at = turn = 0
    while at < len(data):
        size = sizes[turn % len(sizes)]
        found += unpacker.feed(data[at : at + size])
        at, turn = at + size, turn + 1
    assert found == answers


@given(st.lists(MADE_UP, max_size=5))
def test_a_stream_is_read_to_its_end(answers: list[Answer]) -> None:
    stream = io.BytesIO(b"".join(pack(answer) for answer in answers))
    assert [read(stream, ANSWERS) for _ in answers] == answers
    assert read(stream, ANSWERS) is None


def test_a_request_carries_a_whole_view() -> None:
    view = page("ccc", 3).session.view()
    game = games[view.game]
    request = Request(7, view.game, game.encode_view(view), 0, "cub", 2**48 - 1, 400)
    found, cancel = Unpacker(QUESTIONS).feed(pack(request) + pack(Cancel(7)))
    assert isinstance(found, Request)
    assert cancel == Cancel(7)
    assert (found.id, found.game, found.level, found.seed) == (7, view.game, "cub", 2**48 - 1)
    assert game.decode_view(found.view) == view


@pytest.mark.parametrize(
    "data",
    [
        struct.pack(">I", LARGEST + 1),
        struct.pack(">I", 3) + b"\xc1\xc1\xc1",
        pack(Answer(1))[:4] + b"\x90" * 99,
        struct.pack(">I", 100_008) + b"\x82\xa2id\x01\xa2no" + b"\x91" * 100_000,
    ],
)
def test_garbage_is_refused(data: bytes) -> None:
    with pytest.raises(WireError):
        Unpacker(ANSWERS).feed(data)
    with pytest.raises(WireError):
        read(io.BytesIO(data), ANSWERS)


@pytest.mark.parametrize("length", [1, 3, 4, 5])
def test_an_input_that_ends_within_a_message_is_refused(length: int) -> None:
    with pytest.raises(WireError):
        read(io.BytesIO(pack(Answer(1))[:length]), ANSWERS)
