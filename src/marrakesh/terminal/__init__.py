"""The game in a terminal: boards drawn with characters, choices by number, everything in words."""
