// SPDX-License-Identifier: GPL-3.0-or-later
// A colour range that does not flicker from frame to frame: it grows at once, so that nothing is cut off, and
// shrinks by a share of the difference.
#pragma once

#include "core/paint/heat.h"

#include <algorithm>
#include <optional>

namespace hydra::paint {

class RangeMemory
{
public:
    static constexpr double share = 0.05; // of each frame

    [[nodiscard]] ValueRange next(const ValueRange& own)
    {
        if (!m_last || m_last->isSigned != own.isSigned) {
            m_last = own;
            return own;
        }
        m_last->low = std::min(own.low, m_last->low + share * (own.low - m_last->low));
        m_last->high = std::max(own.high, m_last->high + share * (own.high - m_last->high));
        return *m_last;
    }
    void forget() { m_last.reset(); }

private:
    std::optional<ValueRange> m_last;
};

} // namespace hydra::paint
