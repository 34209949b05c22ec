// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/evidence.h"

#include "core/explain/map.h"

#include <algorithm>

namespace hydra {

namespace {

constexpr double nearlyAsGood = 0.1, steady = 0.01, brief = 3.5;

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
        {"relevance", 0.329, 0.338, 0.617, 9e-1, 13.3},
        {"hydra-contribution", 0.167, 0.359, 0.460, 2e-4, 1.2},
        {"attention", 0.050, 0.221, 0.527, 2e-4, 1.1},
        {"rollout", 0.170, 0.213, 0.611, 3e-6, 1.1},
        {"generic", 0.364, 0.349, 0.628, 4e-5, 2.3},
        {"grad-cam", 0.018, 0.266, 0.176, 1e-4, 1.2},
        {"grad-cam-attn", 0.058, 0.039, 0.404, 1e-4, 6.0},
        {"gradient", 0.169, 0.020, 0.554, 2e-3, 2.3},
        {"input-x-gradient", 0.223, 0.064, 0.208, 2e-3, 2.3},
        {"cp-lrp", 0.410, 0.368, 0.651, 3e-4, 3.3},
        {"cp-lrp:plain", 0.387, 0.298, 0.611, 6e-5, 2.1},
        {"attn-lrp", 0.424, 0.331, 0.625, 2e-4, 2.4},
        {"libragrad", 0.388, 0.341, 0.633, 2e-5, 2.1},
        {"fullgrad-plus", 0.402, 0.427, 0.657, 2e-5, 2.1},
        {"legrad", 0.233, 0.347, 0.516, 4e-5, 1.3},
        {"legrad:all", 0.267, 0.322, 0.506, 2e-5, 1.9},
        {"grad-eclip", 0.012, 0.331, 0.419, 1e-4, 1.2},
        {"transition", 0.096, 0.363, 0.531, 2e-5, 23.4},
        {"beyond-intuition", 0.158, 0.362, 0.616, 1e-5, 40.6},
        {"beyond-intuition:token", 0.061, 0.361, 0.524, 2e-5, 26.8},
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
