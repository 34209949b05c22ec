// SPDX-License-Identifier: GPL-3.0-or-later
// Walks folders of pictures and lists their content, with the same rules everywhere. Skips system files.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"

#include <functional>
#include <string>
#include <vector>

namespace hydra {

// Whether NAME is a file or folder that systems leave behind: dot files and folders, "__MACOSX", "Thumbs.db"
// and others.
[[nodiscard]] bool isLeftBehind(const Path& name);
// Whether a part of INSIDE, a name in ARCHIVE, is left behind. It is then recorded as skipped.
[[nodiscard]] bool passesOver(const Path& archive, const Path& inside);

// What all walks have skipped since the last takePassedOver(), including classes without pictures: the number
// of files and folders, and one of them.
struct PassedOver
{
    std::size_t count = 0;
    std::string first;
};
[[nodiscard]] PassedOver takePassedOver();

// Calls VISIT for every picture in FOLDER and its subfolders, in the order of the disk, also for a dangling
// link to a picture. Follows a link to a folder outside FOLDER, but no folder links inside that. Throws
// Error{Input} for a folder that cannot be listed.
void walkPictures(const Path& folder, const std::function<void(const Path&)>& visit,
                  const CancelToken& cancel = {});

// The folders in FOLDER by name. Throws Error{Input} if it cannot be listed.
[[nodiscard]] std::vector<Path> listFolders(const Path& folder);
// The pictures of walkPictures(): those of a folder in natural order, then those of its subfolders; a file is
// returned as itself. Throws as listImages() does.
[[nodiscard]] std::vector<Path> listPictures(const Path& path);
// The same for the FOLDER of a class, with .npy files if ARRAYS; a folder without any is recorded as skipped.
[[nodiscard]] std::vector<Path> listClass(const Path& folder, bool arrays);

} // namespace hydra
