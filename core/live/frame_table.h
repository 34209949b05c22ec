// SPDX-License-Identifier: GPL-3.0-or-later
// What was seen in each frame, as a table: number, time in the source, head count, class and probability,
// milliseconds of work, age of the picture, and whether it was there in time.
#pragma once

#include "core/live/live_maker.h"

#include <string>

namespace hydra::engine {

[[nodiscard]] std::string frameTableHead();
// One line. AGE in milliseconds; DEADLINE 0: none.
[[nodiscard]] std::string frameTableRow(const LivePicture& picture, const VitConfig& config, double age,
                                        double deadline);

} // namespace hydra::engine
