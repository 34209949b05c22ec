// SPDX-License-Identifier: GPL-3.0-or-later
// A method's means over many pictures, as the documents of faithfulness and of merge have them.
#pragma once

#include "app/cli/console.h"
#include "core/evaluate/faithfulness.h"

namespace hydra::cli {

// Of a network of DEPTH blocks. PROBABILITY: of the class that was followed; else the value of a target.
[[nodiscard]] Json faithfulnessRow(const engine::FaithfulnessRow& row, int depth, bool probability);

} // namespace hydra::cli
