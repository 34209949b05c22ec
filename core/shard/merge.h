// SPDX-License-Identifier: GPL-3.0-or-later
// The stores of all shards as the one store that a single run would have written, byte for byte; and what is
// still to do.
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

// Writes OUT anew, in one piece. The CRC of every line and array is looked at on the way, and OUT is read
// once before it takes its place. Each record's line goes to VISIT, in the order of OUT. Throws Error{Input}
// for stores of different models or settings, for a shard that is absent, there twice or not complete, and
// for a key that is in two of them or in one that is not its own; Error{Internal} where OUT is not whole.
MergeResult mergeStores(const Path& out, const std::vector<Path>& stores,
                        const std::function<void(const StoreHeader&, const ReadJson&)>& visit = {},
                        const Progress& progress = {}, const CancelToken& cancel = {});

// Every record of one store; for what is summed up over a store.
MergeResult readStore(const Path& path, const std::function<void(const ReadJson&)>& visit,
                      const CancelToken& cancel = {});

struct ShardState
{
    int index = 1;
    bool complete = false;
    std::uint64_t done = 0, refused = 0;
    std::uint64_t left = 0; // of the list, where there is one
};
struct MissingWork
{
    std::vector<ShardState> shards;
    std::vector<std::string> keys; // of LIST, up to `mostMissingKeys`
    std::uint64_t left = 0; // of LIST
    [[nodiscard]] std::vector<int> todo() const; // indices of shards
};
constexpr std::size_t mostMissingKeys = 1000;

// Of the COUNT shards of STORE. LIST, which holds all shards, may be null: then a shard is done where its
// store says that it is complete. A store is looked at, not locked.
[[nodiscard]] MissingWork missingWork(const std::string& store, int count, const PictureList* list,
                                      const CancelToken& cancel = {});

} // namespace hydra::shard
