// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/archive.h"

#include "core/base/error.h"

#include <archive.h>
#include <archive_entry.h>
#include <memory>

namespace hydra {

namespace {

constexpr std::size_t blockBytes = 1 << 18;
constexpr std::size_t maxFiles = 10'000'000;

struct Closer
{
    void operator()(archive* opened) const { archive_read_free(opened); }
};
using Reader = std::unique_ptr<archive, Closer>;

Error broken(const Path& path, archive* reader)
{
    const char* const why = archive_error_string(reader);
    return inputError(path.string(), ": cannot be read as a tar: ", why != nullptr ? why : "damaged");
}

Reader open(const Path& path)
{
    Reader reader(archive_read_new());
    archive_read_support_filter_all(reader.get());
    archive_read_support_format_tar(reader.get());
    archive_read_support_format_gnutar(reader.get());
    if (archive_read_open_filename(reader.get(), path.c_str(), blockBytes) != ARCHIVE_OK) {
        throw broken(path, reader.get());
    }
    return reader;
}

// Calls visit(place, name, entry, reader) for each regular file.
template<class Visit>
void forEachFile(const Path& path, const Visit& visit)
{
    const Reader reader = open(path);
    archive_entry* entry = nullptr;
    int found = ARCHIVE_OK;
    for (std::size_t place = 0; (found = archive_read_next_header(reader.get(), &entry)) != ARCHIVE_EOF;) {
        if (found != ARCHIVE_OK && found != ARCHIVE_WARN) {
            throw broken(path, reader.get());
        }
        const char* const name = archive_entry_pathname(entry);
        if (archive_entry_filetype(entry) != AE_IFREG || name == nullptr) {
            continue;
        }
        if (place == maxFiles) {
            throw inputError(path.string(), ": expected at most ", maxFiles, " files, found more");
        }
        visit(place++, std::string(name), entry, reader.get());
    }
}

Bytes contents(const Path& path, const std::string& name, archive_entry* entry, archive* reader,
               std::uint64_t maxBytes)
{
    const la_int64_t size = archive_entry_size(entry);
    if (size < 0 || static_cast<std::uint64_t>(size) > maxBytes) {
        throw inputError(path.string(), ": ", name, ": expected at most ", maxBytes, " bytes, found ", size);
    }
    Bytes bytes(static_cast<std::size_t>(size));
    std::size_t done = 0;
    while (done < bytes.size()) {
        const la_ssize_t got = archive_read_data(reader, bytes.data() + done, bytes.size() - done);
        if (got <= 0) {
            throw inputError(path.string(), ": ", name, ": ends after ", done, " of ", size, " bytes");
        }
        done += static_cast<std::size_t>(got);
    }
    return bytes;
}

} // namespace

std::vector<std::string> filesInArchive(const Path& path)
{
    std::vector<std::string> names;
    forEachFile(
        path, [&](std::size_t, const std::string& name, archive_entry*, archive*) { names.push_back(name); });
    return names;
}

void readArchive(const Path& path, std::uint64_t maxBytes, const std::function<bool(std::size_t)>& wanted,
                 const std::function<void(std::size_t, const Bytes&)>& visit)
{
    forEachFile(path, [&](std::size_t place, const std::string& name, archive_entry* entry, archive* reader) {
        if (wanted(place)) {
            visit(place, contents(path, name, entry, reader, maxBytes));
        }
    });
}

} // namespace hydra
