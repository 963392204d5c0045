"""The solo opponent. It never decides: its board, its strategy tiles and chance do."""
