// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shard/progress_text.h"

#include "core/base/error.h"
#include "core/shard/sealed_line.h"

#include <algorithm>
#include <cmath>

namespace hydra::shard {

namespace {

Message durationText(double seconds)
{
    const auto whole = static_cast<long long>(std::llround(seconds));
    if (whole < 60) {
        return join(whole, " s");
    }
    if (whole < 3600) {
        return message("%1 min %2 s", whole / 60, whole % 60);
    }
    return message("%1 h %2 min", whole / 3600, whole % 3600 / 60);
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

Message RunProgress::text() const
{
    Message text = message("%1 of %2 pictures", before + done, total);
    if (rate() > 0) {
        text += message(", %1/s, %2 left", rounded(rate()), durationText(secondsLeft()));
    }
    return refused > 0 ? message("%1, %2 refused", text, refused) : text;
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
