// SPDX-License-Identifier: GPL-3.0-or-later
// One list of pictures from files, folders, lists of names and tars, ordered by key, byte by byte, regardless
// of the order of inputs. It holds the pictures of one shard.
//
// A picture's key is its name in its input: in a folder (walked by walkPictures()) the relative path, in a
// tar the member's name, for a file the path as given. So a tar and the folder it was made from give the same
// keys. In a tar, NAME.cls is the label of NAME.jpg (webdataset's naming, where NAME ends at the first dot of
// the file's name).
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
    std::uint64_t labelOffset = 0; // of NAME.cls; 0: no such file
    std::uint32_t labelSize = 0;
    std::uint32_t source = 0; // index of the list's source
};

// Decided by its name.
[[nodiscard]] bool isTar(const Path& path);
// Calls VISIT with each non-empty line and its number, from the file at PATH or from standard input ("-"),
// for at most five million lines. Decodes as described in text_file.h; names that are not UTF-8 are kept. The
// writer of a pipe may be slow or gone, so waiting ends with CANCEL. Throws Error{Input} if the text is not a
// list of names.
void eachLine(const std::string& path, const std::function<void(std::string, std::size_t)>& visit,
              const CancelToken& cancel);

class PictureList
{
public:
    explicit PictureList(Shard shard = {})
        : m_shard(shard)
    { }

    // Adds a picture, a folder or a tar. Throws Error{Input} naming an unreadable input, and for names of
    // more than a gibibyte in total; a single picture is not opened yet. LABEL belongs to a single picture.
    void add(const std::string& input, const CancelToken& cancel = {});
    void addPicture(const std::string& path, const std::string& label);
    // Adds one input per line of eachLine(). Throws Error{Input} for a line equal to the previous one.
    void addLines(const std::string& path, const CancelToken& cancel = {});
    // Sorts the pictures. Throws Error{Input} naming a duplicate key and both places.
    void finish();

    [[nodiscard]] const std::vector<Picture>& pictures() const noexcept { return m_pictures; }
    [[nodiscard]] std::size_t total() const noexcept { return m_total; } // of all shards
    [[nodiscard]] const Shard& shard() const noexcept { return m_shard; }
    // The index of KEY; nullopt if it is not in the list. Call after finish().
    [[nodiscard]] std::optional<std::size_t> find(std::string_view key) const;

    // The only folder or tar that all of them are in; "" for several sources, or single files.
    [[nodiscard]] std::string onlySource() const;
    // For messages: "train.tar: n01440764/n01440764_10026.jpg".
    [[nodiscard]] std::string place(const Picture& picture) const;
    // Throw Error{Input}; one with saysChanged() for a tar that was modified since it was added, which can no
    // longer be used.
    [[nodiscard]] Bytes read(const Picture& picture) const;
    // The content of NAME.cls, as "index:N" for a number; or the last folder in the key; otherwise "".
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
    std::vector<Source> m_sources; // all single files without labels share one source: the key is the path
    std::vector<Picture> m_pictures;
    std::size_t m_total = 0;
    std::size_t m_nameBytes = 0; // of the names kept
};

} // namespace hydra::shard
