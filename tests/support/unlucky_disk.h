// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that fails on demand, as a network disk may: in a program that links unlucky_disk.cpp, its write(),
// fsync() and stat() replace the system's, also for all libraries.
#pragma once

#include <functional>
#include <string>

namespace hydra::test {

inline std::function<int()> syncAs; // returns an errno; 0: call the system's
inline std::function<int(const std::string& path)> lookAs; // likewise
inline bool takesNothing = false; // each write reports that no byte was written

} // namespace hydra::test
