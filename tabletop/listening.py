"""All that is said while the program tries itself out: by Python, by Qt and by libraries below them. It judges nothing
but what is harmless everywhere.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

STREAMS = (1, 2)
"""What the system calls output and errors."""
HARMLESS = ("This plugin does not support", "Detected locale")
"""What the platform that paints nowhere says of itself, and Qt where the language of the system is none: it takes
another."""


@contextmanager
def listening(file: Path, lost: Callable[[str], None]) -> Iterator[Callable[[], str]]:
    """Everything that anybody in this process or its children writes goes to ``file``; gives what reads it.

    Where Qt is about to end the program, all is as before and ``lost`` hears what was written until then.
    """
    with file.open("w+b") as kept:
        before = [(stream, _copied(stream)) for stream in STREAMS]
        streams = sys.stdout, sys.stderr

        def said() -> str:
            return file.read_text(encoding="utf-8", errors="replace").strip()

        def heard(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
            _heard(kept, kind, message)
            if kind == QtMsgType.QtFatalMsg:
                put_back()
                lost(said())

        def put_back() -> None:
            for written in filter(None, (sys.stdout, sys.stderr)):
                written.flush()
            sys.stdout, sys.stderr = streams
            qInstallMessageHandler(handler)
            for stream, copy in before:
                if copy is not None:
                    os.dup2(copy, stream)
                    os.close(copy)

        handler = qInstallMessageHandler(heard)
        if sys.stderr is None:  # a windowed program on Windows; the wrapper is all that is opened
            sys.stdout = sys.stderr = io.TextIOWrapper(kept, encoding="utf-8", write_through=True)
        for stream, copy in before:
            if copy is not None:
                os.dup2(kept.fileno(), stream)
        try:
            yield said
        finally:
            put_back()


def _copied(stream: int) -> int | None:
    """A copy of an open stream of the system's; ``None`` where it is not open."""
    try:
        return os.dup(stream)
    except OSError:
        return None


def _heard(kept: BinaryIO, kind: QtMsgType, message: str) -> None:
    """What Qt says, as one line."""
    if kind != QtMsgType.QtDebugMsg and not message.startswith(HARMLESS):
        kept.write(f"Qt: {message}\n".encode())
        kept.flush()
