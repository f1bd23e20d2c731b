"""``python -m tabletop.art``: renders every SVG source to PNG; writes only what has changed to the eye."""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QImage

from tabletop.art.files import art_file
from tabletop.art.render import jobs, render


def png(image: QImage) -> bytes:
    """The image as a PNG file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", 0)  # type: ignore[call-overload]
    return bytes(data.data())


def main() -> int:
    """Renders all; returns the exit code."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    wanted = set()
    written = 0
    for job in jobs():
        wanted.add(job.target)
        image = render(job)
        old = QImage(str(job.target)).convertToFormat(image.format()) if job.target.exists() else None
        if old is not None and old == image:
            continue
        job.target.parent.mkdir(parents=True, exist_ok=True)
        job.target.write_bytes(png(image))
        written += 1
    for stray in set(art_file("png").rglob("*.png")) - wanted:
        stray.unlink()
    sys.stdout.write(f"{len(wanted)} pictures, {written} written.\n")
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
