// SPDX-License-Identifier: GPL-3.0-or-later
// The thread of a live session: takes frames, makes pictures of them by the deadline, and records.
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

// Shared with its thread, which is the only one that makes pictures.
struct LiveSession::Worker : std::enable_shared_from_this<LiveSession::Worker>
{
    struct Wishes
    {
        ModelPtr model;
        LiveSettings settings;
        double deadline = 40;
        int heads = 0; // 0: by the deadline
        QString record; // empty: nothing
        int number = 0; // of the question: another one makes the last frame anew
    };

    engine::Session& answers;
    LiveSession* const session; // told by queued calls; outlives the thread
    std::shared_ptr<Clock> clock = Clock::steady();
    CancelToken stop;

    std::mutex mutex; // of all below
    std::condition_variable wake;
    Wishes wishes;
    CancelToken current; // of the picture that is being made
    bool waiting = false; // a frame
    LiveShownPtr newest; // not yet taken by the GUI thread
    bool telling = false; // a queued call is on its way
    std::atomic<bool> finished{false};

    std::unique_ptr<FrameReader> reader; // made before the thread starts, gone with this
    std::thread thread;

    Worker(engine::Session& a, LiveSession* s)
        : answers(a)
        , session(s)
    { }

    void start(FrameReader::Open source, bool loop);
    void arrived();
    void end();

    // SHOWN, or just that the state is another one.
    void announce(const LiveShownPtr& shown);
    void say(const QString& message);

    void run();

    static void follow(LiveMaker& maker, DeadlineController& controller, const Wishes& now);

    void make(Frame frame, bool fresh, LiveMaker& maker, DeadlineController& controller, const Wishes& now,
              std::unique_ptr<Recording>& recording, const CancelToken& token);

    void show(const LivePicture& made, const Wishes& now, const DeadlineController& controller,
              std::int64_t dropped);

    // FILE could not be written: the next frame shall not begin it again.
    void refuse(const QString& file);

    void finish(std::unique_ptr<Recording>& recording);
};

} // namespace hydra::ui
