// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the sub-networks of fewer heads are worth a word.
#pragma once

#include "core/model/vit_config.h"

namespace hydra {

// C was trained for several head counts, or its heads are in order.
[[nodiscard]] bool hasSubNetworks(const VitConfig& c);
// C is what HydraViT's authors train, DeiT's network with 4 to 12 heads of 64, and nothing says that it is
// another.
[[nodiscard]] bool mayBeHydraViT(const VitConfig& c);
// Neither of them.
[[nodiscard]] inline bool isPlain(const VitConfig& c)
{
    return !hasSubNetworks(c) && !mayBeHydraViT(c);
}

} // namespace hydra
