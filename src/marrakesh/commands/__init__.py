"""The subcommands of `marrakesh`, one module per command or group of related commands."""
