"""Players that are given a view, a seed and a budget, and nothing else.

``mind`` says what a game must tell a bot about itself, one small file a game (``bears_and_bees``). ``cub`` is the first
level: it tries each legal action once, in worlds that fit its view. ``__main__`` is the worker process, ``wire`` how
it speaks. A bot never meets the match; it plays on states that ``game.sample`` makes up from its view.
"""
