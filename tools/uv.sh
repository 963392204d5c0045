#!/bin/sh
# Runs the pinned uv. It does not read pip's configuration, so pip's package index, find-links and
# certificates are passed on.
set -eu
uv="$(dirname "$0")/../.tools/bin/uv"

setting() {
    sed -n "s/^[^=]*\.$1='\(.*\)'\$/\1/p" "$(dirname "$uv")/../pip-settings.txt" | head -n 1
}
index=$(setting index-url)
links=$(setting find-links)
cert=$(setting cert)
[ -z "$index" ] || export UV_DEFAULT_INDEX="${UV_DEFAULT_INDEX:-$index}"
[ -z "$links" ] || export UV_FIND_LINKS="${UV_FIND_LINKS:-$(echo "$links" | tr ' ' ',')}"
[ -z "$cert" ] || export SSL_CERT_FILE="${SSL_CERT_FILE:-$cert}"
export UV_PYTHON_DOWNLOADS="${UV_PYTHON_DOWNLOADS:-never}"
exec "$uv" "$@"
