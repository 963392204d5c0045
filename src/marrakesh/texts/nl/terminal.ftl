### Woorden van de terminal.
