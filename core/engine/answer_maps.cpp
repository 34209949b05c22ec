// SPDX-License-Identifier: GPL-3.0-or-later
// Maps, how true they are, and how far one moves when its picture is rounded.
#include "core/engine/inquiry.h"
#include "core/evaluate/faithfulness.h"
#include "core/evaluate/perturbation.h"
#include "core/evaluate/scorer.h"
#include "core/evaluate/traits.h"
#include "core/explain/asking.h"

namespace hydra::engine {

Map answer(const MapKey& key, const Inquiry& inquiry)
{
    if (key.against) {
        MapKey one = key;
        one.against.reset();
        MapKey other = one;
        other.target = *key.against;
        return contrast(*inquiry.to(one), *inquiry.to(other));
    }
    const Target target = methodInfo(key.options.method).classSpecific ? inquiry.target(key) : Target();
    const TracePtr from = inquiry.trace(key.network, precisionOf(key.options.method));
    inquiry.chooseThreads(key.network); // the trace may be an old one
    if (methodInfo(key.options.method).blackBox != BlackBox::None) { // batches have work for more threads
        const VitConfig& config = inquiry.session.library().network(key.network.model)->config();
        useThreadsFor(macsOf(config, key.network)
                      * picturesInOnePass(config, key.network.sub, double(from->tokenCount()),
                                          double(from->pixels.numel())));
    }
    return explain(*from, key.options, target, inquiry.cancel, inquiry.session.keptOf(key, inquiry.cancel),
                   inquiry.watch);
}

Score answer(const ScoreKey& key, const Inquiry& inquiry)
{
    const NetworkKey& run = key.map.network;
    const NetworkPtr network = inquiry.network(run);
    const InputPtr input = inquiry.input(run);
    const Target target = inquiry.target(key.map);
    const int rows = input->geometry.rows();
    const int cols = input->geometry.cols();
    const std::string& method = key.map.options.method;
    const std::vector<float> values = isBaseline(method)
        ? baselineValues(method, rows, cols, 1, run.image)
        : tokenValues(*inquiry.session.answer(key.map, {}, inquiry.cancel), rows, cols);
    inquiry.chooseThreads(run);
    Score score = scoreMap(*network, *input, key, target, values, inquiry.cancel);
    score.blurredPicture = inquiry.session.blurred(run);
    return score;
}

// Once more through the same network, one picture beside.
Stability answer(const StabilityKey& key, const Inquiry& inquiry)
{
    constexpr std::uint64_t seed = 1; // as `faithfulness --measure rounding` has it
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
