"""What every game is: action, event, decision, view, chance, match, record, scenario. Nothing here names a game."""
