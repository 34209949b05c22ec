// SPDX-License-Identifier: GPL-3.0-or-later
// A server's private folder for files it writes for its clients: mode 0700, in memory if there is room,
// removed when the server ends. The next server removes folders that killed servers left.
#pragma once

#include "core/base/descriptor.h"
#include "core/base/file.h"

namespace hydra {

// Creates FOLDER with mode 0700. Throws Error{Internal} if it cannot be created or exists.
void makePrivate(const Path& folder);

class PrivateFolder
{
public:
    PrivateFolder(); // throws Error{Internal} if none can be created
    ~PrivateFolder();
    PrivateFolder(const PrivateFolder&) = delete;
    PrivateFolder& operator=(const PrivateFolder&) = delete;

    [[nodiscard]] const Path& path() const noexcept { return m_path; }

private:
    Path m_path;
    Descriptor m_lock; // on the folder itself, for the server's lifetime
};

} // namespace hydra
