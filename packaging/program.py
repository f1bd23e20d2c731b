"""The frozen program's door: the same as ``python -m tabletop``."""

import sys

from tabletop.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
