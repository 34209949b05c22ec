// SPDX-License-Identifier: GPL-3.0-or-later
// Receives termination signals on a dedicated thread. A handler could run on any thread, and while a oneDNN
// kernel multiplies, its thread's stack register points into a heap buffer: the signal frame would overwrite
// the memory before it. (A quarter of 200,000 signals to a thread that computed RISE hit that state.)
#pragma once

#include <csignal>

namespace hydra {

// Calls HEARD(signal) for each SIGINT, SIGTERM and, unless ignored, SIGHUP. If HEARD returns false, the
// signal ends the program. Threads started later inherit the blocked signals, so call this before starting
// any. If no thread can be created, the signals end the program as by default.
void hearSignals(bool (*heard)(int signal));

// Unblocks these signals on the calling thread for its lifetime: a child process inherits the mask of the
// thread that starts it, and with them blocked could not be terminated.
class SignalsPass
{
public:
    SignalsPass();
    ~SignalsPass();
    SignalsPass(const SignalsPass&) = delete;
    SignalsPass& operator=(const SignalsPass&) = delete;

private:
    sigset_t m_before;
};

} // namespace hydra
