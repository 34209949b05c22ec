// SPDX-License-Identifier: GPL-3.0-or-later
// Restricts reading to some places while untrusted input names the files. A name may lead elsewhere by the
// time it is opened, so the check uses the open file.
#pragma once

#include "core/base/file.h"

#include <memory>

namespace hydra {

// While it exists, all threads can open a RegularFile only in PLACES (folders and files).
class ReadingFence
{
public:
    explicit ReadingFence(const std::vector<Path>& places);
    ~ReadingFence();
    ReadingFence(const ReadingFence&) = delete;
    ReadingFence& operator=(const ReadingFence&) = delete;

    // Throws Error{Input} if a fence exists and DESCRIPTOR, opened as PATH, lies outside it.
    static void require(int descriptor, const Path& path);

private:
    using Places = std::shared_ptr<const std::vector<Path>>;
    static Places standing;
    Places m_before;
};

// Whether PATH is FOLDER or inside it; both must be resolved.
[[nodiscard]] bool liesIn(const Path& path, const Path& folder);

} // namespace hydra
