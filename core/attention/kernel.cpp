// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/kernel.h"

#include <ATen/ATen.h>

#include <cmath>

namespace hydra {

namespace {

at::Tensor unit(const at::Tensor& x, int order)
{
    const at::Tensor norm = at::norm(x, order, -1, true);
    return at::where(norm > 0, x / norm.clamp_min(1e-30), at::zeros_like(x));
}

// [B,T,F] -> [B,T,parts,F/parts], norms run over the last dimension.
at::Tensor inParts(const at::Tensor& x, int parts)
{
    return x.view({x.size(0), x.size(1), parts, x.size(2) / parts});
}

} // namespace

at::Tensor phiQuery(const at::Tensor& q, Kernel kernel, int parts)
{
    if (parts > 1) {
        return phiQuery(inParts(q, parts), kernel).reshape(q.sizes());
    }
    switch (kernel) {
    case Kernel::Cosine:
    case Kernel::CosineLn:
        return unit(q, 2);
    case Kernel::Mean:
        return q / std::sqrt(double(q.size(1)));
    case Kernel::L1:
        return unit(q, 1);
    case Kernel::SigmoidSoftmax:
        return at::sigmoid(q);
    case Kernel::TanhL2:
    case Kernel::TanhL2Ln:
    case Kernel::TanhSoftmax:
        return at::tanh(q);
    }
    return q;
}

at::Tensor phiKey(const at::Tensor& k, Kernel kernel, int parts)
{
    if (parts > 1) {
        return phiKey(inParts(k, parts), kernel).reshape(k.sizes());
    }
    switch (kernel) {
    case Kernel::Cosine:
    case Kernel::CosineLn:
    case Kernel::TanhL2:
    case Kernel::TanhL2Ln:
        return unit(k, 2);
    case Kernel::Mean:
        return k / std::sqrt(double(k.size(1)));
    case Kernel::L1:
        return unit(k, 1);
    case Kernel::SigmoidSoftmax:
    case Kernel::TanhSoftmax:
        return at::softmax(k, 1);
    }
    return k;
}

bool normalisesOutput(Kernel kernel) noexcept
{
    return kernel == Kernel::CosineLn || kernel == Kernel::TanhL2Ln;
}

at::Tensor normaliseOutput(const at::Tensor& out)
{
    return at::layer_norm(out, {out.size(-1)}, {}, {}, 1e-5);
}

} // namespace hydra
