"""Runs before the frozen program on Linux: what it starts (a file manager, say) gets the library path of the system.

The freezer's starter puts the program's own folder into ``LD_LIBRARY_PATH``. This process has read it by now.
"""

import os

_before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
if _before is None:
    os.environ.pop("LD_LIBRARY_PATH", None)
else:
    os.environ["LD_LIBRARY_PATH"] = _before
