// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shard/store_scan.h"

#include "core/attention/attention_plan.h"
#include "core/base/error.h"
#include "core/base/json_fields.h"
#include "core/shard/tar_block.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace hydra::shard {

namespace {

constexpr int storeVersion = 1;
constexpr std::size_t mostFiles = 10'000; // of one picture
constexpr std::uint64_t firstGuess = 4096; // of a line's length
constexpr std::uint64_t summedAtOnce = std::uint64_t(1) << 20;
constexpr std::uint64_t mostSummed = longestLine; // in total, when searching for whole pictures

// One picture of a store as stored.
struct Unit
{
    std::uint64_t next = 0;
    std::string text; // of the line
    std::optional<ReadJson> line; // nullopt: damaged
    std::uint64_t lineOffset = 0; // of the line, in the file
    bool filesFit = true;
};

// Whether both are equal up to the length of the shorter.
bool agree(std::string_view a, std::string_view b)
{
    const std::size_t size = std::min(a.size(), b.size());
    return a.substr(0, size) == b.substr(0, size);
}

class Reading
{
public:
    Reading(int file, const Path& path, StoreFormat format, Checked checked, const CancelToken& cancel)
        : m_file(file, path)
        , m_format(format)
        , m_checked(checked)
        , m_cancel(cancel)
    { }

    // The unit at OFFSET; nullopt if it is not whole.
    [[nodiscard]] std::optional<Unit> at(std::uint64_t offset)
    {
        return m_format == StoreFormat::Lines ? lineAt(offset) : sampleAt(offset);
    }

    // Whether the whole file may be a truncated header.
    [[nodiscard]] bool mayBeCutHeader()
    {
        constexpr std::size_t beforeSize = 124; // of a tar's header
        constexpr std::string_view begins = "{\"crc\":\"", goesOn = "\",\"store\":{\"version\":";
        constexpr std::size_t sum = 8;
        std::string_view text = m_file.view(0, longestHeader + 2 * tarBlock);
        if (text.size() < m_file.size()) {
            return false;
        }
        if (m_format == StoreFormat::Tar) {
            if (!agree(text, tarEntry(headerMember, {}).substr(0, beforeSize))) {
                return false;
            }
            text.remove_prefix(std::min<std::size_t>(tarBlock, text.size()));
        }
        return agree(text, begins)
            && (text.size() <= begins.size() + sum || agree(text.substr(begins.size() + sum), goesOn));
    }

    // Whether a whole unit begins at OFFSET or after it: the damage before it is then not a truncated end.
    // Stops after mostSummed bytes of claimed lines and returns true, as checking them all could take hours.
    [[nodiscard]] bool anythingFrom(std::uint64_t offset)
    {
        if (m_format == StoreFormat::Lines) {
            for (auto unit = lineAt(offset); unit; unit = lineAt(unit->next)) {
                m_cancel.check();
                if (unit->line) {
                    return true;
                }
            }
            return false;
        }
        std::uint64_t summed = 0;
        for (offset = (offset + tarBlock - 1) / tarBlock * tarBlock; offset < m_file.size();
             offset += tarBlock) {
            m_cancel.check();
            const auto entry = tarEntryAt(m_file, offset);
            if (entry && isLine(entry->name)) {
                summed += std::min<std::uint64_t>(entry->size, longestLine);
                if (summed > mostSummed
                    || unsealed(lineIn(*entry, longestLine).value_or(std::string_view()))) {
                    return true;
                }
            }
        }
        return false;
    }

    [[nodiscard]] std::uint64_t size() const { return m_file.size(); }

private:
    static bool isLine(const std::string& name)
    {
        return name.size() > 5 && name.compare(name.size() - 5, 5, ".json") == 0;
    }

    [[nodiscard]] std::optional<Unit> lineAt(std::uint64_t offset)
    {
        for (std::uint64_t length = firstGuess; offset < m_file.size(); length *= 4) {
            const std::string_view text = m_file.view(offset, std::min(length, longestAt(offset)));
            const std::size_t end = text.find('\n');
            if (end != std::string_view::npos) {
                Unit unit{offset + end + 1, std::string(text.substr(0, end)), std::nullopt, offset};
                unit.line = unsealed(unit.text);
                return unit;
            }
            if (text.size() < length) {
                break;
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] static std::uint64_t longestAt(std::uint64_t offset)
    {
        return offset == 0 ? longestHeader : longestLine;
    }

    // The content of ENTRY without the line end, which is required.
    [[nodiscard]] std::optional<std::string_view> lineIn(const TarEntry& entry, std::uint64_t longest)
    {
        const std::string_view text =
            entry.size > longest ? std::string_view() : m_file.view(entry.dataOffset, entry.size);
        return text.empty() || text.back() != '\n'
            ? std::nullopt
            : std::optional<std::string_view>(text.substr(0, text.size() - 1));
    }

    [[nodiscard]] std::optional<Unit> sampleAt(std::uint64_t offset)
    {
        const std::uint64_t longest = longestAt(offset);
        std::vector<std::pair<TarEntry, std::string>> files; // with the checksum of each
        while (files.size() < mostFiles) {
            const auto entry = tarEntryAt(m_file, offset);
            if (!entry || (offset == 0 && entry->name != headerMember)) {
                return std::nullopt;
            }
            offset = entry->next;
            if (isLine(entry->name)) {
                const auto text = lineIn(*entry, longest);
                Unit unit{offset, std::string(text.value_or("")), std::nullopt, entry->dataOffset};
                unit.line = unsealed(unit.text);
                unit.filesFit = !unit.line || fit(files, *unit.line);
                return unit;
            }
            files.emplace_back(*entry, m_checked == Checked::All ? sumOf(*entry) : std::string());
        }
        return std::nullopt;
    }

    [[nodiscard]] std::string sumOf(const TarEntry& entry)
    {
        std::uint32_t sum = 0;
        for (std::uint64_t at = 0; at < entry.size;) {
            m_cancel.check();
            const std::string_view bytes =
                m_file.view(entry.dataOffset + at, std::min(summedAtOnce, entry.size - at));
            if (bytes.empty()) {
                return phrase("truncated");
            }
            sum = crcOf(bytes, sum);
            at += bytes.size();
        }
        return crcText(sum);
    }

    [[nodiscard]] static bool fit(const std::vector<std::pair<TarEntry, std::string>>& files,
                                  const ReadJson& line)
    {
        const auto listed = line.find("files");
        if (listed == line.end() || !listed->is_array()) {
            return files.empty();
        }
        bool same = listed->size() == files.size();
        for (std::size_t i = 0; same && i < files.size(); ++i) {
            const ReadJson& one = (*listed)[i];
            same = one.is_object() && one.value("name", ReadJson()) == files[i].first.name
                && one.value("bytes", ReadJson()) == files[i].first.size
                && (files[i].second.empty() || one.value("crc", ReadJson()) == files[i].second);
        }
        return same;
    }

    FileWindow m_file;
    StoreFormat m_format;
    Checked m_checked;
    const CancelToken& m_cancel;
};

std::optional<std::string> textAt(const ReadJson& line, const char* name)
{
    const auto found = line.find(name);
    return found != line.end() && found->is_string() ? std::optional<std::string>(found->get<std::string>())
                                                     : std::nullopt;
}

StoreHeader headerIn(ReadJson&& line, const Path& path)
{
    try {
        ReadJson& store = line.at("store");
        if (store.at("version") != storeVersion) {
            throw inputError("%1: a store of version %2; this program reads version %3", path.string(),
                             shown(store.at("version")), storeVersion);
        }
        const auto shard = shardNamed(store.at("shard").get<std::string>());
        if (!shard) {
            throw inputError("%1: its first line names no shard", path.string());
        }
        StoreHeader header{store.at("command").get<std::string>(), store.at("fingerprint").get<std::string>(),
                           std::move(store.at("settings")), *shard};
        const std::string plan = textAt(header.settings, "attention").value_or("");
        if (const std::string meant = writtenPlan(plan); meant != plan) {
            header.settings["attention"] = meant;
            header = storeHeader(header.command, Json(header.settings), header.shard);
        }
        return header;
    } catch (const ReadJson::exception&) {
        throw inputError("%1: expected a store of results, found something else", path.string());
    }
}

// Compares with the end mark: a whole line that was removed, inserted or exchanged has a valid checksum of
// its own; only the sum over all lines reveals it.
void requireAsWritten(const ReadJson& mark, const StoreScan& scan, const std::string& sum, const Path& path)
{
    try {
        const ReadJson& seal = mark.at("complete");
        const std::string keys = shown(seal.at("keys"));
        if (seal.at("keys") != scan.records || seal.at("refused") != scan.refused) {
            throw inputError("%1: was changed after completion: %2 pictures were written, and %3 are "
                             "present. Move the file away and start again",
                             path.string(), keys, scan.records);
        }
        if (seal.at("sha256").get<std::string>() != sum) {
            throw inputError("%1: was changed after completion: the checksum over its %2 pictures does not "
                             "match. Move the file away and start again",
                             path.string(), keys);
        }
    } catch (const ReadJson::exception&) {
        throw inputError("%1: its last line does not list what was written", path.string());
    }
}

} // namespace

StoreFormat storeFormat(const Path& path)
{
    const std::string suffix = path.extension().string();
    if (suffix != ".jsonl" && suffix != ".tar") {
        throw usageError("--store: expected a name that ends in .jsonl (a line per picture) or .tar (with "
                         "arrays), got '%1'",
                         path.string());
    }
    return suffix == ".tar" ? StoreFormat::Tar : StoreFormat::Lines;
}

std::string StoreHeader::line() const
{
    Json store{{"version", storeVersion},
               {"command", command},
               {"fingerprint", fingerprint},
               {"settings", Json(settings)},
               {"shard", shard.text()}};
    Json object;
    object["store"] = std::move(store);
    std::string line = sealed(object);
    if (line.size() >= longestHeader) {
        throw usageError(
            "a store takes settings of at most %1 bytes, and these have %2; give fewer or shorter ones",
            longestHeader, line.size());
    }
    return line;
}

StoreHeader storeHeader(const std::string& command, const Json& settings, const Shard& shard)
{
    const std::string dumped = settings.dump(-1, ' ', false, Json::error_handler_t::replace);
    const ReadJson read = ReadJson::parse(dumped); // sorts the keys, independent of their order in SETTINGS
    const std::string text = command + "\n" + read.dump();
    return {command, sha256(text.data(), text.size()).substr(0, 16), read, shard};
}

StoreScan scanStore(int file, const Path& path, StoreFormat format, Checked checked,
                    const std::function<void(StoredRecord&&)>& visit, Sha256* sum, const CancelToken& cancel)
{
    Reading reading(file, path, format, checked, cancel);
    StoreScan scan;
    Sha256 lines;
    while (scan.end < reading.size()) {
        cancel.check();
        std::optional<Unit> unit = reading.at(scan.end);
        const bool whole = unit && unit->line && unit->filesFit;
        if (!scan.header) {
            if (!whole && (unit || !reading.mayBeCutHeader())) {
                throw inputError("%1: expected a store of results, found something else", path.string());
            }
            if (!whole) {
                break; // truncated in its header
            }
            scan.header = headerIn(std::move(*unit->line), path);
        } else if (!whole) {
            if (reading.anythingFrom(unit ? unit->next : scan.end + 1)) {
                throw inputError("%1: damaged from byte %2 on, after %3 pictures: wrong checksum. Move the "
                                 "file away and start again",
                                 path.string(), scan.end, scan.records);
            }
            break;
        } else if (unit->line->contains("complete")) {
            const std::uint64_t size = unit->next + (format == StoreFormat::Tar ? tarEnd().size() : 0);
            if (reading.size() > size) {
                throw inputError("%1: has data after its end, at byte %2", path.string(), size);
            }
            requireAsWritten(*unit->line, scan, lines.text(), path);
            scan.complete = reading.size() == size; // else the mark itself is truncated
            break;
        } else {
            auto key = textAt(*unit->line, "key");
            if (!key) {
                throw inputError("%1: has a line without a key at byte %2", path.string(), scan.end);
            }
            unit->text += '\n';
            lines.add(unit->text.data(), unit->text.size());
            if (sum != nullptr) {
                sum->add(unit->text.data(), unit->text.size());
            }
            StoredRecord record{std::move(*key),
                                textAt(*unit->line, "refused").value_or(""),
                                scan.end,
                                unit->next - scan.end,
                                unit->lineOffset - scan.end,
                                unit->text.size(),
                                std::move(*unit->line)};
            scan.refused += record.refused.empty() ? 0 : 1;
            ++scan.records;
            visit(std::move(record));
        }
        scan.end = unit->next;
    }
    return scan;
}

} // namespace hydra::shard
