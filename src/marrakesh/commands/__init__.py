"""The subcommands of `marrakesh`, one file for each or for a few that belong together."""
