// SPDX-License-Identifier: GPL-3.0-or-later
// Work on another thread, and what comes of it on the thread that asked, unless that was cancelled meanwhile.
#pragma once

#include "core/base/cancel.h"
#include "core/base/outcome.h"

#include <QMetaObject>
#include <QObject>
#include <QThreadPool>

#include <chrono>

namespace hydra::ui {

// What had TOKEN is cancelled; the token of what begins.
[[nodiscard]] inline CancelToken renewed(CancelToken& token)
{
    token.cancel();
    return token = CancelToken();
}

// CALL on OWNER's thread, which must be there as long as its threads are.
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

// A thread for long jobs, and the flag of what it does. Its owner's last member (tests/check_layers.py): it
// ends before what its work uses goes.
struct Background
{
    QThreadPool pool;
    CancelToken token;

    explicit Background(int threads = 1) { pool.setMaxThreadCount(threads); }
    ~Background()
    {
        token.cancel();
        pool.clear(); // what has not begun
        pool.waitForDone();
    }
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;
    [[nodiscard]] CancelToken renewed() { return ui::renewed(token); }
};

// WORK on a thread of POOL, TAKE(its outcome) on OWNER's.
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

// CALL(fraction, what), but no more often than EVERY.
template<class Call>
Progress seldom(std::chrono::milliseconds every, Call call)
{
    return [every, call = std::move(call),
            last = std::chrono::steady_clock::now()](double fraction, const std::string& what) mutable {
        if (const auto now = std::chrono::steady_clock::now(); now - last > every) {
            last = now;
            call(fraction, what);
        }
    };
}

} // namespace hydra::ui
