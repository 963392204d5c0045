"""Python imports this first if it is on the path, even in servers that tests start."""

import loading

loading.install()
