"""The sentences of Beesness, by key; ``beesness`` puts them together."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = {
    # The game and its phases
    "beesness.title": QT_TRANSLATE_NOOP("beesness", "Beesness"),
    "beesness.limit.most": QT_TRANSLATE_NOOP("beesness", "Five is the most: there are 42 flowers to share."),
    "beesness.limit.fewest": QT_TRANSLATE_NOOP("beesness", "It takes three: a market needs somebody to outbid."),
    "beesness.option.short": QT_TRANSLATE_NOOP("beesness", "Short game"),
    "beesness.option.short.note": QT_TRANSLATE_NOOP(
        "beesness", "As many rounds as seats and half the garden: good for a first game."
    ),
    "beesness.phase.market": QT_TRANSLATE_NOOP("beesness", "Bees market"),
    "beesness.phase.auction": QT_TRANSLATE_NOOP("beesness", "Auction"),
    "beesness.phase.answer": QT_TRANSLATE_NOOP("beesness", "Trade"),
    "beesness.phase.turn": QT_TRANSLATE_NOOP("beesness", "Own turns"),
    "beesness.phase.vote": QT_TRANSLATE_NOOP("beesness", "Referendum"),
    "beesness.phase.discard": QT_TRANSLATE_NOOP("beesness", "Replanting"),
    "beesness.phase.flowers": QT_TRANSLATE_NOOP("beesness", "Flower market"),
    "beesness.phase.over": QT_TRANSLATE_NOOP("beesness", "End"),
    # Things
    "beesness.thing.worker": QT_TRANSLATE_NOOP("beesness", "{count} workers"),
    "beesness.thing.worker.one": QT_TRANSLATE_NOOP("beesness", "1 worker"),
    "beesness.thing.drone": QT_TRANSLATE_NOOP("beesness", "{count} drones"),
    "beesness.thing.drone.one": QT_TRANSLATE_NOOP("beesness", "1 drone"),
    "beesness.thing.queen": QT_TRANSLATE_NOOP("beesness", "{count} queens"),
    "beesness.thing.queen.one": QT_TRANSLATE_NOOP("beesness", "1 queen"),
    "beesness.thing.flower": QT_TRANSLATE_NOOP("beesness", "{count} flowers"),
    "beesness.thing.flower.one": QT_TRANSLATE_NOOP("beesness", "1 flower"),
    "beesness.thing.honey": QT_TRANSLATE_NOOP("beesness", "{count} honey"),
    "beesness.nothing": QT_TRANSLATE_NOOP("beesness", "nothing"),
    "beesness.bee.worker": QT_TRANSLATE_NOOP("beesness", "worker"),
    "beesness.bee.drone": QT_TRANSLATE_NOOP("beesness", "drone"),
    "beesness.bee.queen": QT_TRANSLATE_NOOP("beesness", "queen"),
    "beesness.plural.worker": QT_TRANSLATE_NOOP("beesness", "Workers"),
    "beesness.plural.drone": QT_TRANSLATE_NOOP("beesness", "Drones"),
    "beesness.plural.queen": QT_TRANSLATE_NOOP("beesness", "Queens"),
    "beesness.plural.flower": QT_TRANSLATE_NOOP("beesness", "Flowers"),
    "beesness.plural.honey": QT_TRANSLATE_NOOP("beesness", "Honey"),
    # Cards
    "beesness.card.worker": QT_TRANSLATE_NOOP("beesness", "Worker"),
    "beesness.card.drone": QT_TRANSLATE_NOOP("beesness", "Drone"),
    "beesness.card.queen": QT_TRANSLATE_NOOP("beesness", "Queen"),
    "beesness.card.queen_used": QT_TRANSLATE_NOOP("beesness", "Queen, used this round"),
    "beesness.card.yes": QT_TRANSLATE_NOOP("beesness", "Yes"),
    "beesness.card.no": QT_TRANSLATE_NOOP("beesness", "No"),
    "beesness.does.worker": QT_TRANSLATE_NOOP("beesness", "Picks 1 flower in its seat's own turn."),
    "beesness.does.drone": QT_TRANSLATE_NOOP("beesness", "Sells up to 2 flowers at the flower market."),
    "beesness.does.queen": QT_TRANSLATE_NOOP("beesness", "Brings a free worker or drone, once a round."),
    "beesness.after.worker": QT_TRANSLATE_NOOP("beesness", "Back to its stack once it has picked."),
    "beesness.after.drone": QT_TRANSLATE_NOOP("beesness", "Back to its stack once it has sold."),
    "beesness.after.queen": QT_TRANSLATE_NOOP("beesness", "Stays, and is fresh again next round."),
    "beesness.price": QT_TRANSLATE_NOOP("beesness", "Bidding begins at {count} honey."),
    # Places
    "beesness.place.bank": QT_TRANSLATE_NOOP("beesness", "The bank, {count} honey"),
    "beesness.place.pot": QT_TRANSLATE_NOOP("beesness", "The honey pot, {count} honey"),
    "beesness.place.garden": QT_TRANSLATE_NOOP(
        "beesness", "The garden of Commons, {count} flowers; empty, it loses the game for all"
    ),
    "beesness.place.garden.one": QT_TRANSLATE_NOOP(
        "beesness", "The garden of Commons, 1 flower; empty, it loses the game for all"
    ),
    "beesness.place.unplanted": QT_TRANSLATE_NOOP("beesness", "Unplanted, {count} flowers"),
    "beesness.place.unplanted.one": QT_TRANSLATE_NOOP("beesness", "Unplanted, 1 flower"),
    "beesness.place.calendar": QT_TRANSLATE_NOOP("beesness", "The calendar, round {count} of {rounds}"),
    "beesness.place.market": QT_TRANSLATE_NOOP("beesness", "{bees}, {count} in the market at {price} honey or more"),
    "beesness.place.market.pass": QT_TRANSLATE_NOOP("beesness", "Hire nobody"),
    "beesness.place.auction.bee": QT_TRANSLATE_NOOP("beesness", "On auction: a {bee}"),
    "beesness.place.auction.bid": QT_TRANSLATE_NOOP("beesness", "Highest bid {count}, by {name}"),
    "beesness.place.auction.drop": QT_TRANSLATE_NOOP("beesness", "Out of this auction"),
    "beesness.place.turn.referendum": QT_TRANSLATE_NOOP("beesness", "A referendum to replant the garden"),
    "beesness.place.turn.end": QT_TRANSLATE_NOOP("beesness", "The end of the turn"),
    "beesness.place.trade.give": QT_TRANSLATE_NOOP("beesness", "Trade: {name} gives {what}"),
    "beesness.place.trade.offer": QT_TRANSLATE_NOOP("beesness", "An offer to one of the others"),
    "beesness.place.trade.accept": QT_TRANSLATE_NOOP("beesness", "Agreed"),
    "beesness.place.trade.decline": QT_TRANSLATE_NOOP("beesness", "No trade"),
    "beesness.place.trade.counter": QT_TRANSLATE_NOOP("beesness", "Another offer instead"),
    "beesness.place.ballot.yes": QT_TRANSLATE_NOOP("beesness", "Vote yes"),
    "beesness.place.ballot.no": QT_TRANSLATE_NOOP("beesness", "Vote no"),
    "beesness.place.ballot.flowers": QT_TRANSLATE_NOOP("beesness", "The fist for the flower market"),
    "beesness.place.discard": QT_TRANSLATE_NOOP("beesness", "{name} has {what} to give"),
    "beesness.place.workers": QT_TRANSLATE_NOOP("beesness", "{name} has {count} workers"),
    "beesness.place.workers.one": QT_TRANSLATE_NOOP("beesness", "{name} has 1 worker"),
    "beesness.place.drones": QT_TRANSLATE_NOOP("beesness", "{name} has {count} drones"),
    "beesness.place.drones.one": QT_TRANSLATE_NOOP("beesness", "{name} has 1 drone"),
    "beesness.place.queens": QT_TRANSLATE_NOOP("beesness", "{name} has {count} queens, {used} used this round"),
    "beesness.place.queens.one": QT_TRANSLATE_NOOP("beesness", "{name} has 1 queen, {used} used this round"),
    "beesness.place.flowers": QT_TRANSLATE_NOOP("beesness", "{name} has {count} flowers"),
    "beesness.place.flowers.one": QT_TRANSLATE_NOOP("beesness", "{name} has 1 flower"),
    "beesness.place.honey": QT_TRANSLATE_NOOP("beesness", "{name} has {count} honey"),
    "beesness.place.offers": QT_TRANSLATE_NOOP("beesness", "{name} has made {count} of 3 offers"),
    "beesness.place.ballot.none": QT_TRANSLATE_NOOP("beesness", "{name} has no ballot on the table"),
    "beesness.place.ballot.closed": QT_TRANSLATE_NOOP("beesness", "{name}'s ballot is closed"),
    "beesness.place.ballot.vote": QT_TRANSLATE_NOOP("beesness", "{name}'s ballot: {what}"),
    "beesness.place.ballot.fist": QT_TRANSLATE_NOOP("beesness", "{name}'s fist: {count} flowers"),
    "beesness.place.ballot.fist.one": QT_TRANSLATE_NOOP("beesness", "{name}'s fist: 1 flower"),
    # What happened
    "beesness.event.game_began": QT_TRANSLATE_NOOP("beesness", "The table is set."),
    "beesness.event.game_resumed": QT_TRANSLATE_NOOP("beesness", "The game goes on in round {round}."),
    "beesness.event.rolled": QT_TRANSLATE_NOOP("beesness", "{name} rolls a {die}."),
    "beesness.event.starts": QT_TRANSLATE_NOOP("beesness", "{name} starts."),
    "beesness.event.planted": QT_TRANSLATE_NOOP("beesness", "{count} flowers are planted."),
    "beesness.event.planted.seat": QT_TRANSLATE_NOOP(
        "beesness", "{name} plants {count} flowers: {left} in the garden."
    ),
    "beesness.event.planted.seat.one": QT_TRANSLATE_NOOP("beesness", "{name} plants 1 flower: {left} in the garden."),
    "beesness.event.bee_taken": QT_TRANSLATE_NOOP("beesness", "{name} takes a {bee}."),
    "beesness.event.honey_given": QT_TRANSLATE_NOOP("beesness", "{name} starts with {count} honey."),
    "beesness.event.round_began": QT_TRANSLATE_NOOP("beesness", "Round {round} of {rounds} begins with {name}."),
    "beesness.event.phase_began.market": QT_TRANSLATE_NOOP("beesness", "The bees market opens."),
    "beesness.event.phase_began.turn": QT_TRANSLATE_NOOP("beesness", "Own turns, one after another."),
    "beesness.event.phase_began.flowers": QT_TRANSLATE_NOOP("beesness", "The flower market opens."),
    "beesness.event.pot_filled": QT_TRANSLATE_NOOP(
        "beesness", "{count} honey go into the pot: {garden} flowers stand."
    ),
    "beesness.event.pot_filled.short": QT_TRANSLATE_NOOP(
        "beesness", "The bank puts its last {count} honey into the pot; {missing} are missing."
    ),
    "beesness.event.pot_filled.none": QT_TRANSLATE_NOOP(
        "beesness", "The bank is empty; {missing} honey are missing in the pot."
    ),
    "beesness.event.market_skipped": QT_TRANSLATE_NOOP("beesness", "No bee is left to hire."),
    "beesness.event.auction_opened": QT_TRANSLATE_NOOP("beesness", "{name} wants a {bee} for {price} honey."),
    "beesness.event.bid_made": QT_TRANSLATE_NOOP("beesness", "{name} bids {count} for the {bee}."),
    "beesness.event.dropped_out.chose": QT_TRANSLATE_NOOP("beesness", "{name} drops out."),
    "beesness.event.dropped_out.cannot": QT_TRANSLATE_NOOP("beesness", "{name} cannot bid more."),
    "beesness.event.bee_hired": QT_TRANSLATE_NOOP("beesness", "{name} hires a {bee} for {price} honey."),
    "beesness.event.passed.chose": QT_TRANSLATE_NOOP("beesness", "{name} passes."),
    "beesness.event.passed.cannot": QT_TRANSLATE_NOOP("beesness", "{name} has to pass."),
    "beesness.event.market_closed.passes": QT_TRANSLATE_NOOP("beesness", "Nobody hires any more: the market closes."),
    "beesness.event.market_closed.stacks": QT_TRANSLATE_NOOP("beesness", "Every bee is hired: the market closes."),
    "beesness.event.trade_offered": QT_TRANSLATE_NOOP("beesness", "{name} offers {to}: {give} for {want}."),
    "beesness.event.trade_offered.counter": QT_TRANSLATE_NOOP("beesness", "{name} answers {to}: {give} for {want}."),
    "beesness.event.trade_accepted": QT_TRANSLATE_NOOP("beesness", "{name} agrees with {maker}."),
    "beesness.event.handed_over": QT_TRANSLATE_NOOP("beesness", "{name} gives {what} to {to}."),
    "beesness.event.trade_declined": QT_TRANSLATE_NOOP("beesness", "{name} declines {maker}'s offer."),
    "beesness.event.turn_began": QT_TRANSLATE_NOOP("beesness", "{name} is on turn."),
    "beesness.event.picked": QT_TRANSLATE_NOOP("beesness", "{name} picks a flower: {left} left in the garden."),
    "beesness.event.hatched": QT_TRANSLATE_NOOP("beesness", "{name}'s queen brings a {bee}."),
    "beesness.event.turn_ended.chose": QT_TRANSLATE_NOOP("beesness", "{name} ends the turn."),
    "beesness.event.turn_ended.cannot": QT_TRANSLATE_NOOP("beesness", "{name} has nothing left to do."),
    "beesness.event.referendum_called": QT_TRANSLATE_NOOP("beesness", "{name} calls a referendum."),
    "beesness.event.locked": QT_TRANSLATE_NOOP("beesness", "{name} is ready."),
    "beesness.event.voted.yes": QT_TRANSLATE_NOOP("beesness", "{name} votes yes with {count} bees."),
    "beesness.event.voted.no": QT_TRANSLATE_NOOP("beesness", "{name} votes no with {count} bees."),
    "beesness.event.referendum_passed": QT_TRANSLATE_NOOP(
        "beesness", "Passed, {yes} to {no}: everybody gives a bee and plants 2."
    ),
    "beesness.event.referendum_failed": QT_TRANSLATE_NOOP("beesness", "Failed, {yes} to {no}: nothing is planted."),
    "beesness.event.bee_discarded": QT_TRANSLATE_NOOP("beesness", "{name} gives a {bee}."),
    "beesness.event.fist_opened": QT_TRANSLATE_NOOP("beesness", "{name} sells {count} of {most} flowers."),
    "beesness.event.nobody_sold": QT_TRANSLATE_NOOP("beesness", "Nobody sells: {pot} honey stay in the pot."),
    "beesness.event.price_set": QT_TRANSLATE_NOOP("beesness", "{pot} honey for {flowers} flowers: {price} each."),
    "beesness.event.price_set.rounded": QT_TRANSLATE_NOOP(
        "beesness", "{pot} honey for {flowers} flowers, rounded up: {price} each. The bank adds {bank}."
    ),
    "beesness.event.price_set.short": QT_TRANSLATE_NOOP(
        "beesness",
        "{pot} honey for {flowers} flowers: {price} each, and the rest one by one. The bank is too poor to round up.",
    ),
    "beesness.event.bank_added": QT_TRANSLATE_NOOP("beesness", "The bank adds {count} honey."),
    "beesness.event.flowers_sold": QT_TRANSLATE_NOOP("beesness", "{name} hands in {what}."),
    "beesness.event.honey_earned": QT_TRANSLATE_NOOP("beesness", "{name} earns {count} honey for {flowers} flowers."),
    "beesness.event.honey_earned.one_flower": QT_TRANSLATE_NOOP("beesness", "{name} earns {count} honey for 1 flower."),
    "beesness.event.drones_spent": QT_TRANSLATE_NOOP("beesness", "{count} drones of {name} go back to the market."),
    "beesness.event.drones_spent.one": QT_TRANSLATE_NOOP("beesness", "1 drone of {name} goes back to the market."),
    "beesness.event.beesaster": QT_TRANSLATE_NOOP("beesness", "{name} took the last flower: everybody loses."),
    "beesness.event.round_ended": QT_TRANSLATE_NOOP("beesness", "Round {round} ends."),
    "beesness.event.took_back": QT_TRANSLATE_NOOP("beesness", "{name} takes the last step back."),
    "beesness.event.game_over": QT_TRANSLATE_NOOP("beesness", "The game is over."),
    "beesness.together.item": QT_TRANSLATE_NOOP("beesness", "{name}\u00a0{count}"),
    "beesness.together.more": QT_TRANSLATE_NOOP("beesness", "{name}\u00a0+{count}"),
    "beesness.together.vote": QT_TRANSLATE_NOOP("beesness", "{name} {what} ({count})"),
    "beesness.together.hired": QT_TRANSLATE_NOOP("beesness", "{name} a {bee} for {price}"),
    "beesness.together.bee_hired": QT_TRANSLATE_NOOP("beesness", "Hired: {items}."),
    "beesness.together.rolled": QT_TRANSLATE_NOOP("beesness", "Dice: {items}."),
    "beesness.together.picked": QT_TRANSLATE_NOOP("beesness", "Flowers picked: {items}."),
    "beesness.together.honey_earned": QT_TRANSLATE_NOOP("beesness", "Honey earned: {items}."),
    "beesness.together.fist_opened": QT_TRANSLATE_NOOP("beesness", "Flowers sold: {items}."),
    "beesness.together.voted": QT_TRANSLATE_NOOP("beesness", "Votes: {items}."),
    "beesness.together.planted": QT_TRANSLATE_NOOP("beesness", "Flowers planted: {items}."),
    # The cover
    "beesness.cover.open": QT_TRANSLATE_NOOP("beesness", "I'm {name}: open my ballot"),
    "beesness.cover.alone": QT_TRANSLATE_NOOP("beesness", "I'm {name}: to the table"),
    "beesness.cover.alone.brief": QT_TRANSLATE_NOOP("beesness", "To the table"),
    "beesness.cover.open.brief": QT_TRANSLATE_NOOP("beesness", "Open my ballot"),
    "beesness.cover.hold": QT_TRANSLATE_NOOP("beesness", "I'm {name}: hold to open my ballot"),
    "beesness.cover.hold.brief": QT_TRANSLATE_NOOP("beesness", "Hold to open my ballot"),
    "beesness.cover.stay": QT_TRANSLATE_NOOP("beesness", "Open it without holding"),
    # Questions
    "beesness.prompt.choose": QT_TRANSLATE_NOOP("beesness", "{name}, hire a bee or pass."),
    "beesness.prompt.choose.why": QT_TRANSLATE_NOOP(
        "beesness", "Touch a stack: everybody may outbid. A trade comes first."
    ),
    "beesness.prompt.bid": QT_TRANSLATE_NOOP("beesness", "{name}, bid more than {bid} for this {bee}?"),
    "beesness.prompt.bid.why": QT_TRANSLATE_NOOP(
        "beesness", "Who is left when all others are out pays the bid into the pot."
    ),
    "beesness.prompt.partner": QT_TRANSLATE_NOOP("beesness", "{name}, a trade with whom?"),
    "beesness.prompt.partner.why": QT_TRANSLATE_NOOP("beesness", "Touch the trade tag of a seat."),
    "beesness.prompt.offer": QT_TRANSLATE_NOOP("beesness", "{name}, what is offered, and what for?"),
    "beesness.prompt.offer.why": QT_TRANSLATE_NOOP(
        "beesness", "It is sent at once; the other seat agrees, declines or counters."
    ),
    "beesness.prompt.answer": QT_TRANSLATE_NOOP("beesness", "{name}, is that a trade?"),
    "beesness.prompt.answer.why": QT_TRANSLATE_NOOP("beesness", "Agreed, it changes hands at once."),
    "beesness.prompt.answer.last.why": QT_TRANSLATE_NOOP("beesness", "Three offers are made: no counter is left."),
    "beesness.prompt.plan": QT_TRANSLATE_NOOP("beesness", "{name}, put the bees to work."),
    "beesness.prompt.plan.pick.why": QT_TRANSLATE_NOOP("beesness", "Touch the garden: each worker picks 1 flower."),
    "beesness.prompt.plan.queen.why": QT_TRANSLATE_NOOP(
        "beesness", "A queen brings a worker or a drone: touch its stack."
    ),
    "beesness.prompt.plan.both.why": QT_TRANSLATE_NOOP(
        "beesness", "Workers pick in the garden; a queen brings a worker or drone from its stack."
    ),
    "beesness.prompt.plan.rest": QT_TRANSLATE_NOOP("beesness", "{name}, replant, trade or end the turn."),
    "beesness.prompt.plan.rest.why": QT_TRANSLATE_NOOP("beesness", "There is no bee to put to work now."),
    "beesness.prompt.plan.end": QT_TRANSLATE_NOOP("beesness", "{name}, trade or end the turn."),
    "beesness.prompt.plan.end.why": QT_TRANSLATE_NOOP("beesness", "There is no bee to put to work now."),
    "beesness.prompt.plan.last.why": QT_TRANSLATE_NOOP(
        "beesness", "One flower is left: whoever picks it loses the game for everybody."
    ),
    "beesness.prompt.vote": QT_TRANSLATE_NOOP("beesness", "{name}, replant for a bee each? {count} votes."),
    "beesness.prompt.vote.one": QT_TRANSLATE_NOOP("beesness", "{name}, replant for a bee each? 1 vote."),
    "beesness.prompt.vote.why": QT_TRANSLATE_NOOP(
        "beesness", "More yes than no: everybody gives a bee and plants 2 flowers."
    ),
    "beesness.prompt.voted": QT_TRANSLATE_NOOP("beesness", "{name}, vote {what}?"),
    "beesness.prompt.voted.why": QT_TRANSLATE_NOOP("beesness", "Confirm it, or touch the other one."),
    "beesness.prompt.discard": QT_TRANSLATE_NOOP("beesness", "{name}, which bee is given?"),
    "beesness.prompt.discard.why": QT_TRANSLATE_NOOP(
        "beesness", "It goes back to its stack, and 2 flowers are planted."
    ),
    "beesness.prompt.sell": QT_TRANSLATE_NOOP("beesness", "{name}, how many flowers are sold?"),
    "beesness.prompt.sell.why": QT_TRANSLATE_NOOP(
        "beesness", "All fists open together; {pot} honey are divided by the flowers."
    ),
    "beesness.prompt.sell.empty.why": QT_TRANSLATE_NOOP(
        "beesness", "Careful: the pot is empty, a flower brings nothing."
    ),
    "beesness.prompt.sold": QT_TRANSLATE_NOOP("beesness", "{name}, sell {what}?"),
    "beesness.prompt.sold.why": QT_TRANSLATE_NOOP("beesness", "Confirm it, or take it back."),
    "beesness.twice.pick": QT_TRANSLATE_NOOP(
        "beesness", "This ends the game for all: nobody wins. Once more to do it."
    ),
    # Choices
    "beesness.action.hire": QT_TRANSLATE_NOOP("beesness", "Open the bidding for a {bee}"),
    "beesness.action.pass": QT_TRANSLATE_NOOP("beesness", "Pass"),
    "beesness.action.bid": QT_TRANSLATE_NOOP("beesness", "Bid {count} honey"),
    "beesness.action.drop": QT_TRANSLATE_NOOP("beesness", "Drop out of this auction"),
    "beesness.action.offer": QT_TRANSLATE_NOOP("beesness", "Offer a trade"),
    "beesness.action.to": QT_TRANSLATE_NOOP("beesness", "Offer it to seat {seat}"),
    "beesness.action.counter": QT_TRANSLATE_NOOP("beesness", "Make another offer"),
    "beesness.action.accept": QT_TRANSLATE_NOOP("beesness", "Agree to the trade"),
    "beesness.action.decline": QT_TRANSLATE_NOOP("beesness", "Decline the trade"),
    "beesness.action.give": QT_TRANSLATE_NOOP("beesness", "Give {what}"),
    "beesness.action.want": QT_TRANSLATE_NOOP("beesness", "Want {what}"),
    "beesness.action.lock": QT_TRANSLATE_NOOP("beesness", "Confirm"),
    "beesness.action.pick": QT_TRANSLATE_NOOP("beesness", "Send a worker to pick a flower"),
    "beesness.action.hatch": QT_TRANSLATE_NOOP("beesness", "Have a queen bring a {bee}"),
    "beesness.action.call": QT_TRANSLATE_NOOP("beesness", "Call a referendum"),
    "beesness.action.end": QT_TRANSLATE_NOOP("beesness", "End the turn"),
    "beesness.action.vote.yes": QT_TRANSLATE_NOOP("beesness", "Vote yes"),
    "beesness.action.vote.no": QT_TRANSLATE_NOOP("beesness", "Vote no"),
    "beesness.action.discard": QT_TRANSLATE_NOOP("beesness", "Give a {bee}"),
    "beesness.action.sell": QT_TRANSLATE_NOOP("beesness", "Sell {what}"),
    "beesness.key.B": QT_TRANSLATE_NOOP("beesness", "Bid one more"),
    "beesness.button.bid": QT_TRANSLATE_NOOP("beesness", "Bid {count}"),
    "beesness.button.sell": QT_TRANSLATE_NOOP("beesness", "Sell {count}"),
    "beesness.button.drop": QT_TRANSLATE_NOOP("beesness", "Drop out"),
    "beesness.button.pass": QT_TRANSLATE_NOOP("beesness", "Pass"),
    "beesness.button.accept": QT_TRANSLATE_NOOP("beesness", "Agree"),
    "beesness.button.decline": QT_TRANSLATE_NOOP("beesness", "Decline"),
    "beesness.button.counter": QT_TRANSLATE_NOOP("beesness", "Counter"),
    "beesness.button.pick": QT_TRANSLATE_NOOP("beesness", "Pick {count}"),
    "beesness.button.end": QT_TRANSLATE_NOOP("beesness", "End turn"),
    "beesness.key.S": QT_TRANSLATE_NOOP("beesness", "Sold, or nobody hires: for all people"),
    "beesness.key.Q": QT_TRANSLATE_NOOP("beesness", "Have a queen bring a worker, or else a drone"),
    "beesness.button.yes": QT_TRANSLATE_NOOP("beesness", "Yes"),
    "beesness.button.no": QT_TRANSLATE_NOOP("beesness", "No"),
    # The end
    "beesness.component.honey": QT_TRANSLATE_NOOP("beesness", "Honey"),
    "beesness.decided.honey": QT_TRANSLATE_NOOP("beesness", "{name} has gathered the most honey."),
    "beesness.decided.shared": QT_TRANSLATE_NOOP("beesness", "Level on honey: {names} share it."),
    "beesness.decided.nobody": QT_TRANSLATE_NOOP("beesness", "The garden is empty, and with it everybody has lost."),
    # Net changes on the cover
    "beesness.chip.honey": QT_TRANSLATE_NOOP("beesness", "{count} honey"),
    "beesness.chip.flowers": QT_TRANSLATE_NOOP("beesness", "{count} flowers"),
    "beesness.chip.flowers.one": QT_TRANSLATE_NOOP("beesness", "{count} flower"),
    "beesness.chip.workers": QT_TRANSLATE_NOOP("beesness", "{count} workers"),
    "beesness.chip.workers.one": QT_TRANSLATE_NOOP("beesness", "{count} worker"),
    "beesness.chip.drones": QT_TRANSLATE_NOOP("beesness", "{count} drones"),
    "beesness.chip.drones.one": QT_TRANSLATE_NOOP("beesness", "{count} drone"),
    "beesness.chip.queens": QT_TRANSLATE_NOOP("beesness", "{count} queens"),
    "beesness.chip.queens.one": QT_TRANSLATE_NOOP("beesness", "{count} queen"),
}
