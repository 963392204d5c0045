"""How a game is shown: places, verbs and symbols, which the rules themselves do not need."""
