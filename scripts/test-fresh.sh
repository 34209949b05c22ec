#!/usr/bin/env bash
# The README's two commands on a bare machine: makes a bare Debian in a folder (mmdebstrap, with this machine's
# package sources), copies this checkout's commit into it, and runs them there.
#   scripts/test-fresh.sh                  Debian 12: scripts/run.sh to a rendered window, scripts/test.sh to green tests
#   scripts/test-fresh.sh --until window   the first of the two
#   scripts/test-fresh.sh --until build    installing, configuring, building the command line, one prediction
#   scripts/test-fresh.sh --debian 13      Debian 13 in its place
# Needs root (for chroot) and mmdebstrap, which it installs. Exits with 77 without either. KEEP=1 keeps the folder.
set -euo pipefail
cd "$(dirname "$0")/.."

release=12
until=tests
while [ $# -gt 0 ]; do
    case "$1" in
        --until) until="${2:?--until needs build, window or tests}"; shift ;;
        --debian) release="${2:?--debian needs 12 or 13}"; shift ;;
        *) echo "$0: unknown option $1 (--until build|window|tests, --debian 12|13)" >&2; exit 2 ;;
    esac
    shift
done
. scripts/bare-debian.sh
suite="$(bare_suite "$release")" || exit 2
case "$until" in build | window | tests) ;; *) echo "$0: --until: expected build, window or tests, found $until" >&2; exit 2 ;; esac

skip() {
    echo "SKIPPED: a bare Debian $release was NOT tried: $1" >&2
    exit 77
}
why="$(bare_able 2>&1)" || skip "$why"

root="$(mktemp -d "${TMPDIR:-/tmp}/hydrascope-fresh.XXXXXX")"
clean_up() {
    [ "${KEEP:-}" = 1 ] && { echo "Kept: $root"; return; }
    bare_remove "$root"
}
trap clean_up EXIT
started=$SECONDS
said() { echo "== $1 ($((SECONDS - started)) s)"; }

bare_debian "$suite" "$root/debian"
said "a bare Debian $release: $(ls "$root/debian/var/lib/dpkg/info/"*.list | wc -l) packages"

[ -z "$(git status --porcelain --untracked-files=no)" ] || echo "NOTE: changes that are not committed are not tried" >&2
# Uses the same path as here, so that this build can use its compiler cache (build/ccache).
source="$PWD"
beside="$(dirname "$source")/shared"
mkdir -p "$root/debian$source" "$root/debian$beside"
git archive HEAD | tar -x -C "$root/debian$source"
shared="$(readlink -f "${HYDRA_SHARED:-../shared}" || true)"

cat >"$root/debian/inside.sh" <<'INSIDE'
set -euo pipefail
cd "$2"
if [ "$1" = build ]; then
    scripts/install-dependencies.sh build
    echo "== installed"
    cmake --preset release -DHYDRA_BUILD_TESTS=OFF -DHYDRA_BUILD_BENCH=OFF
    echo "== configured, the window included"
    cmake --build --preset release --target hydrascope-cli
    build/release/bin/hydrascope-cli predict hydravit-scenes resources/scenes/2-star-bowl-capsule.png --heads 3,12
else
    scripts/run.sh
    [ -s build/hydrascope.png ]
    echo "== the window is rendered"
    [ "$1" = window ] || scripts/test.sh
fi
INSIDE
# Clears this machine's variables: the environment is that of a new login.
[ ! -d "$shared" ] || export BARE_BIND="$shared:$beside"
bare_run "$root/debian" bash /inside.sh "$until" "$source"
mkdir -p build
rm -rf build/ccache
mv "$root/debian/root/.cache/ccache" build/ccache 2>/dev/null || echo "NOTE: nothing was compiled through ccache" >&2
said "done"
if [ "$until" != build ]; then
    cp "$root/debian$source/build/hydrascope.png" build/hydrascope-fresh.png 2>/dev/null &&
        echo "The window, as the bare Debian $release rendered it: $PWD/build/hydrascope-fresh.png"
fi
