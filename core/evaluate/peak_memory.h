// SPDX-License-Identifier: GPL-3.0-or-later
// The peak memory of a piece of work, as LibTorch's CPU allocator reports it to its profiler for the calling
// thread. Other threads are not counted; the allocator is not replaced.
#pragma once

#include <c10/core/Allocator.h>
#include <c10/util/ThreadLocalDebugInfo.h>

#include <algorithm>
#include <cstdint>
#include <memory>

namespace hydra {

// The type of the totals differs between LibTorch versions.
template<class Method>
class AllocationWatchFor;

template<class Total>
class AllocationWatchFor<void (c10::MemoryReportingInfoBase::*)(void*, std::int64_t, Total, Total,
                                                                c10::Device)>
    final : public c10::MemoryReportingInfoBase
{
public:
    void reportMemoryUsage(void*, std::int64_t bytes, Total, Total, c10::Device) override
    {
        m_held += bytes; // negative when memory is freed
        m_peak = std::max(m_peak, m_held);
    }
    [[nodiscard]] bool memoryProfilingEnabled() const override { return true; }
    [[nodiscard]] std::int64_t peak() const noexcept { return m_peak; }

private:
    std::int64_t m_held = 0, m_peak = 0;
};
using AllocationWatch = AllocationWatchFor<decltype(&c10::MemoryReportingInfoBase::reportMemoryUsage)>;

// WORK must free all memory that it allocates, or the allocator keeps its address in a table.
template<class Work>
[[nodiscard]] std::int64_t peakBytesOf(Work&& work)
{
    const auto watch = std::make_shared<AllocationWatch>();
    const c10::DebugInfoGuard listening(c10::DebugInfoKind::PROFILER_STATE, watch);
    work();
    return watch->peak();
}

} // namespace hydra
