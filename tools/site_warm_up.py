"""Run by tools/build_site.mjs in Python for browsers, before the snapshot of its memory is taken.

What is imported and read here need not be fetched and done by every visitor.
"""

import marrakesh.observation.layout
import marrakesh.site
import marrakesh.site.bot_runner  # noqa: F401
from marrakesh.rules.config import Config
from marrakesh.rules.game import Game
from marrakesh.texts import LANGUAGES, text
from marrakesh.versions import version

MOVES = 40

version()
for lang in LANGUAGES:
    text(lang)("list-nothing")
game = Game.new(Config(players=2), 1)
for _ in range(MOVES):
    game.view(game.seat)
    game.describe(game.legal_actions()[0])
    game.apply(game.legal_actions()[0])
del game
