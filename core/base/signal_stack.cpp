// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/signal_stack.h"

#include <csignal>
#include <memory>

namespace hydra {

namespace {

// Registers of AVX-512 and AMX take 11 KB of it. Not initialised, so unused pages are never allocated.
constexpr std::size_t stackSize = 64 << 10;

class SignalStack
{
public:
    SignalStack()
    {
        stack_t present = {};
        if (::sigaltstack(nullptr, &present) != 0 || (present.ss_flags & SS_DISABLE) == 0) {
            return; // a sanitizer installed one
        }
        m_memory.reset(new char[stackSize]);
        stack_t ours = {};
        ours.ss_sp = m_memory.get();
        ours.ss_size = stackSize;
        ::sigaltstack(&ours, nullptr);
    }
    ~SignalStack()
    {
        if (m_memory) {
            stack_t none = {};
            none.ss_flags = SS_DISABLE;
            ::sigaltstack(&none, nullptr);
        }
    }
    SignalStack(const SignalStack&) = delete;
    SignalStack& operator=(const SignalStack&) = delete;

private:
    std::unique_ptr<char[]> m_memory;
};

} // namespace

void ensureSignalStack()
{
    thread_local const SignalStack stack;
    (void)stack;
}

} // namespace hydra
