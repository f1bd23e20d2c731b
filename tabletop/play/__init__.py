"""A game being played: session, seats, curtain, take-back and recap. No Qt but in ``thinker.py``."""
