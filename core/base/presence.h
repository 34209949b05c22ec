// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a path exists, is a regular file or is a folder; links are followed. Each throws unreadable() if
// the system cannot tell: a file that a network file system briefly fails to find must not count as absent,
// or a training would restart, and a list of pictures would be too short.
#pragma once

#include "core/base/error.h"
#include "core/base/file.h"

namespace hydra {

// "PATH: cannot be read: REASON", for an errno. Error{Input} if the fault lies with PATH; Error{Internal} if
// the machine fails (its disk or limits): then the file may be fine, and stores do not record it as
// unreadable.
[[nodiscard]] Error unreadable(const Path& path, int reason);

[[nodiscard]] bool isThere(const Path& path);
[[nodiscard]] bool isPlainFile(const Path& path);
[[nodiscard]] bool isPlainFile(const std::filesystem::directory_entry& entry);
[[nodiscard]] bool isFolder(const std::filesystem::directory_entry& entry);

} // namespace hydra
