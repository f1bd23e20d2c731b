"""The games as pure Python: the same seed and the same actions give the same game on every machine.

Nothing here knows a window, a clock or a thread. These names are for everyone who writes bots, tests or tools::

    from rules import games                      # games by key, each loaded on first use
    game = games["bears_and_bees"]
    game.key; game.title; game.seats             # seats is a range: 2 in game.seats
    game.options                                 # {name: (usual value, other values...)}
    game.secret                                  # what it hides: "hands", "ballots" or "open" where it hides nothing
    game.questions                               # every kind of decision that it asks a seat for
    game.ordered                                 # the verb of steps in a draft whose order matters, or empty
    game.actions                                 # every action of the game, once, in a fixed order

    state = game.setup(seats=4, seed=7, options=None, deck=None)
    state.waiting()                              # the seats that must decide now; () when the game is over
    state.decision(seat)                         # what the seat is asked, as data; None where it is not asked
    state.legal(seat)                            # every action that it may take: the law
    state.default(seat)                          # what a plain Confirm takes; None where there is no such thing
    str(action); action.handle                   # "draw honey", and the thing a player touches to do it: "deck/honey"
    game.parse("draw honey")                     # the action of that text, which never changes
    state.apply(seat, action, log=None)          # raises Refusal where it is not legal, and then nothing has changed
    state.advance(seat, action)                  # the same without the check, for search: the action must be legal
    state.locked(); state.undraft(seat)          # who has closed its choice; drops the last step of a choice still open
    state.copy(); state.over; state.outcome()    # outcome: ranks, totals, their components, what decided

    game.view(state, seat)                       # all that a seat may know (None: what everybody knows), and no more
    game.sample(view, seed)                      # a whole state that fits the view, the unknown dealt by chance
    game.reshuffled(state, word)                 # the same for everybody, what nobody knows dealt anew
    game.preview(view, "play H17")               # what an action would bring, where that can be said
    game.encode(state); game.decode(data)        # JSON-ready and back; a deck of your own: game.decode(data, deck)
    game.encode_view(view); game.decode_view(data)
    game.deck(data); game.encode_deck(deck)      # a deck of your own, checked; pass it to setup
    game.check(state)                            # AssertionError where something that must always hold does not

A bot is given ``game.view(state, seat)`` and answers with one action of ``view.decision.actions``; it never sees the
state. A random game from start to end::

    import random
    while not state.over:
        seat = state.waiting()[0]
        state.apply(seat, random.choice(state.legal(seat)))

A game that is to be saved, taken back and shown is a ``Match`` (``rules.kernel.match``) around a state. Scenarios
(``rules.kernel.scenario``) play a few steps and say what must come of them: ``python -m rules check FILE...``.
"""

from rules.catalogue import games
from rules.kernel.refusal import Refusal

__all__ = ["games", "Refusal"]
