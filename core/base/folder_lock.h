// SPDX-License-Identifier: GPL-3.0-or-later
// A folder that one program at a time writes into: a file ".hydrascope.lock" in it is locked as long as this
// lives. The kernel lets go of it when the program ends, however that is; the empty file stays.
#pragma once

#include "core/base/descriptor.h"
#include "core/base/file.h"

namespace hydra {

class FolderLock
{
public:
    // Throws Error{Input} that names FOLDER when another has it; WHAT is what both do: "training". On a file
    // system without locks nothing is locked.
    FolderLock(const Path& folder, const char* what);

private:
    Descriptor m_file;
};

// For the moment in which files that belong together are put into FOLDER: another program waits for its turn,
// so that none of its files comes between. Nothing is left in the folder.
class FolderTurn
{
public:
    explicit FolderTurn(const Path& folder);

private:
    Descriptor m_file; // none: nothing can be locked there
};

} // namespace hydra
