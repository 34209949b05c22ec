// SPDX-License-Identifier: GPL-3.0-or-later
// What a row of the table of methods allows: asked where no network is at hand.
#pragma once

#include "core/explain/map.h"

namespace hydra {

// That headMatrix() answers for.
[[nodiscard]] bool hasHeadMaps(const MethodInfo& info);
// Whether METHOD asks for nothing but what pictures are worth.
[[nodiscard]] bool needsNoNetwork(const MethodInfo& method);
// That goes back from the class to the picture, through all blocks.
[[nodiscard]] bool readsEveryBlock(const MethodInfo& info);

} // namespace hydra
