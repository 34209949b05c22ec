// SPDX-License-Identifier: GPL-3.0-or-later
// A checkpoint as it is stored: tensors under the names of whoever wrote it, and what the file says of
// itself. Which network this is, is decided later.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"
#include "core/checkpoint/checkpoint.h"

#include <map>
#include <string>
#include <vector>

namespace hydra {

struct RawCheckpoint
{
    std::string format; // "safetensors"
    std::string hash; // SHA-256 of the file
    NamedTensors tensors; // names and dtypes as stored
    std::map<std::string, std::string> facts; // __metadata__; "args.heads" = "3,4,5", "arch", ...
    std::string chosen; // which of several sets of weights, where a file holds more than one
    std::vector<std::string> notes;
};

// PATH is a file, or a folder that holds one. Throws Error{Input} naming the file, what was expected and what
// was found.
[[nodiscard]] RawCheckpoint readRawCheckpoint(const Path& path, const Progress& progress = {},
                                              const CancelToken& cancel = {});

} // namespace hydra
