// SPDX-License-Identifier: GPL-3.0-or-later
// What the system knows of threads: on Linux, in /proc.
#pragma once

namespace hydra {

// Of the calling thread; 0 where threads have no numbers.
[[nodiscard]] int thisThread();
// A file for waitedIn(), to be closed by the caller; below 0: none.
[[nodiscard]] int openSchedule(int thread);
// Seconds since the thread began that it was ready to run and had no core; negative when it is gone.
[[nodiscard]] double waitedIn(int schedule);
[[nodiscard]] bool isAwake(int thread); // it runs now, or could
// Threads of the whole machine that run or could, the caller left out; -1 where the system does not say.
// Every thread of ours that is awake counts.
[[nodiscard]] int othersRunning();
void makeWayForOthers(); // the calling thread, from now on

} // namespace hydra
