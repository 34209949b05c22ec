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

// The best area among methods of at most 25 passes; slower ones, such as black boxes, are left out.
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
        {"softmax", "hydra-contribution:all", {0.372, 0.291, 0.508}, 9e-5, 2.4},
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
        {"hydra", "attention", {0.158}, 4e-6, 1.4, 0.01, true},
        {"hydra", "rollout", {0.144}, 3e-6, 1.7, 0.00, true},
        {"hydra", "generic", {0.329}, 3e-6, 3.8, 0.59},
        {"hydra", "relevance", {0.211}, 2e+00, 8.7, 0.04, true},
        {"hydra", "grad-cam", {0.145}, 8e-6, 1.7, 0.14, true},
        {"hydra", "grad-cam-attn", {0.127}, 5e-6, 3.6, 0.06, true},
        {"hydra", "gradient", {0.124}, 4e-6, 3.5, -0.02, true},
        {"hydra", "input-x-gradient", {0.235}, 2e-5, 3.5, 0.16},
        {"hydra", "hydra-contribution", {0.213}, 6e-6, 1.6, 0.25, true},
        {"hydra", "hydra-contribution:all", {0.326}, 3e-6, 3.6, 0.63},
        {"hydra", "cp-lrp", {0.359}, 5e-6, 3.3, 0.58},
        {"hydra", "cp-lrp:plain", {0.359}, 4e-6, 2.4, 0.60},
        {"hydra", "attn-lrp", {0.357}, 7e-6, 4.0, 0.57},
        {"hydra", "libragrad", {0.333}, 5e-6, 2.4, 0.57},
        {"hydra", "fullgrad-plus", {0.309}, 4e-6, 2.3, 0.53},
        {"hydra", "legrad", {0.118}, 2e-6, 2.5, 0.13, true},
        {"hydra", "legrad:all", {0.197}, 8e-7, 3.6, 0.16, true},
        {"hydra", "grad-eclip", {0.089}, 6e-5, 1.6, 0.04, true},
        {"hydra", "transition", {0.155}, 4e-6, 39.2, 0.03, true},
        {"hydra", "beyond-intuition", {0.123}, 4e-6, 43.8, 0.01, true},
        {"hydra", "beyond-intuition:token", {0.049}, 5e-6, 32.7, -0.06, true},
        // table evidence softmax+hydra
        {"softmax+hydra", "attention", {0.081}, 3e-6, 1.3, 0.09, true},
        {"softmax+hydra", "rollout", {0.216}, 2e-6, 1.5, 0.01, true},
        {"softmax+hydra", "generic", {0.311}, 3e-6, 2.7, 0.37},
        {"softmax+hydra", "relevance", {0.321}, 5e-1, 7.5, 0.25},
        {"softmax+hydra", "grad-cam", {0.099}, 3e-5, 1.6, 0.12, true},
        {"softmax+hydra", "grad-cam-attn", {0.112}, 1e-5, 3.5, 0.20, true},
        {"softmax+hydra", "gradient", {0.188}, 6e-6, 2.7, -0.01, true},
        {"softmax+hydra", "input-x-gradient", {0.264}, 1e-5, 2.7, 0.21},
        {"softmax+hydra", "hydra-contribution", {0.141}, 1e-5, 1.5, 0.17, true},
        {"softmax+hydra", "hydra-contribution:all", {0.360}, 4e-6, 2.9, 0.44},
        {"softmax+hydra", "cp-lrp", {0.377}, 1e-5, 3.0, 0.40},
        {"softmax+hydra", "cp-lrp:plain", {0.385}, 6e-6, 2.2, 0.42},
        {"softmax+hydra", "attn-lrp", {0.395}, 6e-6, 2.6, 0.45},
        {"softmax+hydra", "libragrad", {0.369}, 4e-6, 2.0, 0.39},
        {"softmax+hydra", "fullgrad-plus", {0.349}, 4e-6, 2.3, 0.40},
        {"softmax+hydra", "legrad", {0.132}, 1e-6, 2.0, 0.24, true},
        {"softmax+hydra", "legrad:all", {0.267}, 1e-6, 2.4, 0.21},
        {"softmax+hydra", "grad-eclip", {0.081}, 1e-5, 1.6, 0.10, true},
        {"softmax+hydra", "transition", {0.079}, 4e-6, 37.3, 0.10, true},
        {"softmax+hydra", "beyond-intuition", {0.165}, 6e-6, 40.5, 0.10, true},
        {"softmax+hydra", "beyond-intuition:token", {0.003}, 4e-6, 32.1, -0.03, true},
        // table evidence optimised
        {"optimised", "attention", {0.134}, 6e-6, 1.2, 0.06, true},
        {"optimised", "rollout", {0.183}, 2e-6, 1.3, 0.04, true},
        {"optimised", "generic", {0.388}, 5e-6, 2.5, 0.30},
        {"optimised", "relevance", {0.375}, 9e-1, 7.0, 0.27},
        {"optimised", "grad-cam", {0.119}, 3e-5, 1.4, 0.05, true},
        {"optimised", "grad-cam-attn", {0.130}, 4e-5, 3.0, 0.04, true},
        {"optimised", "gradient", {0.202}, 1e-5, 2.5, 0.03, true},
        {"optimised", "input-x-gradient", {0.325}, 1e-5, 2.4, 0.14},
        {"optimised", "hydra-contribution", {0.202}, 9e-6, 1.3, 0.17, true},
        {"optimised", "hydra-contribution:all", {0.418}, 8e-6, 2.5, 0.36},
        {"optimised", "cp-lrp", {0.412}, 6e-5, 2.8, 0.36},
        {"optimised", "cp-lrp:plain", {0.420}, 6e-6, 2.0, 0.39},
        {"optimised", "attn-lrp", {0.438}, 1e-5, 2.4, 0.39},
        {"optimised", "libragrad", {0.404}, 8e-6, 2.0, 0.36},
        {"optimised", "fullgrad-plus", {0.400}, 8e-6, 2.1, 0.36},
        {"optimised", "legrad", {0.199}, 2e-6, 1.6, 0.23, true},
        {"optimised", "legrad:all", {0.326}, 2e-6, 2.1, 0.16},
        {"optimised", "grad-eclip", {0.131}, 3e-5, 1.3, 0.13, true},
        {"optimised", "transition", {0.133}, 8e-6, 24.9, 0.09, true},
        {"optimised", "beyond-intuition", {0.162}, 8e-6, 24.5, 0.07, true},
        {"optimised", "beyond-intuition:token", {0.133}, 1e-5, 26.8, 0.07, true},
        // table evidence efficient
        {"efficient", "attention", {0.119}, 1e-5, 1.2, -0.05, true},
        {"efficient", "rollout", {0.186}, 2e-6, 1.4, 0.05, true},
        {"efficient", "generic", {0.379}, 6e-6, 2.5, 0.39},
        {"efficient", "relevance", {0.362}, 4e-1, 6.9, 0.31},
        {"efficient", "grad-cam", {0.173}, 9e-5, 1.5, 0.22, true},
        {"efficient", "grad-cam-attn", {0.062}, 1e-5, 3.1, -0.02, true},
        {"efficient", "gradient", {0.199}, 5e-6, 2.5, 0.01, true},
        {"efficient", "input-x-gradient", {0.281}, 9e-6, 2.6, 0.11, true},
        {"efficient", "hydra-contribution", {0.243}, 1e-5, 1.4, 0.17, true},
        {"efficient", "hydra-contribution:all", {0.388}, 7e-6, 2.5, 0.51},
        {"efficient", "cp-lrp", {0.404}, 1e-5, 3.1, 0.37},
        {"efficient", "cp-lrp:plain", {0.395}, 8e-6, 2.0, 0.40},
        {"efficient", "attn-lrp", {0.418}, 6e-6, 2.4, 0.48},
        {"efficient", "libragrad", {0.393}, 6e-6, 2.1, 0.43},
        {"efficient", "fullgrad-plus", {0.408}, 6e-6, 2.2, 0.42},
        {"efficient", "legrad", {0.345}, 2e-6, 1.6, 0.26},
        {"efficient", "legrad:all", {0.327}, 1e-6, 2.3, 0.32},
        {"efficient", "grad-eclip", {0.202}, 2e-5, 1.4, 0.15, true},
        {"efficient", "transition", {0.241}, 2e-5, 25.6, 0.14, true},
        {"efficient", "beyond-intuition", {0.216}, 9e-6, 23.9, 0.16, true},
        {"efficient", "beyond-intuition:token", {0.168}, 1e-5, 24.9, 0.10, true},
        // table evidence super
        {"super", "attention", {0.163}, 2e-6, 1.3, 0.00, true},
        {"super", "rollout", {0.152}, 7e-7, 1.4, 0.02, true},
        {"super", "generic", {0.313}, 3e-6, 2.6, 0.45},
        {"super", "relevance", {0.264}, 4e-1, 7.1, 0.30},
        {"super", "grad-cam", {0.228}, 2e-4, 1.4, 0.30, true},
        {"super", "grad-cam-attn", {0.126}, 4e-5, 3.4, 0.00, true},
        {"super", "gradient", {0.156}, 1e-5, 2.4, 0.02, true},
        {"super", "input-x-gradient", {0.227}, 5e-6, 2.4, 0.21, true},
        {"super", "hydra-contribution", {0.215}, 5e-6, 1.4, 0.23, true},
        {"super", "hydra-contribution:all", {0.320}, 4e-6, 2.4, 0.47},
        {"super", "cp-lrp", {0.351}, 4e-6, 2.9, 0.48},
        {"super", "cp-lrp:plain", {0.357}, 4e-6, 2.1, 0.51},
        {"super", "attn-lrp", {0.350}, 4e-6, 2.3, 0.49},
        {"super", "libragrad", {0.329}, 4e-6, 2.1, 0.44},
        {"super", "fullgrad-plus", {0.347}, 4e-6, 2.2, 0.44},
        {"super", "legrad", {0.289}, 4e-6, 1.6, 0.35},
        {"super", "legrad:all", {0.268}, 2e-6, 2.3, 0.28},
        {"super", "transition", {0.036}, 1e-5, 28.1, -0.21, true},
        {"super", "beyond-intuition", {0.066}, 2e-5, 26.4, -0.19, true},
        {"super", "beyond-intuition:token", {0.047}, 2e-5, 23.3, -0.21, true},
        // table evidence rounds
        {"rounds", "attention", {0.026}, 1e-5, 1.2, 0.00, true},
        {"rounds", "rollout", {0.138}, 1e-6, 1.2, 0.03, true},
        {"rounds", "generic", {0.359}, 3e-6, 1.8, 0.29},
        {"rounds", "relevance", {0.308}, 6e-1, 5.5, 0.22},
        {"rounds", "grad-cam", {-0.012}, 5e-6, 1.2, -0.11, true},
        {"rounds", "grad-cam-attn", {0.011}, 6e-6, 3.1, -0.03, true},
        {"rounds", "gradient", {0.152}, 1e-5, 2.1, -0.01, true},
        {"rounds", "input-x-gradient", {0.232}, 8e-6, 2.1, 0.11, true},
        {"rounds", "hydra-contribution", {0.156}, 2e-5, 1.2, 0.07, true},
        {"rounds", "hydra-contribution:all", {0.396}, 7e-6, 1.7, 0.37},
        {"rounds", "cp-lrp", {0.423}, 7e-6, 2.2, 0.35},
        {"rounds", "cp-lrp:plain", {0.408}, 7e-6, 1.8, 0.31},
        {"rounds", "attn-lrp", {0.426}, 5e-6, 1.8, 0.42},
        {"rounds", "libragrad", {0.404}, 3e-6, 1.6, 0.34},
        {"rounds", "fullgrad-plus", {0.409}, 4e-6, 1.6, 0.34},
        {"rounds", "legrad", {0.241}, 2e-6, 1.2, 0.14},
        {"rounds", "legrad:all", {0.289}, 2e-6, 1.7, 0.20},
        {"rounds", "grad-eclip", {0.056}, 7e-6, 1.2, -0.05, true},
        {"rounds", "transition", {0.088}, 2e-6, 23.4, -0.07, true},
        {"rounds", "beyond-intuition", {0.121}, 4e-6, 20.9, -0.06, true},
        {"rounds", "beyond-intuition:token", {0.040}, 3e-6, 25.1, -0.07, true},
        {"rounds", "attention", {0.031}, 6e-6, 1.2, 0.00, true},
        {"rounds", "rollout", {0.152}, 2e-6, 1.2, 0.03, true},
        {"rounds", "generic", {0.349}, 5e-6, 1.8, 0.29},
        {"rounds", "relevance", {0.314}, 9e-1, 5.5, 0.22},
        {"rounds", "grad-cam", {0.009}, 2e-5, 1.2, -0.11, true},
        {"rounds", "grad-cam-attn", {0.045}, 8e-6, 3.1, -0.03, true},
        {"rounds", "gradient", {0.141}, 1e-5, 2.1, -0.01, true},
        {"rounds", "input-x-gradient", {0.183}, 1e-5, 2.1, 0.11, true},
        {"rounds", "hydra-contribution", {0.156}, 2e-5, 1.2, 0.07, true},
        {"rounds", "hydra-contribution:all", {0.364}, 8e-6, 1.7, 0.37},
        {"rounds", "cp-lrp", {0.390}, 4e-5, 2.2, 0.35},
        {"rounds", "cp-lrp:plain", {0.368}, 8e-6, 1.8, 0.31},
        {"rounds", "attn-lrp", {0.403}, 1e-5, 1.8, 0.42},
        {"rounds", "libragrad", {0.378}, 7e-6, 1.6, 0.34},
        {"rounds", "fullgrad-plus", {0.387}, 6e-6, 1.6, 0.34},
        {"rounds", "legrad", {0.229}, 2e-6, 1.2, 0.14},
        {"rounds", "legrad:all", {0.266}, 1e-6, 1.7, 0.20},
        {"rounds", "grad-eclip", {0.012}, 9e-6, 1.2, -0.05, true},
        {"rounds", "transition", {0.067}, 9e-6, 23.4, -0.07, true},
        {"rounds", "beyond-intuition", {0.109}, 7e-6, 20.9, -0.06, true},
        {"rounds", "beyond-intuition:token", {0.030}, 1e-5, 25.1, -0.07, true},
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

// The method with the largest mean area over the three sets, among those that are faithful, stable and fast
// on softmax.
const char* defaultMethod()
{
    return "fullgrad-plus";
}

std::optional<MethodRecord> evidenceOf(const std::string& method, const std::string& network)
{
    const Measurement* const found = find(method, network);
    if (found == nullptr) {
        return std::nullopt;
    }
    const std::vector<double>& gaps = found->gaps;
    MethodRecord e{true, found->moved <= steady, found->passes <= brief,
                   found->doubtful && methodInfo(method).classSpecific};
    e.both = std::accumulate(gaps.begin(), gaps.end(), 0.0) / double(gaps.size()) + found->agrees;
    for (std::size_t set = 0; set < gaps.size(); ++set) {
        e.faithful = e.faithful && gaps[set] >= bestOn(set, network) - nearlyAsGood - 1e-9;
    }
    e.faithful = e.faithful && !e.doubtful;
    return e;
}

std::vector<std::string> recommendedMethods(const std::string& network)
{
    std::vector<std::pair<double, std::string>> good;
    for (const MethodInfo& info : methodTable()) {
        const auto e = evidenceOf(info.id, network);
        if (e && e->faithful && e->stable && find(info.id, network)->passes <= patience) {
            good.emplace_back(-e->both, info.id);
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
