// SPDX-License-Identifier: GPL-3.0-or-later
// Runs work on another thread and delivers the result on the requesting thread, unless it was cancelled
// meanwhile.
#pragma once

#include "core/base/cancel.h"
#include "core/base/outcome.h"

#include <QMetaObject>
#include <QObject>
#include <QThreadPool>

#include <chrono>

namespace hydra::ui {

// Cancels the work of TOKEN and returns a fresh token for the next.
[[nodiscard]] inline CancelToken renewed(CancelToken& token)
{
    token.cancel();
    return token = CancelToken();
}

// Queues CALL on OWNER's thread, unless TOKEN is cancelled. OWNER must outlive its worker threads.
template<class Call>
void tellLater(QObject* owner, const CancelToken& token, Call call)
{
    QMetaObject::invokeMethod(
        owner,
        [token, call = std::move(call)]() mutable {
            if (!token.cancelled()) {
                call();
            }
        },
        Qt::QueuedConnection);
}

// A thread for long jobs and the token of the current one. Must be its owner's last member
// (tests/check_layers.py), so that it ends before the members that its work uses are destroyed.
struct Background
{
    QThreadPool pool;
    CancelToken token;

    explicit Background(int threads = 1) { pool.setMaxThreadCount(threads); }
    ~Background()
    {
        token.cancel();
        pool.clear(); // jobs not yet started
        pool.waitForDone();
    }
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;
    [[nodiscard]] CancelToken renewed() { return ui::renewed(token); }
};

// Runs WORK on a thread of POOL, then TAKE(its outcome) on OWNER's thread unless TOKEN was cancelled.
template<class Work, class Take>
void inBackground(QThreadPool& pool, QObject* owner, const CancelToken& token, Work work, Take take)
{
    pool.start([owner, token, work = std::move(work), take = std::move(take)]() mutable {
        auto outcome = Outcome<decltype(work())>::of([&] {
            token.check();
            return work();
        });
        tellLater(owner, token,
                  [take = std::move(take), outcome = std::move(outcome)]() mutable { take(outcome); });
    });
}

// A Progress that calls CALL(fraction, what) at most once per EVERY.
template<class Call>
Progress seldom(std::chrono::milliseconds every, Call call)
{
    return [every, call = std::move(call),
            last = std::chrono::steady_clock::now()](double fraction, const Message& what) mutable {
        if (const auto now = std::chrono::steady_clock::now(); now - last > every) {
            last = now;
            call(fraction, what);
        }
    };
}

} // namespace hydra::ui
