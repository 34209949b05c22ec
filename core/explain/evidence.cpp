// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/evidence.h"

#include "core/explain/map.h"

#include <algorithm>

namespace hydra {

namespace {

constexpr double nearlyAsGood = 0.05, steady = 0.01, brief = 3.5;

// Of the methods that take at most 25 passes: a black box may be better, and nobody waits for it.
double bestOf(double Measurement::*set)
{
    double best = 0;
    for (const Measurement& one : measurements()) {
        best = one.passes <= 25 ? std::max(best, one.*set) : best;
    }
    return best;
}

} // namespace

const std::vector<Measurement>& measurements()
{
    static const std::vector<Measurement> table{
        // table evidence
        // end
    };
    return table;
}

// Of the methods that are faithful, stable and fast, the one with the largest areas in the mean over the
// three.
const char* defaultMethod()
{
    return "fullgrad-plus";
}

std::optional<Evidence> evidenceOf(const std::string& method)
{
    const auto& table = measurements();
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&](const Measurement& one) { return method == one.method; });
    if (found == table.end()) {
        return std::nullopt;
    }
    Evidence e{true, found->moved <= steady, found->passes <= brief};
    for (const auto set : {&Measurement::photos, &Measurement::deit, &Measurement::scenes}) {
        e.faithful = e.faithful && (*found).*set >= bestOf(set) - nearlyAsGood - 1e-9;
    }
    return e;
}

} // namespace hydra
