"""The pages of the window: home, set-up, play with its cover, result, settings.

A page owns its widgets and says by signals where the player wants to go; ``window.Window`` turns the pages and holds
library and settings. Only ``play`` has a session. Pages know panels, table, art and texts; none knows another page.
"""
