#!/usr/bin/env bash
# Renders the pictures of the guide and the README, each with the command given next to it in the guide.
#   scripts/render_pictures.sh [FOLDER]     default: the repository's own folder; HYDRASCOPE_CLI: the program, else the release build
set -euo pipefail
cd "$(dirname "$0")/.."

mkdir -p "${1:-resources/help/pictures}"
out=$(realpath "${1:-resources/help/pictures}")
cli=$(realpath "${HYDRASCOPE_CLI:-build/release/bin/hydrascope-cli}")
grep '^hydrascope-cli figure ' resources/help/guide.md | while read -r _ words; do
    name=${words##*--out }
    # shellcheck disable=SC2086 # the guide's words are separate arguments
    "$cli" ${words% --out *} --width-mm 120 --dpi 110 --caption '' --quiet --out "$out/$name" >/dev/null
done
