#!/usr/bin/env bash
# Copies the libraries that the installed programs load and a Linux desktop may lack: Qt with its plugins, LibTorch, OpenCV, and so on.
#   bundle-libraries.sh PREFIX       PREFIX/bin has the programs; libraries go to PREFIX/lib/hydrascope, with their licences
# Not copied: glibc, the compiler's library, and display and driver libraries, which must be the system's own.
# Programs and libraries find each other by relative paths, so the folder can be moved. Needs patchelf.
set -euo pipefail

prefix="${1:?usage: bundle-libraries.sh PREFIX}"
libraries="$prefix/lib/hydrascope"
command -v patchelf >/dev/null || { echo "$0: patchelf is missing (apt-get install patchelf)" >&2; exit 1; }
mkdir -p "$libraries/plugins"

systems='^(ld-linux.*|libc|libm|libdl|librt|libpthread|libresolv|libutil|libanl|libnsl|libstdc\+\+|libgcc_s'
systems+='|libGL|libEGL|libGLX|libGLdispatch|libGLESv2|libdrm|libgbm|libX11|libX11-xcb|libxcb|libwayland-client|libasound)\.so(\.|$)'

# Qt loads plugins by name at run time, so no program links them: platforms, Wayland and X11 integration, SVG icons, styles.
plugins="$(qtpaths6 --query QT_INSTALL_PLUGINS 2>/dev/null || qmake6 -query QT_INSTALL_PLUGINS)"
for plugin in platforms/libqxcb platforms/libqoffscreen platforms/libqminimal platforms/libqwayland-generic platforms/libqwayland-egl \
    platforms/libqwayland xcbglintegrations/libqxcb-glx-integration xcbglintegrations/libqxcb-egl-integration \
    wayland-shell-integration/libxdg-shell wayland-decoration-client/libbradient wayland-decoration-client/libadwaita \
    wayland-graphics-integration-client/libqt-plugin-wayland-egl platforminputcontexts/libcomposeplatforminputcontextplugin \
    platforminputcontexts/libibusplatforminputcontextplugin platformthemes/libqxdgdesktopportal iconengines/libqsvgicon \
    imageformats/libqsvg imageformats/libqjpeg imageformats/libqgif imageformats/libqico; do
    if [ -e "$plugins/$plugin.so" ]; then
        mkdir -p "$libraries/plugins/$(dirname "$plugin")"
        cp -L "$plugins/$plugin.so" "$libraries/plugins/$plugin.so"
    fi
done
for needed in platforms/libqxcb platforms/libqoffscreen iconengines/libqsvgicon; do
    [ -e "$libraries/plugins/$needed.so" ] || { echo "$0: Qt's plugin $needed.so is not in $plugins" >&2; exit 1; }
done
compgen -G "$libraries/plugins/platforms/libqwayland*.so" >/dev/null ||
    { echo "$0: Qt's Wayland plugins are not in $plugins (apt-get install qt6-wayland)" >&2; exit 1; }

mapfile -t programs < <(find "$prefix/bin" -type f -name 'hydrascope*')
# Libraries that the programs load themselves; these load most of the rest.
parts=("$libraries/window/libhydrascope-window.so" "$libraries/cli/libhydrascope-cli.so")
for part in "${parts[@]}"; do
    [ -e "$part" ] || { echo "$0: $part is missing" >&2; exit 1; }
done
mapfile -t loaded < <(find "$libraries/plugins" -name '*.so')

# All their dependencies, which ldd lists recursively.
declare -A from
while read -r name arrow path _; do
    [ "$arrow" = '=>' ] || continue
    [ "$path" != not ] || { echo "$0: $name is not found" >&2; exit 1; }
    base="${name##*/}"
    [[ $base =~ $systems ]] || from[$base]="$path"
done < <(ldd "${programs[@]}" "${parts[@]}" "${loaded[@]}")
# LAPACK and BLAS are Debian alternatives: copies the OpenMP build of OpenBLAS, on which the packages depend.
for base in "${!from[@]}"; do
    cp -L "${from[$base]}" "$libraries/$base"
    chmod 644 "$libraries/$base"
done

# Removes paths of this machine and our own symbols.
strip --strip-unneeded "${programs[@]}" "${parts[@]}"
find "$libraries" -maxdepth 1 -name '*.so*' -exec patchelf --set-rpath '$ORIGIN' {} \;
for plugin in "${loaded[@]}"; do
    patchelf --set-rpath '$ORIGIN/../..' "$plugin"
done
for part in "${parts[@]}"; do
    patchelf --set-rpath '$ORIGIN/..' "$part"
done
for program in "${programs[@]}"; do
    patchelf --set-rpath '$ORIGIN/../lib/hydrascope' "$program"
done
# Translations of Qt's own dialogs in our languages.
translations="$(qtpaths6 --query QT_INSTALL_TRANSLATIONS 2>/dev/null || qmake6 -query QT_INSTALL_TRANSLATIONS)"
mkdir -p "$libraries/translations"
for language in de es ja zh_CN; do
    [ -e "$translations/qtbase_$language.qm" ] ||
        { echo "$0: qtbase_$language.qm is not in $translations (apt-get install qt6-translations-l10n)" >&2; exit 1; }
    cp -L "$translations/qtbase_$language.qm" "$libraries/translations/"
done
printf '[Paths]\nPrefix = ..\nPlugins = lib/hydrascope/plugins\nTranslations = lib/hydrascope/translations\n' >"$prefix/bin/qt.conf"

# Each library's licence: the copyright file of its Debian package.
mkdir -p "$libraries/licences"
declare -A seen
for path in "${from[@]}" "$plugins"/platforms/*.so; do
    owner="$(dpkg -S "$(readlink -f "$path")" 2>/dev/null | head -n 1 | cut -d: -f1)" || owner=""
    if [ -n "$owner" ] && [ -z "${seen[$owner]:-}" ] && [ -e "/usr/share/doc/$owner/copyright" ]; then
        seen[$owner]=1
        cp -L "/usr/share/doc/$owner/copyright" "$libraries/licences/$owner"
    fi
done
echo "-- bundled ${#from[@]} libraries of ${#seen[@]} packages, ${#loaded[@]} plugins: $(du -sh "$libraries" | cut -f1)"
