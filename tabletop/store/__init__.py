"""What is kept on the disk: the library of games, and the settings.

``library`` is the door for games, ``settings`` for preferences. Behind the library, ``writer`` is the one thread that
touches the file, ``library_file`` the open file, ``opening`` how it is opened whatever stands there, ``rescue`` what
can be saved from a damaged one; ``rows`` and ``schema`` are the words of its tables, ``folder`` names and renames.
``hive_file`` is a game as a file of its own. ``trouble`` is how all of them say what went wrong. Nothing here knows Qt
or a game's rules.
"""

from tabletop.store.folder import data_folder
from tabletop.store.library import GameRow, Library
from tabletop.store.settings import Preferences, Settings
from tabletop.store.trouble import Notice, StoreError
from tabletop.store.writer import GameWriter

__all__ = ["GameRow", "GameWriter", "Library", "Notice", "Preferences", "Settings", "StoreError", "data_folder"]
