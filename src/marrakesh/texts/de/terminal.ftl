### Wörter des Terminals.
