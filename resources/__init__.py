"""Decks, scenarios, art, fonts and help: data only, found by ``importlib.resources.files("resources")``."""
