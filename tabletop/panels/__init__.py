"""The parts that pages are made of: prompt bar, phase strip, log, inspector, preview, scores, recap, text table, the
sheets of amounts and of hands that are shown, key overlay.

A panel shows what it is given and says by signals what a player wants; it knows no session and no page. All that a
panel shows of a game comes from a View that the page may show at that moment. ``look`` holds the theme they share,
``widgets`` makes labels and buttons.
"""
