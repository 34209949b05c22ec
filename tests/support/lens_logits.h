// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/lens.h"

#include <ATen/ATen.h>

namespace hydra::test {

// The lens logits of all classes at LEVEL [classes].
inline at::Tensor lensLogits(const Trace& trace, int level)
{
    const at::Tensor logits = at::empty({trace.logits.size(0)}, trace.logits.options());
    for (int i = 0; i < static_cast<int>(logits.size(0)); ++i) {
        logits[i] = lensOf(trace, i, -1).levels.at(static_cast<std::size_t>(level)).logit;
    }
    return logits;
}

} // namespace hydra::test
