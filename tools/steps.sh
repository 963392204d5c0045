# Sourced by the set-up scripts: they run quietly and report only slow steps.
log=build/$(basename "$0" .sh).log
ticker=
trap 'quiet' EXIT
trap 'exit 130' INT TERM
mkdir -p build
: >"$log"

fail() {
    echo "$1" >&2
    exit 1
}

quiet() {
    [ -z "$ticker" ] || kill "$ticker" 2>/dev/null || true
    ticker=
}

# step LABEL COMMAND...: the command's output goes to the log; a terminal shows the seconds.
step() {
    label=$1
    shift
    if [ -t 1 ]; then
        printf '%s ... ' "$label"
        (
            seconds=0
            while sleep 1; do
                seconds=$((seconds + 1))
                printf '\r%s ... %d s ' "$label" $seconds
            done
        ) &
        ticker=$!
    else
        echo "$label ..."
    fi
    status=0
    "$@" >>"$log" 2>&1 || status=$?
    if [ -n "$ticker" ]; then
        quiet
        echo
    fi
    return $status
}

offline="Nothing could be downloaded: the first start needs a connection to a package index (see $log)."
