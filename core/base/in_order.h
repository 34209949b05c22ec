// SPDX-License-Identifier: GPL-3.0-or-later
// Runs many independent pieces of work on a few threads and delivers the results in order.
#pragma once

#include "core/base/cancel.h"

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace hydra {

// Calls WORK(0, cancel) ... WORK(count - 1, cancel) on JOBS threads, and TAKE(index, result) for each on the
// caller's thread, in order. At most four pieces a job are ahead of the last one taken, which bounds memory.
// START is called once on each thread, TICK after each result and every 200 ms while waiting. Once STOP is
// set no further piece starts; running ones finish and are taken. The first exception of WORK, in order, is
// rethrown after all results before it were taken. If anything throws, TAKE too, WORK's token is cancelled,
// so that pieces whose results are no longer needed end early.
template<class Result>
void inOrder(std::size_t count, int jobs, const std::function<Result(std::size_t, const CancelToken&)>& work,
             const std::function<void(std::size_t, Result&&)>& take, const CancelToken& stop,
             const std::function<void()>& start = {}, const std::function<void()>& tick = {})
{
    struct Done
    {
        Result result{};
        std::exception_ptr failure{};
    };
    const CancelToken givenUp;
    std::mutex mutex;
    std::condition_variable room, ready;
    std::map<std::size_t, Done> waiting;
    std::size_t next = 0, taken = 0;
    bool halted = false;
    const std::size_t ahead = static_cast<std::size_t>(jobs) * 4;

    const auto ended = [&] { return halted || stop.cancelled() || next >= count; }; // requires the lock
    const auto loop = [&] {
        if (start) {
            start();
        }
        for (std::unique_lock lock(mutex);;) {
            room.wait(lock, [&] { return ended() || next < taken + ahead; });
            if (ended()) {
                ready.notify_one();
                return;
            }
            const std::size_t index = next++;
            lock.unlock();
            Done done;
            try {
                done.result = work(index, givenUp);
            } catch (...) {
                done.failure = std::current_exception();
            }
            lock.lock();
            halted = halted || done.failure != nullptr;
            waiting.emplace(index, std::move(done));
            ready.notify_one();
        }
    };
    std::vector<std::thread> threads;
    const auto join = [&] {
        {
            const std::lock_guard lock(mutex);
            halted = true;
        }
        room.notify_all();
        for (std::thread& thread : threads) {
            thread.join();
        }
        threads.clear();
    };
    try {
        for (int i = 0; i < jobs; ++i) {
            threads.emplace_back(loop);
        }
        for (std::unique_lock lock(mutex);;) {
            constexpr auto look = std::chrono::milliseconds(200);
            ready.wait_for(lock, look, [&] { return waiting.count(taken) > 0; });
            if (const auto found = waiting.find(taken); found != waiting.end()) {
                Done done = std::move(found->second);
                waiting.erase(found);
                lock.unlock();
                if (done.failure) {
                    std::rethrow_exception(done.failure);
                }
                take(taken, std::move(done.result));
                lock.lock();
                ++taken;
                room.notify_all();
            } else if (taken == next && ended()) {
                break;
            } else if (stop.cancelled()) {
                room.notify_all(); // wakes threads waiting for room, so that they end
            }
            if (tick) {
                lock.unlock();
                tick();
                lock.lock();
            }
        }
        join();
    } catch (...) {
        givenUp.cancel();
        join();
        throw;
    }
}

} // namespace hydra
