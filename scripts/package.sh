#!/usr/bin/env bash
# Builds the packages and the archive, and tests them on a bare system.
#   scripts/package.sh                    Debian packages and the archive with its libraries, for this machine's Debian
#   scripts/package.sh --debian 13        for another release: builds this checkout's commit in a bare system
#   scripts/package.sh --only STEP        one step: make, check (lintian, desktop file, metainfo, manual pages, completions),
#                                         packages (installed, started, predicting, removed), archive (started without Qt and LibTorch)
# Packages go to build/packages/debianN. The last two steps need root (for chroot) and mmdebstrap; without them
# the exit code is 77. KEEP=1 leaves the bare systems.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/bare-debian.sh

here="$(. /etc/os-release && echo "${VERSION_ID:-}")"
release="$here"
only=""
while [ $# -gt 0 ]; do
    case "$1" in
        --debian) release="${2:?--debian needs 12 or 13}"; shift ;;
        --only) only="${2:?--only needs make, check, packages or archive}"; shift ;;
        *) echo "$0: unknown option $1 (--debian 12|13, --only make|check|packages|archive)" >&2; exit 2 ;;
    esac
    shift
done
case "$only" in "" | make | check | packages | archive) ;; *) echo "$0: --only: expected make, check, packages or archive, found $only" >&2; exit 2 ;; esac
suite="$(bare_suite "$release")" || exit 2
packages="$PWD/build/packages/debian$release"
started=$SECONDS
said() { echo "== $1 ($((SECONDS - started)) s)"; }

bare=""
clean_up() {
    [ -n "$bare" ] || return 0
    [ "${KEEP:-}" = 1 ] && { echo "Kept: $bare"; return; }
    bare_remove "$bare"
    bare=""
}
trap clean_up EXIT
new_bare() {
    local why
    why="$(bare_able 2>&1)" || { echo "SKIPPED: a bare Debian $release was NOT tried: $why" >&2; exit 77; }
    clean_up
    bare="$(mktemp -d "${TMPDIR:-/tmp}/hydrascope-package.XXXXXX")"
    bare_debian "$suite" "$bare/debian"
    said "a bare Debian $release"
}

make_here() {
    scripts/install-dependencies.sh package
    cmake --preset release -DHYDRA_BUILD_TESTS=OFF -DHYDRA_BUILD_BENCH=OFF >/dev/null # as run.sh: test.sh switches them on
    cmake --build --preset release --target hydrascope hydrascope-cli hydrascope-thumbnailer conventions changelogs
    rm -rf build/release/packages
    (cd build/release && cpack -G DEB >cpack.log && cpack -G TGZ >>cpack.log) || { tail -n 20 build/release/cpack.log >&2; return 1; }
    rm -rf "$packages"
    mkdir -p "$packages"
    find build/release/packages -maxdepth 1 \( -name '*.deb' -o -name '*.tar.gz' \) -exec cp {} "$packages" \;
    grep -h -- '-- bundled' build/release/cpack.log || true
}

make_in_bare() {
    new_bare
    mkdir -p "$bare/debian/src/hydrascope"
    git archive HEAD | tar -x -C "$bare/debian/src/hydrascope"
    bare_run "$bare/debian" /src/hydrascope/scripts/package.sh --only make
    rm -rf "$packages"
    mkdir -p "$packages"
    cp "$bare/debian/src/hydrascope/build/packages/debian$release/"* "$packages"
}

# Runs lintian and the validators; warnings count as errors.
check() {
    scripts/install-dependencies.sh package
    local files="$packages/unpacked" bad=0 page
    rm -rf "$files"
    for package in "$packages"/*.deb; do
        dpkg-deb -x "$package" "$files"
    done
    echo "-- lintian"
    lintian --fail-on error,warning "$packages"/*.deb || bad=1
    echo "-- desktop file and metainfo"
    desktop-file-validate "$files/usr/share/applications/"*.desktop || bad=1
    # AppStream 1.0 added <developer id>; Debian 12's 0.16 does not know it.
    appstreamcli validate --strict --no-net --override=unknown-tag=pedantic "$files/usr/share/metainfo/"*.xml || bad=1
    echo "-- kinds of files"
    mkdir -p "$files/mime/packages"
    cp "$files/usr/share/mime/packages/"*.xml "$files/mime/packages"
    XDG_DATA_DIRS="$files" PKGSYSTEM_ENABLE_FSYNC=0 update-mime-database "$files/mime" 2>&1 | grep . && bad=1
    echo "-- manual pages"
    for page in "$files/usr/share/man/man1/"*.1.gz; do
        LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null | sed "s|^|${page##*/}: |" | grep . && bad=1
        zcat "$page" | mandoc -T lint -W warning | sed "s|^|${page##*/}: |" | grep . && bad=1
    done
    echo "-- completions"
    bash -n "$files/usr/share/bash-completion/completions/hydrascope" || bad=1
    zsh -n "$files/usr/share/zsh/vendor-completions/_hydrascope" || bad=1
    fish -n "$files/usr/share/fish/vendor_completions.d/hydrascope.fish" || bad=1
    rm -rf "$files"
    [ "$bad" = 0 ] || { echo "$0: the packages break a convention (see above)" >&2; return 1; }
    said "checked"
}

# Both programs on a shipped scene: the command line predicts, the window renders itself, without a display and on one.
started_inside='
predict_and_draw() { # PREFIX NAME
    "$1/bin/hydrascope-cli" --version
    "$1/bin/hydrascope-cli" predict hydravit-scenes "$1/share/hydrascope/scenes/2-star-bowl-capsule.png" --heads 3,12 --top 1 --quiet >/tmp/predicted.json
    grep -E "\"(k|name|probability)\":" /tmp/predicted.json | tr -s " \n" " "
    echo
    grep -c "\"name\": \"star\"" /tmp/predicted.json >/dev/null
    QT_QPA_PLATFORM=offscreen "$1/bin/hydrascope" --screenshot "/out/$2-offscreen.png"
    QT_QPA_PLATFORM=xcb xvfb-run -a -s "-screen 0 1600x1000x24" "$1/bin/hydrascope" --screenshot "/out/$2-x11.png"
    [ -s "/out/$2-offscreen.png" ] && [ -s "/out/$2-x11.png" ]
    echo "-- predicts and draws, without a display and on X11"
}
on_wayland() { # PREFIX NAME
    export XDG_RUNTIME_DIR=/tmp/runtime
    mkdir -p -m 700 "$XDG_RUNTIME_DIR"
    local backend=headless
    [ ! -e /usr/lib/x86_64-linux-gnu/libweston-10 ] || backend=headless-backend.so
    weston --backend="$backend" --width=1600 --height=1000 --socket=wayland-try >/tmp/weston.log 2>&1 &
    local weston=$!
    for _ in $(seq 100); do [ ! -e "$XDG_RUNTIME_DIR/wayland-try" ] || break; sleep 0.1; done
    WAYLAND_DISPLAY=wayland-try QT_QPA_PLATFORM=wayland "$1/bin/hydrascope" --screenshot "/out/$2-wayland.png" || { cat /tmp/weston.log; return 1; }
    kill "$weston"
    [ -s "/out/$2-wayland.png" ]
    echo "-- draws on Wayland"
}
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
'

try_packages() {
    new_bare
    mkdir "$bare/debian/out" "$bare/debian/packages"
    cp "$packages"/*.deb "$bare/debian/packages"
    { echo 'set -euo pipefail'; echo "$started_inside"; cat <<'INSIDE'; } >"$bare/debian/try.sh"
find / -xdev -ipath '*hydrascope*' -not -path '/packages/*' | sort >/tmp/before
# Installs without recommended packages, which shows that every required package is a dependency.
apt-get install -y -qq --no-install-recommends /packages/*.deb xvfb xauth shared-mime-info fonts-dejavu-core >/tmp/install.log 2>&1 || { tail -n 30 /tmp/install.log; exit 1; }
dpkg-query -W -f='-- installed ${Package} ${Version} (${Installed-Size} KiB)\n' 'hydrascope*'
predict_and_draw /usr packages
grep -q ':application/x-hydrascope-session:\*.hydrascope' /usr/share/mime/globs2
[ -s /usr/share/man/man1/hydrascope-cli-predict.1.gz ]
printf '{"format": "hydrascope-session"}' >/tmp/empty.session
/usr/lib/hydrascope/hydrascope-thumbnailer /tmp/empty.session /tmp/none.png 128 2>/tmp/thumbnail.log && exit 1
grep -q ': no picture' /tmp/thumbnail.log
cd /tmp
python3 -c 'import hydrascope; print(hydrascope.open("hydravit-scenes").explain(hydrascope.scenes()[1], heads=[3, 12]).map.shape)' >/tmp/python.txt
grep -Fx '(2, 8, 8)' /tmp/python.txt
apt-get purge -y -qq python3-hydrascope hydrascope hydrascope-cli hydrascope-data >/dev/null
find / -xdev -ipath '*hydrascope*' -not -path '/packages/*' -not -path '/root/*' -not -path '/out/*' -not -path '/proc/*' | sort >/tmp/after
diff /tmp/before /tmp/after
echo "-- removed, and nothing is left"
INSIDE
    bare_run "$bare/debian" bash /try.sh
    cp "$bare/debian/out/"*.png "$packages"
    said "the packages work on a bare Debian $release"
}

try_archive() {
    new_bare
    mkdir "$bare/debian/out"
    cp "$packages"/*.tar.gz "$bare/debian/"
    { echo 'set -euo pipefail'; echo "$started_inside"; cat <<'INSIDE'; } >"$bare/debian/try.sh"
# The packages of any desktop: a display, its drivers, fonts.
apt-get install -y -qq --no-install-recommends xvfb xauth weston libgl1 libegl1 libx11-xcb1 libgbm1 fontconfig-config fonts-dejavu-core >/tmp/install.log 2>&1 ||
    { tail -n 30 /tmp/install.log; exit 1; }
[ -z "$(find /usr/lib -name 'libQt6*' -o -name 'libtorch*' -o -name 'libopencv*')" ]
mkdir "/opt/a folder"
tar -xzf /*.tar.gz -C "/opt/a folder"
predict_and_draw "/opt/a folder"/* archive
on_wayland "/opt/a folder"/* archive
INSIDE
    bare_run "$bare/debian" bash /try.sh
    cp "$bare/debian/out/"*.png "$packages"
    said "the archive works on a bare Debian $release without Qt and LibTorch"
}

if [ -z "$only" ] || [ "$only" = make ]; then
    if [ "$release" = "$here" ]; then make_here; else make_in_bare; fi
    ls -l "$packages" | awk 'NR > 1 { print "-- " $9 " " $5 }'
    said "made"
fi
[ -n "$only" ] && [ "$only" != check ] || check
[ -n "$only" ] && [ "$only" != packages ] || try_packages
[ -n "$only" ] && [ "$only" != archive ] || try_archive
