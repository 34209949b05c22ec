// SPDX-License-Identifier: GPL-3.0-or-later
// The thread count of the calling thread's products, adapted while it computes to what others leave of the
// machine (core/tensor/crowding decides).
#pragma once

#include "core/tensor/crowding.h"

#include <functional>

namespace hydra {

// From here on up to THREADS threads, of the calling thread's choosing at each call of shareCores().
void shareThreads(int threads);
// To be called between products. Costs nothing within a millisecond of the last look, and changes nothing
// where somebody else has set the thread count.
void shareCores();
// For comparisons: without, threads wait for each other whatever others do. In the whole process.
void setSharesCores(bool shares);
// For tests: SIGHT in place of what the system says, at every product; null: the system again.
void setSight(std::function<CrowdSight()> sight);

} // namespace hydra
