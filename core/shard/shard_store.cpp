// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shard/shard_store.h"

#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/base/update_file.h"
#include "core/shard/tar_block.h"

#include <cerrno>
#include <cstring>
#include <utility>

namespace hydra::shard {

namespace {

constexpr auto syncEvery = std::chrono::seconds(1);

// The difference between two stores, for a user who meant to continue one.
Message differenceOf(const StoreHeader& there, const StoreHeader& wanted)
{
    if (there.command != wanted.command) {
        return message("it holds results of %1, not of %2", there.command, wanted.command);
    }
    for (const auto& [name, value] : wanted.settings.items()) {
        const auto found = there.settings.find(name);
        const std::string was = found == there.settings.end() ? "nothing" : found->dump();
        if (was != value.dump()) {
            return message("its %1 is %2 instead of %3", name, was.substr(0, 100),
                           value.dump().substr(0, 100));
        }
    }
    return phrase("its settings differ");
}

} // namespace

std::string storedBytes(StoreFormat format, const std::string& key, const StoreEntry& entry,
                        std::string* line)
{
    Json object;
    object["key"] = key;
    std::string bytes;
    const std::string name = memberName(key);
    if (entry.refused.empty()) {
        object["result"] = entry.result;
        if (format == StoreFormat::Tar && !entry.files.empty()) {
            Json files = Json::array();
            for (const auto& [suffix, content] : entry.files) {
                const std::string file = join(name, ".", suffix);
                files.push_back(
                    {{"name", file}, {"bytes", content.size()}, {"crc", crcText(crcOf(content))}});
                bytes += tarEntry(file, content);
            }
            object["files"] = std::move(files);
        }
    } else {
        object["refused"] = entry.refused;
    }
    const std::string text = sealed(object);
    if (line != nullptr) {
        *line = text;
    }
    return format == StoreFormat::Lines ? text + "\n" : bytes + tarEntry(name + ".json", text + "\n");
}

std::string storedHeader(StoreFormat format, const StoreHeader& header)
{
    const std::string line = header.line() + "\n";
    return format == StoreFormat::Lines ? line : tarEntry(headerMember, line);
}

std::string storedEnd(StoreFormat format, std::uint64_t records, std::uint64_t refused,
                      const std::string& sum)
{
    Json object;
    object["complete"] = {{"keys", records}, {"refused", refused}, {"sha256", sum}};
    const std::string line = sealed(object) + "\n";
    return format == StoreFormat::Lines ? line : tarEntry(completeMember, line) + tarEnd();
}

ShardStore::ShardStore(Path path, StoreHeader header, const std::function<void(StoredRecord&&)>& found,
                       const CancelToken& cancel)
    : m_path(std::move(path))
    , m_format(storeFormat(m_path))
    , m_header(std::move(header))
    , m_synced(std::chrono::steady_clock::now())
{
    if (m_path.has_parent_path()) {
        requireFolder(m_path.parent_path());
    }
    open();
    const StoreScan scan = scanStore(m_file, m_path, m_format, Checked::Lines, found, &m_sum, cancel);
    m_end = scan.end;
    m_size = FileWindow(m_file, m_path).size();
    m_complete = scan.complete;
    m_records = scan.records;
    m_refused = scan.refused;
    if (scan.header && scan.header->fingerprint != m_header.fingerprint) {
        throw inputError("%1: was started with another model or other settings: %2. Choose another store, or "
                         "move this one away",
                         m_path.string(), differenceOf(*scan.header, m_header));
    }
    if (scan.header && !(scan.header->shard == m_header.shard)) {
        throw inputError("%1: contains shard %2, not %3", m_path.string(), scan.header->shard.text(),
                         m_header.shard.text());
    }
    if (!scan.header) {
        begin();
    }
}

ShardStore::~ShardStore()
{
    if (m_unsynced) {
        (void)syncAll(m_file);
    }
}

// The lock belongs to the file, not to its name: if the file was removed before the lock was obtained, try
// again.
void ShardStore::open()
{
    constexpr int mostTries = 100;
    for (int i = 0; i < mostTries; ++i) {
        m_file = openToUpdate(m_path, Missing::Refused);
        if (m_file < 0 && errno == ENOENT) {
            m_file = openToUpdate(m_path, Missing::Only);
            if (m_file < 0 && errno == EEXIST && isLink(m_path)) {
                throw inputError("%1: cannot be written: a dangling link", m_path.string());
            }
            if (m_file < 0 && errno == EEXIST) {
                continue; // another process was faster
            }
        }
        if (m_file < 0) {
            throw inputError("%1: cannot be written: %2", m_path.string(), std::strerror(errno));
        }
        if (const auto facts = factsOf(m_file); !facts || !facts->plain) {
            throw inputError("%1: not a regular file; a store must be one", m_path.string());
        }
        lock();
        if (isAt(m_file, m_path)) {
            return;
        }
        (void)m_file.close();
    }
    throw inputError("%1: keeps being removed or replaced", m_path.string());
}

void ShardStore::lock()
{
    const int reason = lockAlone(m_file);
    if (reason == 0) {
        return;
    }
    if (reason == EWOULDBLOCK) {
        throw inputError(
            "%1: another process is writing shard %2 to this store; wait for it, or choose another store",
            m_path.string(), m_header.shard.text());
    }
    throw inputError("%1: cannot be locked: %2. Two processes that write one store would destroy it; choose "
                     "a file system that supports locks",
                     m_path.string(), std::strerror(reason));
}

// Does not overwrite another file: existing content must be the beginning of the same header.
void ShardStore::begin()
{
    const std::string bytes = storedHeader(m_format, m_header);
    FileWindow file(m_file, m_path);
    const std::string_view there = file.view(0, bytes.size());
    if (file.size() >= bytes.size() || there != std::string_view(bytes).substr(0, there.size())) {
        throw inputError("%1: expected a store of results, found something else", m_path.string());
    }
    if (isLink(m_path)) { // whoever made the link chose the file to overwrite
        throw inputError("%1: a new store cannot be created through a link; give the file itself",
                         m_path.string());
    }
    m_end = 0;
    append(bytes);
    sync();
    syncFolder(folderOf(m_path));
}

void ShardStore::append(const std::string& bytes)
{
    requireSize(); // a truncated file would be filled with zeros
    if (const int failed = m_size != m_end ? cutTo(m_file, m_end) : 0; failed != 0) {
        fail(failed);
    }
    m_complete = false;
    if (const int reason = writeAll(m_file, bytes.data(), bytes.size(), static_cast<std::int64_t>(m_end));
        reason != 0) {
        (void)cutTo(m_file, m_end); // the part that was written
        m_size = m_end;
        fail(reason);
    }
    m_end += bytes.size();
    m_size = m_end;
    m_unsynced = true;
}

void ShardStore::add(const std::string& key, const StoreEntry& entry)
{
    std::string line;
    append(storedBytes(m_format, key, entry, &line));
    line += '\n';
    m_sum.add(line.data(), line.size());
    ++m_records;
    m_refused += entry.refused.empty() ? 0 : 1;
    if (std::chrono::steady_clock::now() - m_synced > syncEvery) {
        sync();
    }
}

void ShardStore::sync()
{
    if (const int reason = m_unsynced ? syncAll(m_file) : 0; reason != 0) {
        fail(reason);
    }
    requireSize();
    if (!isAt(m_file, m_path)) {
        lost(phrase("was removed or replaced"));
    }
    m_unsynced = false;
    m_synced = std::chrono::steady_clock::now();
}

void ShardStore::complete()
{
    if (m_complete) {
        return;
    }
    append(storedEnd(m_format, m_records, m_refused, m_sum.text()));
    sync();
    m_complete = true;
}

void ShardStore::requireSize() const
{
    if (const auto now = factsOf(m_file); !now || now->size != m_size) {
        lost(phrase("differs in length from what was written"));
    }
}

void ShardStore::lost(const char* how) const
{
    throw internalError("%1: %2 by another program while pictures were added; their results are lost. Move "
                        "the file away and start again",
                        m_path.string(), how);
}

void ShardStore::fail(int reason) const
{
    throw internalError(
        "%1: cannot be extended: %2; its %3 pictures are intact, and the same command continues after them",
        m_path.string(), std::strerror(reason), m_records);
}

} // namespace hydra::shard
