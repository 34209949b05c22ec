// SPDX-License-Identifier: GPL-3.0-or-later
// What a row of the table of methods allows: asked where no network is at hand.
#pragma once

#include "core/explain/map.h"

#include <string>
#include <vector>

namespace hydra {

// That headMatrix() answers for.
[[nodiscard]] bool hasHeadMaps(const MethodInfo& info);
// Whether METHOD asks for nothing but what pictures are worth.
[[nodiscard]] bool needsNoNetwork(const MethodInfo& method);
// Why METHOD cannot explain what WHO answers, in a sentence; empty: it can.
[[nodiscard]] std::string whyNot(const MethodInfo& method, Answerer who);
// Throws Error{Usage} with it.
void requireFitting(const std::string& method, Answerer who);
[[nodiscard]] std::vector<std::string> methodIds(); // of all, those of boxes last
// The methods that fit WHO, in the order of the table.
[[nodiscard]] std::vector<std::string> methodsFor(Answerer who);
// METHOD as its authors ask: D-RISE takes 5000 masks of 16 cells a side.
[[nodiscard]] MapOptions usualOptions(const std::string& method);
// That goes back from the class to the picture, through all blocks.
[[nodiscard]] bool readsEveryBlock(const MethodInfo& info);

} // namespace hydra
