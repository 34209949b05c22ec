// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/evidence.h"

#include "core/explain/map.h"

#include <algorithm>
#include <numeric>

namespace hydra {

namespace {

constexpr double nearlyAsGood = 0.1, steady = 0.01, brief = 3.5, patience = 25;
constexpr std::size_t fewEnough = 3;

const Measurement* find(const std::string& method, const std::string& network)
{
    const auto& table = measurements();
    const auto found = std::find_if(table.begin(), table.end(), [&](const Measurement& one) {
        return one.method == method && one.network == network;
    });
    return found == table.end() ? nullptr : &*found;
}

// Of the methods that take at most 25 passes: a black box may be better, and nobody waits for it.
double bestOn(std::size_t set, const std::string& network)
{
    double best = 0;
    for (const Measurement& one : measurements()) {
        best = one.network == network && one.passes <= patience ? std::max(best, one.gaps[set]) : best;
    }
    return best;
}

} // namespace

const std::vector<Measurement>& measurements()
{
    static const std::vector<Measurement> table{
        // table evidence softmax
        {"softmax", "relevance", {0.329, 0.338, 0.617}, 9e-1, 13.3},
        {"softmax", "hydra-contribution", {0.167, 0.359, 0.460}, 2e-4, 1.2},
        {"softmax", "attention", {0.050, 0.221, 0.527}, 2e-4, 1.1},
        {"softmax", "rollout", {0.170, 0.213, 0.611}, 3e-6, 1.1},
        {"softmax", "generic", {0.364, 0.349, 0.628}, 4e-5, 2.3},
        {"softmax", "grad-cam", {0.018, 0.266, 0.176}, 1e-4, 1.2},
        {"softmax", "grad-cam-attn", {0.058, 0.039, 0.404}, 1e-4, 6.0},
        {"softmax", "gradient", {0.169, 0.020, 0.554}, 2e-3, 2.3},
        {"softmax", "input-x-gradient", {0.223, 0.064, 0.208}, 2e-3, 2.3},
        {"softmax", "cp-lrp", {0.410, 0.368, 0.651}, 3e-4, 3.3},
        {"softmax", "cp-lrp:plain", {0.387, 0.298, 0.611}, 6e-5, 2.1},
        {"softmax", "attn-lrp", {0.424, 0.331, 0.625}, 2e-4, 2.4},
        {"softmax", "libragrad", {0.388, 0.341, 0.633}, 2e-5, 2.1},
        {"softmax", "fullgrad-plus", {0.402, 0.427, 0.657}, 2e-5, 2.1},
        {"softmax", "legrad", {0.233, 0.347, 0.516}, 4e-5, 1.3},
        {"softmax", "legrad:all", {0.267, 0.322, 0.506}, 2e-5, 1.9},
        {"softmax", "grad-eclip", {0.012, 0.331, 0.419}, 1e-4, 1.2},
        {"softmax", "transition", {0.096, 0.363, 0.531}, 2e-5, 23.4},
        {"softmax", "beyond-intuition", {0.158, 0.362, 0.616}, 1e-5, 40.6},
        {"softmax", "beyond-intuition:token", {0.061, 0.361, 0.524}, 2e-5, 26.8},
        // table evidence hydra
        // table evidence softmax+hydra
        // table evidence optimised
        // table evidence efficient
        // table evidence super
        // table evidence rounds
        // end
    };
    return table;
}

std::string networkKind(const AttentionPlan& plan, const AttentionPlan& trained, bool rounds)
{
    if (plan != trained || rounds) {
        return plan == trained ? "rounds" : "";
    }
    std::string kind, last;
    for (const BlockAttention& block : plan.blocks) {
        if (last != name(block.kind)) {
            last = name(block.kind);
            kind += (kind.empty() ? "" : "+") + last;
        }
    }
    return kind;
}

// Of the methods that are faithful, stable and fast on softmax, the one with the largest areas in the mean
// over its three sets.
const char* defaultMethod()
{
    return "fullgrad-plus";
}

std::optional<Evidence> evidenceOf(const std::string& method, const std::string& network)
{
    const Measurement* const found = find(method, network);
    if (found == nullptr) {
        return std::nullopt;
    }
    const Measurement* const centre = find("centre", network);
    const std::vector<double>& gaps = found->gaps;
    Evidence e{true, found->moved <= steady, found->passes <= brief,
               centre != nullptr && methodInfo(method).classSpecific};
    e.gap = std::accumulate(gaps.begin(), gaps.end(), 0.0) / double(gaps.size());
    for (std::size_t set = 0; set < gaps.size(); ++set) {
        e.faithful = e.faithful && gaps[set] >= bestOn(set, network) - nearlyAsGood - 1e-9;
        e.doubtful = e.doubtful && gaps[set] <= centre->gaps[set];
    }
    e.faithful = e.faithful && !e.doubtful;
    return e;
}

std::vector<std::string> recommendedMethods(const std::string& network)
{
    std::vector<std::pair<double, std::string>> good;
    for (const MethodInfo& info : methodTable()) {
        if (const auto e = evidenceOf(info.id, network); e && e->faithful && e->stable && e->fast) {
            good.emplace_back(-e->gap, info.id);
        }
    }
    std::stable_sort(good.begin(), good.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string> found;
    for (std::size_t i = 0; i < std::min(good.size(), fewEnough); ++i) {
        found.push_back(good[i].second);
    }
    return found.empty() ? std::vector<std::string>{defaultMethod()} : found;
}

} // namespace hydra
