"""A worker for tests, run as a program: the level of a request says what it does with it.

``first``: the first action. ``die``: ends without an answer. ``nonsense``: writes what is no frame. ``late``: answers
never. ``fail``: answers with an error. ``stale``: answers another question before this one. ``stubborn``: goes on
living at the end of its input.
"""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tabletop.bots.wire import QUESTIONS, Answer, Cancel, pack, read


def main() -> None:
    source, target = sys.stdin.buffer, sys.stdout.buffer
    stubborn = False
    while (request := read(source, QUESTIONS)) is not None:
        if isinstance(request, Cancel):
            continue
        action = str(request.view["decision"]["actions"][0])
        if request.level == "die":
            os._exit(3)
        elif request.level == "nonsense":
            target.write(b"\xff" * 64)
        elif request.level == "fail":
            target.write(pack(Answer(request.id, error="no_bot")))
        elif request.level != "late":
            stubborn = stubborn or request.level == "stubborn"
            if request.level == "stale":
                target.write(pack(Answer(request.id - 1, "stale")))
            target.write(pack(Answer(request.id, action, ((action, 1.0),))))
        target.flush()
    if stubborn:
        threading.Event().wait()


if __name__ == "__main__":
    main()
