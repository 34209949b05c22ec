// SPDX-License-Identifier: GPL-3.0-or-later
// A clock that a test can control.
#pragma once

#include "core/base/cancel.h"

#include <condition_variable>
#include <memory>
#include <mutex>

namespace hydra {

class Clock
{
public:
    virtual ~Clock() = default;
    [[nodiscard]] virtual double seconds() const = 0; // since an arbitrary moment
    // Returns at WHEN, or when CANCEL is cancelled and wake() is called.
    virtual void waitUntil(double when, const CancelToken& cancel) = 0;
    virtual void wake() = 0;

    [[nodiscard]] static std::shared_ptr<Clock> steady();
};

// Stands still until it is advanced.
class ManualClock : public Clock
{
public:
    [[nodiscard]] double seconds() const override;
    void waitUntil(double when, const CancelToken& cancel) override;
    void wake() override;
    void advance(double seconds);

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_moved;
    double m_now = 0;
};

} // namespace hydra
