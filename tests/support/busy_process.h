// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hydra::test {

// A second process of the same priority that keeps a core busy. It forks, so construct it before any thread
// starts; it is stopped until setBusy(true).
class BusyProcess
{
public:
    BusyProcess()
        : m_id(::fork())
    {
        if (m_id == 0) {
            ::prctl(PR_SET_PDEATHSIG, SIGKILL);
            for (volatile unsigned turns = 0;; turns = turns + 1) { }
        }
        setBusy(false);
    }
    ~BusyProcess()
    {
        ::kill(m_id, SIGKILL);
        ::waitpid(m_id, nullptr, 0);
    }
    BusyProcess(const BusyProcess&) = delete;
    BusyProcess& operator=(const BusyProcess&) = delete;

    void setBusy(bool busy) const
    {
        ::kill(m_id, busy ? SIGCONT : SIGSTOP);
        ::usleep(300'000);
    }

private:
    pid_t m_id;
};

} // namespace hydra::test
