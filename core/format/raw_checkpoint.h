// SPDX-License-Identifier: GPL-3.0-or-later
// Named tensors from any supported container, as stored: safetensors (also in shards), PyTorch files of every
// age, TorchScript, npz. Recognised by content, never by extension; no code in a file is executed.
#pragma once

#include "core/base/byte_block.h"
#include "core/base/cancel.h"
#include "core/base/file.h"
#include "core/base/message.h"
#include "core/model/named_tensors.h"
#include "core/model/weight_set.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hydra {

struct RawCheckpoint
{
    // "safetensors", "PyTorch zip", "PyTorch legacy pickle", "TorchScript", "npz"; or "sharded " + one of
    // these
    Message format;
    std::string hash; // SHA-256 of the file's bytes; for shards: of their hashes, in the order of their names
    std::vector<ByteBlock> content; // the bytes to hash
    Path file; // the file read: PATH, or the file found in folder PATH; for shards the index
    // Names as stored, after unwrapping; no prefix is stripped. Types as stored; views of the mapped file
    // where possible. Tied weights share memory.
    NamedTensors tensors;
    // safetensors: __metadata__. PyTorch: plain values by key path, as text: "epoch" = "7", "args.heads" =
    // "3,4,5", "args.names" = "[\"ant\",\"bee\"]"; for whole modules "module.blocks.0.dim" = ...
    std::map<std::string, std::string> facts;
    // PyTorch: values that are not plain; they matter where a plain value was expected. "null", "[]" for a
    // list, "{}" for other kinds.
    std::map<std::string, std::string> otherFacts;
    std::string chosen; // key path of the weights taken, e.g. "state_dict_ema"; "" for the top level
    std::vector<Message> notes; // for the user: what else the file holds, what was not read
};

// Opens a file, or a folder that holds model.safetensors, pytorch_model.bin, an index of shards of either, or
// a single model file. WEIGHTS: which set to take where a PyTorch file or a training's checkpoint holds
// several, if that set exists. Leaves the hash empty, since hashing reads every byte of the file. Throws
// Error{Input} naming file and place, what was expected and what was found: also for a tensor larger than any
// network here has, and for views that would take far more memory than the file.
[[nodiscard]] RawCheckpoint openRawCheckpoint(const Path& path, const Progress& progress = {},
                                              const CancelToken& cancel = {},
                                              std::optional<WeightSet> weights = {});
// Fills the hash. Call it before computing in place, and after names and shapes were checked, so that a file
// that does not fit is refused without hashing.
void takeHash(RawCheckpoint& raw, const CancelToken& cancel = {});

} // namespace hydra
