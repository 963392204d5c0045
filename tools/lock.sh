#!/bin/sh
# Pins the newest versions that satisfy pyproject.toml, with hashes and for all platforms. The files
# do not name an index. What several of them have is pinned to the same version.
set -eu
cd "$(dirname "$0")/.."

lock() {
    .tools/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
        --no-header --no-annotate --no-config "$@"
}

lock --extra envs --extra postgres --extra ray --group dev --output-file requirements-dev.txt pyproject.toml
lock --constraint requirements-dev.txt --group play --output-file requirements.txt pyproject.toml
lock --constraint requirements-dev.txt --group compile --output-file requirements-compile.txt
lock --constraint requirements-dev.txt --group node --output-file requirements-node.txt
echo uv | lock --output-file requirements-tools.txt -
lock --group docs --output-file requirements-docs.txt
lock --group mutants --output-file requirements-mutants.txt
lock --group release --output-file requirements-release.txt
