// SPDX-License-Identifier: GPL-3.0-or-later
// Properties of the methods in the table that do not need a network.
#pragma once

#include "core/base/message.h"
#include "core/explain/map.h"

#include <string>
#include <vector>

namespace hydra {

// Whether headMatrix() supports the method.
[[nodiscard]] bool hasHeadMaps(const MethodInfo& info);
// Whether METHOD needs only the scores of pictures.
[[nodiscard]] bool needsNoNetwork(const MethodInfo& method);
// A sentence why METHOD cannot explain the answers of WHO; empty if it can.
[[nodiscard]] Message whyNot(const MethodInfo& method, Answerer who);
// Throws Error{Usage} with whyNot() unless METHOD fits WHO.
void requireFitting(const std::string& method, Answerer who);
[[nodiscard]] std::vector<std::string> methodIds(); // of all methods, those for boxes last
// The methods that fit WHO, in the order of the table.
[[nodiscard]] std::vector<std::string> methodsFor(Answerer who);
// METHOD with its authors' settings: D-RISE takes 5000 masks of 16 cells a side.
[[nodiscard]] MapOptions usualOptions(const std::string& method);
// Whether the method goes back from the class to the picture, through all blocks.
[[nodiscard]] bool readsEveryBlock(const MethodInfo& info);

} // namespace hydra
