// SPDX-License-Identifier: GPL-3.0-or-later
// Synthetic frames: a bright square that moves over a gradient, with the frame's number in the first pixels,
// so that a test knows which frame it sees.
#pragma once

#include "core/frames/clock.h"
#include "core/frames/frame_source.h"

namespace hydra {

struct SyntheticOptions
{
    int width = 320, height = 240;
    double rate = 30;
    std::int64_t frames = 300; // -1: endless
    bool live = false;
    std::int64_t breaksAt = -1; // this frame throws an error instead
};

// "synthetic:WxH[@RATE][*FRAMES][live]". Throws Error{Usage}.
[[nodiscard]] SyntheticOptions syntheticOptions(const std::string& text);

[[nodiscard]] Image syntheticPicture(const SyntheticOptions& options, std::int64_t number);
// The number encoded by syntheticPicture().
[[nodiscard]] std::int64_t numberIn(const Image& picture);

class SyntheticSource : public FrameSource
{
public:
    SyntheticSource(SyntheticOptions options, std::shared_ptr<Clock> clock);
    [[nodiscard]] const SourceInfo& info() const override { return m_info; }
    [[nodiscard]] std::optional<Frame> next(const CancelToken& cancel) override;
    void seek(std::int64_t frame) override;

private:
    SyntheticOptions m_options;
    std::shared_ptr<Clock> m_clock;
    SourceInfo m_info;
    std::int64_t m_next = 0;
    double m_start = -1; // of a live source: the time of its first frame
};

} // namespace hydra
