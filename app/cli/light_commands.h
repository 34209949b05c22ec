// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that need no network: the program answers them itself.
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"

namespace hydra::cli {

[[nodiscard]] Json runModels(const Arguments& arguments);
[[nodiscard]] Json runDownload(const Arguments& arguments);
// From headers alone; throws NeedsWeights where they do not tell, or where --check is given.
[[nodiscard]] Json runInfo(const Arguments& arguments);
[[nodiscard]] Json runMerge(const Arguments& arguments);
[[nodiscard]] Json runMissing(const Arguments& arguments);
[[nodiscard]] Json runArray(const Arguments& arguments);
[[nodiscard]] Json runCompletion(const Arguments& arguments);
[[nodiscard]] Json runManual(const Arguments& arguments);

} // namespace hydra::cli
