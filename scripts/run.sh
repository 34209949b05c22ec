#!/usr/bin/env bash
# Installs what is missing, builds a release and opens the window on the shipped model and image. Arguments go to the
# program. Without a display it renders the same window to a file and prints its path.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install-dependencies.sh build
cmake --preset release -DHYDRA_BUILD_TESTS=OFF -DHYDRA_BUILD_BENCH=OFF >/dev/null
cmake --build --preset release --target hydrascope hydrascope-cli

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec build/release/bin/hydrascope "$@"
fi
picture="$PWD/build/hydrascope.png"
QT_QPA_PLATFORM=offscreen build/release/bin/hydrascope --screenshot "$picture" "$@"
echo "No display: the window was rendered to $picture"
