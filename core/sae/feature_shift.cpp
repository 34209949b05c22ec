// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sae/feature_shift.h"

#include "core/base/error.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

// The rows of PATCHES among those in the sequence; dropped patches are skipped.
at::Tensor rowsOf(const std::vector<int>& patches, std::int64_t whole, const at::Tensor& kept)
{
    if (patches.empty()) {
        return {};
    }
    if (patches.back() >= whole) {
        throw usageError("what is changed: the picture has patches 0 to %1, got %2", whole - 1,
                         patches.back());
    }
    const at::Tensor asked = at::tensor(std::vector<std::int64_t>(patches.begin(), patches.end()), at::kLong);
    if (!kept.defined()) {
        return asked;
    }
    return at::isin(kept.cpu(), asked).nonzero().flatten();
}

} // namespace

FeatureShift::FeatureShift(std::shared_ptr<const Autoencoder> sae, const std::vector<FeatureEdit>& edits,
                           bool replaces, int prefix, std::int64_t patches, const at::Tensor& kept,
                           std::int64_t added)
    : m_sae(std::move(sae))
    , m_replaces(replaces)
    , m_prefix(prefix)
    , m_added(added)
{
    for (const FeatureEdit& edit : edits) {
        if (edit.feature >= m_sae->features()) {
            throw usageError("%1: has features 0 to %2, got %3", m_sae->name, m_sae->features() - 1,
                             edit.feature);
        }
        m_edits.push_back({edit.feature, edit.multiple, rowsOf(edit.patches, patches, kept)});
    }
}

at::Tensor FeatureShift::patchesOf(const at::Tensor& x) const
{
    return x.narrow(0, m_prefix, x.size(0) - m_prefix - m_added);
}

at::Tensor FeatureShift::shifted(const at::Tensor& patches) const
{
    const SaeCodes codes = m_sae->encode(patches);
    const at::Tensor wanted = codes.f.clone();
    for (const Edit& edit : m_edits) {
        const at::Tensor before = codes.f.select(1, edit.feature);
        const double value = edit.multiple == 0 ? 0 : edit.multiple * before.max().item<double>();
        const at::Tensor column = wanted.select(1, edit.feature);
        if (edit.rows.defined()) {
            column.index_fill_(0, edit.rows.to(column.device()), value);
        } else {
            column.fill_(value);
        }
    }
    return m_replaces ? m_sae->decode(wanted, codes, patches)
                      : patches + m_sae->moved(wanted - codes.f, codes, patches.size(1));
}

at::Tensor FeatureShift::forward(const at::Tensor& x) const
{
    at::Tensor result = x.clone();
    for (std::int64_t b = 0; b < x.size(0); ++b) {
        patchesOf(result[b]).copy_(shifted(patchesOf(x[b])));
    }
    return result;
}

at::Tensor FeatureShift::backward(const at::Tensor& gradient, const at::Tensor& x) const
{
    const at::Tensor patches = patchesOf(x), g = patchesOf(gradient);
    const std::int64_t e = x.size(1);
    const SaeCodes codes = m_sae->encode(patches);
    const at::Tensor scaled = codes.deviation.defined() ? g * codes.deviation : g;
    const at::Tensor rows = m_sae->decoder.narrow(1, 0, e).to(x.options());
    at::Tensor slope, round; // gradients of the codes; of x directly
    if (m_replaces) {
        slope = at::mm(scaled, rows.t());
        for (const Edit& edit : m_edits) { // a constant
            const at::Tensor column = slope.select(1, edit.feature);
            edit.rows.defined() ? (void)column.index_fill_(0, edit.rows.to(column.device()), 0)
                                : (void)column.zero_();
        }
        round = m_sae->skip.defined()
            ? at::mm(scaled, m_sae->skip.narrow(0, 0, e).narrow(1, 0, e).to(x.options()))
            : at::zeros_like(g);
        if (codes.mean.defined()) {
            round = round + g.mean(1, true);
        }
    } else {
        slope = at::zeros_like(codes.f);
        round = g;
        for (const Edit& edit : m_edits) {
            const at::Tensor lost = -at::mv(scaled, rows[edit.feature]);
            const at::Tensor column = slope.select(1, edit.feature);
            if (edit.rows.defined()) {
                const at::Tensor at = edit.rows.to(column.device());
                column.index_copy_(0, at, lost.index_select(0, at));
            } else {
                column.copy_(lost);
            }
        }
    }
    at::Tensor result = gradient.clone();
    patchesOf(result).copy_(round + m_sae->backward(slope, codes, patches, true));
    return result;
}

at::Tensor FeatureShift::relevance(const at::Tensor& relevance, const at::Tensor& x) const
{
    const at::Tensor after = forward(x.unsqueeze(0))[0];
    constexpr double tiny = 1e-9; // avoids division by zero
    const at::Tensor ratio =
        relevance / (after + tiny * after.ge(0).to(after.scalar_type()) - tiny * after.lt(0));
    at::Tensor result = relevance.clone();
    patchesOf(result).copy_(patchesOf(x * backward(ratio, x)));
    return result;
}

} // namespace hydra
