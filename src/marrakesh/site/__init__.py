"""The game without a server: tables in a browser's worker, run by Pyodide (docs/site.md).

The same rooms as the server's, over what the page keeps; the page asks them through `Door`, with
the same messages.
"""

from marrakesh.site.engine_api import Door, open_door

__all__ = ["Door", "open_door"]
