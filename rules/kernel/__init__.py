"""What every game is. Nothing here names a game.

A ``game`` makes a state, asks it for decisions, and shows it to a seat as a ``view``; an ``action`` changes it, and
tells a log its ``event``s; ``chance`` is part of it, ``outcome`` ends it, a ``refusal`` says why something may not be.
A ``match`` plays a state and keeps ``beat``s and entries; a ``record`` is a match on paper, ``replay`` plays it again.
A ``scenario`` is a position and some steps, ``scenario_text`` how people write one.
"""
