// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures from files, folders, lists of names and tars as one list in one order: by key, byte by byte,
// however the inputs were given. It holds those of one shard.
//
// A picture's key is what it is called in its input: in a folder (as walkPictures() goes) the path from
// there, in a tar its name, of a file the path as it was given. So a tar and the folder it was made of give
// the same keys. In a tar, NAME.cls belongs to NAME.jpg (webdataset's naming, where NAME ends at the first
// dot of the file's name) and is its label.
#pragma once

#include "core/base/cancel.h"
#include "core/base/kept_file.h"
#include "core/shard/shard.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hydra::shard {

struct Picture
{
    std::string key;
    std::uint64_t offset = 0, size = 0; // in a tar
    std::uint64_t labelOffset = 0; // of NAME.cls; 0: there is none
    std::uint32_t labelSize = 0;
    std::uint32_t source = 0; // of the list's
};

// By its name.
[[nodiscard]] bool isTar(const Path& path);
// Calls VISIT with each line that is not empty, and its number, of the file at PATH or of standard input
// ("-"), at most five million. Decoded as text_file.h says; names that are not UTF-8 stay as they are.
// Whoever writes it may be slow, or gone: waiting ends with CANCEL. Throws Error{Input} for what is no list
// of names.
void eachLine(const std::string& path, const std::function<void(std::string, std::size_t)>& visit,
              const CancelToken& cancel);

class PictureList
{
public:
    explicit PictureList(Shard shard = {})
        : m_shard(shard)
    { }

    // A picture, a folder or a tar. Throws Error{Input} that names what cannot be read, and for names of more
    // than a gibibyte in all; a single picture is not looked at yet. LABEL is of a single picture.
    void add(const std::string& input, const CancelToken& cancel = {});
    void addPicture(const std::string& path, const std::string& label);
    // One input for each of eachLine(). Throws Error{Input} for a line that is like the one before.
    void addLines(const std::string& path, const CancelToken& cancel = {});
    // Puts them in order. Throws Error{Input} that names a key that is there twice, and both places.
    void finish();

    [[nodiscard]] const std::vector<Picture>& pictures() const noexcept { return m_pictures; }
    [[nodiscard]] std::size_t total() const noexcept { return m_total; } // of all shards
    [[nodiscard]] const Shard& shard() const noexcept { return m_shard; }
    // The place of KEY; none where it is not in the list. After finish().
    [[nodiscard]] std::optional<std::size_t> find(std::string_view key) const;

    // The one folder or tar that all of them lie in; "" where there are several, or single files.
    [[nodiscard]] std::string onlySource() const;
    // For messages: "train.tar: n01440764/n01440764_10026.jpg".
    [[nodiscard]] std::string place(const Picture& picture) const;
    // Throw Error{Input}; one that saysChanged() for a tar that was written into since it was added, which is
    // of no use any more.
    [[nodiscard]] Bytes read(const Picture& picture) const;
    // What NAME.cls says, of a numeral "index:N"; or the last folder in the key; "" where there is neither.
    [[nodiscard]] std::string label(const Picture& picture) const;

private:
    enum class Kind
    {
        File,
        Folder,
        Tar
    };
    struct Source
    {
        Kind kind;
        std::string path, label;
        std::shared_ptr<const KeptFile> tar{};
    };
    std::uint32_t source(Kind kind, const std::string& path, const std::string& label = {});
    void hold(std::size_t nameBytes);
    void take(Picture picture);
    void addFolder(const std::string& folder, const CancelToken& cancel);
    void addTar(const std::string& tar, const CancelToken& cancel);

    Shard m_shard;
    std::vector<Source> m_sources; // of single files one for all without labels: the key is the path
    std::vector<Picture> m_pictures;
    std::size_t m_total = 0;
    std::size_t m_nameBytes = 0; // of what is kept
};

} // namespace hydra::shard
