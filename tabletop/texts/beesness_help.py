"""The rules of Beesness in our own words: half a page a phase, for the sheet that F1 opens."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = {
    "beesness_help.goal": QT_TRANSLATE_NOOP("beesness_help", "What it is about"),
    "beesness_help.goal.1": QT_TRANSLATE_NOOP(
        "beesness_help",
        "Each of you runs a small business: workers gather flowers, drones turn them into honey, queens raise more "
        "of both. Whoever owns the most honey after the last round wins. Bees and flowers count for nothing then.",
    ),
    "beesness_help.goal.2": QT_TRANSLATE_NOOP(
        "beesness_help",
        "All of you share one garden. The moment its last flower is taken, nobody wins: the game is lost for everyone.",
    ),
    "beesness_help.goal.3": QT_TRANSLATE_NOOP(
        "beesness_help",
        "There are 72 honey, 42 flowers and six bees of each kind, and never more. What is spent goes to the pot, the market or the "
        "pile of unplanted flowers, and comes round again.",
    ),
    "beesness_help.setup": QT_TRANSLATE_NOOP("beesness_help", "Setting up"),
    "beesness_help.setup.1": QT_TRANSLATE_NOOP(
        "beesness_help",
        "Everybody begins with a worker, a drone and 6 honey. Six flowers are planted for each player, three in "
        "the short game. A die says who starts; from then on the start passes to the left each round.",
    ),
    "beesness_help.setup.2": QT_TRANSLATE_NOOP(
        "beesness_help",
        "Three players play nine rounds, four play eight, five play ten; the short game has as many rounds as players.",
    ),
    "beesness_help.market": QT_TRANSLATE_NOOP("beesness_help", "Bees market"),
    "beesness_help.market.1": QT_TRANSLATE_NOOP(
        "beesness_help",
        "First the bank fills the pot up to one honey for each flower in the garden, as far as it can. What is in "
        "the pot already stays.",
    ),
    "beesness_help.market.2": QT_TRANSLATE_NOOP(
        "beesness_help",
        "Then you choose in turn: name a bee and open its auction at the printed price, or pass. Clockwise, each "
        "of the others raises by one or more, or drops out of this auction for good. The last one left hires the "
        "bee and pays into the pot.",
    ),
    "beesness_help.market.3": QT_TRANSLATE_NOOP(
        "beesness_help",
        "The next to choose sits left of the one who chose, whoever got the bee. A pass is not for good: the "
        "market closes when everybody has passed in a row, or no bee is left.",
    ),
    "beesness_help.market.4": QT_TRANSLATE_NOOP(
        "beesness_help",
        "When several people are asked one after the other, one press says for all of them that the bee is sold, "
        "or that nobody hires.",
    ),
    "beesness_help.auction": QT_TRANSLATE_NOOP("beesness_help", "Auction"),
    "beesness_help.auction.1": QT_TRANSLATE_NOOP(
        "beesness_help",
        "A bid is binding. Bid anything from one more up to all your honey; whoever cannot go higher is out "
        "without being asked. While an auction runs, nothing is traded.",
    ),
    "beesness_help.answer": QT_TRANSLATE_NOOP("beesness_help", "Trades"),
    "beesness_help.answer.1": QT_TRANSLATE_NOOP(
        "beesness_help",
        "Before choosing in the market, and at any point of your own turn, you may offer another player a trade: "
        "bees, flowers and honey, either way, gifts too. They agree, decline or counter with an offer of their own.",
    ),
    "beesness_help.answer.2": QT_TRANSLATE_NOOP(
        "beesness_help",
        "Each player makes at most three offers in each market and each turn, counters included. Loans and "
        "promises are between the two of you: the table does not enforce them.",
    ),
    "beesness_help.answer.3": QT_TRANSLATE_NOOP(
        "beesness_help",
        "A trade in the market restarts the count of passes. A used queen stays used, whoever holds her.",
    ),
    "beesness_help.turn": QT_TRANSLATE_NOOP("beesness_help", "Turns"),
    "beesness_help.turn.1": QT_TRANSLATE_NOOP(
        "beesness_help",
        "Beginning with the starting player, each of you puts bees to work, in any order and only as many as you "
        "like. A worker picks a flower and goes back to its stack. A queen takes a worker or a drone from the "
        "market for nothing, once a round, and stays.",
    ),
    "beesness_help.turn.2": QT_TRANSLATE_NOOP(
        "beesness_help",
        "A bee that a queen brings can work at once; a worker that has just gone back may be the one she brings. An empty stack "
        "gives nothing. Bees cannot be sold to the bank.",
    ),
    "beesness_help.turn.3": QT_TRANSLATE_NOOP(
        "beesness_help", "The last flower needs a second press. That is the program's caution, not a rule."
    ),
    "beesness_help.vote": QT_TRANSLATE_NOOP("beesness_help", "Referendum"),
    "beesness_help.vote.1": QT_TRANSLATE_NOOP(
        "beesness_help",
        "Once in each of your turns you may ask everyone: a bee from each of you for two new flowers each? You "
        "vote in secret, one vote per bee, all of them cast the same way. A tie is a no.",
    ),
    "beesness_help.vote.2": QT_TRANSLATE_NOOP(
        "beesness_help", "Whoever has no bee has no vote, and is not asked. Workers that have picked no longer vote."
    ),
    "beesness_help.discard": QT_TRANSLATE_NOOP("beesness_help", "Replanting"),
    "beesness_help.discard.1": QT_TRANSLATE_NOOP(
        "beesness_help",
        "If yes wins, everybody who has a bee gives up one of their choice, clockwise from the caller, and plants "
        "two flowers. Those who voted no do so too. If too few flowers are left to plant, the bee is gone all the "
        "same.",
    ),
    "beesness_help.flowers": QT_TRANSLATE_NOOP("beesness_help", "Flower market"),
    "beesness_help.flowers.1": QT_TRANSLATE_NOOP(
        "beesness_help",
        "Everybody hides some flowers in a fist, up to two for each drone, or none. All fists open together, and "
        "the pot is divided by the flowers on the table: 30 honey for 6 flowers makes 5 each.",
    ),
    "beesness_help.flowers.2": QT_TRANSLATE_NOOP(
        "beesness_help",
        "If the pot does not divide evenly, the price is rounded up, and the bank adds what the pot lacks. If the "
        "bank cannot, the price is rounded down, and the rest is dealt out one by one from the starting player on.",
    ),
    "beesness_help.flowers.3": QT_TRANSLATE_NOOP(
        "beesness_help",
        "Sold flowers are unplanted again. One drone goes back to the market for every two flowers sold; an odd "
        "flower takes one too. Flowers that were not sold are kept.",
    ),
    "beesness_help.flowers.4": QT_TRANSLATE_NOOP(
        "beesness_help",
        "If nobody sells, the pot stays for the next round. An empty pot pays nothing, and still takes flowers and "
        "drones.",
    ),
    "beesness_help.flowers.5": QT_TRANSLATE_NOOP(
        "beesness_help",
        "With real fists, chosen at set-up, the table counts to three, you show your hands, and each is entered "
        "with one touch; votes are shown that way too. The printed rules give this market one minute. Here that is "
        "an option, and nobody is forced.",
    ),
    "beesness_help.over": QT_TRANSLATE_NOOP("beesness_help", "The end"),
    "beesness_help.over.1": QT_TRANSLATE_NOOP(
        "beesness_help",
        "After the last flower market the most honey wins; whoever is level shares the win. After a beesaster "
        "nobody has a rank.",
    ),
    "beesness_help.credits": QT_TRANSLATE_NOOP("beesness_help", "Credits"),
    "beesness_help.credits.1": QT_TRANSLATE_NOOP(
        "beesness_help",
        "Beesness is a game by the beesness contributors, published under CC BY-NC-SA 4.0. Words and pictures here are our own.",
    ),
}

CHAPTERS = ("goal", "setup", "market", "auction", "answer", "turn", "vote", "discard", "flowers", "over", "credits")
"""The keys of the headings in reading order; the paragraphs of ``goal`` are ``goal.1``, ``goal.2``, ..."""
