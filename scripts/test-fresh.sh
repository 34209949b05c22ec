#!/usr/bin/env bash
# The README's two commands on a machine that has nothing: makes a bare Debian in a folder (mmdebstrap, with this machine's own
# package sources), puts the committed state of this checkout into it, and runs them there.
#   scripts/test-fresh.sh                  Debian 12: scripts/run.sh to a rendered window, scripts/test.sh to green tests
#   scripts/test-fresh.sh --until window   the first of the two
#   scripts/test-fresh.sh --until build    installing, configuring, building the command line, one prediction
#   scripts/test-fresh.sh --debian 13      Debian 13 in its place
# Needs root (for chroot) and mmdebstrap, which it installs. Exits with 77 where either cannot be had. KEEP=1 leaves the folder.
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
case "$release" in
    12) suite=bookworm ;;
    13) suite=trixie ;;
    *) echo "$0: --debian: expected 12 or 13, found $release" >&2; exit 2 ;;
esac
case "$until" in build | window | tests) ;; *) echo "$0: --until: expected build, window or tests, found $until" >&2; exit 2 ;; esac

skip() {
    echo "SKIPPED: a bare Debian $release was NOT tried: $1" >&2
    exit 77
}
[ "$(id -u)" -eq 0 ] || skip "this needs root (run it with sudo)"
command -v unshare >/dev/null || skip "unshare is missing"
if ! command -v mmdebstrap >/dev/null; then
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends mmdebstrap >/dev/null; } ||
        skip "mmdebstrap could not be installed"
fi
unshare --mount --pid --fork --kill-child true || skip "this machine does not let us mount"

root="$(mktemp -d "${TMPDIR:-/tmp}/hydrascope-fresh.XXXXXX")"
# Mounts are in a namespace of their own and are gone with it; the check says so before anything is deleted.
clean_up() {
    [ "${KEEP:-}" = 1 ] && { echo "Kept: $root"; return; }
    grep -q " $root" /proc/self/mounts || rm -rf --one-file-system "$root"
}
trap clean_up EXIT
started=$SECONDS
said() { echo "== $1 ($((SECONDS - started)) s)"; }

# This machine's own sources, for the release that is asked for; other vendors' are left out.
sources() {
    { cat /etc/apt/sources.list /etc/apt/sources.list.d/debian.sources 2>/dev/null || true; } |
        grep -E '^(deb |Types:|URIs:|Suites:|Components:|Signed-By:|$)' | sed -E "s/\b(bookworm|trixie)\b/$suite/g"
}
mkdir "$root/debian"
chmod 755 "$root"
sources >"$root/sources"
mmdebstrap --quiet --aptopt='Acquire::Retries "3"' --variant=minbase --mode=root "$suite" "$root/debian" - <"$root/sources" || {
    status=$?
    echo "mmdebstrap failed with the sources of this machine:" >&2
    cat "$root/sources" >&2
    exit "$status"
}
said "a bare Debian $release: $(ls "$root/debian/var/lib/dpkg/info/"*.list | wc -l) packages"

[ -z "$(git status --porcelain --untracked-files=no)" ] || echo "NOTE: changes that are not committed are not tried" >&2
mkdir -p "$root/debian/src/hydrascope" "$root/debian/src/shared"
git archive HEAD | tar -x -C "$root/debian/src/hydrascope"
shared="$(readlink -f "${HYDRA_SHARED:-../shared}" || true)"

cat >"$root/debian/src/inside.sh" <<'INSIDE'
set -euo pipefail
cd /src/hydrascope
if [ "$1" = build ]; then
    scripts/install-dependencies.sh build
    echo "== installed"
    cmake --preset release -DHYDRA_BUILD_TESTS=OFF -DHYDRA_BUILD_BENCH=OFF
    echo "== configured, the window included"
    cmake --build --preset release --target hydrascope-cli
    build/release/bin/hydrascope-cli predict hydravit-scenes resources/scenes/1-star-bowl-capsule.png --heads 3,12
else
    scripts/run.sh
    [ -s build/hydrascope.png ]
    echo "== the window is rendered"
    [ "$1" = window ] || scripts/test.sh
fi
INSIDE
cp /etc/resolv.conf /etc/hosts "$root/debian/etc/"

# The variables of this machine stay outside: inside is what a first login has.
unshare --mount --pid --fork --kill-child bash -c '
    set -e
    debian="$1/debian"
    mount -t proc proc "$debian/proc"
    mkdir -p "$debian/dev/pts"
    mount -t devpts devpts "$debian/dev/pts" -o newinstance,ptmxmode=0666 || true
    mount -t tmpfs tmpfs "$debian/dev/shm" || { mkdir -p "$debian/dev/shm"; mount -t tmpfs tmpfs "$debian/dev/shm"; }
    [ -d "$2" ] && mount --bind "$2" "$debian/src/shared" && mount -o remount,bind,ro "$debian/src/shared"
    exec env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 TERM=dumb ${CI:+CI=$CI} chroot "$debian" bash /src/inside.sh "$3"
' fresh "$root" "$shared" "$until"
said "done"
if [ "$until" != build ]; then
    mkdir -p build
    cp "$root/debian/src/hydrascope/build/hydrascope.png" build/hydrascope-fresh.png 2>/dev/null &&
        echo "The window, as the bare Debian $release rendered it: $PWD/build/hydrascope-fresh.png"
fi
