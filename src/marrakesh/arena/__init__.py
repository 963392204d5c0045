"""Contests between bots over many games, and their statistics."""
