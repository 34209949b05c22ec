// SPDX-License-Identifier: GPL-3.0-or-later
// Evidence on disk: a folder, or one FILE.zip with the same files, and manifest.json, written last, with the
// size and SHA-256 of each. It is made beside its place and renamed, so that it is either complete or absent;
// existing files are never replaced.
#pragma once

#include "core/base/file.h"
#include "core/base/message.h"
#include "core/format/zip_archive.h"
#include "core/format/zip_writer.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hydra {
class NewFile;

inline constexpr const char* manifestFile = "manifest.json";

class BundleWriter
{
public:
    // Throws Error{Input} if PATH exists or is not writable.
    explicit BundleWriter(Path path);
    ~BundleWriter(); // without finish(): removes all files
    BundleWriter(const BundleWriter&) = delete;
    BundleWriter& operator=(const BundleWriter&) = delete;

    void add(const std::string& name, const std::string& bytes);
    // Writes the manifest and returns its SHA-256, which identifies all bytes of the bundle.
    std::string finish();

private:
    void write(const std::string& name, const std::string& bytes);

    Path m_path, m_side;
    ZipWriter m_zip;
    std::unique_ptr<NewFile> m_file; // for a zip
    std::string m_rows; // of the manifest
};

// A deviation: the file, or "" for the bundle, what was expected and what was found.
struct Difference
{
    std::string file;
    Message expected, found;
};

// Reads an untrusted bundle.
class BundleReader
{
public:
    // Throws Error{Input} if PATH is not a bundle, and for malicious archives.
    explicit BundleReader(const Path& path);

    // Wrong sizes and hashes, missing, additional and irregular files, including links.
    [[nodiscard]] const std::vector<Difference>& differences() const noexcept { return m_differences; }
    [[nodiscard]] const std::vector<std::string>& files() const noexcept
    {
        return m_files;
    } // without the manifest
    [[nodiscard]] const std::string& manifestHash() const noexcept { return m_manifestHash; }
    // Empty if there is no such file.
    [[nodiscard]] std::optional<std::string> read(const std::string& name) const;

private:
    void listFolder();
    void checkManifest();
    [[nodiscard]] std::uint64_t sizeOf(const std::string& name) const;

    Path m_path;
    std::optional<ZipArchive> m_zip; // empty for a folder
    std::vector<std::string> m_files;
    std::vector<Difference> m_differences;
    std::string m_manifestHash;
};

} // namespace hydra
