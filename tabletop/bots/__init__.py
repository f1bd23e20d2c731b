"""Players that get a view and a time budget, one file a game. They never see a state of the real game."""
