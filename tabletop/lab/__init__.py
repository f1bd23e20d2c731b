"""Tournaments: how strong bots are, measured so that anybody can measure it again.

``contestants`` names the bots, those of the box and a stranger's own. ``cells`` says what is measured: who plays whom,
at what, with how much thought. ``playing`` plays one game of it, ``tournament`` all of them on all cores, ``results``
keeps them as a CSV file that a run goes on from. ``statistics`` makes shares with honest intervals of them, ``report``
the sentences. ``__main__`` is the command line. It knows no Qt and no window.
"""
