"""How the table and the worker of the bots talk: messages in frames on two pipes. Knows no game, no process and no Qt.

A frame is four bytes, the length as a big-endian number, and that many bytes of msgpack. The table writes ``Request``
and ``Cancel`` frames, the worker writes ``Answer`` frames; an answer bears the ``id`` of its request. The order may
differ.
"""

from __future__ import annotations

import struct
from typing import Any, BinaryIO, Generic, TypeVar

import msgspec

_HEAD = struct.Struct(">I")
LARGEST = 16 * 1024 * 1024
"""No message is longer, in bytes; a longer one means that something else was written to the pipe."""


class WireError(Exception):
    """What came is not what is spoken here; the pipe is of no more use."""


class Request(msgspec.Struct, frozen=True, tag=True):
    """A question to a bot: ``view`` as ``game.encode_view`` gives it, at most ``budget_ms`` milliseconds to think."""

    id: int
    game: str
    view: dict[str, Any]
    seat: int
    level: str
    seed: int
    budget_ms: int


class Cancel(msgspec.Struct, frozen=True, tag=True):
    """Nobody waits for the answer to that request any more; one may still come."""

    id: int


class Answer(msgspec.Struct, frozen=True):
    """What ``Advice`` holds; with ``error`` there is no action."""

    id: int
    action: str = ""
    ranked: tuple[tuple[str, float], ...] = ()
    reasons: tuple[tuple[str, float], ...] = ()
    error: str = ""


MessageT = TypeVar("MessageT")
QUESTIONS: msgspec.msgpack.Decoder[Request | Cancel] = msgspec.msgpack.Decoder(Request | Cancel)
ANSWERS: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)


def pack(message: Request | Cancel | Answer) -> bytes:
    """The frame of ``message``."""
    body = msgspec.msgpack.encode(message)
    return _HEAD.pack(len(body)) + body


class Unpacker(Generic[MessageT]):
    """Makes messages of one kind from bytes, in whatever portions they come."""

    def __init__(self, kind: msgspec.msgpack.Decoder[MessageT]) -> None:
        self._decoder = kind
        self._bytes = bytearray()

    def feed(self, data: bytes) -> list[MessageT]:
        """The messages that ``data`` completes. Raises ``WireError``."""
        self._bytes += data
        found: list[MessageT] = []
        while len(self._bytes) >= _HEAD.size:
            length = _length(self._bytes)
            end = _HEAD.size + length
            if len(self._bytes) < end:
                break
            found.append(_decoded(self._decoder, bytes(self._bytes[_HEAD.size : end])))
            del self._bytes[:end]
        return found


def read(stream: BinaryIO, kind: msgspec.msgpack.Decoder[MessageT]) -> MessageT | None:
    """The next message of ``stream``; waits for it. ``None`` at the end of the input.

    Raises:
        WireError: where the input ends within a frame, or the frame is none.
    """
    head = stream.read(_HEAD.size)
    if not head:
        return None
    body = stream.read(_length(head)) if len(head) == _HEAD.size else b""
    if len(head) < _HEAD.size or len(body) < _length(head):
        raise WireError("the input ended within a message")
    return _decoded(kind, body)


def _length(head: bytes | bytearray) -> int:
    length = int(_HEAD.unpack_from(head)[0])
    if length > LARGEST:
        raise WireError(f"a message of {length} bytes")
    return length


def _decoded(decoder: msgspec.msgpack.Decoder[MessageT], body: bytes) -> MessageT:
    try:
        return decoder.decode(body)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise WireError(str(error)) from None
