"""Players that are given a view, a seed and a budget, and nothing else.

``mind`` says what a game must tell a bot about itself; each game tells it in a room of its name, with more beside it
(``beesness``, ``beesness_policy``, ...). ``decide`` is the whole of a decision: ``search`` plays plans out in worlds
that fit the view, with ``tree`` for what is learnt there, and ``choice`` makes up the mind; ``levels`` says how well
each of them does it. ``__main__`` is the worker process and ``wire`` how it speaks. A bot never meets the match; it
plays on states that ``game.sample`` makes up from its view.
"""
