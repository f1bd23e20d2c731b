"""The sentences of Bears & Bees, by key; ``bears_and_bees`` puts them together."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = {
    # The game and its phases
    "bears_and_bees.title": QT_TRANSLATE_NOOP("bears_and_bees", "Bears & Bees"),
    "bears_and_bees.limit.most": QT_TRANSLATE_NOOP("bears_and_bees", "Five is the most: there are five swarm cards."),
    "bears_and_bees.limit.fewest": QT_TRANSLATE_NOOP("bears_and_bees", "It takes two: everybody needs a neighbour."),
    "bears_and_bees.phase.setup": QT_TRANSLATE_NOOP("bears_and_bees", "Setting up"),
    "bears_and_bees.phase.choose": QT_TRANSLATE_NOOP("bears_and_bees", "Choose"),
    "bears_and_bees.phase.honey": QT_TRANSLATE_NOOP("bears_and_bees", "Honey"),
    "bears_and_bees.phase.research": QT_TRANSLATE_NOOP("bears_and_bees", "Research"),
    "bears_and_bees.phase.swarm": QT_TRANSLATE_NOOP("bears_and_bees", "Swarm"),
    "bears_and_bees.phase.compensation": QT_TRANSLATE_NOOP("bears_and_bees", "Consolation"),
    "bears_and_bees.phase.over": QT_TRANSLATE_NOOP("bears_and_bees", "End"),
    # Cards
    "bears_and_bees.type.honey": QT_TRANSLATE_NOOP("bears_and_bees", "honey"),
    "bears_and_bees.type.research": QT_TRANSLATE_NOOP("bears_and_bees", "research"),
    "bears_and_bees.type.swarm": QT_TRANSLATE_NOOP("bears_and_bees", "swarm"),
    "bears_and_bees.or": QT_TRANSLATE_NOOP("bears_and_bees", "{first} or {second}"),
    "bears_and_bees.card.honey": QT_TRANSLATE_NOOP("bears_and_bees", "Honey\u00a0{number}"),
    "bears_and_bees.card.research": QT_TRANSLATE_NOOP("bears_and_bees", "Research\u00a0{number}"),
    "bears_and_bees.card.swarm": QT_TRANSLATE_NOOP("bears_and_bees", "Swarm\u00a0{number}"),
    "bears_and_bees.pays.honey": QT_TRANSLATE_NOOP("bears_and_bees", "Brings {count} honey."),
    "bears_and_bees.pays.research": QT_TRANSLATE_NOOP("bears_and_bees", "Draws {count} cards."),
    "bears_and_bees.pays.research.one": QT_TRANSLATE_NOOP("bears_and_bees", "Draws 1 card."),
    "bears_and_bees.more.left": QT_TRANSLATE_NOOP(
        "bears_and_bees", "{count} more if the left neighbour plays {types}."
    ),
    "bears_and_bees.more.right": QT_TRANSLATE_NOOP(
        "bears_and_bees", "{count} more if the right neighbour plays {types}."
    ),
    "bears_and_bees.more.last": QT_TRANSLATE_NOOP("bears_and_bees", "{count} more after a {types} card last round."),
    "bears_and_bees.banner": QT_TRANSLATE_NOOP("bears_and_bees", "Both neighbours get 1 honey (with two players: 2)."),
    "bears_and_bees.pays.swarm": QT_TRANSLATE_NOOP("bears_and_bees", "Flies to the most honey and experience."),
    "bears_and_bees.pays.swarm.else": QT_TRANSLATE_NOOP("bears_and_bees", "If its owner gets none: 1 honey or 1 card."),
    "bears_and_bees.start.swarm": QT_TRANSLATE_NOOP("bears_and_bees", "At the start: {honey} honey and {cards} cards."),
    # Places
    "bears_and_bees.place.deck": QT_TRANSLATE_NOOP(
        "bears_and_bees", "{type} deck, {count} cards; once empty, it ends the game"
    ),
    "bears_and_bees.place.deck.one": QT_TRANSLATE_NOOP(
        "bears_and_bees", "{type} deck, 1 card; once empty, it ends the game"
    ),
    "bears_and_bees.place.supply": QT_TRANSLATE_NOOP("bears_and_bees", "The honey supply"),
    "bears_and_bees.place.hand": QT_TRANSLATE_NOOP(
        "bears_and_bees", "{name}'s hand, {count} of 9: {honey} honey, {research} research, {swarm} swarm"
    ),
    "bears_and_bees.place.draft": QT_TRANSLATE_NOOP("bears_and_bees", "{name}'s choice"),
    "bears_and_bees.place.draft.none": QT_TRANSLATE_NOOP("bears_and_bees", "{name} has chosen nothing yet"),
    "bears_and_bees.place.draft.ready": QT_TRANSLATE_NOOP("bears_and_bees", "{name} is ready"),
    "bears_and_bees.place.draft.choosing": QT_TRANSLATE_NOOP("bears_and_bees", "{name} is choosing"),
    "bears_and_bees.place.draft.idle": QT_TRANSLATE_NOOP("bears_and_bees", "{name} has nothing to choose now"),
    "bears_and_bees.place.played": QT_TRANSLATE_NOOP("bears_and_bees", "{name} played {card}"),
    "bears_and_bees.place.played.none": QT_TRANSLATE_NOOP("bears_and_bees", "{name} has no card on the table"),
    "bears_and_bees.place.pile": QT_TRANSLATE_NOOP(
        "bears_and_bees", "{name}'s pile, {count} cards; last round: {last}"
    ),
    "bears_and_bees.place.pile.one": QT_TRANSLATE_NOOP("bears_and_bees", "{name}'s pile, 1 card; last round: {last}"),
    "bears_and_bees.last.none": QT_TRANSLATE_NOOP("bears_and_bees", "nothing yet"),
    "bears_and_bees.place.honey": QT_TRANSLATE_NOOP("bears_and_bees", "{name} has {count} honey; the bear eats at 8"),
    "bears_and_bees.place.experience": QT_TRANSLATE_NOOP("bears_and_bees", "{name} has {count} experience"),
    "bears_and_bees.place.swarms": QT_TRANSLATE_NOOP("bears_and_bees", "{name} has {count} of 5 swarms"),
    # What happened
    "bears_and_bees.event.game_began": QT_TRANSLATE_NOOP("bears_and_bees", "The table is set."),
    "bears_and_bees.event.game_resumed": QT_TRANSLATE_NOOP("bears_and_bees", "The game goes on in round {round}."),
    "bears_and_bees.event.round_began": QT_TRANSLATE_NOOP("bears_and_bees", "Round {round} begins."),
    "bears_and_bees.event.swarm_shown": QT_TRANSLATE_NOOP("bears_and_bees", "{name} holds {card}."),
    "bears_and_bees.event.phase_began.setup": QT_TRANSLATE_NOOP("bears_and_bees", "Everyone takes honey and cards."),
    "bears_and_bees.event.phase_began.choose": QT_TRANSLATE_NOOP("bears_and_bees", "Everyone chooses a card."),
    "bears_and_bees.event.phase_began.honey": QT_TRANSLATE_NOOP("bears_and_bees", "The honey cards pay."),
    "bears_and_bees.event.phase_began.research": QT_TRANSLATE_NOOP(
        "bears_and_bees", "Research: the lowest number draws first."
    ),
    "bears_and_bees.event.phase_began.swarm": QT_TRANSLATE_NOOP("bears_and_bees", "The swarms fly."),
    "bears_and_bees.event.phase_began.compensation": QT_TRANSLATE_NOOP(
        "bears_and_bees", "A consolation for lost swarms."
    ),
    "bears_and_bees.event.phase_began.over": QT_TRANSLATE_NOOP("bears_and_bees", "All hands are opened."),
    "bears_and_bees.event.gained_honey": QT_TRANSLATE_NOOP("bears_and_bees", "{name} takes {count} honey{parts}."),
    "bears_and_bees.event.gift_honey": QT_TRANSLATE_NOOP(
        "bears_and_bees", "{name} gets {count} honey from {giver}'s card."
    ),
    "bears_and_bees.event.bear_ate": QT_TRANSLATE_NOOP("bears_and_bees", "{name}'s bear eats all {count} honey."),
    "bears_and_bees.event.gained_experience": QT_TRANSLATE_NOOP("bears_and_bees", "{name} gains {count} experience."),
    "bears_and_bees.event.locked": QT_TRANSLATE_NOOP("bears_and_bees", "{name} is ready."),
    "bears_and_bees.event.revealed": QT_TRANSLATE_NOOP("bears_and_bees", "{name} plays {card}."),
    "bears_and_bees.event.drew": QT_TRANSLATE_NOOP("bears_and_bees", "{name} draws {count} {type} cards."),
    "bears_and_bees.event.drew.one": QT_TRANSLATE_NOOP("bears_and_bees", "{name} draws a {type} card."),
    "bears_and_bees.event.drew_card": QT_TRANSLATE_NOOP("bears_and_bees", "It is {card}."),
    "bears_and_bees.event.hand_full": QT_TRANSLATE_NOOP("bears_and_bees", "{name} holds nine cards: no more."),
    "bears_and_bees.event.decks_empty": QT_TRANSLATE_NOOP("bears_and_bees", "No card is left for {name}."),
    "bears_and_bees.event.deck_emptied": QT_TRANSLATE_NOOP("bears_and_bees", "The {type} deck is empty."),
    "bears_and_bees.event.end_triggered.swarms": QT_TRANSLATE_NOOP(
        "bears_and_bees", "A fifth swarm for {name}: this round is the last."
    ),
    "bears_and_bees.event.end_triggered.deck": QT_TRANSLATE_NOOP(
        "bears_and_bees", "A deck is empty: this round is the last."
    ),
    "bears_and_bees.event.swarm_count": QT_TRANSLATE_NOOP("bears_and_bees", "{name}'s swarm counts: {sums}."),
    "bears_and_bees.event.swarm_came": QT_TRANSLATE_NOOP("bears_and_bees", "A swarm comes to {name}."),
    "bears_and_bees.event.swarm_honey_lost": QT_TRANSLATE_NOOP(
        "bears_and_bees", "{name} gives up {count} honey for it."
    ),
    "bears_and_bees.event.swarm_stayed": QT_TRANSLATE_NOOP(
        "bears_and_bees", "Nobody has honey or experience: the swarm stays away."
    ),
    "bears_and_bees.event.compensated.honey": QT_TRANSLATE_NOOP(
        "bears_and_bees", "{name} takes 1 honey as a consolation."
    ),
    "bears_and_bees.event.compensated.card": QT_TRANSLATE_NOOP(
        "bears_and_bees", "{name} takes a card as a consolation."
    ),
    "bears_and_bees.event.card_piled": QT_TRANSLATE_NOOP("bears_and_bees", "{card} goes on {name}'s pile."),
    "bears_and_bees.event.swarm_back": QT_TRANSLATE_NOOP("bears_and_bees", "{name} takes the swarm back."),
    "bears_and_bees.event.took_back": QT_TRANSLATE_NOOP("bears_and_bees", "{name} takes back the last step."),
    "bears_and_bees.event.game_over": QT_TRANSLATE_NOOP("bears_and_bees", "The game is over."),
    "bears_and_bees.part.base": QT_TRANSLATE_NOOP("bears_and_bees", "card {count}"),
    "bears_and_bees.part.left": QT_TRANSLATE_NOOP("bears_and_bees", "left {count}"),
    "bears_and_bees.part.right": QT_TRANSLATE_NOOP("bears_and_bees", "right {count}"),
    "bears_and_bees.part.last": QT_TRANSLATE_NOOP("bears_and_bees", "last card {count}"),
    "bears_and_bees.sum": QT_TRANSLATE_NOOP("bears_and_bees", "{name} {sum}"),
    "bears_and_bees.together.card": QT_TRANSLATE_NOOP("bears_and_bees", "{name} {card}"),
    "bears_and_bees.together.more": QT_TRANSLATE_NOOP("bears_and_bees", "{name}\u00a0+{count}"),
    "bears_and_bees.together.less": QT_TRANSLATE_NOOP("bears_and_bees", "{name}\u00a0−{count}"),
    "bears_and_bees.together.swarm_shown": QT_TRANSLATE_NOOP("bears_and_bees", "Swarm cards: {items}."),
    "bears_and_bees.together.revealed": QT_TRANSLATE_NOOP("bears_and_bees", "Played: {items}."),
    "bears_and_bees.together.gained_honey": QT_TRANSLATE_NOOP("bears_and_bees", "Honey: {items}."),
    "bears_and_bees.together.gift_honey": QT_TRANSLATE_NOOP("bears_and_bees", "Honey from neighbours: {items}."),
    "bears_and_bees.together.drew": QT_TRANSLATE_NOOP("bears_and_bees", "Cards: {items}."),
    "bears_and_bees.together.gained_experience": QT_TRANSLATE_NOOP("bears_and_bees", "Experience: {items}."),
    "bears_and_bees.together.swarm_came": QT_TRANSLATE_NOOP("bears_and_bees", "Swarms: {items}."),
    "bears_and_bees.together.bear_ate": QT_TRANSLATE_NOOP("bears_and_bees", "Bears ate: {items}."),
    "bears_and_bees.together.swarm_honey_lost": QT_TRANSLATE_NOOP("bears_and_bees", "Honey for swarms: {items}."),
    # Questions
    "bears_and_bees.prompt.choose": QT_TRANSLATE_NOOP("bears_and_bees", "{name}, choose a card."),
    "bears_and_bees.prompt.choose.why": QT_TRANSLATE_NOOP("bears_and_bees", "All cards are shown together."),
    "bears_and_bees.prompt.chosen": QT_TRANSLATE_NOOP("bears_and_bees", "{name}, play {card}?"),
    "bears_and_bees.prompt.chosen.why": QT_TRANSLATE_NOOP("bears_and_bees", "Confirm it, or touch another card."),
    "bears_and_bees.prompt.draw": QT_TRANSLATE_NOOP("bears_and_bees", "{name}, draw card {next} of {total}."),
    "bears_and_bees.prompt.draw.setup.why": QT_TRANSLATE_NOOP(
        "bears_and_bees", "The swarm card gives them to start with: touch a deck."
    ),
    "bears_and_bees.prompt.draw.research.why": QT_TRANSLATE_NOOP(
        "bears_and_bees", "For the research card: touch a deck."
    ),
    "bears_and_bees.prompt.compensation": QT_TRANSLATE_NOOP("bears_and_bees", "{name}, take 1 honey or 1 card."),
    "bears_and_bees.prompt.compensation.why": QT_TRANSLATE_NOOP(
        "bears_and_bees", "A consolation: the swarm went elsewhere."
    ),
    "bears_and_bees.prompt.compensation.burst.why": QT_TRANSLATE_NOOP(
        "bears_and_bees", "Careful: with 8 honey the bear eats everything and leaves 1 experience."
    ),
    # Choices
    "bears_and_bees.action.play": QT_TRANSLATE_NOOP("bears_and_bees", "Choose {card}"),
    "bears_and_bees.action.lock": QT_TRANSLATE_NOOP("bears_and_bees", "Confirm the choice"),
    "bears_and_bees.action.draw.honey": QT_TRANSLATE_NOOP("bears_and_bees", "Draw a honey card"),
    "bears_and_bees.action.draw.research": QT_TRANSLATE_NOOP("bears_and_bees", "Draw a research card"),
    "bears_and_bees.action.take": QT_TRANSLATE_NOOP("bears_and_bees", "Take 1 honey"),
    "bears_and_bees.button.honey": QT_TRANSLATE_NOOP("bears_and_bees", "1 honey"),
    "bears_and_bees.button.honey.burst": QT_TRANSLATE_NOOP("bears_and_bees", "1 honey: the bear eats 8"),
    "bears_and_bees.button.draw_honey": QT_TRANSLATE_NOOP("bears_and_bees", "Honey card"),
    "bears_and_bees.button.draw_research": QT_TRANSLATE_NOOP("bears_and_bees", "Research card"),
    "bears_and_bees.key.H": QT_TRANSLATE_NOOP("bears_and_bees", "Draw from the honey deck"),
    "bears_and_bees.key.J": QT_TRANSLATE_NOOP("bears_and_bees", "Draw from the research deck"),
    # What a card would bring
    "bears_and_bees.preview.honey": QT_TRANSLATE_NOOP("bears_and_bees", "{card} would bring honey"),
    "bears_and_bees.preview.cards": QT_TRANSLATE_NOOP("bears_and_bees", "{card} would draw cards"),
    "bears_and_bees.preview.swarm": QT_TRANSLATE_NOOP("bears_and_bees", "{card} would count, as things stand"),
    "bears_and_bees.preview.banner": QT_TRANSLATE_NOOP("bears_and_bees", "and 1 honey for each neighbour"),
    "bears_and_bees.preview.banner.two": QT_TRANSLATE_NOOP("bears_and_bees", "and 2 honey for {name}"),
    "bears_and_bees.preview.spoken": QT_TRANSLATE_NOOP("bears_and_bees", "left {left}, right {right}: {gain}"),
    "bears_and_bees.preview.spoken.two": QT_TRANSLATE_NOOP("bears_and_bees", "{left}: {gain}"),
    "bears_and_bees.preview.burst": QT_TRANSLATE_NOOP("bears_and_bees", "{gain}, and the bear eats"),
    # The end
    "bears_and_bees.component.swarms": QT_TRANSLATE_NOOP("bears_and_bees", "Swarms"),
    "bears_and_bees.component.experience": QT_TRANSLATE_NOOP("bears_and_bees", "Experience"),
    "bears_and_bees.component.honey": QT_TRANSLATE_NOOP("bears_and_bees", "Honey"),
    "bears_and_bees.component.cards": QT_TRANSLATE_NOOP("bears_and_bees", "Cards"),
    "bears_and_bees.decided.swarms": QT_TRANSLATE_NOOP("bears_and_bees", "{name} attracted the most swarms."),
    "bears_and_bees.decided.experience": QT_TRANSLATE_NOOP(
        "bears_and_bees", "Level on swarms: {name} has more experience."
    ),
    "bears_and_bees.decided.honey": QT_TRANSLATE_NOOP(
        "bears_and_bees", "Level on swarms and experience: {name} has more honey."
    ),
    "bears_and_bees.decided.cards": QT_TRANSLATE_NOOP(
        "bears_and_bees", "Level on everything else: {name} holds more cards."
    ),
    "bears_and_bees.decided.shared": QT_TRANSLATE_NOOP(
        "bears_and_bees", "Level on everything: {names} share the win. A rematch settles it."
    ),
    "bears_and_bees.chart.round": QT_TRANSLATE_NOOP("bears_and_bees", "Round"),
    # Net changes on the cover
    "bears_and_bees.chip.honey": QT_TRANSLATE_NOOP("bears_and_bees", "{count} honey"),
    "bears_and_bees.chip.experience": QT_TRANSLATE_NOOP("bears_and_bees", "{count} experience"),
    "bears_and_bees.chip.swarms": QT_TRANSLATE_NOOP("bears_and_bees", "{count} swarms"),
    "bears_and_bees.chip.swarms.one": QT_TRANSLATE_NOOP("bears_and_bees", "{count} swarm"),
    "bears_and_bees.chip.hand": QT_TRANSLATE_NOOP("bears_and_bees", "{count} cards"),
    "bears_and_bees.chip.hand.one": QT_TRANSLATE_NOOP("bears_and_bees", "{count} card"),
}
