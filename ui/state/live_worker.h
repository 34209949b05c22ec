// SPDX-License-Identifier: GPL-3.0-or-later
// The thread of a live session: takes frames, explains them within the deadline, and records them.
#pragma once

#include "core/base/outcome.h"
#include "core/live/recording.h"
#include "ui/state/live_session.h"

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

namespace hydra::ui {

// Shared with its thread, the only one that computes pictures.
struct LiveSession::Worker : std::enable_shared_from_this<LiveSession::Worker>
{
    struct Wishes
    {
        ModelPtr model;
        LiveSettings settings;
        double deadline = 40;
        int heads = 0; // 0: chosen by the deadline
        QString record; // file; empty: no recording
        int number = 0; // of the question; a new one recomputes the last frame
    };

    engine::Session& answers;
    LiveSession* const session; // notified by queued calls; outlives the thread
    std::shared_ptr<Clock> clock = Clock::steady();
    CancelToken stop;

    std::mutex mutex; // guards the members below
    std::condition_variable wake;
    Wishes wishes;
    CancelToken current; // of the running computation
    bool waiting = false; // a new frame is available
    LiveShownPtr newest; // not yet taken by the GUI thread
    bool telling = false; // a queued call is on its way
    std::atomic<bool> finished{false};

    std::unique_ptr<FrameReader> reader; // created before the thread starts
    std::thread thread;

    Worker(engine::Session& a, LiveSession* s)
        : answers(a)
        , session(s)
    { }

    void start(FrameReader::Open source, bool loop);
    void arrived();
    void end();

    // Queues a call for SHOWN; null: only the reader's state has changed.
    void announce(const LiveShownPtr& shown);
    void say(const QString& message);

    void run();

    static void follow(LiveMaker& maker, DeadlineController& controller, const Wishes& now);

    void make(Frame frame, bool fresh, LiveMaker& maker, DeadlineController& controller, const Wishes& now,
              std::unique_ptr<Recording>& recording, const CancelToken& token);

    void show(const LivePicture& made, const Wishes& now, const DeadlineController& controller,
              std::int64_t dropped);

    // Ends recording to FILE after a write error, so that the next frame does not start it again.
    void refuse(const QString& file);

    void finish(std::unique_ptr<Recording>& recording);
};

} // namespace hydra::ui
