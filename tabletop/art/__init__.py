"""How the table looks: colours and fonts, marks of the seats, symbols, card faces, cloth and covers.

``colours`` and ``theme`` are the ground floor; ``marks``, ``symbols``, ``pictures`` and ``surface`` draw single things
from them; ``faces`` composes cards, from what a game's own faces file tells it. ``render`` makes the PNG pictures of
``resources/art`` from their SVG sources (``python -m tabletop.art``); nothing else here needs QtSvg.

Nothing here knows a rule, a view or a widget of a page.
"""
