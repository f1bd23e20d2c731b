"""The licences of others, as they go into the program: one text a library, and a page that says what they are for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import facts
from components import Component

FOLDER = "licences"
"""Where they lie in the program."""
PAGE = """{name} {version}
{copyright}: see LICENSE.txt.

The typefaces Hive Display and Hive Text come under the SIL Open Font License 1.1, whose text lies beside them.
Beesness is a game by the Beesness contributors under CC BY-NC-SA 4.0 (https://creativecommons.org/licenses/by-nc-sa/4.0/).

Qt and PySide
-------------
This program uses Qt {qt} and PySide6 (Qt for Python), both unchanged, under the GNU Lesser General Public License
version 3; its text and that of the GNU General Public License lie here. Their sources can be had at
https://code.qt.io (qt/qt5.git and pyside/pyside-setup.git, tag v{qt}). Qt itself contains the work of others:
https://doc.qt.io/qt-6/licenses-used-in-qt.html

You may exchange these libraries for others that you have built, changed or not, of the same interface. They are files
of their own: on Linux and Windows in the folder _internal/PySide6 of this program (on Linux in its folder Qt/lib), on
macOS in Contents/Frameworks/PySide6 of the bundle, which has to be signed anew afterwards: codesign --force --deep
--sign - followed by the name of the bundle. Put your file in the place of the one of the same name, and start the
program. Nothing in the terms of this program forbids that, nor to take it apart to see whether the exchange is right.

What else is in it
------------------
{others}
"""


def write(found: Sequence[Component], folder: Path) -> list[Path]:
    """Writes all texts and the page ``README.txt`` into ``folder``, which is made, and gives the files."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = []
    for component in found:
        lines.append(f"{component.name} {component.version}: {component.licence}")
        written = _write_texts(component, folder)
        lines[-1] += f" ({', '.join(written)})"
    qt = next((component.version for component in found if component.name == "Qt"), "")
    page = PAGE.format(
        name=facts.NAME, version=facts.VERSION, copyright=facts.COPYRIGHT, qt=qt, others="\n".join(lines)
    )
    (folder / "README.txt").write_text(page, encoding="utf-8")
    (folder / "LICENSE.txt").write_bytes((facts.HOUSE / "LICENSE").read_bytes())
    return sorted(folder.iterdir())


def _write_texts(component: Component, folder: Path) -> list[str]:
    """The licence of one component: its texts in one file, or those of the GNU licences, which several share."""
    if component.texts[0].parent.name == "licences" and component.texts[0].parent.parent == Path(__file__).parent:
        names = [text.name for text in component.texts]
        for text in component.texts:
            (folder / text.name).write_bytes(text.read_bytes())
        return names
    name = f"{component.name}.txt"
    parts = [text.read_text(encoding="utf-8", errors="replace").strip() for text in component.texts]
    (folder / name).write_text("\n\n---\n\n".join(dict.fromkeys(parts)) + "\n", encoding="utf-8")
    return [name]
