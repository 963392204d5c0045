"""The tables in memory, their clients, bots and clocks; `service.Service` is the entry point."""
