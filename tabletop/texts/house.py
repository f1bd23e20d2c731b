"""The sentences of what a table arranges for itself: ballots shown by hand, and the clock of a market."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = {
    # Set-up
    "house.ballots": QT_TRANSLATE_NOOP("house", "Ballots"),
    "house.ballots.screen": QT_TRANSLATE_NOOP("house", "On screen"),
    "house.ballots.fists": QT_TRANSLATE_NOOP("house", "Real fists"),
    "house.ballots.screen.text": QT_TRANSLATE_NOOP(
        "house", "Each person casts a ballot alone with the screen; all are opened together."
    ),
    "house.ballots.fists.text": QT_TRANSLATE_NOOP(
        "house",
        "The table counts to three, you show your hands, and one touch for each enters what was shown. No cover comes "
        "up. Bots close theirs beforehand.",
    ),
    "house.ballots.alone": QT_TRANSLATE_NOOP(
        "house", "Real fists are off: there is nobody else here to show a hand to. They need two people."
    ),
    "house.ballots.fists.secret": QT_TRANSLATE_NOOP(
        "house", "Nothing on the screen: ballots are in your hands until all are shown."
    ),
    "house.clock": QT_TRANSLATE_NOOP("house", "Flower market clock"),
    "house.clock.off": QT_TRANSLATE_NOOP("house", "Off"),
    "house.clock.minute": QT_TRANSLATE_NOOP("house", "1 minute"),
    "house.clock.own": QT_TRANSLATE_NOOP("house", "Other"),
    "house.clock.off.text": QT_TRANSLATE_NOOP("house", "Think as long as you like."),
    "house.clock.on.text": QT_TRANSLATE_NOOP(
        "house", "It shows how long is left to choose and to talk. When time is up, nobody is forced to do anything."
    ),
    "house.clock.time": QT_TRANSLATE_NOOP("house", "Time"),
    # The clock at the table
    "house.left": QT_TRANSLATE_NOOP("house", "{minutes}:{seconds:02d}"),
    "house.left.spoken": QT_TRANSLATE_NOOP("house", "{count} seconds left"),
    "house.left.spoken.one": QT_TRANSLATE_NOOP("house", "1 second left"),
    "house.over": QT_TRANSLATE_NOOP("house", "Time is up. Finish when you are ready."),
    # Hands at the table
    "house.count": QT_TRANSLATE_NOOP("house", "Count"),
    "house.count.skip": QT_TRANSLATE_NOOP("house", "Already shown"),
    "house.count.stop": QT_TRANSLATE_NOOP("house", "Stop"),
    "house.count.3": QT_TRANSLATE_NOOP("house", "Three"),
    "house.count.2": QT_TRANSLATE_NOOP("house", "two"),
    "house.count.1": QT_TRANSLATE_NOOP("house", "one"),
    "house.count.0": QT_TRANSLATE_NOOP("house", "Show!"),
    "house.fists.closed": QT_TRANSLATE_NOOP("house", "Closed already: {names}."),
    "house.fists.enter": QT_TRANSLATE_NOOP(
        "house", "One touch for each seat. With the last one everything opens; until then any can be changed."
    ),
    "house.fists.entered": QT_TRANSLATE_NOOP("house", "{name}: {words}"),
}
