// SPDX-License-Identifier: GPL-3.0-or-later
// Whether something, a plain file, a folder is there; a link is what it leads to. Each throws unreadable()
// where the system cannot say: what a network's file system does not find for a moment must not pass for
// absent, or a training begins anew, and a list of pictures is shorter than it was.
#pragma once

#include "core/base/error.h"
#include "core/base/file.h"

namespace hydra {

// "PATH: cannot be read: why", for an errno. Error{Input} where another PATH would do; Error{Internal} where
// the machine fails, its disk or its limits: then nothing is known about the file, and no store says of it
// that it could not be read.
[[nodiscard]] Error unreadable(const Path& path, int reason);

[[nodiscard]] bool isThere(const Path& path);
[[nodiscard]] bool isPlainFile(const Path& path);
[[nodiscard]] bool isPlainFile(const std::filesystem::directory_entry& entry);
[[nodiscard]] bool isFolder(const std::filesystem::directory_entry& entry);

} // namespace hydra
