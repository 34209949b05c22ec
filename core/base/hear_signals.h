// SPDX-License-Identifier: GPL-3.0-or-later
// Signals that ask the program to end, heard by a thread of their own. A handler runs on any thread, and
// while a kernel of oneDNN multiplies, the stack register of its thread points into a buffer of the heap:
// what the system writes for the handler destroys what lies before it. (Of 200,000 signals to a thread that
// computed RISE, a quarter found it so.)
#pragma once

#include <csignal>

namespace hydra {

// HEARD(signal) for each SIGINT, SIGTERM and, where it is not ignored, SIGHUP that comes. What HEARD returns
// false for ends the program. Threads that are started from now on hold these signals back, so this comes
// before the first of them. Where no thread is to be had, signals end the program, as ever.
void hearSignals(bool (*heard)(int signal));

// While it lives, the calling thread does not hold them back: a program inherits that from the thread that
// starts it, and could not be ended.
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
