"""The sentences of Bear Necessities, by key; ``bear_necessities`` puts them together."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = {
    # The game and its phases
    "bear_necessities.title": QT_TRANSLATE_NOOP("bear_necessities", "Bear Necessities"),
    "bear_necessities.limit.most": QT_TRANSLATE_NOOP(
        "bear_necessities", "Six is the most: each seat is dealt up to 15 of the 94 cards."
    ),
    "bear_necessities.limit.fewest": QT_TRANSLATE_NOOP(
        "bear_necessities", "It takes two: hands are passed to a neighbour."
    ),
    "bear_necessities.phase.keep": QT_TRANSLATE_NOOP("bear_necessities", "Reserve"),
    "bear_necessities.phase.choose": QT_TRANSLATE_NOOP("bear_necessities", "Choose"),
    "bear_necessities.phase.reveal": QT_TRANSLATE_NOOP("bear_necessities", "Lay out"),
    "bear_necessities.phase.bees": QT_TRANSLATE_NOOP("bear_necessities", "Bees"),
    "bear_necessities.phase.over": QT_TRANSLATE_NOOP("bear_necessities", "End"),
    # Words for what lies there
    "bear_necessities.colour.city": QT_TRANSLATE_NOOP("bear_necessities", "City"),
    "bear_necessities.colour.water": QT_TRANSLATE_NOOP("bear_necessities", "Water"),
    "bear_necessities.colour.mountain": QT_TRANSLATE_NOOP("bear_necessities", "Mountain"),
    "bear_necessities.colour.desert": QT_TRANSLATE_NOOP("bear_necessities", "Desert"),
    "bear_necessities.type.bearfolk": QT_TRANSLATE_NOOP("bear_necessities", "Bearfolk"),
    "bear_necessities.type.building": QT_TRANSLATE_NOOP("bear_necessities", "Building"),
    "bear_necessities.type.item": QT_TRANSLATE_NOOP("bear_necessities", "Item"),
    "bear_necessities.type.plant": QT_TRANSLATE_NOOP("bear_necessities", "Plant"),
    "bear_necessities.type.animal": QT_TRANSLATE_NOOP("bear_necessities", "Animal"),
    "bear_necessities.kind": QT_TRANSLATE_NOOP("bear_necessities", "{colour}: {types}"),
    "bear_necessities.two": QT_TRANSLATE_NOOP("bear_necessities", "{first} and {second}"),
    "bear_necessities.what.colour": QT_TRANSLATE_NOOP("bear_necessities", "{colour} card"),
    "bear_necessities.what.card": QT_TRANSLATE_NOOP("bear_necessities", "card"),
    "bear_necessities.what.goal": QT_TRANSLATE_NOOP("bear_necessities", "Goal card"),
    "bear_necessities.what.hive": QT_TRANSLATE_NOOP("bear_necessities", "hive"),
    "bear_necessities.what.different_type": QT_TRANSLATE_NOOP("bear_necessities", "different type"),
    "bear_necessities.what.different_colour": QT_TRANSLATE_NOOP("bear_necessities", "different colour"),
    "bear_necessities.what.two_bees": QT_TRANSLATE_NOOP(
        "bear_necessities", "pair of bees (a single one counts as a pair)"
    ),
    "bear_necessities.where.tableau": QT_TRANSLATE_NOOP("bear_necessities", "{what}"),
    "bear_necessities.where.row": QT_TRANSLATE_NOOP("bear_necessities", "{what} in this row"),
    "bear_necessities.where.column": QT_TRANSLATE_NOOP("bear_necessities", "{what} in this column"),
    "bear_necessities.where.row_and_column": QT_TRANSLATE_NOOP("bear_necessities", "{what} in this row and column"),
    "bear_necessities.where.adjacent": QT_TRANSLATE_NOOP("bear_necessities", "{what} beside it"),
    # What cards do
    "bear_necessities.pays.none": QT_TRANSLATE_NOOP("bear_necessities", "Nothing when activated."),
    "bear_necessities.pays.flat": QT_TRANSLATE_NOOP("bear_necessities", "{vp} VP."),
    "bear_necessities.pays.each": QT_TRANSLATE_NOOP("bear_necessities", "{each} VP for each {what}."),
    "bear_necessities.pays.both": QT_TRANSLATE_NOOP("bear_necessities", "{vp} VP, {each} more for each {what}."),
    "bear_necessities.pays.right": QT_TRANSLATE_NOOP(
        "bear_necessities", "{more} VP if {what} is next on the right, else {vp}."
    ),
    "bear_necessities.pays.reserve": QT_TRANSLATE_NOOP(
        "bear_necessities", "{more} VP with a {what} card in reserve, else {vp}."
    ),
    "bear_necessities.pays.bees": QT_TRANSLATE_NOOP("bear_necessities", "{count} bees."),
    "bear_necessities.pays.bees.one": QT_TRANSLATE_NOOP("bear_necessities", "1 bee."),
    "bear_necessities.goal.count": QT_TRANSLATE_NOOP("bear_necessities", "Goal, {least} × {what}: {vp} VP instead."),
    "bear_necessities.goal.every_type": QT_TRANSLATE_NOOP(
        "bear_necessities", "Goal, {least} of every type: {vp} VP instead."
    ),
    "bear_necessities.goal.every_colour": QT_TRANSLATE_NOOP(
        "bear_necessities", "Goal, {least} of every colour: {vp} VP instead."
    ),
    "bear_necessities.goal.column_of_one_colour": QT_TRANSLATE_NOOP(
        "bear_necessities", "Goal, this column full, in one colour: {vp} VP instead."
    ),
    "bear_necessities.goal.row_of_every_colour": QT_TRANSLATE_NOOP(
        "bear_necessities", "Goal, this row full, in four colours: {vp} VP instead."
    ),
    "bear_necessities.goal.bee": QT_TRANSLATE_NOOP("bear_necessities", "bee"),
    "bear_necessities.hives": QT_TRANSLATE_NOOP(
        "bear_necessities", "{count} hives: at the end each brings 1 VP per bee."
    ),
    "bear_necessities.hives.one": QT_TRANSLATE_NOOP("bear_necessities", "A hive: at the end it brings 1 VP per bee."),
    # Places
    "bear_necessities.place.deck": QT_TRANSLATE_NOOP("bear_necessities", "The deck, {count} cards; {colour} on top"),
    "bear_necessities.place.deck.plain": QT_TRANSLATE_NOOP("bear_necessities", "The deck, {count} cards"),
    "bear_necessities.place.supply": QT_TRANSLATE_NOOP("bear_necessities", "The bees, as many as needed"),
    "bear_necessities.place.hand": QT_TRANSLATE_NOOP("bear_necessities", "{name}'s hand, {count} cards: {backs}"),
    "bear_necessities.place.hand.one": QT_TRANSLATE_NOOP("bear_necessities", "{name}'s hand, 1 card: {backs}"),
    "bear_necessities.place.hand.none": QT_TRANSLATE_NOOP("bear_necessities", "{name}'s hand is empty"),
    "bear_necessities.place.draft": QT_TRANSLATE_NOOP("bear_necessities", "{name} will lay out {card}"),
    "bear_necessities.place.draft.none": QT_TRANSLATE_NOOP("bear_necessities", "{name} has chosen nothing yet"),
    "bear_necessities.place.draft.ready": QT_TRANSLATE_NOOP("bear_necessities", "{name} is ready"),
    "bear_necessities.place.draft.choosing": QT_TRANSLATE_NOOP("bear_necessities", "{name} is choosing"),
    "bear_necessities.place.draft.idle": QT_TRANSLATE_NOOP("bear_necessities", "{name} has nothing to choose now"),
    "bear_necessities.place.reserve": QT_TRANSLATE_NOOP("bear_necessities", "{name}'s reserve: {card}"),
    "bear_necessities.place.reserve.none": QT_TRANSLATE_NOOP("bear_necessities", "{name} has nothing in reserve"),
    "bear_necessities.place.aside": QT_TRANSLATE_NOOP(
        "bear_necessities", "{count} cards lie face down for {name} until the reserve is settled"
    ),
    "bear_necessities.place.aside.one": QT_TRANSLATE_NOOP("bear_necessities", "1 card of {name}'s goes under the deck"),
    "bear_necessities.place.aside.none": QT_TRANSLATE_NOOP("bear_necessities", "Nothing is set aside for {name}"),
    "bear_necessities.place.discards": QT_TRANSLATE_NOOP("bear_necessities", "{name} has discarded {cards}"),
    "bear_necessities.place.discards.none": QT_TRANSLATE_NOOP("bear_necessities", "{name} has discarded nothing"),
    "bear_necessities.place.vp": QT_TRANSLATE_NOOP("bear_necessities", "{name}: {count} VP"),
    "bear_necessities.place.bees": QT_TRANSLATE_NOOP("bear_necessities", "{name}: {count} bees, hives: {hives}"),
    "bear_necessities.place.bees.one": QT_TRANSLATE_NOOP("bear_necessities", "{name}: 1 bee, hives: {hives}"),
    "bear_necessities.place.cell": QT_TRANSLATE_NOOP("bear_necessities", "{name}, {at}: {card}"),
    "bear_necessities.place.cell.goal": QT_TRANSLATE_NOOP("bear_necessities", "{name}, {at}: {card}, goal {met}"),
    "bear_necessities.place.spot": QT_TRANSLATE_NOOP("bear_necessities", "Free cell, {at}"),
    "bear_necessities.place.spot.card": QT_TRANSLATE_NOOP("bear_necessities", "{card}, {at}"),
    "bear_necessities.place.answer.keep": QT_TRANSLATE_NOOP("bear_necessities", "Keep the reserve in hand"),
    "bear_necessities.place.answer.discard": QT_TRANSLATE_NOOP("bear_necessities", "Discard the reserve"),
    "bear_necessities.order": QT_TRANSLATE_NOOP("bear_necessities", "{card} is number {nth} of {count}"),
    "bear_necessities.at": QT_TRANSLATE_NOOP("bear_necessities", "row {row}, column {column}"),
    "bear_necessities.met": QT_TRANSLATE_NOOP("bear_necessities", "met"),
    "bear_necessities.unmet": QT_TRANSLATE_NOOP("bear_necessities", "not met"),
    "bear_necessities.back": QT_TRANSLATE_NOOP("bear_necessities", "{count} {colour}"),
    # What happens
    "bear_necessities.event.game_began": QT_TRANSLATE_NOOP("bear_necessities", "The cards are shuffled."),
    "bear_necessities.event.game_resumed": QT_TRANSLATE_NOOP("bear_necessities", "The game goes on in round {round}."),
    "bear_necessities.event.dealer_drawn": QT_TRANSLATE_NOOP("bear_necessities", "{name} deals."),
    "bear_necessities.event.dealt": QT_TRANSLATE_NOOP("bear_necessities", "{name} is dealt {count} cards: {backs}."),
    "bear_necessities.event.dealt.one": QT_TRANSLATE_NOOP("bear_necessities", "{name} is dealt a card: {backs}."),
    "bear_necessities.event.dealt_card": QT_TRANSLATE_NOOP("bear_necessities", "{name} gets {card}."),
    "bear_necessities.event.locked": QT_TRANSLATE_NOOP("bear_necessities", "{name} is ready."),
    "bear_necessities.event.placed": QT_TRANSLATE_NOOP("bear_necessities", "{name} lays out {card}."),
    "bear_necessities.event.reserved": QT_TRANSLATE_NOOP(
        "bear_necessities", "{name} keeps a {colour} card in reserve."
    ),
    "bear_necessities.event.reserved_card": QT_TRANSLATE_NOOP("bear_necessities", "It is {card}."),
    "bear_necessities.event.activated": QT_TRANSLATE_NOOP(
        "bear_necessities", "{card} brings {name} {count} VP{parts}."
    ),
    "bear_necessities.event.activated.met": QT_TRANSLATE_NOOP(
        "bear_necessities", "{card}, goal met, brings {name} {count} VP."
    ),
    "bear_necessities.event.activated.unmet": QT_TRANSLATE_NOOP(
        "bear_necessities", "{card}, goal not met, brings {name} {count} VP."
    ),
    "bear_necessities.event.activated.none": QT_TRANSLATE_NOOP("bear_necessities", "{card} brings {name} no VP."),
    "bear_necessities.event.gained_bees.card": QT_TRANSLATE_NOOP("bear_necessities", "{name} gets {count} bees."),
    "bear_necessities.event.gained_bees.card.one": QT_TRANSLATE_NOOP("bear_necessities", "{name} gets a bee."),
    "bear_necessities.event.gained_bees.fewest": QT_TRANSLATE_NOOP(
        "bear_necessities", "A bee comforts {name}, who gained the least."
    ),
    "bear_necessities.event.bee_time": QT_TRANSLATE_NOOP("bear_necessities", "This round: {sums}."),
    "bear_necessities.event.passed": QT_TRANSLATE_NOOP("bear_necessities", "{name} passes {backs} on to {to}."),
    "bear_necessities.event.passed.none": QT_TRANSLATE_NOOP("bear_necessities", "{name} has nothing left to pass."),
    "bear_necessities.event.passed_card": QT_TRANSLATE_NOOP("bear_necessities", "{name} passes {card} on to {to}."),
    "bear_necessities.event.reserve_taken": QT_TRANSLATE_NOOP(
        "bear_necessities", "{name} takes the {colour} reserve into hand."
    ),
    "bear_necessities.event.deck_cut": QT_TRANSLATE_NOOP("bear_necessities", "The deck is cut."),
    "bear_necessities.event.set_aside": QT_TRANSLATE_NOOP(
        "bear_necessities", "{count} cards are set aside for {name}."
    ),
    "bear_necessities.event.phase_began.keep": QT_TRANSLATE_NOOP(
        "bear_necessities", "Hands have run out: keep the reserve or discard it?"
    ),
    "bear_necessities.event.phase_began.choose": QT_TRANSLATE_NOOP("bear_necessities", "All have decided."),
    "bear_necessities.event.keeps_reserve": QT_TRANSLATE_NOOP("bear_necessities", "{name} keeps {card}."),
    "bear_necessities.event.discards_reserve": QT_TRANSLATE_NOOP("bear_necessities", "{name} discards {card}."),
    "bear_necessities.event.reserve_stayed": QT_TRANSLATE_NOOP(
        "bear_necessities", "{name} has kept the {colour} reserve."
    ),
    "bear_necessities.event.reserve_discarded": QT_TRANSLATE_NOOP(
        "bear_necessities", "{name} has discarded the {colour} reserve."
    ),
    "bear_necessities.event.put_under": QT_TRANSLATE_NOOP(
        "bear_necessities", "{name}'s fifth card goes under the deck."
    ),
    "bear_necessities.event.last_reserve": QT_TRANSLATE_NOOP("bear_necessities", "{name}'s last reserve was {card}."),
    "bear_necessities.event.hives_paid": QT_TRANSLATE_NOOP(
        "bear_necessities", "{name}, hives × bees: {hives} × {bees} = {count} VP."
    ),
    "bear_necessities.event.took_back": QT_TRANSLATE_NOOP("bear_necessities", "{name} takes back the last step."),
    "bear_necessities.event.game_over": QT_TRANSLATE_NOOP("bear_necessities", "The game is over."),
    "bear_necessities.parts": QT_TRANSLATE_NOOP("bear_necessities", " ({base} + {times} × {each})"),
    "bear_necessities.parts.each": QT_TRANSLATE_NOOP("bear_necessities", " ({times} × {each})"),
    "bear_necessities.sum": QT_TRANSLATE_NOOP("bear_necessities", "{name}\u00a0{sum}"),
    "bear_necessities.together.card": QT_TRANSLATE_NOOP("bear_necessities", "{name} {card}"),
    "bear_necessities.together.more": QT_TRANSLATE_NOOP("bear_necessities", "{name}\u00a0+{count}"),
    "bear_necessities.together.colour": QT_TRANSLATE_NOOP("bear_necessities", "{name} {colour}"),
    "bear_necessities.together.placed": QT_TRANSLATE_NOOP("bear_necessities", "Laid out: {items}."),
    "bear_necessities.together.activated": QT_TRANSLATE_NOOP("bear_necessities", "VP: {items}."),
    "bear_necessities.together.gained_bees": QT_TRANSLATE_NOOP("bear_necessities", "Bees: {items}."),
    "bear_necessities.together.reserved": QT_TRANSLATE_NOOP("bear_necessities", "In reserve: {items}."),
    "bear_necessities.together.reserve_stayed": QT_TRANSLATE_NOOP("bear_necessities", "Reserve kept: {items}."),
    "bear_necessities.together.reserve_discarded": QT_TRANSLATE_NOOP("bear_necessities", "Reserve discarded: {items}."),
    "bear_necessities.together.last_reserve": QT_TRANSLATE_NOOP("bear_necessities", "Last reserves: {items}."),
    "bear_necessities.together.hives_paid": QT_TRANSLATE_NOOP("bear_necessities", "From hives: {items}."),
    # Questions
    "bear_necessities.prompt.play": QT_TRANSLATE_NOOP("bear_necessities", "{name}, choose a card to lay out."),
    "bear_necessities.prompt.play.why": QT_TRANSLATE_NOOP(
        "bear_necessities", "It activates itself and the cards beside it."
    ),
    "bear_necessities.prompt.place": QT_TRANSLATE_NOOP("bear_necessities", "{name}, where does {card} go?"),
    "bear_necessities.prompt.place.why": QT_TRANSLATE_NOOP(
        "bear_necessities", "The numbers are what it would bring there."
    ),
    "bear_necessities.prompt.reserve": QT_TRANSLATE_NOOP("bear_necessities", "{name}, choose a card for the reserve."),
    "bear_necessities.prompt.reserve.why": QT_TRANSLATE_NOOP("bear_necessities", "It waits for the next hand."),
    "bear_necessities.prompt.order": QT_TRANSLATE_NOOP("bear_necessities", "{name}, in which order do they activate?"),
    "bear_necessities.prompt.order.why": QT_TRANSLATE_NOOP(
        "bear_necessities", "The best is laid out: \u25b2\u25bc, [ ] or dragging changes it."
    ),
    "bear_necessities.prompt.lock": QT_TRANSLATE_NOOP("bear_necessities", "{name}, lay out {card}?"),
    "bear_necessities.prompt.lock.why": QT_TRANSLATE_NOOP(
        "bear_necessities", "Confirm it, or touch something else that is lit."
    ),
    "bear_necessities.prompt.keep": QT_TRANSLATE_NOOP("bear_necessities", "{name}, keep {card} in hand?"),
    "bear_necessities.prompt.keep.why": QT_TRANSLATE_NOOP(
        "bear_necessities", "Then four new cards come, otherwise five."
    ),
    # Choices
    "bear_necessities.action.play": QT_TRANSLATE_NOOP("bear_necessities", "Lay out {card}"),
    "bear_necessities.action.at": QT_TRANSLATE_NOOP("bear_necessities", "Put it {at}"),
    "bear_necessities.action.keep": QT_TRANSLATE_NOOP("bear_necessities", "Keep {card} in reserve"),
    "bear_necessities.action.activate": QT_TRANSLATE_NOOP("bear_necessities", "Activate next the card {at}"),
    "bear_necessities.action.earlier": QT_TRANSLATE_NOOP(
        "bear_necessities", "Activate one place earlier the card {at}"
    ),
    "bear_necessities.action.later": QT_TRANSLATE_NOOP("bear_necessities", "Activate one place later the card {at}"),
    "bear_necessities.action.lock": QT_TRANSLATE_NOOP("bear_necessities", "Confirm the choice"),
    "bear_necessities.action.answer.keep": QT_TRANSLATE_NOOP("bear_necessities", "Keep the reserve in hand"),
    "bear_necessities.action.answer.discard": QT_TRANSLATE_NOOP("bear_necessities", "Discard the reserve"),
    "bear_necessities.steps.up": QT_TRANSLATE_NOOP("bear_necessities", "{count} up"),
    "bear_necessities.steps.down": QT_TRANSLATE_NOOP("bear_necessities", "{count} down"),
    "bear_necessities.steps.left": QT_TRANSLATE_NOOP("bear_necessities", "{count} left"),
    "bear_necessities.steps.right": QT_TRANSLATE_NOOP("bear_necessities", "{count} right"),
    "bear_necessities.steps.from": QT_TRANSLATE_NOOP("bear_necessities", "{steps} from the first card"),
    "bear_necessities.steps.none": QT_TRANSLATE_NOOP("bear_necessities", "where the first card lies"),
    "bear_necessities.button.keep": QT_TRANSLATE_NOOP("bear_necessities", "Keep it"),
    "bear_necessities.button.discard": QT_TRANSLATE_NOOP("bear_necessities", "Discard it"),
    "bear_necessities.key.K": QT_TRANSLATE_NOOP("bear_necessities", "Keep the reserve"),
    "bear_necessities.key.D": QT_TRANSLATE_NOOP("bear_necessities", "Discard the reserve"),
    # What a choice would bring
    "bear_necessities.preview.cells": QT_TRANSLATE_NOOP("bear_necessities", "{card} would bring"),
    "bear_necessities.preview.best": QT_TRANSLATE_NOOP("bear_necessities", "at best"),
    "bear_necessities.preview.worst": QT_TRANSLATE_NOOP("bear_necessities", "at worst"),
    "bear_necessities.preview.only": QT_TRANSLATE_NOOP("bear_necessities", "in its cell"),
    "bear_necessities.preview.vp": QT_TRANSLATE_NOOP("bear_necessities", "VP"),
    "bear_necessities.preview.line": QT_TRANSLATE_NOOP("bear_necessities", "{sum} VP"),
    "bear_necessities.preview.bees": QT_TRANSLATE_NOOP("bear_necessities", "Bees"),
    "bear_necessities.preview.hives": QT_TRANSLATE_NOOP("bear_necessities", "Hives then"),
    "bear_necessities.preview.reserve": QT_TRANSLATE_NOOP("bear_necessities", "{colour} reserve"),
    "bear_necessities.preview.met": QT_TRANSLATE_NOOP("bear_necessities", "{card}, goal met"),
    "bear_necessities.preview.unmet": QT_TRANSLATE_NOOP("bear_necessities", "{card}, goal not met"),
    "bear_necessities.preview.spoken": QT_TRANSLATE_NOOP("bear_necessities", "{words} {number}"),
    # On the table
    "bear_necessities.table.reserve": QT_TRANSLATE_NOOP("bear_necessities", "Reserve"),
    "bear_necessities.table.keep": QT_TRANSLATE_NOOP("bear_necessities", "Keep"),
    "bear_necessities.table.discard": QT_TRANSLATE_NOOP("bear_necessities", "Discard"),
    # The end
    "bear_necessities.component.vp": QT_TRANSLATE_NOOP("bear_necessities", "VP"),
    "bear_necessities.component.activations": QT_TRANSLATE_NOOP("bear_necessities", "From cards"),
    "bear_necessities.component.hives": QT_TRANSLATE_NOOP("bear_necessities", "From hives"),
    "bear_necessities.decided.vp": QT_TRANSLATE_NOOP("bear_necessities", "{name}'s land is worth the most."),
    "bear_necessities.decided.shared": QT_TRANSLATE_NOOP(
        "bear_necessities", "Level on VP: {names} share the win. A rematch settles it."
    ),
    "bear_necessities.chart.vp": QT_TRANSLATE_NOOP("bear_necessities", "VP in all"),
    "bear_necessities.chart.gains": QT_TRANSLATE_NOOP("bear_necessities", "VP of each round"),
    "bear_necessities.chart.round": QT_TRANSLATE_NOOP("bear_necessities", "Round"),
    "bear_necessities.chart.map": QT_TRANSLATE_NOOP("bear_necessities", "What each card brought"),
    "bear_necessities.chart.column": QT_TRANSLATE_NOOP("bear_necessities", "Column"),
    "bear_necessities.chart.row": QT_TRANSLATE_NOOP("bear_necessities", "Row"),
    # Net changes on the cover
    "bear_necessities.chip.vp": QT_TRANSLATE_NOOP("bear_necessities", "{count} VP"),
    "bear_necessities.chip.bees": QT_TRANSLATE_NOOP("bear_necessities", "{count} bees"),
    "bear_necessities.chip.bees.one": QT_TRANSLATE_NOOP("bear_necessities", "{count} bee"),
}
