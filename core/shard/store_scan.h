// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a store (shard_store.h) from front to back.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"
#include "core/shard/sealed_line.h"
#include "core/shard/shard.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace hydra::shard {

enum class StoreFormat
{
    Lines, // .jsonl: a line per picture
    Tar // .tar: KEY.SUFFIX for each array of a picture, then KEY.json
};
// By the suffix of PATH. Throws Error{Usage} for another suffix.
[[nodiscard]] StoreFormat storeFormat(const Path& path);

// The identity of a store, from its first line.
struct StoreHeader
{
    std::string command;
    std::string fingerprint; // of model, settings and program: 16 hex digits
    ReadJson settings;
    Shard shard;

    // Sealed. Throws Error{Usage} for settings too long for a store.
    [[nodiscard]] std::string line() const;
};
constexpr std::size_t longestHeader = std::size_t(1) << 20; // of the line
// SETTINGS with their fingerprint. They identify the model by content.
[[nodiscard]] StoreHeader storeHeader(const std::string& command, const Json& settings, const Shard& shard);

// One picture: where its data is in the store.
struct StoredRecord
{
    std::string key;
    std::string refused; // why; "" if there is a result
    std::uint64_t offset = 0, size = 0;
    std::uint64_t lineOffset = 0, lineSize = 0; // of its line within the data, with the line end
    ReadJson line{};
};

struct StoreScan
{
    std::optional<StoreHeader> header; // nullopt for an empty file, or one truncated within the header
    std::uint64_t end = 0; // of the valid data; after it may be part of a picture, or the end mark
    bool complete = false; // it has the end mark, so all of the shard is there
    std::uint64_t records = 0, refused = 0;
};

enum class Checked
{
    Lines, // checksums of lines
    All // also those of all arrays
};

// Calls VISIT for each picture in FILE; PATH is its name in messages. SUM receives the lines of records.
// Throws Error{Input} for a file that is not a store, for one that is damaged before its end, and for one
// whose end mark does not match its pictures.
[[nodiscard]] StoreScan scanStore(int file, const Path& path, StoreFormat format, Checked checked,
                                  const std::function<void(StoredRecord&&)>& visit, Sha256* sum = nullptr,
                                  const CancelToken& cancel = {});

} // namespace hydra::shard
