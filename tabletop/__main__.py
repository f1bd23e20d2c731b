"""The program's door: a window, with ``--worker`` the process in which bots think, with ``--smoke`` a trial of the
installed program. Nothing else is imported before it is known which of them is wanted.
"""

from __future__ import annotations

import sys


def main() -> int:
    """Runs the program and gives its exit code."""
    arguments = sys.argv[1:]
    if arguments[:1] == ["--worker"]:
        import runpy

        runpy.run_module("tabletop.bots", run_name="__main__")
        return 0
    if arguments == ["--smoke"]:
        from tabletop.smoke import run as try_out

        return try_out()
    from tabletop.app import run

    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
