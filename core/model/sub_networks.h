// SPDX-License-Identifier: GPL-3.0-or-later
// Whether to offer the sub-networks of fewer heads.
#pragma once

#include "core/model/vit_config.h"

namespace hydra {

// Whether C was trained for several head counts, or its heads are ordered by importance.
[[nodiscard]] bool hasSubNetworks(const VitConfig& c);
// Whether C may be a HydraViT: it has the shape its authors train, DeiT's network with 4 to 12 heads of 64,
// and neither file nor user states an architecture or trained heads.
[[nodiscard]] bool mayBeHydraViT(const VitConfig& c);
// Whether C has no useful sub-networks: neither of the above.
[[nodiscard]] inline bool isPlain(const VitConfig& c)
{
    return !hasSubNetworks(c) && !mayBeHydraViT(c);
}

} // namespace hydra
