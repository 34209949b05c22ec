// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shard/picture_list.h"

#include "core/base/descriptor.h"
#include "core/base/error.h"
#include "core/base/integer_list.h"
#include "core/base/presence.h"
#include "core/base/printable.h"
#include "core/base/standard_streams.h"
#include "core/base/text_file.h"
#include "core/base/update_file.h"
#include "core/base/waiting.h"
#include "core/format/tar_archive.h"
#include "core/image/list_folders.h"
#include "core/image/load.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>
#include <unordered_map>
#include <utility>

namespace hydra::shard {

namespace {

constexpr std::size_t mostPictures = 50'000'000; // of one shard
constexpr std::size_t mostLines = 5'000'000;
constexpr std::size_t mostNameBytes = std::size_t(1) << 30;
constexpr std::size_t longestKey = 4096;
constexpr std::uint64_t largestLabel = 256;
constexpr std::size_t shownKey = 300;

} // namespace

bool isTar(const Path& path)
{
    const std::string suffix = path.extension().string();
    return suffix == ".tar" || suffix == ".TAR";
}

namespace {

// NAME as text that JSON can hold.
std::string keyOf(const std::string& name)
{
    std::string key = name;
    while (key.size() > 2 && key.compare(0, 2, "./") == 0 && key[2] != '/') {
        key.erase(0, 2);
    }
    return isUtf8(key) ? key : escaped(key, 4 * longestKey);
}

// Webdataset's sample name: up to the first dot of the file's name.
std::string sampleOf(const std::string& name)
{
    const std::size_t folder = name.rfind('/');
    return name.substr(0, name.find('.', folder == std::string::npos ? 0 : folder + 1));
}

Bytes piece(const KeptFile& file, std::uint64_t offset, std::uint64_t size)
{
    Bytes bytes(size);
    file.read(bytes.data(), bytes.size(), offset);
    return bytes;
}

// Reads the next piece of FILE, "" at its end. Its writer may be slow: CANCEL ends the waiting.
std::string nextPiece(int file, const std::string& path, const CancelToken& cancel)
{
    constexpr int look = 200; // milliseconds
    constexpr std::size_t most = 65'536;
    std::string piece(most, '\0');
    for (;;) {
        cancel.check();
        std::vector<Waiting> waiting{{file, true}};
        if (!waitFor(waiting, look)) {
            continue;
        }
        const std::int64_t got = readNow(file, piece.data(), piece.size());
        if (got >= 0) {
            piece.resize(static_cast<std::size_t>(got));
            return piece;
        }
        if (errno != EINTR && errno != EAGAIN) {
            throw inputError("%1: cannot be read: %2", path, std::strerror(errno));
        }
    }
}

} // namespace

void eachLine(const std::string& path, const std::function<void(std::string, std::size_t)>& visit,
              const CancelToken& cancel)
{
    // Opening a pipe would block until a writer opens it, and ignore CANCEL; nextPiece() waits and checks
    // CANCEL.
    const Descriptor file = path == "-" ? copyOfStandardInput() : openToRead(path);
    if (file < 0) {
        throw inputError("%1: %2", path, std::strerror(errno));
    }
    TextDecoder decoder(path);
    std::string line;
    std::size_t number = 0;
    char before = '\n';
    const auto end = [&] {
        if (++number > mostLines) {
            throw inputError("%1: more than %2 lines; give folders or tars, or split the list", path,
                             mostLines);
        }
        if (!line.empty()) {
            visit(std::exchange(line, {}), number);
        }
    };
    const auto take = [&](const std::string& text) {
        for (const char c : text) {
            if (c == '\r' || (c == '\n' && before != '\r')) {
                end();
            } else if (c == '\0') {
                throw inputError(
                    "%1: line %2: expected one name per line in UTF-8, found a zero byte; save it as UTF-8",
                    path, number + 1);
            } else if (c != '\n') {
                line += c;
            }
            if (line.size() > longestKey) {
                throw inputError("%1: expected one name per line, found a line of more than %2 bytes", path,
                                 longestKey);
            }
            before = c;
        }
    };
    for (std::string piece; !(piece = nextPiece(file, path, cancel)).empty();) {
        take(decoder.next(piece));
    }
    take(decoder.rest());
    end();
}

void PictureList::hold(std::size_t nameBytes)
{
    m_nameBytes += nameBytes;
    if (m_nameBytes > mostNameBytes) {
        throw inputError(
            "the names of the pictures take more than %1 MiB; name fewer per run, or use more shards",
            mostNameBytes >> 20U);
    }
}

std::uint32_t PictureList::source(Kind kind, const std::string& path, const std::string& label)
{
    m_sources.push_back({kind, path, label});
    hold(path.size() + label.size());
    return static_cast<std::uint32_t>(m_sources.size() - 1);
}

void PictureList::take(Picture picture)
{
    if (picture.key.empty() || picture.key.size() > longestKey) {
        throw inputError("%1: a name of %2 bytes; expected 1 to %3", place(picture).substr(0, shownKey),
                         picture.key.size(), longestKey);
    }
    ++m_total;
    if (!m_shard.holds(picture.key)) {
        return;
    }
    if (m_pictures.size() >= mostPictures) {
        throw inputError("more than %1 pictures in one shard; use more shards", mostPictures);
    }
    picture.key.shrink_to_fit(); // an escaped key has grown by doubling
    hold(picture.key.size());
    m_pictures.push_back(std::move(picture));
}

void PictureList::add(const std::string& input, const CancelToken& cancel)
{
    cancel.check();
    std::error_code failed;
    if (isTar(input)) {
        addTar(input, cancel);
    } else if (looksLikeImage(input)) { // checked by name, so a million files are not opened
        addPicture(input, {});
    } else if (std::filesystem::is_directory(input, failed)) {
        addFolder(input, cancel);
    } else if (Path(input).extension() == ".npy") {
        throw usageError("%1: an array cannot be listed; it works without --store", input);
    } else if (!isThere(input)) {
        throw inputError("%1: no such file or folder", input);
    } else {
        addPicture(input, {});
    }
}

void PictureList::addPicture(const std::string& path, const std::string& label)
{
    Picture picture;
    const bool exact = isUtf8(path);
    if (!exact || !label.empty() || m_sources.empty() || m_sources.back().kind != Kind::File
        || !m_sources.back().label.empty() || !m_sources.back().path.empty()) {
        picture.source = source(Kind::File, exact ? std::string() : path, label);
    } else {
        picture.source = static_cast<std::uint32_t>(m_sources.size() - 1);
    }
    picture.key = keyOf(path);
    take(std::move(picture));
}

void PictureList::addFolder(const std::string& folder, const CancelToken& cancel)
{
    const std::size_t before = m_total;
    const std::uint32_t from = source(Kind::Folder, folder);
    walkPictures(
        folder,
        [&](const Path& path) {
            const std::string inside = path.lexically_relative(folder).generic_string();
            Picture picture;
            picture.key = keyOf(inside);
            picture.source = isUtf8(inside) ? from : source(Kind::File, path.string()); // the key is escaped
            take(std::move(picture));
        },
        cancel);
    if (m_total == before) {
        throw inputError("%1: no picture in this folder or its sub-folders", folder);
    }
}

void PictureList::addTar(const std::string& tar, const CancelToken& cancel)
{
    const std::size_t before = m_total;
    const std::size_t first = m_pictures.size();
    const auto file = std::make_shared<const KeptFile>(tar);
    const std::uint32_t from = source(Kind::Tar, tar);
    m_sources[from].tar = file;
    std::unordered_map<std::string, Picture> labels; // by sample
    visitMembers(
        *file,
        [&](const ArchiveMember& member) {
            Picture picture{keyOf(member.name), member.offset, member.size, 0, 0, from};
            if (passesOver(tar, member.name)) {
                return;
            }
            if (looksLikeImage(member.name)) {
                take(std::move(picture));
            } else if (Path(member.name).extension() == ".cls" && member.size <= largestLabel) {
                labels.emplace(sampleOf(picture.key), picture);
            }
        },
        cancel);
    if (m_total == before) {
        throw inputError("%1: no picture in this tar", tar);
    }
    for (std::size_t i = first; i < m_pictures.size() && !labels.empty(); ++i) {
        const auto found = labels.find(sampleOf(m_pictures[i].key));
        if (found != labels.end()) {
            m_pictures[i].labelOffset = found->second.offset;
            m_pictures[i].labelSize = static_cast<std::uint32_t>(found->second.size);
        }
    }
}

void PictureList::addLines(const std::string& path, const CancelToken& cancel)
{
    std::string before;
    eachLine(
        path,
        [&](std::string line, std::size_t number) {
            if (line == before) {
                throw inputError("%1: line %2 repeats the line before it: %3", path, number, printable(line));
            }
            add(line, cancel);
            before = std::move(line);
        },
        cancel);
}

void PictureList::finish()
{
    std::sort(m_pictures.begin(), m_pictures.end(),
              [](const Picture& a, const Picture& b) { return a.key < b.key; });
    const auto twice = std::adjacent_find(m_pictures.begin(), m_pictures.end(),
                                          [](const Picture& a, const Picture& b) { return a.key == b.key; });
    if (twice != m_pictures.end()) {
        throw inputError("the key %1 occurs twice: in %2 and in %3; each picture needs its own name",
                         printable(twice->key), place(twice[0]), place(twice[1]));
    }
    if (m_total == 0) {
        throw inputError("the list contains no picture");
    }
    m_pictures.shrink_to_fit();
}

std::optional<std::size_t> PictureList::find(std::string_view key) const
{
    const auto found = std::lower_bound(m_pictures.begin(), m_pictures.end(), key,
                                        [](const Picture& a, std::string_view b) { return a.key < b; });
    if (found == m_pictures.end() || found->key != key) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(found - m_pictures.begin());
}

std::string PictureList::onlySource() const
{
    return m_sources.size() == 1 && m_sources.front().kind != Kind::File ? m_sources.front().path
                                                                         : std::string();
}

std::string PictureList::place(const Picture& picture) const
{
    const Source& from = m_sources.at(picture.source);
    switch (from.kind) {
    case Kind::Folder:
        return (Path(from.path) / picture.key).string();
    case Kind::Tar:
        return from.path + ": " + escaped(picture.key, shownKey);
    case Kind::File:
        break;
    }
    return from.path.empty() ? picture.key : from.path;
}

Bytes PictureList::read(const Picture& picture) const
{
    const std::uint64_t most = ImageLimits().maxBytes;
    if (m_sources.at(picture.source).kind != Kind::Tar) {
        return readFile(place(picture), most);
    }
    if (picture.size > most) {
        throw inputError("%1: expected at most %2 bytes, found %3", place(picture), most, picture.size);
    }
    return piece(*m_sources[picture.source].tar, picture.offset, picture.size);
}

std::string PictureList::label(const Picture& picture) const
{
    const Source& from = m_sources.at(picture.source);
    if (!from.label.empty()) {
        return from.label;
    }
    if (picture.labelOffset > 0) {
        const Bytes bytes = piece(*from.tar, picture.labelOffset, picture.labelSize);
        std::string text =
            plainText({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, place(picture));
        text.erase(text.find_last_not_of(" \r\n\t") + 1);
        return wholeNumber(text) ? "index:" + text : text; // webdataset writes class indices
    }
    return Path(picture.key).parent_path().filename().string();
}

} // namespace hydra::shard
