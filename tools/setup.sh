#!/bin/sh
# Creates .venv from scratch: finds a Python, installs the pinned uv into .tools and, with it, the
# pinned requirements and this package (editable) into .venv. Falls back to pip if uv fails.
set -eu
cd "$(dirname "$0")/.."

fail() {
    echo "$1" >&2
    exit 1
}

old="Marrakesh needs Python 3.11 or newer with venv; install it (Debian, Ubuntu: apt install python3-venv) and run make again."
python=
for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
    if "$name" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        python=$("$name" -c 'import sys; print(sys.executable)')
        break
    fi
done
[ -n "$python" ] || fail "$old"

echo "Setting up with $("$python" --version) ..."
if ! { cmp -s requirements-tools.txt .tools/made-from.txt && .tools/bin/uv --version; } >/dev/null 2>&1; then
    rm -rf .tools
    "$python" -m venv .tools || fail "$old"
    .tools/bin/python -m pip install -qq --disable-pip-version-check --require-hashes \
        -r requirements-tools.txt && cp requirements-tools.txt .tools/made-from.txt || true
fi

# uv does not read pip's configuration: pass on pip's package index and certificates.
pip_setting() {
    .tools/bin/python -m pip config list 2>/dev/null | sed -n "s/^[^=]*\.$1='\(.*\)'\$/\1/p" | head -n 1
}
index=$(pip_setting index-url)
cert=$(pip_setting cert)
[ -z "$index" ] || export UV_DEFAULT_INDEX="${UV_DEFAULT_INDEX:-$index}"
[ -z "$cert" ] || export SSL_CERT_FILE="${SSL_CERT_FILE:-$cert}"
export UV_PYTHON_DOWNLOADS=never

with_uv() {
    .tools/bin/uv venv --quiet --no-project --python "$python" .venv &&
        .tools/bin/uv pip sync --quiet --python .venv --require-hashes requirements.txt &&
        .tools/bin/uv pip install --quiet --python .venv --no-deps --no-build-isolation -e .
}

with_pip() {
    "$python" -m venv .venv &&
        .venv/bin/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements.txt &&
        .venv/bin/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation -e .
}

rm -rf .venv
if ! with_uv; then
    echo "uv could not install the requirements; trying pip ..." >&2
    rm -rf .venv
    with_pip || fail "The requirements could not be installed: is there a connection to a package index?"
fi
pwd -P >.venv/.ready
