// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/frozen_reader.h"

#include "core/explain/attention_view.h"
#include "core/explain/precision.h"
#include "core/explain/target.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

double sumOf(const at::Tensor& x)
{
    return x.sum(at::kDouble).item<double>();
}

// The contribution, read by ROWS [n,e], of a bias common to all tokens.
double ofBias(const at::Tensor& rows, const at::Tensor& bias)
{
    return bias.defined() ? sumOf(rows * bias) : 0.0;
}

double biasOf(const LinearView& head, int classIndex)
{
    return head.bias.defined() ? head.bias[classIndex].item<double>() : 0.0;
}

// ROW [1,e] of the patches' average as rows for all tokens [T,e].
at::Tensor overPatches(const Trace& trace, const SubWeights& w, at::Tensor row, double& constant)
{
    if (w.fcNorm.present()) {
        constant += ofBias(row, w.fcNorm.bias);
        row = throughFrozenNorm(row, w.fcNorm, inverseDeviation(trace.average, w.fcNorm, trace.normEps));
    }
    const std::int64_t T = trace.tokenCount();
    const std::int64_t patches = trace.patchTokens();
    at::Tensor rows = at::zeros({T, row.size(1)}, row.options());
    rows.narrow(0, trace.prefix, patches).copy_(row / double(patches));
    return rows;
}

// ROW [1,e] of the pooling head's output as rows for all tokens [T,e], with A held constant. The head's MLP
// is not a sum over tokens and goes to the constant.
at::Tensor overPool(const Trace& trace, const SubWeights& w, const at::Tensor& row, double& constant)
{
    const PoolTrace& p = trace.poolHead;
    constant += sumOf(row * p.mlpBranch) + ofBias(row, w.poolHead.projection.bias);
    const at::Tensor g = product(row, w.poolHead.projection.weight); // [1,e], heads side by side
    constant += ofBias(g, w.poolHead.value.bias); // its weights sum to one
    const at::Tensor values =
        joinHeads(p.probabilities.transpose(1, 2) * byHeads(g, w.poolHead.heads)); // [T,e]
    return padded(product(values, w.poolHead.value.weight), trace.tokenCount());
}

} // namespace

FrozenReader frozenReader(const Trace& trace, const Target& target, bool centred)
{
    if (target.ofTokens()) {
        FrozenReader reader;
        reader.rows = featureSlope(target, trace, true);
        reader.constant = valueOf(target, trace) - sumOf(reader.rows * trace.last);
        return reader;
    }
    const SubWeights w = matchingEnds(trace, *trace.weights);
    const at::Tensor row = isLinear(target, trace) ? w.head.weight[target.classIndex].unsqueeze(0)
                                                   : relevanceRow(target, trace); // [1,e], or [1,2e]
    FrozenReader reader;
    reader.constant = target.ofClassifier() ? biasOf(w.head, target.classIndex) : target.bias;
    if (target.ofClassifier() && w.ofEach.defined()) {
        reader.constant += w.ofEach.item<double>();
    }
    if (trace.pool == Pool::Attention) {
        reader.rows = overPool(trace, w, row, reader.constant);
    } else if (trace.pool == Pool::Average) {
        reader.rows = overPatches(trace, w, row, reader.constant);
    } else if (trace.pool == Pool::TokenAndAverage) {
        const std::int64_t e = row.size(1) / 2;
        reader.rows = overPatches(trace, w, row.narrow(1, e, e), reader.constant);
        reader.rows[0] += row[0].narrow(0, 0, e);
    } else if (pooledRows(trace) == 2) {
        const bool classes = target.ofClassifier();
        const at::Tensor second = classes ? w.headDist.weight[target.classIndex].unsqueeze(0) : row;
        reader.rows = at::cat({row, second}, 0) / 2;
        reader.constant =
            classes ? (reader.constant + biasOf(w.headDist, target.classIndex)) / 2 : target.bias;
    } else {
        reader.rows = row.contiguous();
    }
    if (!w.norm.present()) {
        return reader;
    }
    const double bias = ofBias(reader.rows, w.norm.bias);
    const std::int64_t n = reader.rows.size(0);
    const at::Tensor inverse = trace.norm.inverseDeviation.narrow(0, 0, n);
    const at::Tensor own = throughFrozenNorm(reader.rows, w.norm, inverse);
    if (centred) {
        reader.constant += bias;
        reader.rows = own;
        return reader;
    }
    reader.rows = (w.norm.weight.defined() ? reader.rows * w.norm.weight : reader.rows) * inverse;
    reader.shared = bias + sumOf((own - reader.rows) * trace.last.narrow(0, 0, n));
    return reader;
}

} // namespace hydra
