#!/usr/bin/env bash
# Installs what is missing on Debian 12 (or a newer Debian or Ubuntu). Run by run.sh and test.sh.
#   install-dependencies.sh build   for building and running
#   install-dependencies.sh test    and for the tests
#   install-dependencies.sh check   and for check.sh
#   install-dependencies.sh fuzz    for fuzz.sh
#   install-dependencies.sh package for building and package.sh
set -euo pipefail

# libopenblas0-openmp matters: with the reference BLAS that libtorch-dev pulls in, a forward pass is sixty times slower,
# and the pthread build of OpenBLAS competes with LibTorch's OpenMP threads.
build=(g++ cmake ninja-build ccache pkg-config libtorch-dev libopenblas0-openmp libopenblas-openmp-dev libdnnl-dev
       libopencv-dev nlohmann-json3-dev libssl-dev zlib1g-dev libarchive-dev qt6-base-dev libqt6opengl6-dev qt6-charts-dev qt6-svg-dev
       qt6-l10n-tools
       libgl-dev fonts-dejavu-core)
# Icons of tabs and check marks are SVG, read by a plugin that is a separate package since Debian 13.
if (. /etc/os-release && [ "${ID:-}" = debian ] && [ "${VERSION_ID:-0}" -ge 13 ]) 2>/dev/null; then
    build+=(qt6-svg-plugins)
fi
# Shells and manual page readers, for tests of completions and man pages. Downloads: libcurl's constants, certificates,
# and a test that no other command connects.
tests=(libbenchmark-dev desktop-file-utils appstream shared-mime-info python3-numpy xvfb parallel man-db mandoc zsh fish bash-completion
       libcurl4-openssl-dev openssl strace)
# Cluster daemons, Jupyter and Matplotlib (which brings SciPy) are installed only in continuous integration,
# where a skipped test counts as failed.
[ -z "${CI:-}" ] || tests+=(slurm-wlm munge jupyter-nbconvert python3-ipykernel python3-matplotlib)
check=(clang-format clang-tidy)
fuzz=(clang cmake ninja-build libtorch-dev nlohmann-json3-dev libssl-dev zlib1g-dev libarchive-dev qt6-base-dev libgl-dev python3)
# The fuzzer and the sanitizers are a separate package of clang's version.
compgen -G '/usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.fuzzer-*.a' >/dev/null || fuzz+=(libclang-rt-dev)

package=(dpkg-dev fakeroot lintian patchelf qt6-wayland qt6-translations-l10n desktop-file-utils appstream shared-mime-info man-db mandoc zsh fish)

packages=("${build[@]}")
case ${1:-build} in
    test) packages+=("${tests[@]}") ;;
    check) packages+=("${tests[@]}" "${check[@]}") ;;
    package) packages+=("${package[@]}") ;;
    fuzz) packages=("${fuzz[@]}") ;;
esac

missing=()
for name in "${packages[@]}"; do
    dpkg-query -W -f='${Status}' "$name" 2>/dev/null | grep -q 'ok installed' || missing+=("$name")
done
[ ${#missing[@]} -eq 0 ] && exit 0

if ! command -v apt-get >/dev/null; then
    echo "These are needed, and only Debian's package manager is known here: ${missing[*]}" >&2
    exit 1
fi
sudo=()
[ "$(id -u)" -eq 0 ] || sudo=(sudo)
echo "Installing: ${missing[*]}"
"${sudo[@]}" apt-get update -qq
DEBIAN_FRONTEND=noninteractive "${sudo[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
