// SPDX-License-Identifier: GPL-3.0-or-later
// Test-time registers (Jiang et al., NeurIPS 2025; attribution 12): of the listed units of a block, the value
// of largest magnitude over all tokens goes to the extra tokens; the other tokens but the first lose it.
#include "core/nn/changes.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

// The largest of VALUES [T,n] in magnitude: its place among all.
std::int64_t largest(const at::Tensor& values)
{
    return values.abs().flatten().argmax().item<std::int64_t>();
}

// Of the tokens that change, [T-1-added, n].
at::Tensor changed(const at::Tensor& values, std::int64_t added)
{
    return values.narrow(0, 1, values.size(0) - 1 - added);
}

at::Tensor outliers(const at::Tensor& values) // bool, of changed()
{
    return values > values.mean(0, true) + values.std(at::IntArrayRef{0}, true, true);
}

} // namespace

at::Tensor NeuronShift::forward(const at::Tensor& activated) const
{
    at::Tensor result = activated.clone();
    for (std::int64_t b = 0; b < activated.size(0); ++b) {
        at::Tensor values = activated[b].index_select(1, units); // [T, n], a copy
        const at::Tensor most = values.flatten()[largest(values)].clone();
        const at::Tensor rest = changed(values, added);
        switch (mode) {
        case RegisterMode::Zero:
            rest.zero_();
            break;
        case RegisterMode::Mean:
            rest.copy_(rest.mean(0, true).expand_as(rest));
            break;
        case RegisterMode::OnlyOutliers:
            rest.copy_(at::where(outliers(rest), rest.mean(0, true), rest));
            break;
        case RegisterMode::Same:
            break;
        }
        values.narrow(0, values.size(0) - added, added).copy_(most);
        result[b].index_copy_(1, units, values);
    }
    return result;
}

at::Tensor NeuronShift::backward(const at::Tensor& gradient, const at::Tensor& activated) const
{
    const at::Tensor values = activated.index_select(1, units);
    at::Tensor g = gradient.index_select(1, units);
    const at::Tensor ofCopies = g.narrow(0, g.size(0) - added, added).sum();
    g.narrow(0, g.size(0) - added, added).zero_();
    const at::Tensor rest = changed(g, added);
    const double count = double(rest.size(0));
    switch (mode) {
    case RegisterMode::Zero:
        rest.zero_();
        break;
    case RegisterMode::Mean:
        rest.copy_((rest.sum(0, true) / count).expand_as(rest));
        break;
    case RegisterMode::OnlyOutliers: {
        const at::Tensor replaced = outliers(changed(values, added)).to(g.scalar_type());
        rest.copy_(rest * (1 - replaced) + (rest * replaced).sum(0, true) / count);
        break;
    }
    case RegisterMode::Same:
        break;
    }
    g.view(-1)[largest(values)] += ofCopies;
    at::Tensor result = gradient.clone();
    result.index_copy_(1, units, g);
    return result;
}

at::Tensor NeuronShift::relevance(const at::Tensor& relevance, const at::Tensor& activated) const
{
    const at::Tensor values = activated.index_select(1, units);
    at::Tensor r = relevance.index_select(1, units);
    const at::Tensor ofCopies = r.narrow(0, r.size(0) - added, added).sum();
    r.narrow(0, r.size(0) - added, added).zero_();
    const at::Tensor rest = changed(r, added);
    if (mode == RegisterMode::OnlyOutliers) {
        rest.masked_fill_(outliers(changed(values, added)), 0);
    } else if (mode != RegisterMode::Same) {
        rest.zero_();
    }
    r.view(-1)[largest(values)] += ofCopies;
    at::Tensor result = relevance.clone();
    result.index_copy_(1, units, r);
    return result;
}

} // namespace hydra
