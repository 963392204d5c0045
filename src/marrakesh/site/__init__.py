"""The game without a server: tables in a browser's worker, run by Pyodide (docs/site.md).

It uses the server's table service on the page's storage; the page talks to it through `EngineApi`,
with the same messages.
"""

from marrakesh.site.engine_api import EngineApi, open_engine_api

__all__ = ["EngineApi", "open_engine_api"]
