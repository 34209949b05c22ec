// SPDX-License-Identifier: GPL-3.0-or-later
// The progress of a run over many pictures: as text for people, and as a line of JSON for schedulers.
#pragma once

#include "core/base/message.h"

#include <chrono>
#include <cstdint>
#include <string>

namespace hydra::shard {

struct RunProgress
{
    std::uint64_t total = 0; // of the shard
    std::uint64_t before = 0; // already in the store
    std::uint64_t done = 0; // in this run, including refused ones
    std::uint64_t refused = 0;
    double seconds = 0;

    [[nodiscard]] double rate() const noexcept; // pictures per second; 0 until it is known
    [[nodiscard]] double fraction() const noexcept;
    [[nodiscard]] double secondsLeft() const noexcept; // -1 until it is known
    [[nodiscard]] Message text() const; // "1,204 of 9,103 pictures, 35.2/s, 3 min 44 s left, 2 refused"
    // {"done":…,"total":…,"refused":…,"pictures_per_s":…,"seconds_left":…}, without an end of line
    [[nodiscard]] std::string json() const;
};

} // namespace hydra::shard
