// SPDX-License-Identifier: GPL-3.0-or-later
// How far a map moves when its picture is rounded: once more through the same network, one picture beside.
#include "core/engine/session.h"
#include "core/evaluate/perturbation.h"
#include "core/evaluate/traits.h"
#include "core/nn/cost.h"
#include "core/tensor/machine.h"

namespace hydra::engine {

namespace {

constexpr std::uint64_t seed = 1; // as `faithfulness --measure rounding` has it

} // namespace

StabilityPtr Session::cached(const StabilityKey& key)
{
    const std::lock_guard lock(m_mutex);
    const StabilityPtr* found = m_stabilities.find({normalised(key.map)});
    return found != nullptr ? *found : nullptr;
}

StabilityPtr Session::answer(const StabilityKey& asked, const Progress& progress, const CancelToken& cancel)
{
    const StabilityKey key{normalised(asked.map)};
    if (StabilityPtr known = cached(key)) {
        return known;
    }
    const MapPtr map = answer(key.map, progress, cancel);
    const NetworkKey& run = key.map.network;
    const NetworkPtr network = networkOf(run, cancel);
    const InputPtr input = m_library.input(run.image, run.model, run.imageSize);
    useThreadsFor(double(costOf(network->config(), run.sub, run.plan, {run.imageSize, run.imageSize}).macs));
    const Trace rounded = traceOf(*network, roundedPicture(input->pixels, seed), run.sub, run.plan,
                                  precisionOf(key.map.options.method), cancel);
    const auto mapOf = [&](const ClassChoice& choice) {
        MapKey one{run, key.map.options, choice, {}};
        const bool explains = methodInfo(one.options.method).classSpecific;
        const Target target = explains ? resolveTarget(one, cancel) : Target();
        return explain(rounded, one.options, target, cancel, keptOf(one, cancel));
    };
    Map moved = mapOf(key.map.target);
    if (key.map.against) {
        moved = contrast(moved, mapOf(*key.map.against));
    }
    const int rows = input->geometry.rows(), cols = input->geometry.cols();
    auto made = std::make_shared<const Stability>(
        Stability{movementOf(tokenValues(moved, rows, cols), tokenValues(*map, rows, cols))});
    const std::lock_guard lock(m_mutex);
    m_stabilities.insert(key, made, 1);
    return made;
}

} // namespace hydra::engine
