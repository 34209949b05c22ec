// SPDX-License-Identifier: GPL-3.0-or-later
// hydrascope-thumbnailer SESSION OUT.png SIZE: writes a session's preview picture for file managers. It opens
// no other file: file managers run it in a sandbox with only the session, and on files that the user has not
// opened yet.
#pragma once

namespace hydra::app {

// The program without its limits on time and memory. Returns exit code 1 if SESSION is not a session or has
// no picture, or OUT cannot be written; 2 unless there are three words. OUT is replaced whole or left
// unchanged, and never written through a link.
[[nodiscard]] int thumbnailer(int count, const char* const* words);

} // namespace hydra::app
