// SPDX-License-Identifier: GPL-3.0-or-later
// A few threads that run the parts of one step in parallel. One thread computes each part from beginning to
// end: results do not depend on the machine's load, and there are no barriers within a layer.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace hydra {

class Workers
{
public:
    // COUNT parts; the caller's thread runs the first one.
    explicit Workers(int count);
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    [[nodiscard]] int count() const noexcept { return static_cast<int>(m_threads.size()) + 1; }
    // Runs part(0) ... part(count() - 1), all finished on return. Rethrows the first failure.
    void run(const std::function<void(int)>& part);

private:
    void stop();
    void loop(int index);
    void perform(int index, const std::function<void(int)>& part);

    std::mutex m_mutex;
    std::condition_variable m_wake, m_done;
    const std::function<void(int)>* m_part = nullptr;
    std::uint64_t m_round = 0;
    int m_running = 0;
    bool m_stop = false;
    std::exception_ptr m_failure;
    std::vector<std::thread> m_threads;
};

} // namespace hydra
