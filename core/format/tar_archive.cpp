// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/tar_archive.h"

#include "core/base/error.h"
#include "core/base/printable.h"
#include "core/base/update_file.h"

#include <archive.h>
#include <archive_entry.h>
#include <memory>

namespace hydra {

namespace {

constexpr std::size_t blockBytes = 1 << 18;
constexpr std::size_t maxFiles = 10'000'000;
constexpr std::size_t longestMember = 4096, longestShown = 200; // of a name; of it in messages
constexpr std::size_t maxNameBytes = std::size_t(512) << 20; // of all names together
// Pictures hardly compress: an archive that grows beyond this is not a training set.
constexpr std::int64_t freeTarBytes = std::int64_t(256) << 20;
constexpr std::int64_t maxTarRatio = 50;
constexpr std::int64_t tarEndBytes = 512; // a block of zeros

struct Closer
{
    void operator()(archive* opened) const { archive_read_free(opened); }
};
using TarReader = std::unique_ptr<archive, Closer>;

Error broken(const Path& path, archive* reader)
{
    constexpr std::size_t longestReason = 300; // the library quotes names
    const char* const why = archive_error_string(reader);
    return why != nullptr
        ? inputError("%1: cannot be read as a tar: %2", path.string(), escaped(why, longestReason))
        : inputError("%1: cannot be read as a tar: damaged", path.string());
}

// Only the filters that libarchive unpacks itself: for a filter whose library it was built without, and for
// the rarer ones (lrzip, grzip, lzop), it would start a program of that name.
void supportFilters(archive* reader)
{
    if (archive_zlib_version() != nullptr) {
        archive_read_support_filter_gzip(reader);
    }
    if (archive_bzlib_version() != nullptr) {
        archive_read_support_filter_bzip2(reader);
    }
    if (archive_liblzma_version() != nullptr) {
        archive_read_support_filter_xz(reader);
        archive_read_support_filter_lzma(reader);
    }
    if (archive_libzstd_version() != nullptr) {
        archive_read_support_filter_zstd(reader);
    }
}

// One pass over the regular files of a tar.
class Walk
{
public:
    Walk(const KeptFile& file, const CancelToken& cancel)
        : m_path(file.path())
        , m_cancel(cancel)
        , m_reader(archive_read_new())
    {
        supportFilters(reader());
        archive_read_support_format_tar(reader());
        if (!rewind(file.descriptor())
            || archive_read_open_fd(reader(), file.descriptor(), blockBytes) != ARCHIVE_OK) {
            throw broken(m_path, reader());
        }
    }

    // The next regular file; false at the end.
    bool next()
    {
        for (;;) {
            m_cancel.check();
            skipRest();
            archive_entry* entry = nullptr;
            const int found = archive_read_next_header(reader(), &entry);
            if (found == ARCHIVE_EOF) {
                requireEndMark();
                return false;
            }
            if (found != ARCHIVE_OK && found != ARCHIVE_WARN) {
                throw broken(m_path, reader());
            }
            m_entry = entry;
            refuseBomb();
            if (archive_entry_filetype(entry) == AE_IFREG) {
                return true;
            }
        }
    }

    // The bytes as written: UTF-8, or the encoding of the program that packed the tar.
    [[nodiscard]] std::string name() const
    {
        const char* text = archive_entry_pathname(m_entry);
        text = text != nullptr ? text : archive_entry_pathname_utf8(m_entry);
        std::string found = text != nullptr ? text : "";
        if (found.empty() || found.size() > longestMember) {
            throw text == nullptr
                ? inputError("%1: a file whose name cannot be read", m_path.string())
                : inputError("%1: a file with a name of %2 bytes; expected 1 to %3", m_path.string(),
                             std::to_string(found.size()), std::to_string(longestMember));
        }
        return found;
    }

    [[nodiscard]] Bytes contents(std::uint64_t maxBytes) const
    {
        const la_int64_t size = archive_entry_size(m_entry);
        if (size < 0 || static_cast<std::uint64_t>(size) > maxBytes) {
            throw inputError("%1: expected at most %2 bytes, found %3", place(), maxBytes, size);
        }
        Bytes bytes;
        while (bytes.size() < static_cast<std::size_t>(size)) { // grows only with the bytes read
            const std::size_t done = bytes.size();
            bytes.resize(std::min(static_cast<std::size_t>(size), done + (std::size_t(16) << 20)));
            const la_ssize_t got = archive_read_data(reader(), bytes.data() + done, bytes.size() - done);
            if (got <= 0) {
                throw inputError("%1: ends after %2 of %3 bytes", place(), done, size);
            }
            bytes.resize(done + static_cast<std::size_t>(got));
        }
        return bytes;
    }

    // Where the bytes of the file are: directly after its header, which has just been read.
    [[nodiscard]] ArchiveMember member() const
    {
        if (archive_filter_code(reader(), 0) != ARCHIVE_FILTER_NONE) {
            throw inputError("%1: is compressed, and pictures are read in place; unpack it to a plain .tar "
                             "(compression hardly shrinks pictures)",
                             m_path.string());
        }
        const la_int64_t size = archive_entry_size(m_entry);
        if (size < 0 || archive_entry_sparse_count(m_entry) > 0) {
            throw inputError("%1: is stored with holes; pack the archive without --sparse", place());
        }
        return {name(), static_cast<std::uint64_t>(archive_filter_bytes(reader(), 0)),
                static_cast<std::uint64_t>(size)};
    }

private:
    [[nodiscard]] archive* reader() const { return m_reader.get(); }
    [[nodiscard]] std::string place() const { return m_path.string() + ": " + escaped(name(), longestShown); }

    // Skipped files of a compressed tar are unpacked too: in pieces, so that this can be cancelled.
    void skipRest()
    {
        if (m_entry == nullptr || archive_filter_code(reader(), 0) == ARCHIVE_FILTER_NONE) {
            return;
        }
        const void* block = nullptr;
        std::size_t size = 0;
        la_int64_t offset = 0;
        int found = ARCHIVE_OK;
        while ((found = archive_read_data_block(reader(), &block, &size, &offset)) == ARCHIVE_OK) {
            m_cancel.check();
            refuseBomb();
        }
        if (found != ARCHIVE_EOF) {
            throw broken(m_path, reader());
        }
    }

    void refuseBomb() const
    {
        const la_int64_t plain = archive_filter_bytes(reader(), 0);
        const la_int64_t packed = archive_filter_bytes(reader(), -1);
        if (plain > freeTarBytes && plain / maxTarRatio > packed) {
            throw inputError(
                "%1: its first %2 bytes expand to %3 and more: a decompression bomb, not pictures",
                m_path.string(), packed, plain);
        }
    }

    // libarchive treats the end of the bytes as the end of the archive, so a tar that was cut off would only
    // look smaller. A block of zeros must lie where the next header was expected.
    void requireEndMark() const
    {
        const la_int64_t end = archive_filter_bytes(reader(), 0);
        if (end - archive_read_header_position(reader()) < tarEndBytes) {
            throw inputError("%1: ends after %2 bytes without the mark that ends a tar; was it truncated?",
                             m_path.string(), end);
        }
    }

    const Path& m_path;
    const CancelToken& m_cancel;
    TarReader m_reader;
    archive_entry* m_entry = nullptr;
};

// Calls VISIT for each regular file. If the file changed meanwhile, that is reported instead of the error.
template<class Visit>
void walkThrough(const KeptFile& file, const CancelToken& cancel, const Visit& visit)
{
    try {
        for (Walk walk(file, cancel); walk.next();) {
            visit(walk);
        }
    } catch (const Error&) {
        file.requireUnchanged();
        throw;
    }
    file.requireUnchanged();
}

} // namespace

std::vector<std::string> filesInArchive(const KeptFile& file, const CancelToken& cancel)
{
    std::vector<std::string> names;
    std::size_t bytes = 0;
    walkThrough(file, cancel, [&](const Walk& walk) {
        names.push_back(walk.name());
        bytes += names.back().size();
        if (names.size() > maxFiles || bytes > maxNameBytes) {
            throw inputError("%1: expected at most %2 files with names of %3 bytes in total, found more",
                             file.path().string(), maxFiles, maxNameBytes);
        }
    });
    return names;
}

void readArchive(const KeptFile& file, std::uint64_t maxBytes, const std::function<bool(std::size_t)>& wanted,
                 const std::function<void(std::size_t, const Bytes&)>& visit, const CancelToken& cancel)
{
    std::size_t place = 0;
    walkThrough(file, cancel, [&](const Walk& walk) {
        if (wanted(place)) {
            visit(place, walk.contents(maxBytes));
        }
        ++place;
    });
}

void visitMembers(const KeptFile& file, const std::function<void(ArchiveMember)>& visit,
                  const CancelToken& cancel)
{
    std::size_t files = 0;
    walkThrough(file, cancel, [&](const Walk& walk) {
        if (++files > maxFiles) {
            throw inputError("%1: expected at most %2 files, found more", file.path().string(), maxFiles);
        }
        visit(walk.member());
    });
}

} // namespace hydra
