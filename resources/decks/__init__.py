"""The house decks, one TOML file a game; ``rules.decks`` reads them."""
