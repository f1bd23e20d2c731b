"""The rules of Bear Necessities in our own words: half a page a phase, for the sheet that F1 opens."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = {
    "bear_necessities_help.goal": QT_TRANSLATE_NOOP("bear_necessities_help", "What it is about"),
    "bear_necessities_help.goal.1": QT_TRANSLATE_NOOP(
        "bear_necessities_help",
        "In twelve rounds each of you lays out a land of twelve cards, four wide and three high, that a bear would like. "
        "Cards bring victory points, VP for short, whenever they are activated. The most VP win.",
    ),
    "bear_necessities_help.goal.2": QT_TRANSLATE_NOOP(
        "bear_necessities_help",
        "A card has a colour (City, Water, Mountain or Desert) and one or two types (Bearfolk, Building, Item, Plant, Animal). "
        "With two types it counts as either.",
    ),
    "bear_necessities_help.setup": QT_TRANSLATE_NOOP("bear_necessities_help", "Setting up"),
    "bear_necessities_help.setup.1": QT_TRANSLATE_NOOP(
        "bear_necessities_help",
        "A dealer is drawn, and everybody gets five cards. Backs show the colour: how many cards of each colour somebody holds is no "
        "secret, which cards they are is.",
    ),
    "bear_necessities_help.choose": QT_TRANSLATE_NOOP("bear_necessities_help", "Choosing"),
    "bear_necessities_help.choose.1": QT_TRANSLATE_NOOP(
        "bear_necessities_help",
        "Touch a card in your hand, then the cell where it is to go, then a second card for the reserve. All of it is secret until "
        "everybody is ready.",
    ),
    "bear_necessities_help.choose.2": QT_TRANSLATE_NOOP(
        "bear_necessities_help",
        "From the second card on, each one goes directly beside, above or below another. The frame floats: only when four columns or "
        "three rows are in use is it clear where its edges are. Cards never move again.",
    ),
    "bear_necessities_help.choose.3": QT_TRANSLATE_NOOP(
        "bear_necessities_help",
        "The numbers in the free cells say what the chosen card would bring there. A Weather Forecast looks at the card that goes into "
        "the reserve this very round.",
    ),
    "bear_necessities_help.reveal": QT_TRANSLATE_NOOP("bear_necessities_help", "Laying out"),
    "bear_necessities_help.reveal.1": QT_TRANSLATE_NOOP(
        "bear_necessities_help",
        "All cards are laid out at once. A new card is activated first, then each of its up to four neighbours once; it does not go "
        "further than that. A full land has had 29 activations.",
    ),
    "bear_necessities_help.reveal.2": QT_TRANSLATE_NOOP(
        "bear_necessities_help",
        "You are asked for the order of neighbours only where it changes the result: where one brings a bee and another counts bees. Then the best order is laid out: change it with the triangles, the keys [ and ], or by dragging a card onto another.",
    ),
    "bear_necessities_help.reveal.3": QT_TRANSLATE_NOOP(
        "bear_necessities_help",
        "Beside means sharing an edge. Row and column mean every card in that line, across gaps. A card of the kind it "
        "counts counts itself, too; where row and column cross, only once. To the right means the very next cell.",
    ),
    "bear_necessities_help.reveal.4": QT_TRANSLATE_NOOP(
        "bear_necessities_help",
        "A card with a flag has a goal: while it is met, the lower number counts in place of the upper one. It is checked whenever the "
        "card is activated, and only then. Cards that count goals do not ask whether those are met.",
    ),
    "bear_necessities_help.bees": QT_TRANSLATE_NOOP("bear_necessities_help", "Bee time"),
    "bear_necessities_help.bees.1": QT_TRANSLATE_NOOP(
        "bear_necessities_help",
        "The lowest gain of the round gets a bee, whatever the totals are; if several are level, each of them gets one.",
    ),
    "bear_necessities_help.bees.2": QT_TRANSLATE_NOOP(
        "bear_necessities_help",
        "Then the rest of each hand goes to the left neighbour, and the reserve joins the hand that came from the right. With two at the "
        "table you swap hands.",
    ),
    "bear_necessities_help.keep": QT_TRANSLATE_NOOP("bear_necessities_help", "Keep or discard"),
    "bear_necessities_help.keep.1": QT_TRANSLATE_NOOP(
        "bear_necessities_help",
        "After rounds 4 and 8 hands have run out. Before you see new cards, say in secret whether your reserve stays in hand or goes; "
        "then you hold five cards again. Discards stay face down and never come back.",
    ),
    "bear_necessities_help.over": QT_TRANSLATE_NOOP("bear_necessities_help", "The end"),
    "bear_necessities_help.over.1": QT_TRANSLATE_NOOP(
        "bear_necessities_help",
        "After round 12 the last reserve is discarded. Then each hive in your land brings 1 VP for each of your bees; the Rubber Duck "
        "has two hives. If level on VP, you win together.",
    ),
}

CHAPTERS = ("goal", "setup", "choose", "reveal", "bees", "keep", "over")
"""The keys of the headings in reading order; the paragraphs of ``goal`` are ``goal.1``, ``goal.2``, ..."""
