#!/bin/sh
# Sets up .venv with this package (editable): `setup.sh play` with everything needed to play,
# `setup.sh all` also with everything for developers. Finds a Python and installs the pinned uv into
# .tools; falls back to pip if uv fails.
set -eu
cd "$(dirname "$0")/.."
. tools/steps.sh

case $1 in
play) stamp=.play pins=requirements.txt wanted="-r requirements.txt" ;;
*)
    stamp=.ready pins=requirements-dev.txt
    wanted="--exact -c $pins -r pyproject.toml --extra envs --extra postgres --extra ray --group dev"
    ;;
esac

old="Marrakesh needs Python 3.11 or newer with venv; install it (Debian, Ubuntu: apt install python3-venv) and run make again."
python=
for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
    if "$name" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        python=$("$name" -c 'import sys; print(sys.executable)')
        break
    fi
done
[ -n "$python" ] || fail "$old"

# The pip that came with Python, from its wheel: an environment with a pip of its own takes longer.
bundled() {
    wheel=$("$python" - <<END
import ensurepip, pathlib, sysconfig
folder = sysconfig.get_config_var("WHEEL_PKG_DIR") or pathlib.Path(ensurepip.__file__).parent / "_bundled"
print(next(pathlib.Path(folder).glob("pip-*.whl")))
END
    )
    .tools/bin/python "$wheel/pip" "$@"
}

pinned_uv() {
    sed -n '/^uv==/,/[^\]$/p' requirements-dev.txt
}

get_uv() {
    rm -rf .tools
    "$python" -m venv --without-pip .tools &&
        pinned_uv >.tools/uv.txt &&
        bundled install -q --retries 2 --disable-pip-version-check --require-hashes -r .tools/uv.txt &&
        bundled config list >.tools/pip-settings.txt
}

with_uv() {
    { [ -x .venv/bin/python ] || sh tools/uv.sh venv --no-project --python "$python" .venv; } &&
        sh tools/uv.sh pip install --python .venv --require-hashes --no-progress $wanted &&
        sh tools/uv.sh pip install --python .venv --no-deps --no-build-isolation -e .
}

with_pip() {
    rm -rf .venv
    "$python" -m venv .venv &&
        .venv/bin/python -m pip install -q --retries 2 --disable-pip-version-check --require-hashes -r "$pins" &&
        .venv/bin/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
}

# For the learner's tests, and only the CPU build: the usual one brings gigabytes of CUDA and is not
# available in this version. Without it, these tests are skipped.
with_pytorch() {
    sh tools/uv.sh pip install --python .venv --no-deps --no-progress torch==2.13.0+cpu
}

# The game has three languages; Babel has a thousand, in 30 MB.
trim() {
    find .venv/lib/*/site-packages/babel/locale-data -type f \
        ! -name 'root.*' ! -name 'en*' ! -name 'de*' ! -name 'nl*' -delete
}

echo "Setting up with $("$python" --version) in this folder."
if ! { pinned_uv | cmp -s - .tools/uv.txt && ls .tools/pip-settings.txt && .tools/bin/uv --version; } >/dev/null 2>&1; then
    step "Getting uv" get_uv || { ! grep -q Retrying "$log" || fail "$offline"; }
fi

# An environment that was moved or is broken is recreated; one for playing is extended.
made=$(cat .venv/.play .venv/.ready 2>/dev/null | head -n 1)
rm -f .venv/.ready
{ [ "$made" = "$(pwd -P)" ] && .venv/bin/python -c ""; } 2>/dev/null || rm -rf .venv
if ! step "Installing packages" with_uv; then
    step "uv failed; trying pip" with_pip || fail "$offline"
fi
if [ $stamp = .play ]; then trim; else step "Looking for PyTorch's CPU build" with_pytorch || true; fi
rm -f .venv/.play
pwd -P >.venv/$stamp
