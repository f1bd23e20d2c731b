"""What each command does in the window: one line a command, beside the list in ``commands``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tabletop.commands import COMMANDS, Where
from tabletop.earlier import EarlierGames
from tabletop.keys import GAME_KEY
from tabletop.pages.home import OPEN
from tabletop.pages.play_words import key_words
from tabletop.pages.thought_words import thought_lines
from tabletop.panels.portraits import portraits_sheet
from tabletop.panels.sheets import keys_sheet
from tabletop.panels.thoughts import thoughts_sheet
from tabletop.texts import say

if TYPE_CHECKING:
    from tabletop.pages.play import Play
    from tabletop.window import Window

TEXT_STEP = 0.1


def deeds(window: Window) -> dict[str, Callable[..., object]]:
    """By id of the command. Those that need a table do nothing without one."""

    def at_table(deed: Callable[[Play], object]) -> Callable[[], object]:
        return lambda: deed(window.play) if window.play is not None else None

    return {
        "confirm": at_table(lambda play: play.confirm()),
        "more": at_table(lambda play: play.side.step(1)),
        "fewer": at_table(lambda play: play.side.step(-1)),
        "earlier": at_table(lambda play: play.deeds.reorder("earlier", play.side.table.point_at)),
        "later": at_table(lambda play: play.deeds.reorder("later", play.side.table.point_at)),
        "take_back": at_table(lambda play: play.take_back()),
        "redo": at_table(lambda play: play.deeds.redo()),
        "rewind": at_table(lambda play: play.deeds.rewind()),
        "hint": at_table(lambda play: play.ask_hint()),
        "hide": at_table(lambda play: play.hide_now()),
        "step": at_table(lambda play: play.side.table.step()),
        "skip": at_table(lambda play: play.side.table.finish()),
        "inspect": at_table(lambda play: play.showing.close_look.inspect("")),
        "seat": lambda seat: at_table(lambda play: play.showing.close_look.look_at_seat(seat))(),
        "overview": lambda: show_overview(window),
        "log": at_table(lambda play: play.toggle_story()),
        "why": lambda: show_thoughts(window),
        "recap": at_table(lambda play: play.show_recap()),
        "text_table": at_table(lambda play: play.toggle_text()),
        "region_next": at_table(lambda play: play.next_region(1)),
        "region_back": at_table(lambda play: play.next_region(-1)),
        "faster": lambda: window.preferences.change_speed(1),
        "slower": lambda: window.preferences.change_speed(-1),
        "rules": window.show_rules,
        "keys": lambda: show_keys(window),
        "settings": window.show_settings,
        "text_larger": lambda: window.preferences.change_text(TEXT_STEP),
        "text_smaller": lambda: window.preferences.change_text(-TEXT_STEP),
        "text_normal": lambda: window.preferences.change_text(0),
        "full_screen": lambda: window.showNormal() if window.isFullScreen() else window.showFullScreen(),
        "cancel": window.step_back,
        "leave": window.leave,
        "new": lambda: window.open_box(OPEN[0]),
        "continue": window.resume,
        "all_games": EarlierGames(window).show_page,
        "open_file": window.files.choose,
        "save_copy": window.files.save,
        "quit": window.close,
        GAME_KEY: lambda key: window.play is not None and window.play.deeds.press_key(key),
    }


def serve(window: Window, play: Play) -> None:
    """The window does what is asked for at ``play``."""
    play.left.connect(window.go_home)
    play.ended.connect(window.show_result)
    play.result_asked.connect(window.show_result)
    play.speed_asked.connect(lambda: window.preferences.change_speed(0))
    play.rules_asked.connect(window.show_rules)
    play.copy_asked.connect(window.files.save)
    play.why_asked.connect(lambda: show_thoughts(window))
    play.covered.connect(window.overlay.dismiss)


def step_back(window: Window) -> None:
    """Esc: the sheet, the drawer, the settings or the result gives way to what was before."""
    page = window.stack.currentWidget()
    if window.overlay.isVisible():
        window.overlay.dismiss()
    elif page is window.play and window.play is not None:
        window.play.escape()
    elif page is window.result:
        window.back_to_table()
    elif page is window.settings:
        window.preferences.leave_page()
    elif page is not window.home:
        window.go_home()


def show_keys(window: Window) -> None:
    """All keys, on a sheet over the window."""
    groups: list[tuple[str, list[tuple[Sequence[str], str]]]] = [
        (
            say(f"command.group.{group}"),
            [(command.keys, command.text) for command in COMMANDS if command.group == group],
        )
        for group in ("game", "look", "house")
    ]
    if window.play is not None:
        game = window.play.session.setup.game
        groups.insert(0, (say(f"{game}.title"), [((key,), text) for key, text in key_words(game)]))
    window.overlay.show_content(say("panel.keys"), keys_sheet(window.look, groups))


def show_overview(window: Window) -> None:
    """What lies open before every seat, on a sheet over the window; nothing in a game without such pictures."""
    portraits = window.play.showing.close_look.portraits() if window.play is not None else []
    if portraits:
        window.overlay.show_content(say("play.overview"), portraits_sheet(window.look, portraits, window.overlay.room))


def show_thoughts(window: Window) -> None:
    """Why the bots did what they did, as far as it may be told: in its place in the result, else on a sheet."""
    result = window.result
    if result is not None and window.stack.currentWidget() is result and result.show_thoughts():
        return
    if window.play is not None:
        lines = thought_lines(window.play.session)
        window.overlay.show_content(say("why.title"), thoughts_sheet(window.look, lines))


def places(window: Window) -> frozenset[Where]:
    """Where the player is, for the commands."""
    found = {Where.ANYWHERE}
    page = window.stack.currentWidget()
    if page is window.home:
        found.add(Where.HOME)
    if window.play is not None and page in (window.play, window.result):
        found.add(Where.GAME)
    if window.play is not None and page is window.play:
        found.add(Where.TABLE)
        if window.play.session.stage.kind != "cover":
            found |= {Where.OPEN, Where.UNCOVERED}
    if window.play is not None and page is window.result:
        found.add(Where.UNCOVERED)
    return frozenset(found)
