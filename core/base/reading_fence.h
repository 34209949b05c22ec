// SPDX-License-Identifier: GPL-3.0-or-later
// Where files may be read, while strangers say which: a name that led inside when it was looked at may lead
// elsewhere when it is opened, so what counts is the file that is open.
#pragma once

#include "core/base/file.h"

#include <memory>

namespace hydra {

// While it stands, no RegularFile is opened by any thread but those in PLACES, folders and files.
class ReadingFence
{
public:
    explicit ReadingFence(const std::vector<Path>& places);
    ~ReadingFence();
    ReadingFence(const ReadingFence&) = delete;
    ReadingFence& operator=(const ReadingFence&) = delete;

    // Throws Error{Input} where a fence stands and DESCRIPTOR, opened as PATH, lies elsewhere.
    static void require(int descriptor, const Path& path);

private:
    using Places = std::shared_ptr<const std::vector<Path>>;
    static Places standing;
    Places m_before;
};

// Whether PATH is FOLDER or in it; both resolved.
[[nodiscard]] bool liesIn(const Path& path, const Path& folder);

} // namespace hydra
