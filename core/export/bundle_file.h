// SPDX-License-Identifier: GPL-3.0-or-later
// Evidence on the disk: a folder, or one FILE.zip with the same files, and manifest.json, written last, with
// the size and SHA-256 of each. It is made beside its place and renamed: there is all of it or nothing, and
// nothing is ever replaced.
#pragma once

#include "core/base/file.h"
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
    // Throws Error{Input} where something is at PATH, or nothing can be written there.
    explicit BundleWriter(Path path);
    ~BundleWriter(); // without finish(): nothing is there
    BundleWriter(const BundleWriter&) = delete;
    BundleWriter& operator=(const BundleWriter&) = delete;

    void add(const std::string& name, const std::string& bytes);
    // Writes the manifest and gives its SHA-256: who knows that knows every byte.
    std::string finish();

private:
    void write(const std::string& name, const std::string& bytes);

    Path m_path, m_side;
    ZipWriter m_zip;
    std::unique_ptr<NewFile> m_file; // of a zip
    std::string m_rows; // of the manifest
};

// What is not as it should be: in which file, or "" for the bundle, what was expected and what is there.
struct Difference
{
    std::string file, expected, found;
};

// A bundle from a stranger.
class BundleReader
{
public:
    // Throws Error{Input} for what is no bundle, and for an archive that only an attack would be.
    explicit BundleReader(const Path& path);

    // Of sizes, hashes, missing, additional and odd files, links among them.
    [[nodiscard]] const std::vector<Difference>& differences() const noexcept { return m_differences; }
    [[nodiscard]] const std::vector<std::string>& files() const noexcept
    {
        return m_files;
    } // but the manifest
    [[nodiscard]] const std::string& manifestHash() const noexcept { return m_manifestHash; }
    // None where there is no such file.
    [[nodiscard]] std::optional<std::string> read(const std::string& name) const;

private:
    void listFolder();
    void checkManifest();
    [[nodiscard]] std::uint64_t sizeOf(const std::string& name) const;

    Path m_path;
    std::optional<ZipArchive> m_zip; // else a folder
    std::vector<std::string> m_files;
    std::vector<Difference> m_differences;
    std::string m_manifestHash;
};

} // namespace hydra
