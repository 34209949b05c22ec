// SPDX-License-Identifier: GPL-3.0-or-later
// Makes one program at a time write into a folder, by locking a file ".hydrascope.lock" in it for this
// object's lifetime. The kernel releases the lock however the program ends; the empty file stays.
#pragma once

#include "core/base/descriptor.h"
#include "core/base/file.h"

namespace hydra {

class FolderLock
{
public:
    // Throws Error{Input} that names FOLDER when another program holds the lock; WHAT names the activity:
    // "training". On a file system without locks this has no effect.
    FolderLock(const Path& folder, const char* what);

private:
    Descriptor m_file;
};

// Held while a set of related files is moved into FOLDER; other programs wait, so sets do not mix. Leaves no
// file in the folder.
class FolderTurn
{
public:
    explicit FolderTurn(const Path& folder);

private:
    Descriptor m_file; // below 0 if the folder cannot be locked
};

} // namespace hydra
