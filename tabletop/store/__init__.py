"""The library of games and the settings, on disk. No Qt and no clock of its own."""
