// SPDX-License-Identifier: GPL-3.0-or-later
// Runs one method: checks its options and makes a map of its values.
#include "core/explain/explain.h"

#include "core/base/error.h"
#include "core/explain/black_box.h"
#include "core/explain/method_table.h"
#include "core/explain/methods.h"
#include "core/explain/option_fields.h"
#include "core/tensor/device.h"
#include "core/tensor/finite.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <chrono>
#include <functional>

namespace hydra {

namespace {

void checkRange(const char* what, int value, int lowest, int count)
{
    if (value < lowest || value >= count) {
        throw usageError("%1: expected %2 to %3, got %4", what, lowest, count - 1, value);
    }
}

// One value per patch of the grid, or per pixel.
at::Tensor onGrid(const Trace& trace, const TokenValues& found)
{
    if (found.colours.defined()) {
        return trace.onGrid(found.colours).view({trace.rows, trace.cols, 3});
    }
    if (found.patches.defined()) {
        return found.patches.view({trace.rows, trace.cols});
    }
    return found.pixels.defined() ? found.pixels
                                  : trace.onGrid(found.values.narrow(0, trace.prefix, trace.patchTokens()))
                                        .view({trace.rows, trace.cols});
}

// Throws NotFinite unless all values of MAP are finite; colours may have NaN for places that are not painted.
Map finite(Map map, const std::string& method)
{
    if (map.channels == 1) {
        requireFinite(at::from_blob(map.values.data(), {map.rows, map.cols}, at::kFloat),
                      message("the map of %1", method));
    }
    return map;
}

} // namespace

Trace traceOf(const VisionTransformer& network, const at::Tensor& pixels, const SubNetwork& sub,
              const AttentionPlan& plan, Precision precision, const CancelToken& cancel,
              std::int64_t productBytes)
{
    Trace trace;
    trace.rounded = precision == Precision::ExactPass;
    trace.productBytes = productBytes;
    (void)network.forward(precision == Precision::Single ? pixels : pixels.to(at::kDouble), sub, plan, cancel,
                          &trace);
    return trace;
}

Map mapWith(const at::Tensor& values, const TokenValues& found)
{
    Map map = found.about;
    map.channels = found.colours.defined() ? 3 : 1;
    map.rows = static_cast<int>(values.size(0));
    map.cols = static_cast<int>(values.size(1));
    map.values = floatsOf(values);
    map.residual = found.residual;
    return map;
}

void requireOptions(const MethodInfo& info, const MapOptions& options)
{
    for (const OptionField& field : optionFields()) {
        if (info.blackBox != BlackBox::None && field.matters(info)
            && !field.accepts(field.get(options).value())) {
            throw usageError("%1: expected %2", field.option, field.expected());
        }
    }
}

Map minus(const Map& a, const Map& b, float ofA, float ofB)
{
    Map map = a;
    std::transform(a.values.begin(), a.values.end(), b.values.begin(), map.values.begin(),
                   [&](float x, float y) { return x * ofA - y * ofB; });
    map.isSigned = true;
    map.best = -1;
    map.residual.reset(); // it belongs to A alone
    return map;
}

Map contrast(const Map& a, const Map& b)
{
    if (a.classIndex < 0 || b.classIndex < 0) {
        throw usageError("a contrast needs two classes, and %1 is not a class",
                         a.classIndex < 0 ? a.target : b.target);
    }
    if (a.classIndex == b.classIndex) {
        throw usageError("choose two different classes: class %1 cannot be compared with itself",
                         a.classIndex);
    }
    if (a.values.size() != b.values.size() || a.cols != b.cols) {
        throw internalError("contrast: maps of %1 x %2 and %3 x %4", a.rows, a.cols, b.rows, b.cols);
    }
    Map map = minus(a, b);
    map.againstIndex = b.classIndex;
    if (a.residual && b.residual) {
        map.residual = std::max(*a.residual, *b.residual);
    }
    if (a.uncertainty && b.uncertainty) {
        map.uncertainty = *a.uncertainty + *b.uncertainty; // upper bound
    }
    map.milliseconds = a.milliseconds + b.milliseconds;
    return map;
}

void tellPass(const MethodInput& question, std::int64_t done, std::int64_t of)
{
    question.cancel.check();
    report(question.progress, std::min(1.0, double(done) / double(of)), message("pass %1 of %2", done, of));
}

Map explain(const Trace& trace, const MapOptions& options, const Target& target, const CancelToken& cancel,
            const Kept& kept, const Watch& watch)
{
    const c10::NoGradGuard noGrad;
    const MethodRow& row = methodRow(options.method);
    const int depth = static_cast<int>(trace.blocks.size());
    checkRange("block", options.block, -1, depth);
    checkRange(phrase("start block"), options.startBlock, -1, depth);
    checkRange(phrase("query token"), options.query, -1, trace.rows * trace.cols);
    if (row.info.classSpecific) {
        requireTarget(target, trace);
    }
    if (options.discard < 0 || options.discard >= 1) {
        throw usageError("discard ratio: expected 0 to below 1, got %1", options.discard);
    }
    checkRange("steps", options.steps, 1, mostSteps + 1);
    if (!(options.gammaConv >= 0 && options.gammaConv <= mostGamma && options.gammaLinear >= 0
          && options.gammaLinear <= mostGamma)) {
        throw usageError("gamma: expected 0 to %1, got %2 and %3", mostGamma, options.gammaConv,
                         options.gammaLinear);
    }
    requireOptions(row.info, options); // numbers of masks, groups and the like
    const auto start = std::chrono::steady_clock::now();
    MethodInput question{options,
                         options.block < 0 ? depth - 1 : options.block,
                         options.startBlock < 0 ? std::min(row.info.start, depth - 1) : options.startBlock,
                         target,
                         cancel,
                         kept,
                         watch.progress};
    const auto mapOf = [&](const TokenValues& found) {
        Map map = mapWith(onGrid(trace, found), found);
        map.isSigned = row.info.isSigned || found.about.isSigned;
        if (row.info.classSpecific) {
            map.classIndex = target.kind == Target::Kind::Class ? target.classIndex : -1;
            map.target = target.name;
            map.targetValue = valueOf(target, trace);
        }
        map.milliseconds =
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
        return map;
    };
    if (watch.grown) {
        question.grown = [&](const TokenValues& found) { watch.grown(mapOf(found)); };
    }
    return finite(onDevice(trace.pixels.device(), [&] { return mapOf(row.run(trace, question)); }),
                  options.method);
}

ClassValue measuredBy(const MapOptions& options)
{
    return methodInfo(options.method).blackBox == BlackBox::Rise ? ClassValue::Probability : options.measured;
}

Map explainThrough(const Scorer& scorer, const ShownPicture& shown, const MapOptions& options,
                   const CancelToken& cancel, const Watch& watch)
{
    const c10::NoGradGuard noGrad;
    const MethodInfo& info = methodInfo(options.method);
    if (!needsNoNetwork(info)) {
        throw usageError(whyNot(info, Answerer::Classes));
    }
    requireOptions(info, options);
    const auto start = std::chrono::steady_clock::now();
    const Target none;
    const Kept nothing;
    MethodInput question{options, 0, 0, none, cancel, nothing, watch.progress};
    const auto mapOf = [&](const TokenValues& found) {
        Map map = mapWith(
            found.pixels.defined() ? found.pixels : found.patches.view({shown.rows, shown.cols}), found);
        map.isSigned = info.isSigned;
        map.milliseconds =
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
        return map;
    };
    if (watch.grown) {
        question.grown = [&](const TokenValues& found) { watch.grown(mapOf(found)); };
    }
    Asking asking(scorer, shown, question, measuredBy(options));
    return finite(mapOf(info.blackBox == BlackBox::Rise          ? riseMap(asking)
                            : info.blackBox == BlackBox::Shapley ? shapleyMap(asking)
                                                                 : occlusionMap(asking)),
                  options.method);
}

} // namespace hydra
