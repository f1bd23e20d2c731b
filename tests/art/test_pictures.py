"""The pictures on disk are those of their sources, and the sources keep to the hand of the house."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from tabletop.art.__main__ import main, png
from tabletop.art.canvas import Canvas
from tabletop.art.files import art_file
from tabletop.art.pictures import TITLES, app_icon, picture
from tabletop.art.render import Job, jobs, part, render
from tabletop.art.stock import SIZES, stock_image, stock_names
from tabletop.art.theme import Theme
from tests.art.seeing import apart

SOURCES = sorted(art_file("").glob("*/*.svg"))


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> None:
    """Pictures need one."""


@pytest.mark.parametrize("job", jobs(), ids=lambda job: job.target.stem)
def test_a_picture_on_disk_is_what_its_source_says(job: Job) -> None:
    fresh = render(job)
    kept = QImage(str(job.target)).convertToFormat(fresh.format())
    assert kept.size() == fresh.size()
    if kept != fresh:
        # Another version of Qt may smooth an edge otherwise; a stroke that moved is seen at 64 pixels too.
        smooth = Qt.TransformationMode.SmoothTransformation
        side = min(64, fresh.width())
        assert apart(kept.scaledToWidth(side, smooth), fresh.scaledToWidth(side, smooth)) < 1.0


def test_no_picture_lies_about_without_a_source() -> None:
    assert set(art_file("png").rglob("*.png")) == {job.target for job in jobs()}


def test_rendering_again_writes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    before = {path: path.stat().st_mtime_ns for path in art_file("png").rglob("*.png")}
    fresh = ((job, render(job)) for job in jobs())
    changed = [job for job, image in fresh if QImage(str(job.target)).convertToFormat(image.format()) != image]
    if changed:
        pytest.skip("this version of Qt smooths edges otherwise than the one that made the pictures")
    assert main() == 0
    assert " 0 written" in capsys.readouterr().out
    assert before == {path: path.stat().st_mtime_ns for path in art_file("png").rglob("*.png")}


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_source_uses_only_what_qtsvg_can_draw(source: Path) -> None:
    text = source.read_text(encoding="utf-8")
    assert "clip-path" not in text
    assert "paint-order" not in text
    assert "rgba(" not in text
    assert "<text" not in text, "words are written by the program, in its own fonts"
    assert "Gradient" not in text, "flat colour and one darker tone"
    assert "<image" not in text
    outside = [url for url in re.findall(r'href="([^"]+)"', text) if not re.match(r"(\.\./parts/)?\w*\.?\w*#\w+$", url)]
    assert not outside


def test_a_part_that_does_not_exist_is_named() -> None:
    with pytest.raises(ValueError, match="no part called wasp"):
        part(art_file("parts/bee.svg"), "wasp")


def test_a_png_can_be_read_back() -> None:
    image = stock_image("symbols", "bee", 48)
    back = QImage.fromData(png(image)).convertToFormat(image.format())
    assert back == image


@pytest.mark.parametrize("folder", SIZES)
def test_every_folder_has_pictures(folder: str) -> None:
    assert stock_names(folder)


@pytest.mark.parametrize("width", [13, 48, 77, 300])
def test_a_picture_of_the_stock_is_as_wide_as_asked(width: int) -> None:
    assert stock_image("symbols", "bear", width).width() == width


@pytest.mark.parametrize("name", TITLES)
def test_a_box_has_its_title_on_its_plate_and_inside_it(name: str) -> None:
    image = picture(name, 360).toImage().convertToFormat(QImage.Format.Format_ARGB32)
    bare = stock_image("covers", name, 360).convertToFormat(QImage.Format.Format_ARGB32)
    assert (image.width(), image.height()) == (360, 480)
    plate = TITLES[name][1].adjusted(10, 10, -10, -10)
    touched = [(x, y) for x in range(360) for y in range(160) if image.pixel(x, y) != bare.pixel(x, y)]
    assert len(touched) > 300
    assert all(plate.contains(x, y) for x, y in touched)


def test_the_icon_of_the_program_comes_in_every_size() -> None:
    assert {size.width() for size in app_icon().availableSizes()} == set(SIZES["icon"])


@pytest.mark.parametrize(
    ("name", "shape"), [("logo", 839 / 192), ("logo_dark", 839 / 192), ("podium", 640 / 300), ("hero", 1200 / 240)]
)
def test_large_pictures_keep_their_shape(name: str, shape: float) -> None:
    pixmap = picture(name, 320, 2.0)
    assert pixmap.width() == 640
    assert pixmap.width() / pixmap.height() == pytest.approx(shape, rel=0.02)


def test_an_unknown_picture_is_refused() -> None:
    with pytest.raises(KeyError):
        picture("box_of_wasps", 100)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_a_picture_on_a_canvas_is_the_picture_to_the_pixel_on_every_screen(ratio: float) -> None:
    canvas = QImage(round(120 * ratio), round(120 * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    canvas.setDevicePixelRatio(ratio)
    canvas.fill(Qt.GlobalColor.transparent)
    painter = QPainter(canvas)
    Canvas(painter, Theme(), 120, 120, glyphs=False).picture("back", QRectF(8, 16, 80, 100))
    painter.end()
    stock = stock_image("pictures", "back", round(80 * ratio))
    high = min(stock.height(), round(104 * ratio))  # of the picture, what lies on the canvas
    cut = canvas.copy(round(8 * ratio), round(16 * ratio), stock.width(), high)
    cut.setDevicePixelRatio(1)
    assert cut == stock.copy(0, 0, stock.width(), high)
