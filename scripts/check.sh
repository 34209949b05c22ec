#!/usr/bin/env bash
# Checks of CI besides the tests: the format of every file, clang-tidy on the readers of untrusted bytes, and these
# readers and the engine under sanitizers. Without arguments: all of them. CI omits "threads", another build of core, and
# builds the programs of "sanitize" beforehand.
#   scripts/check.sh [format] [tidy] [build-sanitized] [sanitize] [threads]
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh check

# Readers of untrusted bytes.
tidied=(core/base/json.cpp core/base/regular_file.cpp core/base/printable.cpp core/format/zip_archive.cpp
        core/format/safetensors_header.cpp core/format/npy_header.cpp core/format/csv_table.cpp
        core/image/png_file.cpp core/image/jpeg_file.cpp core/image/tiff_file.cpp)
sanitized=(test_json test_new_file test_safetensors test_zip test_unpickler test_raw_checkpoint test_hostile_weights
           test_hostile_texts test_image test_engine test_memory)
threaded=(test_engine test_memory)

format()
{
    git ls-files '*.h' '*.cpp' | xargs clang-format --dry-run --Werror
}

tidy()
{
    local database=build/tidy # a precompiled header of g++ is none for clang
    cmake -G Ninja -B "$database" -DCMAKE_BUILD_TYPE=Debug -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON \
        -DCMAKE_UNITY_BUILD=OFF -DCMAKE_EXPORT_COMPILE_COMMANDS=ON -DHYDRA_BUILD_TESTS=OFF >/dev/null
    printf '%s\n' "${tidied[@]}" | xargs -P "$(nproc)" -n 1 clang-tidy -p "$database" --quiet --warnings-as-errors='*' \
        2> >(grep -v 'warnings\? generated' >&2) # in LibTorch's headers, not shown
}

build_sanitized() # PRESET TEST...
{
    local preset=$1
    shift
    cmake --preset "$preset" -DHYDRA_BUILD_TESTS=ON -DHYDRA_BUILD_UI=OFF -DHYDRA_BUILD_BENCH=OFF \
        -DHYDRA_TESTS="$(IFS=';'; echo "$*")" >/dev/null # the preset itself says: all
    cmake --build --preset "$preset" --target tests_core tests_disk
}

sanitize() # PRESET TEST...
{
    local preset=$1
    build_sanitized "$@"
    shift
    ctest --preset "$preset" --no-tests=error -R "^($(IFS='|'; echo "$*"))\$"
}

[ $# -gt 0 ] || set -- format tidy sanitize threads
for check in "$@"; do
    echo "== $check"
    case $check in
        format) format ;;
        tidy) tidy ;;
        build-sanitized) build_sanitized asan "${sanitized[@]}" ;;
        sanitize) sanitize asan "${sanitized[@]}" ;;
        threads) sanitize tsan "${threaded[@]}" ;;
        *)
            echo "check.sh: unknown check '$check'; expected format, tidy, build-sanitized, sanitize or threads" >&2
            exit 2
            ;;
    esac
done
echo "== checked: $*"
