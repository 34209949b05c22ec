#!/usr/bin/env bash
# Finds flaky tests: runs each test many times in a row, the last third of the runs under load.
#   scripts/steady.sh [-n RUNS] [--busy PROCESSES] [--preset PRESET] TEST...     a name or a label of ctest each
# Without options: 15 runs of the release preset, five of them beside two busy processes. A run that exceeds the test's
# ctest timeout fails. Output of failed runs goes to build/PRESET/steady. Exit code 1: a run failed.
set -euo pipefail
cd "$(dirname "$0")/.."

runs=15
busy=2
preset=release
while [[ ${1:-} == -* ]]; do
    case $1 in
        -n) runs=$2 ;;
        --busy) busy=$2 ;;
        --preset) preset=$2 ;;
        *) set -- ;; # the usage, below
    esac
    shift 2 || break
done
if [ $# -eq 0 ] || ! [[ $runs =~ ^[1-9][0-9]*$ && $busy =~ ^[0-9]+$ ]]; then
    sed -n '2,5s/^# \?//p' "$0" >&2
    exit 2
fi

namesOf() # TEST: itself, or those of a label
{
    local list
    for by in "-R" "-L"; do
        list=$(ctest --preset "$preset" -N "$by" "^$1\$" | sed -n 's/^ *Test *#[0-9]*: //p')
        [ -z "$list" ] || break
    done
    [ -n "$list" ] || { echo "steady: no test and no label of the $preset preset: $1" >&2; exit 2; }
    echo "$list"
}

load=()
stopLoad()
{
    [ ${#load[@]} -eq 0 ] || kill "${load[@]}" 2>/dev/null || true
    [ ${#load[@]} -eq 0 ] || wait "${load[@]}" 2>/dev/null || true
    load=()
}
startLoad() # ends by itself where this script was killed
{
    for ((i = ${#load[@]}; i < busy; ++i)); do
        bash -c 'while kill -0 "$1" 2>/dev/null; do for ((i = 0; i < 1000000; ++i)); do :; done; done' busy $$ &
        load+=($!)
    done
}
trap stopLoad EXIT

names=()
for word in "$@"; do
    mapfile -t found < <(namesOf "$word")
    [ ${#found[@]} -gt 0 ] || exit 2
    names+=("${found[@]}")
done
logs=build/$preset/steady
mkdir -p "$logs"
beside=$((busy > 0 ? runs / 3 : 0))
failed=0
for name in "${names[@]}"; do
    passed=0
    slowest=0
    for ((run = 1; run <= runs; ++run)); do
        [ "$run" -le $((runs - beside)) ] || startLoad
        began=$SECONDS
        if ctest --preset "$preset" -R "^$name\$" --no-tests=error --output-on-failure >"$logs/$name.log" 2>&1; then
            passed=$((passed + 1))
        else
            mv "$logs/$name.log" "$logs/$name-$run.log"
            echo "$name, run $run: FAILED, see $logs/$name-$run.log"
        fi
        slowest=$((SECONDS - began > slowest ? SECONDS - began : slowest))
    done
    stopLoad
    rm -f "$logs/$name.log"
    failed=$((failed + runs - passed))
    echo "$name: $passed of $runs passed, $beside of them beside $busy busy processes; the slowest took $slowest s"
done
[ "$failed" -eq 0 ]
