// SPDX-License-Identifier: GPL-3.0-or-later
// Cancellation as an exception raised at one checkpoint call, so that deep loops need no plumbing,
// and progress as a plain function.
#pragma once

#include "core/base/error.h"

#include <atomic>
#include <functional>
#include <memory>
#include <string>

namespace hydra {

// Copies share one flag. A default-constructed token is not cancelled unless cancel() is called on a copy.
class CancelToken
{
public:
    void cancel() const noexcept { m_flag->store(true, std::memory_order_relaxed); }
    [[nodiscard]] bool cancelled() const noexcept { return m_flag->load(std::memory_order_relaxed); }
    // Throws Error{Cancelled} once cancelled. Called at least once per block.
    void check() const
    {
        if (cancelled()) {
            throw Error(ErrorCode::Cancelled, "cancelled");
        }
    }

private:
    std::shared_ptr<std::atomic<bool>> m_flag = std::make_shared<std::atomic<bool>>(false);
};

// FRACTION in [0, 1]; WHAT is the current step ("block 3 of 12"). The function may be empty.
using Progress = std::function<void(double fraction, const Message& what)>;

inline void report(const Progress& progress, double fraction, const Message& what)
{
    if (progress) {
        progress(fraction, what);
    }
}

} // namespace hydra
