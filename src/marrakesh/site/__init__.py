"""The game without a server: tables in a web worker, run by Pyodide (docs/site.md).

It runs the server's table service on the page's storage; the page talks to it through `EngineApi`,
with the server's messages.
"""

from marrakesh.site.engine_api import EngineApi, open_engine_api

__all__ = ["EngineApi", "open_engine_api"]
