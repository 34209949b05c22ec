// SPDX-License-Identifier: GPL-3.0-or-later
// The results of one shard in one file, to which each picture is added as it is done. Whatever ends the
// program, what was added stays, and the next run continues after it.
//
// A store of lines (.jsonl) holds sealed lines (sealed_line.h): first what it is of, then for each picture
// its key with "result" or "refused" (why it could not be read), at the end a mark with the number of
// pictures and the SHA-256 of their lines. A tar holds the same lines as files, store.json, KEY.json and
// complete.json, and before each KEY.json the picture's arrays, KEY.SUFFIX, whose lengths and CRC-32 the line
// has. Equal results are equal bytes: a store has no clock and no name of a machine in it.
#pragma once

#include "core/base/descriptor.h"
#include "core/base/file.h"
#include "core/shard/store_scan.h"

#include <chrono>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace hydra::shard {

// What is added for one picture.
struct StoreEntry
{
    Json result; // null: refused
    std::string refused; // why
    std::vector<std::pair<std::string, std::string>> files; // suffix and bytes; a store of lines has none
};

// ENTRY as it lies in a store. LINE, where it is not null, becomes its line.
[[nodiscard]] std::string storedBytes(StoreFormat format, const std::string& key, const StoreEntry& entry,
                                      std::string* line = nullptr);
[[nodiscard]] std::string storedHeader(StoreFormat format, const StoreHeader& header);
// The mark of the end. SUM is the SHA-256 of the records' lines, each with its end.
[[nodiscard]] std::string storedEnd(StoreFormat format, std::uint64_t records, std::uint64_t refused,
                                    const std::string& sum);

class ShardStore
{
public:
    // Opens or begins the store at PATH and locks it. Calls FOUND for each picture in it. Throws Error{Input}
    // where it cannot be written or locked, where another process has it, and where it is of something else:
    // HEADER says what it must be of. A store is not begun through a link.
    ShardStore(Path path, StoreHeader header, const std::function<void(StoredRecord&&)>& found,
               const CancelToken& cancel = {});
    ~ShardStore();
    ShardStore(const ShardStore&) = delete;
    ShardStore& operator=(const ShardStore&) = delete;

    // Throws Error{Internal} where the disk is full; what was added before is whole. It is on the disk, not
    // only in the system's memory, within a second of the next call, and after sync(). Throws
    // Error{Internal}, too, within a second or from sync(), where the file is not what is at PATH any more,
    // or was changed by somebody else: what was added is lost then.
    void add(const std::string& key, const StoreEntry& entry);
    void sync();
    // Marks it as complete: every picture of the shard is in it.
    void complete();

    [[nodiscard]] bool isComplete() const noexcept { return m_complete; }
    [[nodiscard]] std::uint64_t records() const noexcept { return m_records; }
    [[nodiscard]] std::uint64_t refused() const noexcept { return m_refused; }

private:
    void open();
    void lock();
    void begin();
    void append(const std::string& bytes);
    void requireSize() const;
    [[noreturn]] void lost(const char* how) const;
    [[noreturn]] void fail(int reason) const;

    Path m_path;
    StoreFormat m_format;
    StoreHeader m_header;
    Sha256 m_sum;
    Descriptor m_file;
    std::uint64_t m_end = 0; // of what is whole
    std::uint64_t m_size = 0; // of the file
    std::uint64_t m_records = 0, m_refused = 0;
    bool m_complete = false, m_unsynced = false;
    std::chrono::steady_clock::time_point m_synced;
};

} // namespace hydra::shard
