"""Helpers for the tests of the simplified Pashabot."""

from typing import Any

from scenario import Scenario

BOT = 1


def solo(edition: str, *modules: str, **choices: Any) -> Scenario:
    table = Scenario(edition, 1, modules=modules, solo="simplified", **choices)
    return table.player(0, water=0, dates=0, dinars=0)
