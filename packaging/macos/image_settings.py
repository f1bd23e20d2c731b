"""What dmgbuild puts into the disk image: the bundle, and the folder that it is dragged to. dmgbuild runs this file and
gives it ``defines``.
"""

from pathlib import Path

bundle = Path(defines["bundle"])  # type: ignore[name-defined]  # noqa: F821 - dmgbuild's

files = [str(bundle)]
symlinks = {"Applications": "/Applications"}
icon_locations = {bundle.name: (150, 170), "Applications": (390, 170)}
icon = defines["icon"]  # type: ignore[name-defined]  # noqa: F821
window_rect = ((200, 200), (540, 380))
default_view = "icon-view"
icon_size = 112
text_size = 13
format = "ULMO"  # packed by lzma, which every macOS since 10.15 opens
filesystem = "APFS"
