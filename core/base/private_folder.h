// SPDX-License-Identifier: GPL-3.0-or-later
// A folder of a server's own for what it writes for its clients: of mode 0700, in memory where there is room,
// gone with the server. What a killed one has left goes when the next one begins.
#pragma once

#include "core/base/descriptor.h"
#include "core/base/file.h"

namespace hydra {

// FOLDER, for its user alone. Throws Error{Internal} where it cannot be made, or is there.
void makePrivate(const Path& folder);

class PrivateFolder
{
public:
    PrivateFolder(); // throws Error{Internal} where none can be made
    ~PrivateFolder();
    PrivateFolder(const PrivateFolder&) = delete;
    PrivateFolder& operator=(const PrivateFolder&) = delete;

    [[nodiscard]] const Path& path() const noexcept { return m_path; }

private:
    Path m_path;
    Descriptor m_lock; // of the folder itself, as long as the server lives
};

} // namespace hydra
