// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside a chart: its numbers as a table, which tableFile() writes as CSV, JSON or arrays, and
// for papers as LaTeX and as a script that draws it.
#pragma once

#include "core/base/file.h"
#include "core/evaluate/curve.h"
#include "core/export/data_table.h"

namespace hydra {

struct NamedCurve
{
    std::string name;
    Curve curve;
};
// A line for each point: curve, fraction, value. Empty curves are left out.
[[nodiscard]] DataTable curveTable(const std::vector<NamedCurve>& curves, DataFacts facts);
// Those of CURVES that were measured, as "NAME, deletion".
void addCurves(std::vector<NamedCurve>& to, const std::string& name, const Perturbations& curves);

} // namespace hydra
