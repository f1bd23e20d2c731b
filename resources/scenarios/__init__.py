"""Scenarios, a folder a game: positions, steps and what comes of them. See ``rules.kernel.scenario_text``."""
