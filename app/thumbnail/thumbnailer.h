// SPDX-License-Identifier: GPL-3.0-or-later
// hydrascope-thumbnailer SESSION OUT.png SIZE: the small picture that a session carries, for file managers.
// It opens nothing else: file managers run it where there is nothing but the session, and on files that
// nobody has looked at yet.
#pragma once

namespace hydra::app {

// The program but for its limits on time and memory. Exit code 1: no session, none with a picture, or OUT,
// which is whole or as it was, cannot be written; it is never written through a link. 2: other words than
// three.
[[nodiscard]] int thumbnailer(int count, const char* const* words);

} // namespace hydra::app
