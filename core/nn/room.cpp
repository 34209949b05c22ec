// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/room.h"

#include "core/base/error.h"
#include "core/base/memory.h"
#include "core/nn/cost.h"

#include <cmath>

namespace hydra {

namespace {

double needs(const VitConfig& config, const SubNetwork& sub, const AttentionPlan& plan, int height, int width,
             std::int64_t pictures, PassFor what)
{
    if (what == PassFor::Map) {
        return double(pictures) * double(mapBytes(config, sub, plan, {height, width}));
    }
    const SubWidths w = widthsOf(config, sub);
    const double tokens = double(height / config.patchSize) * (width / config.patchSize);
    return double(sizeof(float)) * double(pictures) * tokens
        * (4. * w.embed + 4. * w.inner() + 2. * w.mlpHidden);
}

} // namespace

void requireRoom(const VitConfig& config, const SubNetwork& sub, const AttentionPlan& plan, int height,
                 int width, std::int64_t pictures, PassFor what)
{
    static const double there = double(machineBytes()); // it reads files, and this is asked for every pass
    const double all = needs(config, sub, plan, height, width, pictures, what);
    if (there <= 0 || config.thinks() || all <= there) {
        return;
    }
    const int patch = config.patchSize;
    int fits = patch;
    while (needs(config, sub, plan, fits + patch, fits + patch, pictures, what) <= there) {
        fits += patch;
    }
    const auto gigabytes = [](double bytes) { return std::lround(bytes / 1e9); };
    throw usageError("a picture of ", width, " x ", height, " pixels takes about ", gigabytes(all),
                     " GB of memory with this network, and this machine has ", gigabytes(there), "; ", fits,
                     " x ", fits, " would fit");
}

} // namespace hydra
