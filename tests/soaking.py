"""How long the tests under faults run: `make soak` sets SOAK to more than once."""

import os
from typing import Final

TIMES: Final = int(os.environ.get("SOAK", "1"))
