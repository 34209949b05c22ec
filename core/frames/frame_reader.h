// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a source on its own thread. A live source keeps only the newest frame and counts the dropped ones; a
// file keeps every frame until it is taken, at the file's rate. The caller never waits for a device: opening,
// reading and closing happen on that thread, which outlives the reader if a driver hangs. A frame that was
// not taken before a pause is kept until the pause ends, or replaced by the frame sought; a live source drops
// it.
#pragma once

#include "core/base/message.h"
#include "core/frames/clock.h"
#include "core/frames/frame_source.h"

#include <functional>
#include <memory>
#include <string>
#include <thread>

namespace hydra {

struct ReaderOptions
{
    bool loop = false; // restart at the end
    bool paused = false;
    bool paced = true; // limit to the rate; false: as fast as frames are taken
    double rate = 0; // frames per second; 0: the source's own
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
    Message message; // the error if Failed; else a note for the user
    SourceInfo info;
    std::int64_t position = 0; // the next frame
    std::int64_t read = 0, dropped = 0; // frames; dropped: replaced by a newer one before they were taken
    double silent = 0; // seconds since the last frame of a live source
};

class FrameReader
{
public:
    using Open = std::function<FrameSourcePtr()>;
    // OPEN runs on the reader's thread, perhaps after the reader is gone, so it must own what it needs.
    // ARRIVED is called when a frame is ready or the phase has changed: on that thread, or within pause() and
    // step().
    FrameReader(Open open, ReaderOptions options = {}, std::function<void()> arrived = {},
                std::shared_ptr<Clock> clock = Clock::steady());
    ~FrameReader(); // waits a second at most
    FrameReader(const FrameReader&) = delete;
    FrameReader& operator=(const FrameReader&) = delete;

    [[nodiscard]] std::optional<Frame> take(); // returns at once; nullopt: no frame is ready
    // Waits for a frame; nullopt: the source has ended, failed or is paused, or CANCEL was cancelled.
    [[nodiscard]] std::optional<Frame> wait(const CancelToken& cancel = {});
    [[nodiscard]] ReaderState state() const;

    void pause(bool paused);
    void step(); // one more frame, then pauses
    void seek(std::int64_t frame); // also shown while paused; no effect on a live source
    void setLoop(bool loop);
    void setRate(double rate); // 0: the source's own

private:
    struct Shared;
    std::shared_ptr<Shared> m_shared;
    std::thread m_thread; // joined; detached if a driver hangs
};

} // namespace hydra
