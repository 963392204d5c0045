#!/bin/sh
# Pins the newest versions that satisfy pyproject.toml, with hashes and for all platforms. The files
# do not name an index.
set -eu
cd "$(dirname "$0")/.."

lock() {
    sh tools/uv.sh pip compile --quiet --universal --python-version 3.11 --generate-hashes \
        --no-header --no-annotate --no-config "$@" pyproject.toml
}

all=build/requirements.txt
mkdir -p build
lock --upgrade --extra envs --extra postgres --extra ray \
    --group dev --group uv --group docs --group mutants --group release --output-file $all
lock --upgrade --constraint $all --group play --output-file requirements.txt

# The second file has the entries missing from the first one.
.tools/bin/python - $all <<END
import pathlib, re, sys
def entries(path):
    return re.split(r"^(?=\S)", pathlib.Path(path).read_text(), flags=re.M)[1:]
known = entries("requirements.txt")
rest = [entry for entry in entries(sys.argv[1]) if entry not in known]
pathlib.Path("requirements-dev.txt").write_text("-r requirements.txt\n" + "".join(rest))
END
