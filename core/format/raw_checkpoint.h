// SPDX-License-Identifier: GPL-3.0-or-later
// Any container of weights as named tensors, as it stores them: safetensors (also in shards), PyTorch files
// of every age, TorchScript, npz. Told by content, never by extension; nothing in a file is executed.
#pragma once

#include "core/base/byte_block.h"
#include "core/base/cancel.h"
#include "core/base/file.h"
#include "core/model/named_tensors.h"
#include "core/model/weight_set.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hydra {

struct RawCheckpoint
{
    // "safetensors", "PyTorch zip", "PyTorch legacy pickle", "TorchScript", "npz"; "sharded " + one of them
    std::string format;
    std::string hash; // SHA-256 of the file's bytes; of shards: of their hashes, in the order of their names
    std::vector<ByteBlock> content; // what is hashed
    Path file; // what was read: PATH, or the file found in the folder PATH; of shards the index
    // Names as stored, after unwrapping: no prefix is stripped. Types as stored; views of the mapped file
    // wherever it allows. Tied weights share memory.
    NamedTensors tensors;
    // safetensors: __metadata__. PyTorch: plain values by key path, as text: "epoch" = "7",
    // "args.heads" = "3,4,5", "args.names" = "[\"ant\",\"bee\"]"; of whole modules "module.blocks.0.dim" =
    // ...
    std::map<std::string, std::string> facts;
    // PyTorch: the values that are not plain, which matter where a word was expected: "null", "[]" of a list,
    // "{}" of the rest.
    std::map<std::string, std::string> otherFacts;
    std::string chosen; // key path of the weights taken, e.g. "state_dict_ema"; "" for the top level
    std::vector<std::string> notes; // for the user: what else is in the file, what was not read
};

// A file, or a folder that holds model.safetensors, pytorch_model.bin, an index of shards of either, or one
// model file. WEIGHTS: which set is taken where a PyTorch file or a training's checkpoint holds several, if
// that set is there. Without the hash, for which every byte of the file is looked at. Throws Error{Input}
// naming file and place, what was expected and what was found: also for a tensor that no network here has,
// and for views that would take far more memory than the file.
[[nodiscard]] RawCheckpoint openRawCheckpoint(const Path& path, const Progress& progress = {},
                                              const CancelToken& cancel = {},
                                              std::optional<WeightSet> weights = {});
// To be taken before anything is computed in place. A file whose names and shapes do not fit is refused
// before.
void takeHash(RawCheckpoint& raw, const CancelToken& cancel = {});

} // namespace hydra
