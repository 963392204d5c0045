"""The game without a server: tables in a browser's worker, run by Pyodide (docs/site.md).

The same parts as the server's, over what the page keeps; the page asks them through `EngineApi`,
with the same messages.
"""

from marrakesh.site.engine_api import EngineApi, open_engine_api

__all__ = ["EngineApi", "open_engine_api"]
