"""Bots against each other, many games at a time, and what came of them."""
