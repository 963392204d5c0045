#!/bin/sh
# Prints the path of Chromium, which the browser tests need; installs it if possible.
set -eu
for name in chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$name"; then
        exit 0
    fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Chromium ..." >&2
    apt-get install -qq --yes --no-install-recommends chromium >/dev/null 2>&1 ||
        { apt-get update -qq && apt-get install -qq --yes --no-install-recommends chromium; } >/dev/null 2>&1 ||
        true
    if command -v chromium; then
        exit 0
    fi
fi
echo "The pages are tested in Chromium: install it (Debian, Ubuntu: apt install chromium) and run make again." >&2
exit 1
