// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shard/store_scan.h"

#include "core/base/error.h"
#include "core/base/printable.h"
#include "core/shard/tar_block.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace hydra::shard {

namespace {

constexpr int storeVersion = 1;
constexpr std::size_t mostFiles = 10'000; // of one picture
constexpr std::uint64_t firstGuess = 4096; // of a line's length

// One picture's worth of a store as it lies there.
struct Unit
{
    std::uint64_t next = 0;
    std::string text; // of the line
    std::optional<ReadJson> line; // none: damaged
    bool filesFit = true;
};

class Reading
{
public:
    Reading(int file, StoreFormat format, Checked checked)
        : m_file(file)
        , m_format(format)
        , m_checked(checked)
    { }

    // What begins at OFFSET; none where nothing whole does.
    [[nodiscard]] std::optional<Unit> at(std::uint64_t offset)
    {
        return m_format == StoreFormat::Lines ? lineAt(offset) : sampleAt(offset);
    }

    // Whether something whole begins behind OFFSET: what is broken there is then no end that was cut short.
    [[nodiscard]] bool anythingBehind(std::uint64_t offset)
    {
        if (m_format == StoreFormat::Lines) {
            for (auto unit = lineAt(offset); unit; unit = lineAt(unit->next)) {
                if (unit->line) {
                    return true;
                }
            }
            return false;
        }
        for (offset = (offset / tarBlock + 1) * tarBlock; offset < m_file.size(); offset += tarBlock) {
            const auto entry = tarEntryAt(m_file, offset);
            if (entry && isLine(entry->name) && unsealed(contentOf(*entry))) {
                return true;
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
            const std::string_view text = m_file.view(offset, std::min<std::uint64_t>(length, longestLine));
            const std::size_t end = text.find('\n');
            if (end != std::string_view::npos) {
                Unit unit{offset + end + 1, std::string(text.substr(0, end)), std::nullopt, true};
                unit.line = unsealed(unit.text);
                return unit;
            }
            if (text.size() < length) {
                break;
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] std::string_view contentOf(const TarEntry& entry)
    {
        const std::string_view text =
            m_file.view(entry.dataOffset, std::min<std::uint64_t>(entry.size, longestLine));
        return text.empty() || text.back() != '\n' ? text : text.substr(0, text.size() - 1);
    }

    [[nodiscard]] std::optional<Unit> sampleAt(std::uint64_t offset)
    {
        std::vector<std::pair<TarEntry, std::string>> files; // with the checksum of each
        while (files.size() < mostFiles) {
            const auto entry = tarEntryAt(m_file, offset);
            if (!entry) {
                return std::nullopt;
            }
            offset = entry->next;
            if (isLine(entry->name)) {
                Unit unit{offset, std::string(contentOf(*entry)), std::nullopt, true};
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
        const std::string_view bytes = m_file.view(entry.dataOffset, entry.size);
        return bytes.size() == entry.size ? crcText(crcOf(bytes)) : "cut off";
    }

    [[nodiscard]] static bool fit(const std::vector<std::pair<TarEntry, std::string>>& files,
                                  const ReadJson& line)
    {
        const auto said = line.find("files");
        if (said == line.end() || !said->is_array()) {
            return files.empty();
        }
        bool same = said->size() == files.size();
        for (std::size_t i = 0; same && i < files.size(); ++i) {
            const ReadJson& one = (*said)[i];
            same = one.is_object() && one.value("name", ReadJson()) == files[i].first.name
                && one.value("bytes", ReadJson()) == files[i].first.size
                && (files[i].second.empty() || one.value("crc", ReadJson()) == files[i].second);
        }
        return same;
    }

    FileWindow m_file;
    StoreFormat m_format;
    Checked m_checked;
};

StoreHeader headerIn(const ReadJson& line, const Path& path)
{
    try {
        const ReadJson& store = line.at("store");
        if (store.at("version").get<int>() != storeVersion) {
            throw inputError(path.string(), ": a store of version ", store.at("version").get<int>(),
                             ", and this program reads version ", storeVersion);
        }
        const auto shard = shardNamed(store.at("shard").get<std::string>());
        if (!shard) {
            throw inputError(path.string(), ": its first line names no shard");
        }
        return {store.at("command").get<std::string>(), store.at("fingerprint").get<std::string>(),
                store.at("settings"), *shard};
    } catch (const ReadJson::exception&) {
        throw inputError(path.string(), ": expected a store of results, found something else");
    }
}

// The mark of the end says what was written: a whole line that was taken out, put in or exchanged since has a
// checksum that fits, and only the sum over all of them does not.
void requireAsWritten(const ReadJson& mark, const StoreScan& scan, const std::string& sum, const Path& path)
{
    try {
        const ReadJson& said = mark.at("complete");
        const auto keys = said.at("keys").get<std::uint64_t>();
        if (keys != scan.records || said.at("refused").get<std::uint64_t>() != scan.refused) {
            throw inputError(path.string(), ": has been changed since it was complete: ", keys,
                             " pictures were written, and ", scan.records,
                             " are there. Move the file away and start again");
        }
        if (said.at("sha256").get<std::string>() != sum) {
            throw inputError(path.string(),
                             ": has been changed since it was complete: the checksum over its ", keys,
                             " pictures does not fit. Move the file away and start again");
        }
    } catch (const ReadJson::exception&) {
        throw inputError(path.string(), ": its last line does not say what was written");
    }
}

std::optional<std::string> textAt(const ReadJson& line, const char* name)
{
    const auto found = line.find(name);
    return found != line.end() && found->is_string() ? std::optional<std::string>(found->get<std::string>())
                                                     : std::nullopt;
}

} // namespace

StoreFormat storeFormat(const Path& path)
{
    const std::string suffix = path.extension().string();
    if (suffix != ".jsonl" && suffix != ".tar") {
        throw usageError("--store: expected a name that ends in .jsonl (a line for each picture) or .tar "
                         "(with arrays), got '",
                         path.string(), "'");
    }
    return suffix == ".tar" ? StoreFormat::Tar : StoreFormat::Lines;
}

std::string StoreHeader::line() const
{
    Json store{{"version", storeVersion},
               {"command", command},
               {"fingerprint", fingerprint},
               {"settings", Json::parse(settings.dump())},
               {"shard", shard.text()}};
    Json object;
    object["store"] = std::move(store);
    return sealed(object);
}

StoreHeader storeHeader(const std::string& command, const Json& settings, const Shard& shard)
{
    const std::string said = settings.dump(-1, ' ', false, Json::error_handler_t::replace);
    const ReadJson read = ReadJson::parse(said); // keys in order, whatever the order they were put in
    const std::string text = command + "\n" + read.dump();
    return {command, sha256(text.data(), text.size()).substr(0, 16), read, shard};
}

StoreScan scanStore(int file, const Path& path, StoreFormat format, Checked checked,
                    const std::function<void(StoredRecord&&)>& visit, Sha256* sum, const CancelToken& cancel)
{
    Reading reading(file, format, checked);
    StoreScan scan;
    Sha256 lines;
    while (scan.end < reading.size()) {
        cancel.check();
        std::optional<Unit> unit = reading.at(scan.end);
        const bool whole = unit && unit->line && unit->filesFit;
        if (!scan.header) {
            if (!whole && (unit || reading.size() >= longestLine)) {
                throw inputError(path.string(), ": expected a store of results, found something else");
            }
            if (!whole) {
                break; // cut short in its first line
            }
            scan.header = headerIn(*unit->line, path);
        } else if (!whole) {
            if (reading.anythingBehind(unit ? unit->next : scan.end)) {
                throw inputError(path.string(), ": is damaged from byte ", scan.end, " on, behind ",
                                 scan.records,
                                 " pictures: a checksum does not fit. Move the file away and start again");
            }
            break;
        } else if (unit->line->contains("complete")) {
            const std::uint64_t size = unit->next + (format == StoreFormat::Tar ? tarEnd().size() : 0);
            if (reading.size() > size) {
                throw inputError(path.string(), ": has something behind its end, at byte ", size);
            }
            requireAsWritten(*unit->line, scan, lines.text(), path);
            scan.complete = reading.size() == size; // else the mark itself was cut short
            break;
        } else {
            auto key = textAt(*unit->line, "key");
            if (!key) {
                throw inputError(path.string(), ": has a line without a key at byte ", scan.end);
            }
            unit->text += '\n';
            lines.add(unit->text.data(), unit->text.size());
            if (sum != nullptr) {
                sum->add(unit->text.data(), unit->text.size());
            }
            StoredRecord record{std::move(*key), textAt(*unit->line, "refused").value_or(""), scan.end,
                                unit->next - scan.end, std::move(*unit->line)};
            scan.refused += record.refused.empty() ? 0 : 1;
            ++scan.records;
            visit(std::move(record));
        }
        scan.end = unit->next;
    }
    return scan;
}

} // namespace hydra::shard
