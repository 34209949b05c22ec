// SPDX-License-Identifier: GPL-3.0-or-later
// A question about pictures answered as a data set of another program: what `explain --format fiftyone,coco`
// writes, to the byte.
#pragma once

#include "core/export/evidence.h"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace hydra::engine {

// What a data set says its maps are of.
[[nodiscard]] nlohmann::ordered_json datasetInfo(const Evidence& asked);
// "fiftyone" in a new folder PLACE, or "coco" as the file PLACE; ASKED's pictures need no pixels where there
// is a file. Gives those that cannot be read, and why; they are left out. Nothing is left of one that was not
// finished. Throws hydra::Error, also where no picture can be read.
[[nodiscard]] std::vector<std::string> writeDataset(Engine& engine, const Evidence& asked,
                                                    const std::string& format, const Path& place,
                                                    const Progress& progress, const CancelToken& cancel);

} // namespace hydra::engine
