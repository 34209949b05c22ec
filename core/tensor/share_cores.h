// SPDX-License-Identifier: GPL-3.0-or-later
// How many threads the calling thread computes on, adapted while it computes to what others leave of the
// machine (core/tensor/crowding decides). How many they are changes no bit of a result (core/tensor/tiles).
#pragma once

#include "core/tensor/crowding.h"

#include <functional>

namespace hydra {

// From here on up to THREADS threads for the calling thread's tiles, and one for what LibTorch does beside
// them.
void shareThreads(int threads);
// How many it may use for the tiles that it begins now: one, if it was never told. Looks at the machine at
// most once a millisecond.
[[nodiscard]] int threadsNow();
// For comparisons: without, threads wait for each other whatever others do. In the whole process.
void setSharesCores(bool shares);
// For tests: SIGHT in place of what the system says, at every product; null: the system again.
void setSight(std::function<CrowdSight()> sight);

} // namespace hydra
