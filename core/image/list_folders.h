// SPDX-License-Identifier: GPL-3.0-or-later
// Folders of pictures and what is in them: one walk for all. What systems leave behind is passed over.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"

#include <functional>
#include <string>
#include <vector>

namespace hydra {

// Whether a file or folder of NAME is no person's: dot files and folders, "__MACOSX", "Thumbs.db" and others.
[[nodiscard]] bool isLeftBehind(const Path& name);
// Whether a part of INSIDE, a name in ARCHIVE, is. Then it is passed over.
[[nodiscard]] bool passesOver(const Path& archive, const Path& inside);

// What all walks passed over since this was last asked, with classes of no picture: how many files and
// folders, and one of them.
struct PassedOver
{
    std::size_t count = 0;
    std::string first;
};
[[nodiscard]] PassedOver takePassedOver();

// Calls VISIT for every picture in FOLDER and in the folders inside, in the order of the disk, and for a link
// to one that is gone. A link to a folder is followed where it leads out of FOLDER, and none behind it.
// Throws Error{Input} for a folder that cannot be listed.
void walkPictures(const Path& folder, const std::function<void(const Path&)>& visit,
                  const CancelToken& cancel = {});

// The folders in FOLDER by name. Throws Error{Input} when it cannot be listed.
[[nodiscard]] std::vector<Path> listFolders(const Path& folder);
// The pictures that are walked over: those of a folder in natural order, then those of the folders inside; a
// file as itself. Throws as listImages().
[[nodiscard]] std::vector<Path> listPictures(const Path& path);
// The same of the FOLDER of a class, with ARRAYS (.npy) among them; one that has none is passed over.
[[nodiscard]] std::vector<Path> listClass(const Path& folder, bool arrays);

} // namespace hydra
