"""The sentences of Bees: The Secret Kingdom, by key; ``secret_kingdom`` puts them together."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = {
    # The game, its limits, phases and options
    "secret_kingdom.title": QT_TRANSLATE_NOOP("secret_kingdom", "Bees: The Secret Kingdom"),
    "secret_kingdom.limit.most": QT_TRANSLATE_NOOP(
        "secret_kingdom", "Five is the most: there are enough gems of each colour for five."
    ),
    "secret_kingdom.limit.fewest": QT_TRANSLATE_NOOP(
        "secret_kingdom", "It takes two: when one gathers, the others do too."
    ),
    "secret_kingdom.phase.setup": QT_TRANSLATE_NOOP("secret_kingdom", "Setting up"),
    "secret_kingdom.phase.turn": QT_TRANSLATE_NOOP("secret_kingdom", "A turn"),
    "secret_kingdom.phase.choose": QT_TRANSLATE_NOOP("secret_kingdom", "Gather pollen"),
    "secret_kingdom.phase.gain": QT_TRANSLATE_NOOP("secret_kingdom", "Choose a gem"),
    "secret_kingdom.phase.over": QT_TRANSLATE_NOOP("secret_kingdom", "End"),
    "secret_kingdom.option.beehives": QT_TRANSLATE_NOOP("secret_kingdom", "Beehives"),
    "secret_kingdom.option.beehives.off": QT_TRANSLATE_NOOP("secret_kingdom", "None: the basic game"),
    "secret_kingdom.option.beehives.four": QT_TRANSLATE_NOOP("secret_kingdom", "Three of the four"),
    "secret_kingdom.option.beehives.five": QT_TRANSLATE_NOOP("secret_kingdom", "Three of five"),
    "secret_kingdom.option.beehives.note": QT_TRANSLATE_NOOP(
        "secret_kingdom", "Beehives are goals and rules for all. Leave them out for a first game. The fifth is our own."
    ),
    "secret_kingdom.option.any_mix": QT_TRANSLATE_NOOP("secret_kingdom", "Wealth in any mix"),
    "secret_kingdom.option.any_mix.note": QT_TRANSLATE_NOOP(
        "secret_kingdom",
        "The beehive that wins with 12 of one colour counts every colour, grey too: a very short game.",
    ),
    "secret_kingdom.option.tie_break": QT_TRANSLATE_NOOP("secret_kingdom", "Break ties"),
    "secret_kingdom.option.tie_break.note": QT_TRANSLATE_NOOP(
        "secret_kingdom", "If points are level, more honey cards win, then more symbols."
    ),
    # Colours, gems and cards
    "secret_kingdom.colour.rose": QT_TRANSLATE_NOOP("secret_kingdom", "rose"),
    "secret_kingdom.colour.sunflower": QT_TRANSLATE_NOOP("secret_kingdom", "sunflower"),
    "secret_kingdom.colour.snowflake": QT_TRANSLATE_NOOP("secret_kingdom", "snowflake"),
    "secret_kingdom.colour.bellflower": QT_TRANSLATE_NOOP("secret_kingdom", "bellflower"),
    "secret_kingdom.colour.any": QT_TRANSLATE_NOOP("secret_kingdom", "any colour"),
    "secret_kingdom.gems": QT_TRANSLATE_NOOP("secret_kingdom", "{count} {colour}"),
    "secret_kingdom.gems.any": QT_TRANSLATE_NOOP("secret_kingdom", "{count} of any colour"),
    "secret_kingdom.or": QT_TRANSLATE_NOOP("secret_kingdom", "{first} or {second}"),
    "secret_kingdom.card.honey": QT_TRANSLATE_NOOP("secret_kingdom", "Honey\u00a0{number}"),
    "secret_kingdom.card.gathering": QT_TRANSLATE_NOOP("secret_kingdom", "Gathering\u00a0{number}"),
    "secret_kingdom.card.beehive": QT_TRANSLATE_NOOP("secret_kingdom", "Beehive\u00a0{number}"),
    "secret_kingdom.cost": QT_TRANSLATE_NOOP("secret_kingdom", "Costs {gems}."),
    "secret_kingdom.points": QT_TRANSLATE_NOOP("secret_kingdom", "Worth {count} points."),
    "secret_kingdom.points.one": QT_TRANSLATE_NOOP("secret_kingdom", "Worth 1 point."),
    "secret_kingdom.does.gain": QT_TRANSLATE_NOOP("secret_kingdom", "The buyer takes {count} gems of any colour."),
    "secret_kingdom.does.gain.one": QT_TRANSLATE_NOOP("secret_kingdom", "The buyer takes 1 gem of any colour."),
    "secret_kingdom.does.again": QT_TRANSLATE_NOOP("secret_kingdom", "The buyer takes another turn at once."),
    "secret_kingdom.does.others_gain": QT_TRANSLATE_NOOP(
        "secret_kingdom", "Everyone else takes {count} gems of any colour."
    ),
    "secret_kingdom.does.others_gain.one": QT_TRANSLATE_NOOP(
        "secret_kingdom", "Everyone else takes 1 gem of any colour."
    ),
    "secret_kingdom.does.discard": QT_TRANSLATE_NOOP("secret_kingdom", "The buyer gives back all gems that are left."),
    "secret_kingdom.does.nothing": QT_TRANSLATE_NOOP("secret_kingdom", "Does nothing else."),
    "secret_kingdom.own": QT_TRANSLATE_NOOP("secret_kingdom", "Brings {gems}."),
    "secret_kingdom.others": QT_TRANSLATE_NOOP("secret_kingdom", "Everyone else takes 1 gem: {gems}."),
    "secret_kingdom.everyone": QT_TRANSLATE_NOOP("secret_kingdom", "Everyone else takes the same four."),
    "secret_kingdom.hive.card_lead": QT_TRANSLATE_NOOP(
        "secret_kingdom", "With at least {cards} honey cards and {ahead} more than anyone else, a player wins at once."
    ),
    "secret_kingdom.hive.colour_sets": QT_TRANSLATE_NOOP(
        "secret_kingdom", "{points} points for each set of {symbols} symbols of one colour on honey cards, never grey."
    ),
    "secret_kingdom.hive.runs": QT_TRANSLATE_NOOP(
        "secret_kingdom", "{points} points for each set of three honey cards worth 1, 2 and 3."
    ),
    "secret_kingdom.hive.colour_wealth": QT_TRANSLATE_NOOP(
        "secret_kingdom",
        "With {symbols} symbols and gems of one colour, or in any mix where that was chosen, a player wins at once.",
    ),
    "secret_kingdom.hive.plain_cards": QT_TRANSLATE_NOOP(
        "secret_kingdom", "A honey card without an effect brings its buyer {count} gems of any colour."
    ),
    "secret_kingdom.hive.plain_cards.one": QT_TRANSLATE_NOOP(
        "secret_kingdom", "A honey card without an effect brings its buyer 1 gem of any colour."
    ),
    "secret_kingdom.brief.card_lead": QT_TRANSLATE_NOOP("secret_kingdom", "{cards} cards, {ahead} ahead: wins at once"),
    "secret_kingdom.brief.colour_sets": QT_TRANSLATE_NOOP(
        "secret_kingdom", "{symbols} symbols, one colour: {points} points"
    ),
    "secret_kingdom.brief.runs": QT_TRANSLATE_NOOP("secret_kingdom", "Cards worth 1, 2 and 3: {points} points"),
    "secret_kingdom.brief.colour_wealth": QT_TRANSLATE_NOOP("secret_kingdom", "Wealth of {symbols}: wins at once"),
    "secret_kingdom.brief.one_colour": QT_TRANSLATE_NOOP("secret_kingdom", "{symbols} of one colour: wins at once"),
    "secret_kingdom.brief.any_mix": QT_TRANSLATE_NOOP("secret_kingdom", "{symbols} in any mix: wins at once"),
    "secret_kingdom.brief.plain_cards": QT_TRANSLATE_NOOP("secret_kingdom", "Card without effect: {count} gems"),
    "secret_kingdom.brief.plain_cards.one": QT_TRANSLATE_NOOP("secret_kingdom", "Card without effect: 1 gem"),
    # Places
    "secret_kingdom.place.deck.honey": QT_TRANSLATE_NOOP(
        "secret_kingdom", "Honey pile, {count} left; when the last one is turned up, everyone else has one more turn"
    ),
    "secret_kingdom.place.deck.honey.one": QT_TRANSLATE_NOOP(
        "secret_kingdom", "Honey pile, 1 left; when it is turned up, everyone else has one more turn"
    ),
    "secret_kingdom.place.deck.honey.empty": QT_TRANSLATE_NOOP(
        "secret_kingdom", "The honey pile is empty: these are the last turns"
    ),
    "secret_kingdom.place.deck.gathering": QT_TRANSLATE_NOOP("secret_kingdom", "Gathering pile, {count} cards"),
    "secret_kingdom.place.deck.gathering.one": QT_TRANSLATE_NOOP("secret_kingdom", "Gathering pile, 1 card"),
    "secret_kingdom.place.box": QT_TRANSLATE_NOOP("secret_kingdom", "{count} honey cards are out of this game"),
    "secret_kingdom.place.market": QT_TRANSLATE_NOOP("secret_kingdom", "Honey to buy: {cards}"),
    "secret_kingdom.place.market.none": QT_TRANSLATE_NOOP("secret_kingdom", "No honey is left to buy"),
    "secret_kingdom.place.bought": QT_TRANSLATE_NOOP("secret_kingdom", "{name} has just bought {cards}"),
    "secret_kingdom.place.bought.none": QT_TRANSLATE_NOOP("secret_kingdom", "No honey card is being bought"),
    "secret_kingdom.place.drawn": QT_TRANSLATE_NOOP("secret_kingdom", "{name} chooses between {cards}"),
    "secret_kingdom.place.drawn.none": QT_TRANSLATE_NOOP("secret_kingdom", "No gathering cards are turned up"),
    "secret_kingdom.place.played": QT_TRANSLATE_NOOP("secret_kingdom", "{name} plays {cards}"),
    "secret_kingdom.place.played.none": QT_TRANSLATE_NOOP("secret_kingdom", "No gathering card is being played"),
    "secret_kingdom.place.discard": QT_TRANSLATE_NOOP(
        "secret_kingdom", "Discarded gathering cards, {count}, the latest last: {cards}"
    ),
    "secret_kingdom.place.discard.none": QT_TRANSLATE_NOOP("secret_kingdom", "No gathering cards have been discarded"),
    "secret_kingdom.place.beehives": QT_TRANSLATE_NOOP("secret_kingdom", "Beehives: {cards}"),
    "secret_kingdom.place.beehives.none": QT_TRANSLATE_NOOP("secret_kingdom", "No beehives in this game"),
    "secret_kingdom.place.supply": QT_TRANSLATE_NOOP("secret_kingdom", "Supply: {count} {colour} gems"),
    "secret_kingdom.place.gems": QT_TRANSLATE_NOOP("secret_kingdom", "{name} has {count} of 3 {colour} gems"),
    "secret_kingdom.place.honey": QT_TRANSLATE_NOOP("secret_kingdom", "{name} has {count} honey cards: {cards}"),
    "secret_kingdom.place.honey.one": QT_TRANSLATE_NOOP("secret_kingdom", "{name} has 1 honey card: {cards}"),
    "secret_kingdom.place.honey.none": QT_TRANSLATE_NOOP("secret_kingdom", "{name} has no honey card yet"),
    "secret_kingdom.place.payment": QT_TRANSLATE_NOOP("secret_kingdom", "{name} pays with {count} {colour} gems"),
    "secret_kingdom.place.payment.one": QT_TRANSLATE_NOOP("secret_kingdom", "{name} pays with 1 {colour} gem"),
    "secret_kingdom.spoken.first": QT_TRANSLATE_NOOP("secret_kingdom", "first player"),
    "secret_kingdom.spoken.ender": QT_TRANSLATE_NOOP("secret_kingdom", "turned up the last honey card"),
    "secret_kingdom.spoken.points": QT_TRANSLATE_NOOP("secret_kingdom", "{count} points"),
    "secret_kingdom.spoken.points.one": QT_TRANSLATE_NOOP("secret_kingdom", "1 point"),
    "secret_kingdom.spoken.gems": QT_TRANSLATE_NOOP("secret_kingdom", "gems: {gems}"),
    "secret_kingdom.spoken.gems.none": QT_TRANSLATE_NOOP("secret_kingdom", "no gems"),
    "secret_kingdom.spoken.honey": QT_TRANSLATE_NOOP("secret_kingdom", "{count} honey cards"),
    "secret_kingdom.spoken.honey.one": QT_TRANSLATE_NOOP("secret_kingdom", "1 honey card"),
    "secret_kingdom.spoken.payable": QT_TRANSLATE_NOOP("secret_kingdom", "can be bought"),
    "secret_kingdom.spoken.missing": QT_TRANSLATE_NOOP("secret_kingdom", "missing {gems}"),
    "secret_kingdom.spoken.full": QT_TRANSLATE_NOOP("secret_kingdom", "has 3 already"),
    "secret_kingdom.spoken.not_offered": QT_TRANSLATE_NOOP("secret_kingdom", "is not on the card"),
    # Questions
    "secret_kingdom.prompt.take": QT_TRANSLATE_NOOP("secret_kingdom", "{name}, take a gem."),
    "secret_kingdom.prompt.take.left": QT_TRANSLATE_NOOP("secret_kingdom", "{name}, take a gem, {left} to go."),
    "secret_kingdom.prompt.take.start.why": QT_TRANSLATE_NOOP(
        "secret_kingdom", "Everybody begins with two, the first player with one."
    ),
    "secret_kingdom.prompt.take.gather.why": QT_TRANSLATE_NOOP(
        "secret_kingdom", "The grey symbol on the card can be any colour."
    ),
    "secret_kingdom.prompt.take.others.why": QT_TRANSLATE_NOOP(
        "secret_kingdom", "One of the colours on the gathering card that was played."
    ),
    "secret_kingdom.prompt.take.effect.why": QT_TRANSLATE_NOOP(
        "secret_kingdom", "It comes from the honey card: any colour with room for it."
    ),
    "secret_kingdom.prompt.take.gift.why": QT_TRANSLATE_NOOP(
        "secret_kingdom", "The honey card that was bought gives everyone else a gem."
    ),
    "secret_kingdom.prompt.take.beehive.why": QT_TRANSLATE_NOOP(
        "secret_kingdom", "The beehive gives it for a card without an effect."
    ),
    "secret_kingdom.prompt.turn": QT_TRANSLATE_NOOP("secret_kingdom", "{name}, gather pollen or buy honey."),
    "secret_kingdom.prompt.turn.why": QT_TRANSLATE_NOOP(
        "secret_kingdom", "Touch the gathering pile, or a honey card with a tick."
    ),
    "secret_kingdom.prompt.turn.last.why": QT_TRANSLATE_NOOP(
        "secret_kingdom", "The last turn: every three gems left over are worth 1 point."
    ),
    "secret_kingdom.prompt.choose": QT_TRANSLATE_NOOP("secret_kingdom", "{name}, choose a gathering card."),
    "secret_kingdom.prompt.choose.why": QT_TRANSLATE_NOOP("secret_kingdom", "The other one is discarded."),
    "secret_kingdom.prompt.pay": QT_TRANSLATE_NOOP("secret_kingdom", "{name}, pay for {card}?"),
    "secret_kingdom.prompt.pay.why": QT_TRANSLATE_NOOP(
        "secret_kingdom", "Confirm, or touch another gem for a grey symbol."
    ),
    "secret_kingdom.prompt.pay.fixed.why": QT_TRANSLATE_NOOP(
        "secret_kingdom", "There is only one way to pay. Confirm, or touch another card."
    ),
    # Choices
    "secret_kingdom.action.gather": QT_TRANSLATE_NOOP("secret_kingdom", "Gather pollen"),
    "secret_kingdom.action.play": QT_TRANSLATE_NOOP("secret_kingdom", "Play {card}"),
    "secret_kingdom.action.buy": QT_TRANSLATE_NOOP("secret_kingdom", "Buy {card}"),
    "secret_kingdom.action.take": QT_TRANSLATE_NOOP("secret_kingdom", "Take a {colour} gem"),
    "secret_kingdom.action.pay": QT_TRANSLATE_NOOP("secret_kingdom", "Pay with a {colour} gem"),
    "secret_kingdom.action.lock": QT_TRANSLATE_NOOP("secret_kingdom", "Confirm the purchase"),
    "secret_kingdom.button.gather": QT_TRANSLATE_NOOP("secret_kingdom", "Gather pollen"),
    "secret_kingdom.key.G": QT_TRANSLATE_NOOP("secret_kingdom", "Gather pollen"),
    "secret_kingdom.key.P": QT_TRANSLATE_NOOP("secret_kingdom", "Produce honey: the first card that can be bought"),
    # What an action would bring
    "secret_kingdom.preview.buy": QT_TRANSLATE_NOOP("secret_kingdom", "{card} would bring"),
    "secret_kingdom.preview.cards": QT_TRANSLATE_NOOP("secret_kingdom", "Printed points"),
    "secret_kingdom.preview.gems": QT_TRANSLATE_NOOP("secret_kingdom", "Gems, 3 for a point"),
    "secret_kingdom.preview.runs": QT_TRANSLATE_NOOP("secret_kingdom", "Cards worth 1, 2, 3"),
    "secret_kingdom.preview.colour_sets": QT_TRANSLATE_NOOP("secret_kingdom", "Symbols of one colour"),
    "secret_kingdom.preview.total": QT_TRANSLATE_NOOP("secret_kingdom", "Points"),
    "secret_kingdom.preview.missing": QT_TRANSLATE_NOOP("secret_kingdom", "Missing: {colour}"),
    "secret_kingdom.preview.pays": QT_TRANSLATE_NOOP("secret_kingdom", "Pays {gems}"),
    "secret_kingdom.preview.lacks": QT_TRANSLATE_NOOP("secret_kingdom", "Missing {gems}"),
    "secret_kingdom.preview.ends": QT_TRANSLATE_NOOP(
        "secret_kingdom", "This turns up the last honey card: everyone else has one more turn."
    ),
    "secret_kingdom.preview.gain": QT_TRANSLATE_NOOP("secret_kingdom", "Takes gems"),
    "secret_kingdom.preview.again": QT_TRANSLATE_NOOP("secret_kingdom", "Another turn"),
    "secret_kingdom.preview.others_gain": QT_TRANSLATE_NOOP("secret_kingdom", "Others take"),
    "secret_kingdom.preview.discard": QT_TRANSLATE_NOOP("secret_kingdom", "Gives back the rest"),
    "secret_kingdom.preview.beehive": QT_TRANSLATE_NOOP("secret_kingdom", "Gems from the beehive"),
    "secret_kingdom.preview.take": QT_TRANSLATE_NOOP("secret_kingdom", "A {colour} gem"),
    "secret_kingdom.preview.spoken": QT_TRANSLATE_NOOP("secret_kingdom", "{words} {number}"),
    # What happened
    "secret_kingdom.event.game_began": QT_TRANSLATE_NOOP("secret_kingdom", "The table is set."),
    "secret_kingdom.event.game_resumed": QT_TRANSLATE_NOOP("secret_kingdom", "The game goes on in round {round}."),
    "secret_kingdom.event.turned_up": QT_TRANSLATE_NOOP("secret_kingdom", "{card} is turned up."),
    "secret_kingdom.event.beehive_shown": QT_TRANSLATE_NOOP("secret_kingdom", "{card} is in play."),
    "secret_kingdom.event.first_player.drawn": QT_TRANSLATE_NOOP("secret_kingdom", "{name} is drawn as first player."),
    "secret_kingdom.event.first_player.chosen": QT_TRANSLATE_NOOP("secret_kingdom", "{name} begins."),
    "secret_kingdom.event.turn_began": QT_TRANSLATE_NOOP("secret_kingdom", "{name}'s turn."),
    "secret_kingdom.event.turn_began.again": QT_TRANSLATE_NOOP("secret_kingdom", "Another turn for {name}."),
    "secret_kingdom.event.turn_began.last": QT_TRANSLATE_NOOP("secret_kingdom", "{name}'s last turn."),
    "secret_kingdom.event.drew": QT_TRANSLATE_NOOP("secret_kingdom", "{name} turns up {card}."),
    "secret_kingdom.event.reshuffled": QT_TRANSLATE_NOOP(
        "secret_kingdom", "The {count} discards are shuffled into a new pile."
    ),
    "secret_kingdom.event.reshuffled.one": QT_TRANSLATE_NOOP(
        "secret_kingdom", "The discarded gathering card goes back to the pile."
    ),
    "secret_kingdom.event.played": QT_TRANSLATE_NOOP("secret_kingdom", "{name} plays {card}."),
    "secret_kingdom.event.gained": QT_TRANSLATE_NOOP("secret_kingdom", "{name} takes {count} {colour} gems."),
    "secret_kingdom.event.gained.one": QT_TRANSLATE_NOOP("secret_kingdom", "{name} takes a {colour} gem."),
    "secret_kingdom.event.no_room": QT_TRANSLATE_NOOP(
        "secret_kingdom", "{name} has 3 {colour} gems already: {count} are lost."
    ),
    "secret_kingdom.event.no_room.one": QT_TRANSLATE_NOOP(
        "secret_kingdom", "{name} has 3 {colour} gems already: one is lost."
    ),
    "secret_kingdom.event.no_room.any": QT_TRANSLATE_NOOP("secret_kingdom", "{name} has no room for {count} gems."),
    "secret_kingdom.event.no_room.any.one": QT_TRANSLATE_NOOP("secret_kingdom", "{name} has no room for another gem."),
    "secret_kingdom.event.bought": QT_TRANSLATE_NOOP("secret_kingdom", "{name} buys {card}."),
    "secret_kingdom.event.paid": QT_TRANSLATE_NOOP("secret_kingdom", "{name} pays {count} {colour} gems."),
    "secret_kingdom.event.paid.one": QT_TRANSLATE_NOOP("secret_kingdom", "{name} pays a {colour} gem."),
    "secret_kingdom.event.gems_discarded": QT_TRANSLATE_NOOP(
        "secret_kingdom", "{name} gives back {count} {colour} gems."
    ),
    "secret_kingdom.event.gems_discarded.one": QT_TRANSLATE_NOOP("secret_kingdom", "{name} gives back a {colour} gem."),
    "secret_kingdom.event.nothing_to_discard": QT_TRANSLATE_NOOP(
        "secret_kingdom", "{name} has no gems left to give back."
    ),
    "secret_kingdom.event.placed": QT_TRANSLATE_NOOP("secret_kingdom", "{card} goes to {name}: {count} points."),
    "secret_kingdom.event.placed.one": QT_TRANSLATE_NOOP("secret_kingdom", "{card} goes to {name}: 1 point."),
    "secret_kingdom.event.end_triggered": QT_TRANSLATE_NOOP(
        "secret_kingdom", "The last honey card is turned up: everyone but {name} has one more turn."
    ),
    "secret_kingdom.event.instant_win": QT_TRANSLATE_NOOP("secret_kingdom", "{name} wins at once with {card}."),
    "secret_kingdom.event.took_back": QT_TRANSLATE_NOOP("secret_kingdom", "{name} takes back the last step."),
    "secret_kingdom.event.game_over": QT_TRANSLATE_NOOP("secret_kingdom", "The game is over."),
    "secret_kingdom.together.gained": QT_TRANSLATE_NOOP("secret_kingdom", "Gems taken: {items}."),
    "secret_kingdom.together.paid": QT_TRANSLATE_NOOP("secret_kingdom", "Gems paid: {items}."),
    "secret_kingdom.together.gems_discarded": QT_TRANSLATE_NOOP("secret_kingdom", "Gems given back: {items}."),
    "secret_kingdom.together.turned_up": QT_TRANSLATE_NOOP("secret_kingdom", "Turned up: {items}."),
    "secret_kingdom.together.beehive_shown": QT_TRANSLATE_NOOP("secret_kingdom", "Beehives: {items}."),
    "secret_kingdom.together.no_room": QT_TRANSLATE_NOOP("secret_kingdom", "No room for: {items}."),
    "secret_kingdom.together.placed": QT_TRANSLATE_NOOP("secret_kingdom", "Honey: {items}."),
    "secret_kingdom.together.more": QT_TRANSLATE_NOOP("secret_kingdom", "{name}\u00a0+{gems}"),
    "secret_kingdom.together.less": QT_TRANSLATE_NOOP("secret_kingdom", "{name}\u00a0−{gems}"),
    "secret_kingdom.together.card": QT_TRANSLATE_NOOP("secret_kingdom", "{name} {card}"),
    # The end
    "secret_kingdom.component.instant": QT_TRANSLATE_NOOP("secret_kingdom", "Won at once"),
    "secret_kingdom.component.points": QT_TRANSLATE_NOOP("secret_kingdom", "Points"),
    "secret_kingdom.component.honey_cards": QT_TRANSLATE_NOOP("secret_kingdom", "Honey cards"),
    "secret_kingdom.component.symbols": QT_TRANSLATE_NOOP("secret_kingdom", "Symbols"),
    "secret_kingdom.component.cards": QT_TRANSLATE_NOOP("secret_kingdom", "On honey cards"),
    "secret_kingdom.component.gems": QT_TRANSLATE_NOOP("secret_kingdom", "For gems"),
    "secret_kingdom.component.runs": QT_TRANSLATE_NOOP("secret_kingdom", "For 1, 2, 3"),
    "secret_kingdom.component.colour_sets": QT_TRANSLATE_NOOP("secret_kingdom", "For symbols"),
    "secret_kingdom.decided.instant": QT_TRANSLATE_NOOP(
        "secret_kingdom", "{name} met a beehive's goal and won at once."
    ),
    "secret_kingdom.decided.points": QT_TRANSLATE_NOOP("secret_kingdom", "{name} has the most points."),
    "secret_kingdom.decided.honey_cards": QT_TRANSLATE_NOOP(
        "secret_kingdom", "Level on points: {name} has more honey cards."
    ),
    "secret_kingdom.decided.symbols": QT_TRANSLATE_NOOP(
        "secret_kingdom", "Level on points and honey cards: {name} has more symbols."
    ),
    "secret_kingdom.decided.shared": QT_TRANSLATE_NOOP(
        "secret_kingdom", "Level on points: {names} share the win. A rematch settles it."
    ),
    "secret_kingdom.chart.points.title": QT_TRANSLATE_NOOP(
        "secret_kingdom", "Points, and the numbers of the honey cards bought"
    ),
    "secret_kingdom.chart.points": QT_TRANSLATE_NOOP("secret_kingdom", "Points"),
    "secret_kingdom.chart.pile": QT_TRANSLATE_NOOP("secret_kingdom", "Honey pile"),
    "secret_kingdom.chart.round": QT_TRANSLATE_NOOP("secret_kingdom", "Round"),
    "secret_kingdom.chart.left": QT_TRANSLATE_NOOP("secret_kingdom", "Cards left"),
    # Net changes
    "secret_kingdom.chip.honey": QT_TRANSLATE_NOOP("secret_kingdom", "{count} honey cards"),
    "secret_kingdom.chip.honey.one": QT_TRANSLATE_NOOP("secret_kingdom", "{count} honey card"),
    "secret_kingdom.chip.rose": QT_TRANSLATE_NOOP("secret_kingdom", "{count} rose"),
    "secret_kingdom.chip.sunflower": QT_TRANSLATE_NOOP("secret_kingdom", "{count} sunflower"),
    "secret_kingdom.chip.snowflake": QT_TRANSLATE_NOOP("secret_kingdom", "{count} snowflake"),
    "secret_kingdom.chip.bellflower": QT_TRANSLATE_NOOP("secret_kingdom", "{count} bellflower"),
}
