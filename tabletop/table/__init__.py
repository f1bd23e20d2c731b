"""The table: a scene of cards, tokens and places, made from views alone.

A view goes down the hall like this: a game's placement (``games``) turns it into a ``Picture`` of ``spots``, with
zones from ``layout`` and the furniture of ``pile`` and ``hand``. ``scene`` makes the picture visible with pixmaps
from ``pictures`` (painted in ``painters`` and in the game's looks, with the pieces of ``tabletop.art``). ``motion``
works out what happens between two pictures and ``director`` plays it by the clock. ``view`` is the widget;
``touching``, ``cursor`` and ``speech`` are its hands, its keyboard and its voice.

Nothing here knows a state, a session or a page: what may be touched and what it means is told from outside.
"""
