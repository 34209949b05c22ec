// SPDX-License-Identifier: GPL-3.0-or-later
// Merges the stores of all shards into the store that a single run would have written, byte for byte; and
// lists the work still to do.
#pragma once

#include "core/shard/picture_list.h"
#include "core/shard/store_scan.h"

#include <functional>
#include <string>
#include <vector>

namespace hydra::shard {

struct MergeResult
{
    StoreHeader header;
    std::uint64_t records = 0, refused = 0, bytes = 0;
    std::string sum; // SHA-256 of the records' lines
};

// Writes OUT anew, in one piece. Checks the CRC of every line and array, and reads OUT back before it
// replaces the old file. Passes each record's line to VISIT, in the order of OUT. Throws Error{Input} for
// stores of different models or settings, for a shard that is missing, duplicate or incomplete, and for a key
// that is in two stores or in the wrong shard; Error{Internal} if OUT is not whole.
MergeResult mergeStores(const Path& out, const std::vector<Path>& stores,
                        const std::function<void(const StoreHeader&, const ReadJson&)>& visit = {},
                        const Progress& progress = {}, const CancelToken& cancel = {});

// Reads every record of one store, e.g. for sums over it.
MergeResult readStore(const Path& path, const std::function<void(const ReadJson&)>& visit,
                      const CancelToken& cancel = {});

struct ShardState
{
    int index = 1;
    bool complete = false;
    std::uint64_t done = 0, refused = 0;
    std::uint64_t left = 0; // of the list, if there is one
};
struct MissingWork
{
    std::vector<ShardState> shards;
    std::vector<std::string> keys; // of LIST, at most `mostMissingKeys`
    std::uint64_t left = 0; // of LIST
    [[nodiscard]] std::vector<int> todo() const; // indices of shards
};
constexpr std::size_t mostMissingKeys = 1000;

// The state of the COUNT shards of STORE. LIST, which covers all shards, may be null: a shard is then done if
// its store is marked complete. Reads the stores without locking them.
[[nodiscard]] MissingWork missingWork(const std::string& store, int count, const PictureList* list,
                                      const CancelToken& cancel = {});

} // namespace hydra::shard
