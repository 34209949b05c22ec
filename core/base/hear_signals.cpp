// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hear_signals.h"

#include <initializer_list>
#include <system_error>
#include <thread>

namespace hydra {

namespace {

sigset_t setOf(std::initializer_list<int> signals)
{
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : signals) {
        sigaddset(&set, signal);
    }
    return set;
}

void endBy(int signal)
{
    const sigset_t its = setOf({signal});
    ::pthread_sigmask(SIG_UNBLOCK, &its, nullptr);
    std::raise(signal);
}

} // namespace

void hearSignals(bool (*heard)(int signal))
{
    sigset_t awaited = setOf({SIGINT, SIGTERM});
    for (const int signal : {SIGINT, SIGTERM}) {
        std::signal(signal, SIG_DFL); // ignored signals are never delivered
    }
    struct sigaction before = {};
    if (::sigaction(SIGHUP, nullptr, &before) == 0 && before.sa_handler != SIG_IGN) { // else: nohup
        sigaddset(&awaited, SIGHUP);
    }
    ::pthread_sigmask(SIG_BLOCK, &awaited, nullptr); // inherited by threads started later
    try {
        std::thread([awaited, heard] {
            int signal = 0;
            while (::sigwait(&awaited, &signal) == 0) {
                if (!heard(signal)) {
                    endBy(signal);
                }
            }
        }).detach();
    } catch (const std::system_error&) {
        ::pthread_sigmask(SIG_UNBLOCK, &awaited, nullptr);
    }
}

SignalsPass::SignalsPass()
{
    const sigset_t blocked = setOf({SIGINT, SIGTERM, SIGHUP});
    ::pthread_sigmask(SIG_UNBLOCK, &blocked, &m_before);
}

SignalsPass::~SignalsPass()
{
    ::pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
}

} // namespace hydra
