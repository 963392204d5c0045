#!/bin/sh
# Pins the newest versions that satisfy pyproject.toml, with hashes and for all platforms. The files
# do not name an index.
set -eu
cd "$(dirname "$0")/.."

lock() {
    .tools/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
        --no-header --no-annotate --no-config "$@"
}

lock --extra envs --extra postgres --extra ray --group dev --group bench --output-file requirements.txt pyproject.toml
echo uv | lock --output-file requirements-tools.txt -
lock --group docs --output-file requirements-docs.txt
lock --group mutants --output-file requirements-mutants.txt
