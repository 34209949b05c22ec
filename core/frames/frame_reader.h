// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a source on a thread of its own. Of a live source only the newest frame is kept, and dropped
// ones are counted; of a file every frame is kept until it is taken, at the file's rate. The caller never
// waits for a device: opening, reading and closing happen on that thread, which outlives the reader where a
// driver hangs. A frame that was not taken before a pause is kept until the end of it, or replaced by the one
// sought; of a live source it is dropped.
#pragma once

#include "core/frames/clock.h"
#include "core/frames/frame_source.h"

#include <functional>
#include <memory>
#include <string>
#include <thread>

namespace hydra {

struct ReaderOptions
{
    bool loop = false; // begins again at the end
    bool paused = false;
    bool paced = true; // no faster than the rate; false: as fast as frames are taken
    double rate = 0; // frames a second; 0: the source's own
};

struct ReaderState
{
    enum class Phase
    {
        Opening,
        Playing,
        Paused,
        Ended,
        Failed
    };
    Phase phase = Phase::Opening;
    std::string message; // of Failed; else what the user should know
    SourceInfo info;
    std::int64_t position = 0; // the frame that comes next
    std::int64_t read = 0, dropped = 0; // frames; dropped: replaced by a newer one before they were taken
    double silent = 0; // seconds since the last frame of a live source
};

class FrameReader
{
public:
    using Open = std::function<FrameSourcePtr()>;
    // OPEN runs on the reader's thread, perhaps after the reader is gone: it holds what it needs by value.
    // ARRIVED is called when a frame waits, or the phase has changed: there, or within pause() and step().
    FrameReader(Open open, ReaderOptions options = {}, std::function<void()> arrived = {},
                std::shared_ptr<Clock> clock = Clock::steady());
    ~FrameReader(); // waits a second at most
    FrameReader(const FrameReader&) = delete;
    FrameReader& operator=(const FrameReader&) = delete;

    [[nodiscard]] std::optional<Frame> take(); // at once; none: nothing waits
    // Waits for it; none: the source has ended, failed or is paused, or CANCEL was cancelled.
    [[nodiscard]] std::optional<Frame> wait(const CancelToken& cancel = {});
    [[nodiscard]] ReaderState state() const;

    void pause(bool paused);
    void step(); // one frame more, then paused
    void seek(std::int64_t frame); // shown also while paused; nothing of a live source
    void setLoop(bool loop);
    void setRate(double rate); // 0: the source's own

private:
    struct Shared;
    std::shared_ptr<Shared> m_shared;
    std::thread m_thread; // joined; left to itself where a driver hangs
};

} // namespace hydra
