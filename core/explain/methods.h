// SPDX-License-Identifier: GPL-3.0-or-later
// What a row of the method table runs. A new method is a function, declared here, its description in
// method_table.cpp, and the row in methods.cpp that joins the two.
#pragma once

#include "core/explain/explain.h"

#include <ATen/core/Tensor.h>

#include <functional>

namespace hydra {

// A value per token [T] (prefix tokens included) or per pixel [H,W], and the method's own check.
struct TokenValues
{
    at::Tensor values;
    std::optional<double> residual;
    at::Tensor pixels{}; // in place of values
    at::Tensor patches{}; // [P] of the grid, in place of values
    at::Tensor colours{}; // [P,3], in place of values
    Map about{}; // what else the map says: isSigned, best, foreground, fittedOn
};

struct MethodInput
{
    const MapOptions& options;
    int layer; // resolved, 0..L-1
    int start; // resolved too
    const Target& target;
    const CancelToken& cancel;
    const Kept& kept;
    Progress progress{};
    std::function<void(const TokenValues&)> grown{}; // empty: nobody watches
};

// Says to who watches that pass DONE of OF is over; every method of several passes does. Throws
// Error{Cancelled}.
void tellPass(const MethodInput& question, std::int64_t done, std::int64_t of);

// VALUES [rows,cols], or [rows,cols,3], as a map that says what FOUND does.
[[nodiscard]] Map mapWith(const at::Tensor& values, const TokenValues& found);
// Of a black box, that every number of OPTIONS is within its bounds. Throws Error{Usage}.
void requireOptions(const MethodInfo& info, const MapOptions& options);

// A row of the table: what a method is, and what computes it.
struct MethodRow
{
    MethodInfo info;
    TokenValues (*run)(const Trace&, const MethodInput&);
    Precision precision = Precision::Single; // of the pass that it reads
};
[[nodiscard]] const MethodRow&
methodRow(const std::string& id); // throws Error{Usage} that lists what there is

[[nodiscard]] TokenValues attentionMap(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues attentionRollout(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues hydraContribution(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues genericAttribution(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues relevancePropagation(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues relevanceOfPixels(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues relevanceOfLastBlock(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues relevanceRollout(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues cpLrp(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues cpLrpPlain(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues attnLrp(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues libraGrad(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues fullGradPlus(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues leGrad(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues leGradOfAll(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues gradEclip(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues transitionMap(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues beyondIntuition(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues beyondIntuitionOfTokens(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues tokenNorm(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues featureColours(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues featureSimilarity(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues gradCam(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues gradCamAttention(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues gradientMap(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues inputTimesGradient(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues smoothGrad(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues integratedGradients(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues lensMap(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues whereMap(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues decompositionMap(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues poolAttention(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues gradientAttentionMap(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues occlusionMap(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues riseMap(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues shapleyMap(const Trace& trace, const MethodInput& question);
[[nodiscard]] TokenValues vitCxMap(const Trace& trace, const MethodInput& question);

} // namespace hydra
