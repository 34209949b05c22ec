// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/bundle_file.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/new_file.h"
#include "core/base/presence.h"
#include "core/base/printable.h"
#include "core/base/regular_file.h"
#include "core/base/update_file.h"
#include "core/export/bundle.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <nlohmann/json.hpp>
#include <set>

namespace hydra {

namespace {

constexpr std::size_t mostFiles = 100'000;
constexpr std::uint64_t largestFile = std::uint64_t(1) << 30, largestZip = std::uint64_t(4) << 30;

bool isZip(const Path& path)
{
    return path.extension() == ".zip";
}

Error taken(const Path& path)
{
    return inputError("%1: already exists; bundles are never overwritten; choose another name",
                      path.string());
}

// Renames FROM to TO, unless TO exists.
void renameNew(const Path& from, const Path& to)
{
    const int failed = renameUnlessThere(from, to);
    if (failed == EEXIST) {
        throw taken(to);
    }
    if (failed != 0) {
        throw internalError("%1: cannot be written: %2", to.string(), std::strerror(failed));
    }
    syncFolder(folderOf(to));
}

Path withoutSlash(const Path& path)
{
    return path.has_filename() ? path : path.parent_path();
}

// A name written by BundleWriter: parts of letters, digits, '_', '-' and '.', which do not begin with '.'.
bool isPlainName(const std::string& name)
{
    constexpr std::size_t longest = 200;
    bool begins = true; // at the start of a part
    for (const char c : name) {
        const bool plain = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-';
        if (!plain && (begins || (c != '.' && c != '/'))) {
            return false;
        }
        begins = c == '/';
    }
    return !begins && name.size() <= longest;
}

} // namespace

BundleWriter::BundleWriter(Path path)
    : m_path(withoutSlash(path))
{
    std::error_code unknown;
    if (std::filesystem::symlink_status(m_path, unknown).type() != std::filesystem::file_type::not_found) {
        throw taken(m_path);
    }
    requireWritable(m_path);
    m_side = unguessableBeside(m_path, ".part");
    if (isZip(m_path)) {
        m_file = std::make_unique<NewFile>(m_side);
    } else {
        std::filesystem::create_directory(m_side);
    }
}

BundleWriter::~BundleWriter()
{
    std::error_code ignored;
    if (!m_side.empty()) {
        std::filesystem::remove_all(m_side, ignored);
    }
}

void BundleWriter::add(const std::string& name, const std::string& bytes)
{
    write(name, bytes);
    m_rows += join(m_rows.empty() ? "" : ",\n", "  {\"file\": \"", name, "\", \"bytes\": ", bytes.size(),
                   ", \"sha256\": \"", sha256(bytes.data(), bytes.size()), "\"}");
}

void BundleWriter::write(const std::string& name, const std::string& bytes)
{
    if (!isPlainName(name)) {
        throw internalError("%1 is not a valid file name in a bundle", printable(name));
    }
    if (m_file) {
        const std::string header = m_zip.entry(name, bytes);
        m_file->write(header.data(), header.size());
        m_file->write(bytes.data(), bytes.size());
        return;
    }
    requireFolder(folderOf(m_side / name));
    writeFileAtomically(m_side / name, bytes);
}

std::string BundleWriter::finish()
{
    const std::string manifest =
        join("{\n \"format\": \"", evidenceFormat, "\",\n \"files\": [\n", m_rows, "\n ]\n}\n");
    write(manifestFile, manifest);
    if (m_file) {
        const std::string end = m_zip.end();
        m_file->write(end.data(), end.size());
        m_file->commit();
    }
    renameNew(m_side, m_path);
    m_side.clear();
    return sha256(manifest.data(), manifest.size());
}

BundleReader::BundleReader(const Path& path)
    : m_path(withoutSlash(path))
{
    if (std::error_code unknown; std::filesystem::is_directory(m_path, unknown)) {
        listFolder();
    } else {
        m_zip.emplace(mapFile(m_path, largestZip), m_path.string());
        for (const auto& [name, entry] : m_zip->entries()) {
            if (name.back() != '/' || entry.size > 0) { // skips other programs' entries for folders
                m_files.push_back(name);
            }
        }
    }
    std::sort(m_files.begin(), m_files.end());
    const auto odd = std::stable_partition(m_files.begin(), m_files.end(), isPlainName);
    for (auto each = odd; each != m_files.end(); ++each) {
        m_differences.push_back({escaped(*each, 200), phrase("plain file names"),
                                 phrase("an unusual name; the file was not read")});
    }
    m_files.erase(odd, m_files.end());
    const auto manifest = std::find(m_files.begin(), m_files.end(), manifestFile);
    if (manifest == m_files.end()) {
        throw inputError("%1: has no %2; is it a bundle of evidence?", m_path.string(), manifestFile);
    }
    m_files.erase(manifest);
    checkManifest();
}

// Reports links without following them; only regular files count.
void BundleReader::listFolder()
{
    std::size_t seen = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(m_path)) {
        const std::string name = entry.path().lexically_relative(m_path).string();
        const auto type = entry.symlink_status().type();
        if (++seen > mostFiles) {
            throw inputError("%1: expected at most %2 files, found more", m_path.string(), mostFiles);
        }
        if (type == std::filesystem::file_type::regular) {
            m_files.push_back(name);
        } else if (type != std::filesystem::file_type::directory) {
            m_differences.push_back(
                {escaped(name, 200), phrase("a file"), phrase("a link or a device; not read")});
        }
    }
}

std::uint64_t BundleReader::sizeOf(const std::string& name) const
{
    return m_zip ? m_zip->find(name)->size : RegularFile(m_path / name).stamp().size;
}

std::optional<std::string> BundleReader::read(const std::string& name) const
{
    if (name != manifestFile && !std::binary_search(m_files.begin(), m_files.end(), name)) {
        return std::nullopt;
    }
    if (const std::uint64_t size = sizeOf(name); size > largestFile) {
        throw inputError("%1: %2: expected at most %3 bytes, found %4", m_path.string(), name, largestFile,
                         size);
    }
    if (m_zip) {
        const ByteBlock block = m_zip->read(name);
        return std::string(reinterpret_cast<const char*>(block.data), block.size);
    }
    const Bytes bytes = readFile(m_path / name, largestFile);
    return std::string(bytes.begin(), bytes.end());
}

void BundleReader::checkManifest()
{
    const std::string text = *read(manifestFile);
    m_manifestHash = sha256(text.data(), text.size());
    const std::string where = join(m_path.string(), ": ", manifestFile);
    const nlohmann::json manifest = parseJson(text, where);
    if (!manifest.is_object() || manifest.value("format", nlohmann::json()) != evidenceFormat
        || !manifest.contains("files") || !manifest["files"].is_array()) {
        throw inputError("%1: expected \"format\": \"%2\" and a list of files", where, evidenceFormat);
    }
    std::set<std::string> named;
    for (const nlohmann::json& row : manifest["files"]) {
        const nlohmann::json name = row.is_object() ? row.value("file", nlohmann::json()) : nlohmann::json();
        if (!name.is_string()) {
            throw inputError("%1: expected {\"file\", \"bytes\", \"sha256\"} for each file", where);
        }
        const auto& file = name.get_ref<const std::string&>();
        const std::string shown = escaped(file, 200);
        if (!named.insert(file).second) {
            m_differences.push_back({shown, phrase("one entry in the manifest"), "twice"});
        } else if (!std::binary_search(m_files.begin(), m_files.end(), file)) {
            m_differences.push_back({shown, phrase("a file"), phrase("none; the manifest lists it")});
        } else {
            const std::string bytes = *read(file);
            const nlohmann::json found{
                {"file", file}, {"bytes", bytes.size()}, {"sha256", sha256(bytes.data(), bytes.size())}};
            if (row != found) {
                m_differences.push_back(
                    {shown, phrase("bytes with the SHA-256 of the manifest"), phrase("other bytes")});
            }
        }
    }
    for (const std::string& file : m_files) {
        if (named.count(file) == 0) {
            m_differences.push_back(
                {file, phrase("no such file; the manifest lists none"), phrase("a file")});
        }
    }
}

} // namespace hydra
