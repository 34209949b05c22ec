#!/usr/bin/env bash
# Installs missing packages, builds and runs all tests. Without arguments: the release preset.
#   scripts/test.sh dev                   one preset, or several
#   scripts/test.sh [dev] test_json       only these tests; builds only their programs
set -euo pipefail
cd "$(dirname "$0")/.."

presets=()
tests=()
for word in "$@"; do
    if grep -q "\"name\": \"$word\", \"inherits\"" CMakePresets.json; then presets+=("$word"); else tests+=("$word"); fi
done
[ ${#presets[@]} -gt 0 ] || presets=(release)
[ ${#tests[@]} -gt 0 ] || scripts/install-dependencies.sh test
shared="${HYDRA_SHARED:-../shared}"
[ -e "$shared" ] || echo "NOTE: ../shared is absent; the tests that need it will be SKIPPED (set HYDRA_SHARED)." >&2

passed=0
failed=0
for preset in "${presets[@]}"; do
    cmake --preset "$preset" -DHYDRA_BUILD_TESTS=ON -DHYDRA_BUILD_BENCH=ON >/dev/null # run.sh switches them off
    chosen=()
    targets=()
    if [ ${#tests[@]} -gt 0 ]; then
        names="($(IFS='|'; echo "${tests[*]}"))"
        chosen=(-R "^$names\$")
        entries=$(grep -hE "^add_test\(\[=\[$names\]=\]" "build/$preset"/tests/{,*/}CTestTestfile.cmake) \
            || { echo "test.sh: neither a preset nor a test: ${tests[*]}" >&2; exit 2; }
        mapfile -t targets < <(grep -oP '/bin/\Ktests_\w+' <<<"$entries" | sort -u)
    fi
    [ ${#tests[@]} -gt 0 ] && [ ${#targets[@]} -eq 0 ] || cmake --build --preset "$preset" ${targets[@]:+--target "${targets[@]}"}
    log="build/$preset/ctest.log"
    # Qt's offscreen platform prints this line for every window.
    ctest --preset "$preset" "${chosen[@]}" 2>&1 | grep -v 'does not support propagateSizeHints' | tee "$log" || true
    # "100% tests passed, 0 tests failed out of 17"
    summary=$(grep -E 'tests passed, [0-9]+ tests failed out of [0-9]+' "$log" | tail -n 1)
    total=$(sed -E 's/.*out of ([0-9]+).*/\1/' <<<"$summary")
    bad=$(sed -E 's/.*, ([0-9]+) tests failed.*/\1/' <<<"$summary")
    passed=$((passed + ${total:-0} - ${bad:-0}))
    failed=$((failed + ${bad:-1}))
    grep -hE -A1 '^(FAIL!|QFATAL)' "build/$preset/Testing/Temporary/LastTest.log" 2>/dev/null || true
    # If ../shared exists, a test skipped because files in it are absent counts as failed. In CI every other skip fails
    # too, except tests that cannot run under a sanitizer (it takes the address space that one test limits).
    skips=$(grep -h '^SKIP ' "build/$preset/Testing/Temporary/LastTest.log" 2>/dev/null | sort -u || true)
    [ -z "$skips" ] || printf '%s\n' "$skips"
    wanting=$(grep -c 'shared/.* is absent' <<<"$skips" || true)
    others=$(grep '^SKIP' <<<"$skips" | grep -v 'shared/.* is absent' | grep -vc 'a sanitizer needs' || true)
    if [ "$wanting" -gt 0 ]; then
        echo "$wanting tests were SKIPPED: they did not find their files in ../shared" >&2
        [ ! -e "$shared" ] || failed=$((failed + wanting))
    fi
    [ -z "${CI:-}" ] || failed=$((failed + others))
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
