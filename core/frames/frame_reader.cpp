// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/frames/frame_reader.h"

#include "core/base/error.h"
#include "core/base/outcome.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <mutex>

namespace hydra {

namespace {

// Threads whose driver hung when their reader was destroyed. At the program's end they might still use
// objects that exit destroys, so the program then ends without destroying them.
std::atomic<int> leftThreads{0};

void leaveBehind()
{
    ++leftThreads;
    static const int once = ::on_exit( // runs before objects that exist now are destroyed
        [](int status, void*) {
            if (leftThreads > 0) {
                std::fflush(nullptr);
                std::_Exit(status);
            }
        },
        nullptr);
    (void)once;
}

} // namespace

struct FrameReader::Shared
{
    using Phase = ReaderState::Phase;

    Open open;
    std::function<void()> arrived;
    std::shared_ptr<Clock> clock;
    CancelToken stop;

    mutable std::mutex mutex; // guards all members below
    std::condition_variable changed; // a wish, a frame taken, or a frame ready
    ReaderOptions options;
    ReaderState now;
    std::optional<Frame> waiting;
    bool promised = false; // sought or stepped to: shown even while paused
    bool kept = false; // read before the pause, and kept until it ends
    std::optional<std::int64_t> sought;
    int steps = 0; // frames requested while paused
    bool ended = false, finished = false; // the last frame was read; the thread is done
    bool left = false; // the reader is gone, but not the thread
    double lastFrame = 0;
    double due = 0; // of the next frame of a file

    void tell()
    {
        changed.notify_all();
        if (arrived) {
            arrived();
        }
    }

    [[nodiscard]] bool canBeTaken() const { return waiting && !kept; }
    std::optional<Frame> taken()
    {
        std::optional<Frame> frame;
        if (canBeTaken()) {
            frame.swap(waiting);
        }
        return frame;
    }
    void drop()
    {
        now.dropped += waiting ? 1 : 0;
        waiting.reset();
        kept = false;
    }
    // The waiting frame cannot be taken from now on; a live source drops it.
    void hold()
    {
        if (now.info.live) {
            drop();
        } else if (waiting && !promised) {
            kept = true;
            now.position = waiting->number;
        }
    }
    [[nodiscard]] bool isLeft() const
    {
        const std::lock_guard lock(mutex);
        return left;
    }
    // Releases the frame kept by hold(), if there is one.
    bool letGo()
    {
        if (!kept) {
            return false;
        }
        kept = false;
        now.position = waiting->number + 1;
        return true;
    }

    void work()
    {
        Message failure;
        try {
            const FrameSourcePtr source = open();
            {
                const std::lock_guard lock(mutex);
                now.info = source->info();
                now.phase = options.paused ? Phase::Paused : Phase::Playing;
                lastFrame = clock->seconds();
            }
            tell();
            play(*source);
        } catch (const Error& error) {
            failure = messageOf(error);
        } catch (const std::bad_alloc&) {
            failure = phrase("not enough memory for frames of this size");
        } catch (const std::exception& error) {
            failure = messageOf(error);
        }
        {
            const std::lock_guard lock(mutex);
            if (!failure.empty() && !stop.cancelled()) {
                now.phase = Phase::Failed;
                now.message = failure;
            }
            finished = true;
        }
        changed.notify_all();
        if (!stop.cancelled()) {
            tell();
        }
    }

    struct Wish
    {
        std::optional<std::int64_t> seekTo;
        bool promised = false;
    };
    // The next wish; nullopt when the reader is gone.
    std::optional<Wish> waitForWish(bool live)
    {
        std::unique_lock lock(mutex);
        changed.wait(lock, [&] {
            const bool room = live || !waiting;
            const bool plays = !ended && room && (!options.paused || steps > 0);
            return stop.cancelled() || sought || plays || (ended && options.loop && room && !options.paused);
        });
        Wish wish{sought, sought.has_value()};
        if (ended && options.loop && !sought) {
            wish.seekTo = 0;
        }
        sought.reset();
        return stop.cancelled() ? std::nullopt : std::optional<Wish>(wish);
    }

    void play(FrameSource& source)
    {
        const bool live = source.info().live;
        while (const std::optional<Wish> wish = waitForWish(live)) {
            if (wish->seekTo && !live) {
                source.seek(*wish->seekTo);
                const std::lock_guard lock(mutex);
                waiting.reset();
                kept = false;
                ended = false;
                due = 0;
                steps = std::max(steps, 1); // also while paused
            }
            std::optional<Frame> frame = source.next(stop);
            if (frame && !live) {
                pace(source.info());
            }
            if (!stop.cancelled()) {
                deliver(std::move(frame), source, wish->promised);
            }
        }
    }

    // Waits until the next frame of a file is due. A late taker delays all frames that follow.
    void pace(const SourceInfo& info)
    {
        double when = 0;
        {
            const std::lock_guard lock(mutex);
            const double rate = options.rate > 0 ? options.rate : info.rate;
            if (!options.paced || rate <= 0 || options.paused) {
                due = 0;
                return;
            }
            const double present = clock->seconds();
            when = std::max(due, present);
            due = when + 1 / rate;
        }
        clock->waitUntil(when, stop);
    }

    void deliver(std::optional<Frame> frame, const FrameSource& source, bool wasSought)
    {
        {
            const std::lock_guard lock(mutex);
            if (sought && !source.info().live) { // another frame was requested meanwhile
                return;
            }
            now.info = source.info();
            if (!frame) {
                ended = true;
                now.message = source.note();
            } else {
                now.position = frame->number + 1;
                frame->taken = lastFrame = clock->seconds();
                ++now.read;
                drop(); // only for a live source; a file's frame has room
                waiting = std::move(frame);
                promised = wasSought || (options.paused && steps > 0);
                if (options.paused && !promised) {
                    hold();
                }
                steps = std::max(0, steps - 1);
            }
            now.phase = ended && !options.loop ? Phase::Ended
                : options.paused && steps == 0 ? Phase::Paused
                                               : Phase::Playing;
        }
        tell();
    }
};

FrameReader::FrameReader(Open open, ReaderOptions options, std::function<void()> arrived,
                         std::shared_ptr<Clock> clock)
    : m_shared(std::make_shared<Shared>())
{
    m_shared->open = std::move(open);
    m_shared->options = options;
    m_shared->arrived = std::move(arrived);
    m_shared->clock = std::move(clock);
    m_thread = std::thread([shared = m_shared]() mutable {
        shared->work();
        const bool counted = shared->isLeft();
        shared.reset(); // and all that OPEN holds
        leftThreads -= counted ? 1 : 0;
    });
}

FrameReader::~FrameReader()
{
    m_shared->stop.cancel();
    {
        const std::lock_guard lock(m_shared->mutex);
    }
    m_shared->changed.notify_all();
    m_shared->clock->wake();
    std::unique_lock lock(m_shared->mutex);
    constexpr auto patience = std::chrono::seconds(1);
    const bool done = m_shared->changed.wait_for(lock, patience, [&] { return m_shared->finished; });
    if (done && m_thread.get_id() != std::this_thread::get_id()) {
        lock.unlock();
        m_thread.join();
        return;
    }
    m_shared->left = true;
    leaveBehind();
    m_thread.detach();
}

std::optional<Frame> FrameReader::take()
{
    std::optional<Frame> frame;
    {
        const std::lock_guard lock(m_shared->mutex);
        frame = m_shared->taken();
    }
    m_shared->changed.notify_all();
    return frame;
}

std::optional<Frame> FrameReader::wait(const CancelToken& cancel)
{
    using Phase = ReaderState::Phase;
    constexpr auto often = std::chrono::milliseconds(50); // interval for checking CANCEL
    std::optional<Frame> frame;
    {
        std::unique_lock lock(m_shared->mutex);
        const auto over = [&] {
            const Phase phase = m_shared->now.phase;
            return m_shared->canBeTaken() || m_shared->finished || phase == Phase::Ended
                || phase == Phase::Failed || (phase == Phase::Paused && m_shared->steps == 0);
        };
        while (!cancel.cancelled() && !m_shared->changed.wait_for(lock, often, over)) { }
        frame = m_shared->taken();
    }
    m_shared->changed.notify_all();
    return frame;
}

ReaderState FrameReader::state() const
{
    const std::lock_guard lock(m_shared->mutex);
    ReaderState state = m_shared->now;
    if (state.info.live && state.phase == ReaderState::Phase::Playing) {
        state.silent = m_shared->clock->seconds() - m_shared->lastFrame;
        if (state.silent > frame_limits::seconds && state.message.empty()) {
            state.message = message("%1: no picture for %2 seconds", state.info.name, int(state.silent));
        }
    }
    return state;
}

void FrameReader::pause(bool paused)
{
    bool letGo = false;
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->options.paused = paused;
        m_shared->steps = 0;
        m_shared->due = 0;
        using Phase = ReaderState::Phase;
        if (m_shared->now.phase == Phase::Playing || m_shared->now.phase == Phase::Paused) {
            m_shared->now.phase = paused ? Phase::Paused : Phase::Playing;
        }
        if (paused) {
            m_shared->hold();
        } else {
            letGo = m_shared->letGo();
        }
    }
    letGo ? m_shared->tell() : m_shared->changed.notify_all();
}

void FrameReader::step()
{
    bool letGo = false;
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->options.paused = true;
        letGo = m_shared->letGo();
        m_shared->promised = m_shared->promised || letGo;
        m_shared->steps += letGo ? 0 : 1;
    }
    letGo ? m_shared->tell() : m_shared->changed.notify_all();
}

void FrameReader::seek(std::int64_t frame)
{
    {
        const std::lock_guard lock(m_shared->mutex);
        if (m_shared->now.info.live) {
            return;
        }
        m_shared->sought = frame;
        m_shared->waiting.reset(); // it is outdated
        m_shared->kept = false;
    }
    m_shared->changed.notify_all();
}

void FrameReader::setLoop(bool loop)
{
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->options.loop = loop;
    }
    m_shared->changed.notify_all();
}

void FrameReader::setRate(double rate)
{
    const std::lock_guard lock(m_shared->mutex);
    m_shared->options.rate = rate;
    m_shared->due = 0;
}

} // namespace hydra
