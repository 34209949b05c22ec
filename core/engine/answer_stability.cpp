// SPDX-License-Identifier: GPL-3.0-or-later
// How far a map moves when its picture is rounded: once more through the same network, one picture beside.
#include "core/engine/inquiry.h"
#include "core/evaluate/perturbation.h"
#include "core/evaluate/traits.h"

namespace hydra::engine {

namespace {

constexpr std::uint64_t seed = 1; // as `faithfulness --measure rounding` has it

} // namespace

Stability answer(const StabilityKey& key, const Inquiry& inquiry)
{
    const MapPtr map = inquiry.to(key.map);
    const NetworkKey& run = key.map.network;
    const NetworkPtr network = inquiry.network(run);
    const InputPtr input = inquiry.input(run);
    inquiry.chooseThreads(run);
    const Trace rounded = traceOf(*network, roundedPicture(input->pixels, seed), run.sub, run.plan,
                                  precisionOf(key.map.options.method), inquiry.cancel);
    const auto mapOf = [&](const ClassChoice& choice) {
        const MapKey one{run, key.map.options, choice, {}};
        const Target target = methodInfo(one.options.method).classSpecific ? inquiry.target(one) : Target();
        return explain(rounded, one.options, target, inquiry.cancel,
                       inquiry.session.keptOf(one, inquiry.cancel));
    };
    Map moved = mapOf(key.map.target);
    if (key.map.against) {
        moved = contrast(moved, mapOf(*key.map.against));
    }
    const int rows = input->geometry.rows(), cols = input->geometry.cols();
    return {movementOf(tokenValues(moved, rows, cols), tokenValues(*map, rows, cols))};
}

} // namespace hydra::engine
