// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/frames/synthetic_source.h"

#include "core/base/error.h"
#include "core/base/number.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace hydra {

namespace {

constexpr int digits = 8; // bytes of the number, one per pixel

// Removes MARK and the number after it from the start of TEXT and returns the number; OTHERWISE if TEXT does
// not begin with MARK. NaN if the number is missing.
double taken(std::string_view& text, std::string_view mark, double otherwise)
{
    if (text.substr(0, mark.size()) != mark) {
        return otherwise;
    }
    text.remove_prefix(mark.size());
    const std::size_t end = std::min(text.find_first_not_of("0123456789.-"), text.size());
    const std::optional<double> number = finiteNumberIn(text.substr(0, end));
    text.remove_prefix(end);
    return number.value_or(std::nan(""));
}

} // namespace

SyntheticOptions syntheticOptions(const std::string& text)
{
    SyntheticOptions options;
    std::string_view rest(text);
    rest.remove_prefix(text.find(':') + 1);
    const double width = taken(rest, "", 0), height = taken(rest, "x", 0);
    const double rate = taken(rest, "@", options.rate), frames = taken(rest, "*", double(options.frames));
    options.live = rest == "live";
    const bool sized = width >= 16 && height >= 16 && width <= 4096 && height <= 4096;
    if (!sized || !(rate > 0 && rate <= frame_limits::rate) || !(frames >= -1 && frames <= 1e9)
        || !(rest.empty() || options.live)) {
        throw usageError("test frames: expected synthetic:WIDTHxHEIGHT@RATE*FRAMES, 16 to 4096 pixels and up "
                         "to %1 frames a second, got '%2'",
                         frame_limits::rate, text);
    }
    options.width = int(width);
    options.height = int(height);
    options.rate = rate;
    options.frames = std::int64_t(frames);
    return options;
}

Image syntheticPicture(const SyntheticOptions& options, std::int64_t number)
{
    const int w = options.width, h = options.height;
    Image picture{w, h, std::vector<std::uint8_t>(3 * std::size_t(w) * std::size_t(h))};
    const double turn = double(number) / 40;
    const int side = std::max(4, h / 4);
    const int left = int((w - side) * (0.5 + 0.5 * std::sin(turn)));
    const int top = int((h - side) * (0.5 + 0.5 * std::cos(1.3 * turn)));
    std::size_t at = 0;
    for (int y = 0; y < h; ++y) {
        for (int x = 0; x < w; ++x) {
            const bool inside = x >= left && x < left + side && y >= top && y < top + side;
            picture.rgb[at++] = static_cast<std::uint8_t>(inside ? 240 : 60 + 120 * x / w);
            picture.rgb[at++] = static_cast<std::uint8_t>(inside ? 200 : 60 + 120 * y / h);
            picture.rgb[at++] = static_cast<std::uint8_t>(inside ? 60 : 90);
        }
    }
    for (std::size_t i = 0; i < std::size_t(digits); ++i) {
        picture.rgb[3 * i] = static_cast<std::uint8_t>((number >> (8 * i)) & 0xff);
    }
    return picture;
}

std::int64_t numberIn(const Image& picture)
{
    std::int64_t number = 0;
    for (std::size_t i = std::size_t(digits); i-- > 0;) {
        number = number * 256 + picture.rgb[3 * i];
    }
    return number;
}

SyntheticSource::SyntheticSource(SyntheticOptions options, std::shared_ptr<Clock> clock)
    : m_options(options)
    , m_clock(std::move(clock))
    , m_info{"synthetic", options.live, options.width, options.height, options.rate, options.frames}
{ }

std::optional<Frame> SyntheticSource::next(const CancelToken& cancel)
{
    cancel.check();
    if (m_options.live) { // like a camera: one every 1 / rate, frames not read in time are lost
        if (m_start < 0) {
            m_start = m_clock->seconds();
        }
        const double since = m_clock->seconds() - m_start;
        m_next = std::max(m_next, static_cast<std::int64_t>(std::ceil(since * m_options.rate - 1e-9)));
        m_clock->waitUntil(m_start + double(m_next) / m_options.rate, cancel);
        cancel.check();
    }
    if (m_options.frames >= 0 && m_next >= m_options.frames) {
        return std::nullopt;
    }
    if (m_next == m_options.breaksAt) {
        throw inputError("%1: the device has disappeared", m_info.name);
    }
    Frame frame;
    frame.picture = syntheticPicture(m_options, m_next);
    frame.number = m_next;
    frame.seconds = double(m_next) / m_options.rate;
    ++m_next;
    return frame;
}

void SyntheticSource::seek(std::int64_t frame)
{
    if (m_options.live) {
        throw usageError("a live source has only its present frame");
    }
    m_next = std::max<std::int64_t>(0, m_options.frames < 0 ? frame : std::min(frame, m_options.frames));
}

} // namespace hydra
