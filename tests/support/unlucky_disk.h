// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that fails when it is told to, as a network's does: a test's own write(), fsync() and stat() stand
// before the system's, for all libraries of a program that has unlucky_disk.cpp.
#pragma once

#include <functional>
#include <string>

namespace hydra::test {

inline std::function<int()> syncAs; // its errno; 0: as the system does it
inline std::function<int(const std::string& path)> lookAs; // likewise
inline bool takesNothing = false; // each write says that no byte was written

} // namespace hydra::test
