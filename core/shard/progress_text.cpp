// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shard/progress_text.h"

#include "core/base/error.h"
#include "core/shard/sealed_line.h"

#include <algorithm>
#include <cmath>

namespace hydra::shard {

namespace {

std::string durationText(double seconds)
{
    const auto whole = static_cast<long long>(std::llround(seconds));
    if (whole < 60) {
        return join(whole, " s");
    }
    if (whole < 3600) {
        return join(whole / 60, " min ", whole % 60, " s");
    }
    return join(whole / 3600, " h ", whole % 3600 / 60, " min");
}

double rounded(double value)
{
    return std::round(value * 10) / 10;
}

} // namespace

double RunProgress::rate() const noexcept
{
    return done == 0 || seconds <= 0 ? 0 : double(done) / seconds;
}

double RunProgress::fraction() const noexcept
{
    return total == 0 ? 1 : std::min(1.0, double(before + done) / double(total));
}

double RunProgress::secondsLeft() const noexcept
{
    const std::uint64_t gone = std::min(total, before + done);
    return rate() > 0 ? double(total - gone) / rate() : -1;
}

std::string RunProgress::text() const
{
    std::string text = join(before + done, " of ", total, " pictures");
    if (rate() > 0) {
        text += join(", ", rounded(rate()), "/s, ", durationText(secondsLeft()), " left");
    }
    return refused > 0 ? text + join(", ", refused, " refused") : text;
}

std::string RunProgress::json() const
{
    const Json line{{"done", before + done},
                    {"total", total},
                    {"refused", refused},
                    {"pictures_per_s", rounded(rate())},
                    {"seconds_left", secondsLeft() < 0 ? Json() : Json(rounded(secondsLeft()))}};
    return line.dump();
}

} // namespace hydra::shard
