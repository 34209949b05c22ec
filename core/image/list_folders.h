// SPDX-License-Identifier: GPL-3.0-or-later
// The folders of pictures that are sorted into classes: one for each.
#pragma once

#include "core/base/file.h"

#include <vector>

namespace hydra {

// The folders in FOLDER by name. Throws Error{Input} when it cannot be listed.
[[nodiscard]] std::vector<Path> listFolders(const Path& folder);

} // namespace hydra
