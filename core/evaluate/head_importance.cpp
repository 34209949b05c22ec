// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/head_importance.h"

#include "core/base/error.h"
#include "core/explain/backward.h"
#include "core/explain/explain.h"
#include "core/nn/cost.h"
#include "core/tensor/machine.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>

namespace hydra {

template<>
const EnumWords<ImportanceMethod>& enumWords<ImportanceMethod>()
{
    static const EnumWords<ImportanceMethod> words{{ImportanceMethod::Ablation, "ablation"},
                                                   {ImportanceMethod::Shapley, "shapley"},
                                                   {ImportanceMethod::Gradient, "gradient"},
                                                   {ImportanceMethod::Position, "position"}};
    return words;
}

namespace {

// Logits of one class for many sets of heads. Shares prefixes: runs a block once for each set of heads up to
// it.
class Subsets
{
public:
    Subsets(const VisionTransformer& network, const SubNetwork& sub, const AttentionPlan& plan,
            int classIndex, const CancelToken& cancel)
        : m_network(network)
        , m_sub(sub)
        , m_plan(plan)
        , m_class(classIndex)
        , m_heads(network.weights(sub)->widths.heads)
        , m_cancel(cancel)
    { }

    // The values of all sets of heads of blocks FIRST to LAST; X [1,T,e] is the input of FIRST; all later
    // heads are on. Bit (block - FIRST) * H + head of a value's index says that the head is on.
    [[nodiscard]] std::vector<double> values(const at::Tensor& x, int first, int last)
    {
        m_first = first;
        m_last = last;
        m_values.assign(std::size_t(1) << ((last - first + 1) * m_heads), 0.0);
        descend(x, first, {0});
        return m_values;
    }

    // v(all) - v(all but one), for each head of BLOCK, whose input is X [1,T,e].
    [[nodiscard]] std::vector<double> drops(const at::Tensor& x, int block)
    {
        m_last = block;
        m_values.assign(std::size_t(m_heads) + 1, 0.0);
        BlockChange change;
        change.live =
            (at::ones({m_heads + 1, m_heads}) - at::eye(m_heads + 1).narrow(1, 0, m_heads)).to(x.device());
        std::vector<std::size_t> sets(m_values.size());
        std::iota(sets.begin(), sets.end(), std::size_t(0));
        const at::Tensor states = x.repeat({m_heads + 1, 1, 1});
        descend(m_network.throughBlock(states, block, m_sub, m_plan, &change), block + 1, sets);
        std::vector<double> found;
        for (int head = 0; head < m_heads; ++head) {
            found.push_back(m_values.back() - m_values[static_cast<std::size_t>(head)]);
        }
        return found;
    }

    [[nodiscard]] at::Tensor through(const at::Tensor& x, int block) const
    {
        return m_network.throughBlock(x.clone(), block, m_sub, m_plan, nullptr);
    }

private:
    static constexpr std::int64_t mostPictures = 64; // in one pass

    void descend(const at::Tensor& x, int block, const std::vector<std::size_t>& sets)
    {
        m_cancel.check();
        if (block == static_cast<int>(m_plan.blocks.size())) {
            const at::Tensor logits =
                m_network.answered(x, m_sub).select(1, m_class).to(at::kDouble).contiguous();
            for (std::size_t i = 0; i < sets.size(); ++i) {
                m_values[sets[i]] = logits.data_ptr<double>()[i];
            }
            return;
        }
        if (block > m_last) {
            descend(through(x, block), block + 1, sets);
            return;
        }
        const std::int64_t each = std::int64_t(1) << m_heads;
        for (std::int64_t i = 0; i < x.size(0); ++i) {
            for (std::int64_t from = 0; from < each; from += mostPictures) {
                const std::int64_t count = std::min(mostPictures, each - from);
                some(x[i], block, sets[static_cast<std::size_t>(i)], from, count);
            }
        }
    }

    // Evaluates COUNT head sets of BLOCK, starting at number FROM, all on the same state X [T,e].
    void some(const at::Tensor& x, int block, std::size_t set, std::int64_t from, std::int64_t count)
    {
        BlockChange change;
        change.live = at::zeros({count, m_heads});
        std::vector<std::size_t> sets;
        for (std::int64_t i = 0; i < count; ++i) {
            for (int head = 0; head < m_heads; ++head) {
                change.live[i][head] = double(((from + i) >> head) & 1);
            }
            sets.push_back(set | (static_cast<std::size_t>(from + i) << ((block - m_first) * m_heads)));
        }
        change.live = change.live.to(x.device());
        const at::Tensor states = x.unsqueeze(0).repeat({count, 1, 1});
        descend(m_network.throughBlock(states, block, m_sub, m_plan, &change), block + 1, sets);
    }

    const VisionTransformer& m_network;
    const SubNetwork m_sub;
    const AttentionPlan& m_plan;
    int m_class, m_heads, m_first = 0, m_last = 0;
    const CancelToken& m_cancel;
    std::vector<double> m_values;
};

// phi_i = sum over S without i of |S|! (n - |S| - 1)! / n! (v(S + i) - v(S))
std::vector<double> shapley(const std::vector<double>& v, int players)
{
    std::vector<double> weight(static_cast<std::size_t>(players)); // by |S|: 1 / (n C(n-1, s))
    double choose = 1;
    for (int s = 0; s < players; ++s) {
        weight[static_cast<std::size_t>(s)] = 1.0 / (players * choose);
        choose = choose * (players - 1 - s) / (s + 1);
    }
    std::vector<double> phi(static_cast<std::size_t>(players), 0.0);
    for (std::size_t set = 0; set < v.size(); ++set) {
        std::size_t size = 0;
        for (std::size_t bits = set; bits != 0; bits &= bits - 1) {
            ++size;
        }
        for (int i = 0; i < players; ++i) {
            const std::size_t with = set | (std::size_t(1) << i);
            if (with != set) {
                phi[static_cast<std::size_t>(i)] += weight[size] * (v[with] - v[set]);
            }
        }
    }
    return phi;
}

void addShapley(Subsets& subsets, const at::Tensor& start, HeadValues& result)
{
    result.values.clear();
    if (result.blocks * result.heads <= mostPlayers) {
        const std::vector<double> v = subsets.values(start, 0, result.blocks - 1);
        result.values = shapley(v, result.blocks * result.heads);
        result.overAll = true;
        result.none = v.front();
        result.all = v.back();
        return;
    }
    if (result.heads > mostPlayers) {
        throw usageError("exact Shapley values support at most %1 heads per block, this network has %2; "
                         "choose ablation or gradient",
                         mostPlayers, result.heads);
    }
    at::Tensor x = start;
    for (int block = 0; block < result.blocks; ++block) {
        const std::vector<double> phi = shapley(subsets.values(x, block, block), result.heads);
        result.values.insert(result.values.end(), phi.begin(), phi.end());
        x = subsets.through(x, block);
    }
}

void addAblation(Subsets& subsets, const at::Tensor& start, HeadValues& result)
{
    result.values.clear();
    at::Tensor x = start;
    for (int block = 0; block < result.blocks; ++block) {
        const std::vector<double> drops = subsets.drops(x, block);
        result.values.insert(result.values.end(), drops.begin(), drops.end());
        x = subsets.through(x, block);
    }
}

void addGradient(const VisionTransformer& network, const at::Tensor& pixels, const SubNetwork& sub,
                 const AttentionPlan& plan, int classIndex, HeadValues& result, const CancelToken& cancel)
{
    const Trace trace = traceOf(network, pixels, sub, plan, Precision::Single, cancel);
    Backward backward(trace, classIndex);
    for (int block = result.blocks - 1; block >= 0; --block) {
        cancel.check();
        const BlockGradient gradient = backward.enter();
        const BlockTrace& b = trace.blocks[static_cast<std::size_t>(block)];
        const at::Tensor output = (b.raw.defined() ? b.raw : b.joined).narrow(0, 0, gradient.rows);
        const at::Tensor sums =
            (output * gradient.raw).to(at::kDouble).sum(0).view({result.heads, -1}).sum(1).abs();
        for (int head = 0; head < result.heads; ++head) {
            result.values[static_cast<std::size_t>(block * result.heads + head)] = sums[head].item<double>();
        }
        backward.leave();
    }
}

} // namespace

HeadValues headValues(const VisionTransformer& network, const at::Tensor& pixels, const SubNetwork& sub,
                      const AttentionPlan& plan, int classIndex, ImportanceMethod method,
                      const CancelToken& cancel)
{
    const c10::NoGradGuard noGrad;
    const VitConfig& config = network.config();
    if (classIndex < 0 || classIndex >= config.numClasses) {
        throw usageError("class: expected 0 to %1, got %2", config.numClasses.value - 1, classIndex);
    }
    useThreadsFor(double(costOf(config, sub, plan).macs));
    HeadValues result;
    result.blocks = config.depth;
    result.heads = network.weights(sub)->widths.heads;
    result.values.assign(static_cast<std::size_t>(result.blocks * result.heads), 0.0);
    if (method == ImportanceMethod::Position) {
        for (std::size_t i = 0; i < result.values.size(); ++i) {
            result.values[i] = double(result.heads - static_cast<int>(i) % result.heads);
        }
    } else if (method == ImportanceMethod::Gradient) {
        addGradient(network, pixels, sub, plan, classIndex, result, cancel);
    } else {
        Subsets subsets(network, sub, plan, classIndex, cancel);
        const at::Tensor start = network.embedded(pixels, sub);
        method == ImportanceMethod::Shapley ? addShapley(subsets, start, result)
                                            : addAblation(subsets, start, result);
    }
    return result;
}

std::vector<std::vector<int>> orderOf(const HeadValues& values)
{
    std::vector<std::vector<int>> order;
    for (int block = 0; block < values.blocks; ++block) {
        std::vector<int> heads(static_cast<std::size_t>(values.heads));
        std::iota(heads.begin(), heads.end(), 0);
        std::stable_sort(heads.begin(), heads.end(),
                         [&](int a, int b) { return values.at(block, a) > values.at(block, b); });
        order.push_back(std::move(heads));
    }
    return order;
}

} // namespace hydra
