// SPDX-License-Identifier: GPL-3.0-or-later
// Folders of pictures that are sorted into classes, one for each, and what is in them.
#pragma once

#include "core/base/file.h"

#include <vector>

namespace hydra {

// The folders in FOLDER by name. Throws Error{Input} when it cannot be listed.
[[nodiscard]] std::vector<Path> listFolders(const Path& folder);
// What listImages() finds; of a folder without pictures of its own those of its folders, one for each class.
[[nodiscard]] std::vector<Path> listPictures(const Path& path);
// What listImages() finds, and arrays (.npy) among them.
[[nodiscard]] std::vector<Path> listInputs(const Path& folder);

} // namespace hydra
