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
    Lines, // .jsonl: a line for each picture
    Tar // .tar: KEY.SUFFIX for each array of a picture, then KEY.json
};
// By the ending of PATH's name. Throws Error{Usage} for another one.
[[nodiscard]] StoreFormat storeFormat(const Path& path);

// What a store is of, its first line.
struct StoreHeader
{
    std::string command;
    std::string fingerprint; // of model, settings and program: 16 hex digits
    ReadJson settings;
    Shard shard;

    // Sealed. Throws Error{Usage} for settings that no store takes.
    [[nodiscard]] std::string line() const;
};
constexpr std::size_t longestHeader = std::size_t(1) << 20; // of the line
// SETTINGS with their fingerprint. They name the model by content.
[[nodiscard]] StoreHeader storeHeader(const std::string& command, const Json& settings, const Shard& shard);

// One picture: where all that is about it lies in the store.
struct StoredRecord
{
    std::string key;
    std::string refused; // why; "" where there is a result
    std::uint64_t offset = 0, size = 0;
    std::uint64_t lineOffset = 0, lineSize = 0; // of its line among them, with the line's end
    ReadJson line{};
};

struct StoreScan
{
    std::optional<StoreHeader> header; // none of an empty file, or one that was cut short before its end
    std::uint64_t end = 0; // of what is whole; behind it may be a piece of a picture, or the mark of the end
    bool complete = false; // it has that mark, which says that all of the shard is there
    std::uint64_t records = 0, refused = 0;
};

enum class Checked
{
    Lines, // checksums of lines
    All // and of all arrays
};

// Calls VISIT for each picture in FILE, which PATH names in messages. SUM gets the lines of records.
// Throws Error{Input} for a file of something else, for one that is damaged before its end, and for one whose
// end says that other pictures were written.
[[nodiscard]] StoreScan scanStore(int file, const Path& path, StoreFormat format, Checked checked,
                                  const std::function<void(StoredRecord&&)>& visit, Sha256* sum = nullptr,
                                  const CancelToken& cancel = {});

} // namespace hydra::shard
