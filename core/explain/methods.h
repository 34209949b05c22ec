// SPDX-License-Identifier: GPL-3.0-or-later
// The functions behind the method table. A new method needs its function, its description in
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
    Map about{}; // further facts of the map: isSigned, best, foreground, fittedOn
};

struct MethodInput
{
    const MapOptions& options;
    int block; // resolved, 0..L-1
    int start; // resolved too
    const Target& target;
    const CancelToken& cancel;
    const Kept& kept;
    Progress progress{};
    std::function<void(const TokenValues&)> grown{}; // may be empty
};

// Reports pass DONE of OF as finished; every method of several passes calls it. Throws Error{Cancelled}.
void tellPass(const MethodInput& question, std::int64_t done, std::int64_t of);

// VALUES [rows,cols], or [rows,cols,3], as a map with the facts of FOUND.
[[nodiscard]] Map mapWith(const at::Tensor& values, const TokenValues& found);
// Throws Error{Usage} if an option of a black-box method is out of bounds.
void requireOptions(const MethodInfo& info, const MapOptions& options);

// A row of the table: a method's description and its function.
struct MethodRow
{
    MethodInfo info;
    TokenValues (*run)(const Trace&, const MethodInput&);
    Precision precision = Precision::Single; // of the trace that it reads
};
[[nodiscard]] const MethodRow&
methodRow(const std::string& id); // throws Error{Usage} that lists the known methods

} // namespace hydra
