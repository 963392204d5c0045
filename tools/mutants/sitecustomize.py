"""Python imports this first of all where it lies on the path, in servers that tests start, too."""

import loading

loading.install()
