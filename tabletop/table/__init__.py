"""The table: a scene of cards, tokens and places, made from views alone."""
