# Sourced by test-fresh.sh and package.sh: a bare Debian in a folder (mmdebstrap, with this machine's own package sources), and commands
# in it. Needs root, for chroot.
#   bare_suite 12                    the release's name
#   bare_able                        whether a bare Debian can be made here; prints the reason if not
#   bare_debian SUITE FOLDER         makes one in FOLDER
#   bare_run FOLDER COMMAND...       runs COMMAND in it, with the environment of a new login

bare_suite() {
    case "$1" in
        12) echo bookworm ;;
        13) echo trixie ;;
        *) echo "$0: --debian: expected 12 or 13, found $1" >&2; return 2 ;;
    esac
}

bare_able() {
    [ "$(id -u)" -eq 0 ] || { echo "this needs root (run it with sudo)" >&2; return 1; }
    command -v unshare >/dev/null || { echo "unshare is missing" >&2; return 1; }
    if ! command -v mmdebstrap >/dev/null; then
        { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends mmdebstrap >/dev/null; } ||
            { echo "mmdebstrap could not be installed" >&2; return 1; }
    fi
    unshare --mount --pid --fork --kill-child true || { echo "this machine does not let us mount" >&2; return 1; }
}

# This machine's package sources for the requested release, without third-party ones.
bare_sources() {
    { cat /etc/apt/sources.list /etc/apt/sources.list.d/debian.sources 2>/dev/null || true; } |
        grep -E '^(deb |Types:|URIs:|Suites:|Components:|Signed-By:|$)' | sed -E "s/\b(bookworm|trixie)\b/$1/g"
}

bare_debian() {
    local sources
    sources="$(bare_sources "$1")"
    mkdir -p "$2"
    chmod 755 "$(dirname "$2")"
    mmdebstrap --quiet --aptopt='Acquire::Retries "3"' --variant=minbase --mode=root "$1" "$2" - <<<"$sources" || {
        local status=$?
        printf 'mmdebstrap failed with the sources of this machine:\n%s\n' "$sources" >&2
        return "$status"
    }
    cp /etc/resolv.conf /etc/hosts "$2/etc/"
    echo force-unsafe-io >"$2/etc/dpkg/dpkg.cfg.d/bare" # it is thrown away: nothing has to survive a loss of power
}

# Mounts live in a private namespace and end with it. BARE_BIND=FROM:TO,... mounts folders of this machine, read-only.
bare_run() {
    unshare --mount --pid --fork --kill-child bash -c '
        set -e
        debian="$1"
        shift
        mount -t proc proc "$debian/proc"
        mkdir -p "$debian/dev/pts"
        mount -t devpts devpts "$debian/dev/pts" -o newinstance,ptmxmode=0666 || true
        mount -t tmpfs tmpfs "$debian/dev/shm" || { mkdir -p "$debian/dev/shm"; mount -t tmpfs tmpfs "$debian/dev/shm"; }
        IFS=, read -ra pairs <<<"${BARE_BIND:-}"
        for pair in "${pairs[@]}"; do
            mkdir -p "$debian/${pair#*:}"
            mount --bind "${pair%%:*}" "$debian/${pair#*:}"
            mount -o remount,bind,ro "$debian/${pair#*:}"
        done
        exec env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 TERM=dumb ${CI:+CI=$CI} chroot "$debian" "$@"
    ' bare "$@"
}

# Deletes FOLDER in the background, which takes minutes, unless something is still mounted in it.
bare_remove() {
    grep -q " $1" /proc/self/mounts || setsid rm -rf --one-file-system "$1" </dev/null >/dev/null 2>&1 &
}
