#!/usr/bin/env bash
# Fuzzes the readers of untrusted files, and the writers of untrusted text, with libFuzzer and the address and undefined-behaviour sanitizers.
#   scripts/fuzz.sh [SECONDS [TARGET...]]     60 seconds each; NAME for tests/fuzz/fuzz_NAME.cpp, or all
#   scripts/fuzz.sh media [COUNT]             1,000 damaged pictures and as many videos, a process each
# Inputs that crash a reader go to build/fuzz/found, the corpus to build/fuzz/corpus.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh fuzz

media=
if [ "${1:-}" = media ]; then
    media=${2:-1000}
    set --
fi
seconds=${1:-60}
shift || true
targets=("$@")
if [ ${#targets[@]} -eq 0 ]; then
    targets=(tests/fuzz/fuzz_*.cpp)
    targets=("${targets[@]#tests/fuzz/fuzz_}")
    targets=("${targets[@]%.cpp}")
fi

[ -f build/fuzz/build.ninja ] || cmake -G Ninja -B build/fuzz -DHYDRA_FUZZ=ON -DCMAKE_CXX_COMPILER=clang++ \
    -DCMAKE_BUILD_TYPE=None >/dev/null
if [ -n "$media" ]; then
    ninja -C build/fuzz mutated_media
    mkdir -p build/fuzz/found
    ASAN_OPTIONS=exitcode=99 build/fuzz/bin/mutated_media "$media" tests/data/images tests/data/clips build/fuzz/found
    exit
fi
ninja -C build/fuzz "${targets[@]/#/fuzz_}"
python3 tests/fuzz/make_seeds.py build/fuzz/seeds
mkdir -p build/fuzz/found

# A fuzzer runs one input at a time, so LibTorch needs no threads.
export OMP_NUM_THREADS=1 UBSAN_OPTIONS=print_stacktrace=1
# A reader may take half a gigabyte and a second. Freed memory counts while the sanitizer
# quarantines it, so the quarantine is small.
export ASAN_OPTIONS=quarantine_size_mb=16
[ -w /dev/shm ] && export TMPDIR=/dev/shm # files of presets and stores are written anew each time
for target in "${targets[@]}"; do
    mkdir -p "build/fuzz/corpus/$target"
    dictionary=()
    longest=16384
    case $target in
        unpickler | torch | zip | npz) dictionary=(-dict=tests/fuzz/pickle.dict) ;;
        merge | summary | list | serve) dictionary=(-dict=tests/fuzz/json.dict) ;;
        plan | translation) dictionary=(-dict="tests/fuzz/$target.dict") ;;
        training | state | journal | sidecars | beside | config | session | preset | thumbnailer | settings) # nested a hundred thousand deep, some seeds are long
            dictionary=(-dict=tests/fuzz/json.dict)
            longest=262144
            ;;
        words)
            dictionary=(-dict=tests/fuzz/words.dict)
            longest=262144
            ;;
    esac
    echo "== $target, $seconds s"
    "build/fuzz/bin/fuzz_$target" -max_total_time="$seconds" -max_len="$longest" -timeout=1 -rss_limit_mb=512 \
        -print_final_stats=1 -verbosity=0 -artifact_prefix="$PWD/build/fuzz/found/$target-" "${dictionary[@]}" \
        "$PWD/build/fuzz/corpus/$target" "$PWD/build/fuzz/seeds/$target" # whole paths: a target may work in a folder of its own
done
echo "No reader broke."
