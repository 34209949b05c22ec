// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about threads from the system: on Linux, from /proc.
#pragma once

namespace hydra {

// Id of the calling thread; 0 if the system has none.
[[nodiscard]] int thisThread();
// A file for waitedIn(), which the caller closes; below 0 on failure.
[[nodiscard]] int openSchedule(int thread);
// Total seconds that the thread was ready to run without a core; negative when it has ended.
[[nodiscard]] double waitedIn(int schedule);
[[nodiscard]] bool isAwake(int thread); // running or runnable
// Running or runnable threads of the whole machine without the caller; -1 if unknown. Includes this program's
// other threads.
[[nodiscard]] int othersRunning();
void makeWayForOthers(); // lowers the calling thread's priority for good

} // namespace hydra
