#!/usr/bin/env bash
# The README's six pictures, rendered by the program from its own model and a scene that it makes.
#   scripts/render_pictures.sh [FOLDER]     default: resources/readme; HYDRASCOPE_CLI: the program, else the release build
set -euo pipefail
cd "$(dirname "$0")/.."

mkdir -p "${1:-resources/readme}"
out=$(realpath "${1:-resources/readme}")
cli=$(realpath "${HYDRASCOPE_CLI:-build/release/bin/hydrascope-cli}")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" # a figure names its picture by the way from itself

"$cli" synth --out . --seed 2026 --count 5 --size 512 --quiet >/dev/null
render() # NAME KIND OPTION...
{
    local name=$1 kind=$2
    shift 2
    "$cli" figure "$kind" hydravit-scenes images/000004.png --width-mm 120 --dpi 150 --caption '' --quiet --out "$name.png" "$@" >/dev/null
    mv "$name.png" "$out/"
}
render why-not methods-grid --method fullgrad-plus --class star --against octahedron
render which-heads head-matrix --class star --sorted
render is-it-true methods-grid --method fullgrad-plus,rollout,occlusion --class star --columns 4
render features methods-grid --method pca
render matches methods-grid --method similarity --query 29
render how-many-heads heads-grid --heads 3,6,12 --class star
