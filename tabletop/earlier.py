"""Earlier games: the way from Home to the page of all kept games, and from there to one of them.

It turns pages through the window; what a line of the list says is for ``kept``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.store import StoreError

if TYPE_CHECKING:
    from tabletop.pages.all_games import AllGames
    from tabletop.window import Window


class EarlierGames:
    """The page of all games in ``window``, made when it is first asked for."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.page: AllGames | None = None
        window.home.all_asked.connect(self.show_page)

    def show_page(self) -> None:
        """Every kept game, as the library has them now; or why they cannot be listed."""
        from tabletop.kept import kept
        from tabletop.pages.all_games import AllGames
        from tabletop.shelf import store_text

        window = self.window
        try:
            found = [kept(row) for row in window.shelf.library.games()]
        except StoreError as error:
            window.home.banner.tell(store_text(error))
            return
        if self.page is None:
            self.page = AllGames(window.look)
            self.page.left.connect(window.go_home)
            self.page.chosen.connect(window.resume)
            window.stack.addWidget(self.page)
        self.page.show_games(found)
        window.turn_to(self.page)
        self.page.first_focus()
