// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps a C library's complaints off the terminal while it works. Process-wide: short use only, one at a
// time.
#pragma once

#include <mutex>

namespace hydra {

class QuietStderr
{
public:
    QuietStderr();
    ~QuietStderr();
    QuietStderr(const QuietStderr&) = delete;
    QuietStderr& operator=(const QuietStderr&) = delete;

private:
    std::unique_lock<std::mutex> m_turn;
    int m_saved = -1; // the real stderr; -1 when it was left alone
};

} // namespace hydra
