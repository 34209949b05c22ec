// SPDX-License-Identifier: GPL-3.0-or-later
// |x_t| (Euclidean) of each token after a block: a few tokens of background carry norms several times their
// neighbours' and serve the network as registers (Darcet et al., ICLR 2024; reference.md 5.18).
#include "core/explain/methods.h"

#include <ATen/ATen.h>

namespace hydra {

TokenValues tokenNorm(const Trace& trace, const Question& question)
{
    const at::Tensor& x = trace.level(static_cast<std::size_t>(question.layer) + 1); // [T,e]
    return {x.square().sum(1).sqrt(), {}};
}

} // namespace hydra
