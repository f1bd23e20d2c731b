"""The rules of Bears & Bees in our own words: half a page a phase, for the sheet that F1 opens."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = {
    "bears_and_bees_help.goal": QT_TRANSLATE_NOOP("bears_and_bees_help", "What it is about"),
    "bears_and_bees_help.goal.1": QT_TRANSLATE_NOOP(
        "bears_and_bees_help",
        "Each of you is a bear with a taste for science and a weakness for honey. Swarms of bees fly to whoever has gathered most. "
        "Five swarms are the goal.",
    ),
    "bears_and_bees_help.goal.2": QT_TRANSLATE_NOOP(
        "bears_and_bees_help",
        "The next seat clockwise is your left neighbour, the one before you your right. Most cards look at what these two play.",
    ),
    "bears_and_bees_help.setup": QT_TRANSLATE_NOOP("bears_and_bees_help", "Setting up"),
    "bears_and_bees_help.setup.1": QT_TRANSLATE_NOOP(
        "bears_and_bees_help",
        "Everybody is dealt one swarm card and shows it. The numbers at the bottom left say how much honey and how many cards come with it; "
        "whoever has the lowest swarm takes them first. For each card you pick the honey or the research deck, one at a time.",
    ),
    "bears_and_bees_help.choose": QT_TRANSLATE_NOOP("bears_and_bees_help", "Choosing"),
    "bears_and_bees_help.choose.1": QT_TRANSLATE_NOOP(
        "bears_and_bees_help",
        "All choose one card in secret and show them together. Then honey cards count, then research, then swarms.",
    ),
    "bears_and_bees_help.choose.2": QT_TRANSLATE_NOOP(
        "bears_and_bees_help",
        "Symbols on the left and right edge of a card pay when that neighbour has played such a card this round; one at the foot pays "
        "when your own card of the round before was of that kind. In the first round there is no such card.",
    ),
    "bears_and_bees_help.choose.3": QT_TRANSLATE_NOOP(
        "bears_and_bees_help", "With two at the table, your opponent is both your left and your right neighbour."
    ),
    "bears_and_bees_help.honey": QT_TRANSLATE_NOOP("bears_and_bees_help", "Honey"),
    "bears_and_bees_help.honey.1": QT_TRANSLATE_NOOP(
        "bears_and_bees_help",
        "A honey card brings its drops and what its symbols add. A grey ribbon gives 1 honey to each neighbour as well, or 2 to your "
        "opponent if there is just one.",
    ),
    "bears_and_bees_help.honey.2": QT_TRANSLATE_NOOP(
        "bears_and_bees_help",
        "Then the bears look into their jars. Eight or more honey are too much for any bear: it eats all of it, and the seat gets 1 "
        "experience instead. The same happens after research and after the consolations.",
    ),
    "bears_and_bees_help.research": QT_TRANSLATE_NOOP("bears_and_bees_help", "Research"),
    "bears_and_bees_help.research.1": QT_TRANSLATE_NOOP(
        "bears_and_bees_help",
        "The lowest number draws first. Every card may come from either deck, and you look at each before you pick the next.",
    ),
    "bears_and_bees_help.research.2": QT_TRANSLATE_NOOP(
        "bears_and_bees_help",
        "Nine cards are a full hand, counting the swarm wherever it lies. Drawing is not optional: you take all the cards you are due, as long as there is room and a deck has cards.",
    ),
    "bears_and_bees_help.swarm": QT_TRANSLATE_NOOP("bears_and_bees_help", "Swarm"),
    "bears_and_bees_help.swarm.1": QT_TRANSLATE_NOOP(
        "bears_and_bees_help",
        "The swarms played fly in order of their numbers, each to the highest sum of honey and experience. That seat gives back all its honey, "
        "keeps its experience and gets a swarm token. If several share the highest sum, all of them do.",
    ),
    "bears_and_bees_help.swarm.2": QT_TRANSLATE_NOOP(
        "bears_and_bees_help",
        "Sums are counted again before each swarm. With no honey and no experience on the table, it flies past.",
    ),
    "bears_and_bees_help.compensation": QT_TRANSLATE_NOOP("bears_and_bees_help", "Consolation"),
    "bears_and_bees_help.compensation.1": QT_TRANSLATE_NOOP(
        "bears_and_bees_help",
        "Whoever played a swarm and won none this round takes 1 honey or 1 card, lowest number first. Then swarm cards go back to their hands, "
        "the other cards face up onto their piles.",
    ),
    "bears_and_bees_help.over": QT_TRANSLATE_NOOP("bears_and_bees_help", "The end"),
    "bears_and_bees_help.over.1": QT_TRANSLATE_NOOP(
        "bears_and_bees_help",
        "A fifth swarm or an empty deck ends the game after that round. The most swarms win; if level on those, experience counts, then honey, then "
        "cards in hand. If still level, you win together.",
    ),
}

CHAPTERS = ("goal", "setup", "choose", "honey", "research", "swarm", "compensation", "over")
"""The keys of the headings in reading order; the paragraphs of ``goal`` are ``goal.1``, ``goal.2``, ..."""
