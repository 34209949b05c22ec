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

} // namespace hydra
