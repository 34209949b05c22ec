// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/room.h"

#include "core/attention/attention_kind.h"
#include "core/base/error.h"
#include "core/base/memory.h"
#include "core/nn/cost.h"

#include <algorithm>
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

// Cached: machineBytes() reads files, and every pass needs it.
double machineRoom()
{
    static const double there = double(machineBytes());
    return there;
}

} // namespace

std::optional<std::int64_t> productBytes(const VitConfig& config, const SubNetwork& sub,
                                         const AttentionPlan& plan, std::int64_t tokens)
{
    const bool plain = config.normPosition.value == NormPosition::Pre
        && std::all_of(plan.blocks.begin(), plan.blocks.end(), [](const BlockAttention& block) {
                           return infoOf(block.kind).combination == Combination::Softmax;
                       });
    const SubWidths w = widthsOf(config, sub);
    const double hidden = (config.mlp.value == MlpKind::Gated ? 2. : 1.) * w.mlpHidden;
    const double bytes = double(sizeof(float)) * double(tokens) * double(plan.blocks.size())
        * (4. * w.inner() + 2. * w.embed + hidden);
    const bool fits = bytes <= machineRoom() / 4 || machineRoom() <= 0;
    return plain && fits ? std::optional(static_cast<std::int64_t>(bytes)) : std::nullopt;
}

std::int64_t roomOfMap(const VitConfig& config, const SubNetwork& sub, const AttentionPlan& plan, int height,
                       int width)
{
    const std::int64_t T =
        std::int64_t(height / config.patchSize) * (width / config.patchSize) + config.prefixTokens();
    const bool whole = traceBytes(widthsOf(config, sub), plan, T) <= wholeTraceBytes;
    const std::int64_t products = productBytes(config, sub, plan, T).value_or(0);
    return mapBytes(config, sub, plan, {height, width})
        + (whole || products > keptProductBytes ? 0 : products);
}

void requireRoom(const VitConfig& config, const SubNetwork& sub, const AttentionPlan& plan, int height,
                 int width, std::int64_t pictures, PassFor what)
{
    const double there = machineRoom();
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
    throw usageError("a picture of %1 x %2 pixels takes about %3 GB of memory with this network, and this "
                     "machine has %4; %5 x %6 would fit",
                     width, height, gigabytes(all), gigabytes(there), fits, fits);
}

} // namespace hydra
