// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/model_files.h"
#include "core/evaluate/linear_probe.h"
#include "core/explain/feature_basis.h"

#include <cmath>

#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/scratch.h"

using namespace hydra;

namespace {

void require(bool holds)
{
    if (!holds) {
        std::abort();
    }
}

void readOrder(const Path& path)
{
    const HeadOrder order = readHeadOrder(path);
    require(!order.order.empty() && order.importance.size() <= order.order.size());
    for (const auto& heads : order.order) {
        require(heads.size() == order.order.front().size());
    }
}

void readUnits(const Path& path)
{
    const OutlierNeurons found = readNeurons(path);
    require(found.moved().size() == static_cast<std::size_t>(found.used));
}

void readHeadMeans(const Path& path)
{
    const MeansFile found = readMeans(path);
    require(found.means.position.size(2) == found.means.all.size(1));
}

void readColours(const Path& path)
{
    const FeatureBasis basis = readBasis(path);
    require(basis.axes.size() == FeatureBasis::components * basis.width()
            && basis.gate.size() == basis.width());
    (void)fittedOn(basis);
    require(!basisBytes(basis).empty());
}

} // namespace

// Files beside a model: the order of its heads, its outlier neurons, the means of its heads, a linear probe,
// a kept basis of colours; the first byte chooses.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size < 1) {
        return 0;
    }
    return test::survives([&] {
        const test::ScratchFile file(data + 1, size - 1);
        switch (data[0] % 5) {
        case 0:
            return readOrder(file.path());
        case 1:
            return readUnits(file.path());
        case 2:
            return readHeadMeans(file.path());
        case 3:
            return (void)probeFrom(Bytes(data + 1, data + size), "input");
        default:
            return readColours(file.path());
        }
    });
}
