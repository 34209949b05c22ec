// SPDX-License-Identifier: GPL-3.0-or-later
// The results of one shard in one file; each picture is appended when it is done. If the program is
// interrupted, added pictures stay, and the next run continues after them.
//
// A store of lines (.jsonl) holds sealed lines (sealed_line.h): first the header, then for each picture its
// key with "result" or "refused" (why it could not be read), and at the end a mark with the number of
// pictures and the SHA-256 of their lines. A tar holds the same lines as files, store.json, KEY.json and
// complete.json, and before each KEY.json the picture's arrays, KEY.SUFFIX; the line holds their lengths and
// CRC-32. Equal results give equal bytes: a store contains no time and no machine name.
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

// The data added for one picture.
struct StoreEntry
{
    Json result; // null: refused
    std::string refused; // why
    std::vector<std::pair<std::string, std::string>> files; // suffix and bytes; empty in a store of lines
};

// The bytes of ENTRY in a store. LINE, if not null, receives its line.
[[nodiscard]] std::string storedBytes(StoreFormat format, const std::string& key, const StoreEntry& entry,
                                      std::string* line = nullptr);
[[nodiscard]] std::string storedHeader(StoreFormat format, const StoreHeader& header);
// The end mark. SUM is the SHA-256 of the records' lines, each with its line end.
[[nodiscard]] std::string storedEnd(StoreFormat format, std::uint64_t records, std::uint64_t refused,
                                    const std::string& sum);

class ShardStore
{
public:
    // Opens or creates the store at PATH and locks it. Calls FOUND for each picture in it. Throws
    // Error{Input} if it cannot be written or locked, if another process holds it, and if it does not match
    // HEADER. A store is not created through a link.
    ShardStore(Path path, StoreHeader header, const std::function<void(StoredRecord&&)>& found,
               const CancelToken& cancel = {});
    ~ShardStore();
    ShardStore(const ShardStore&) = delete;
    ShardStore& operator=(const ShardStore&) = delete;

    // Throws Error{Internal} if the disk is full; entries added before stay whole. Data is flushed to the
    // disk at the first add() more than a second after the last flush, and by sync(). Also throws
    // Error{Internal}, no later than the next flush, if another program replaced or modified the file at
    // PATH; the added results are then lost.
    void add(const std::string& key, const StoreEntry& entry);
    void sync();
    // Marks it as complete, with every picture of the shard.
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
    std::uint64_t m_end = 0; // end of the valid data
    std::uint64_t m_size = 0; // of the file
    std::uint64_t m_records = 0, m_refused = 0;
    bool m_complete = false, m_unsynced = false;
    std::chrono::steady_clock::time_point m_synced;
};

} // namespace hydra::shard
