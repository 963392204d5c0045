"""The terminal interface: boards as text, numbered choices, events in words."""
