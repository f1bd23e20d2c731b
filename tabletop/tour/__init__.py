"""The tour: a pinned game played through the real window, for pictures and for a look at what is wrong in them.

``python -m tabletop.tour DIR`` saves a PNG of every page and each decisive moment at three sizes. ``guide`` leads
through the game, ``faults`` finds clipped, overlapping or escaping widgets. The tests walk the same tour.
"""
