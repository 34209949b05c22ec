// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dictionary/folder_index.h"

#include "core/base/error.h"
#include "core/checkpoint/checkpoint.h"
#include "core/dictionary/index_features.h"
#include "core/image/load.h"
#include "core/image/preprocess.h"
#include "core/model/override_fields.h"
#include "core/sae/read_autoencoder.h"

#include <algorithm>
#include <cmath>

namespace hydra {

namespace {

constexpr int patchesAround = 2; // on each side

shard::PictureList listOf(const std::string& folder, const CancelToken& cancel)
{
    if (folder.empty()) {
        throw inputError("the index does not tell where its pictures are");
    }
    shard::PictureList list;
    list.add(folder, cancel);
    list.finish();
    return list;
}

Image cutOut(const Image& image, int x, int y, int width, int height)
{
    Image part{width, height, {}};
    for (int row = y; row < y + height; ++row) {
        const std::uint8_t* from = image.pixel(x, row);
        part.rgb.insert(part.rgb.end(), from, from + std::ptrdiff_t(3) * width);
    }
    return part;
}

} // namespace

FeatureIndex indexFolder(const FolderIndexRequest& request, const FeatureIndexWatch& watch,
                         const CancelToken& cancel)
{
    const shard::PictureList list = listOf(request.folder, cancel);
    Checkpoint c = loadCheckpoint(request.model, withoutPrompts(request.overrides), {}, cancel);
    const auto [path, overrides] = SaeOverrides::parse(request.sae);
    const Autoencoder sae = readAutoencoder(path, overrides, cancel);
    requireFits(sae, c.config);
    const std::string id = c.id;
    const TokensBehind tokens(VisionTransformer(std::move(c.config), std::move(c.tensors)),
                              sae.settings.block, request.heads);
    return indexInto(request.out, sae, id, tokens, list, watch, cancel);
}

Path indexBeside(const Path& sae, const IndexedBy& open)
{
    std::error_code failed;
    const Path folder = std::filesystem::is_directory(sae, failed) ? sae : sae.parent_path();
    std::vector<std::pair<std::filesystem::file_time_type, Path>> found;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failed)) {
        const Path& path = entry.path();
        if (path.extension() == ".safetensors" && path.filename().string().find("index") != std::string::npos
            && entry.is_regular_file(failed)) {
            found.emplace_back(entry.last_write_time(failed), path);
        }
    }
    std::sort(found.rbegin(), found.rend());
    for (const auto& [written, path] : found) {
        try {
            requireIndexOf(readFeatureIndex(path), path, open);
            return path;
        } catch (const Error&) { // another autoencoder's, or not an index: skipped
        }
    }
    return {};
}

struct IndexedPictures::Kept
{
    shard::PictureList list;
    Preprocessing how;
};

IndexedPictures::IndexedPictures(const std::string& folder, const VitConfig& config,
                                 const CancelToken& cancel)
    : m_kept(new Kept{listOf(folder, cancel), Preprocessing::of(config)})
{ }

IndexedPictures::~IndexedPictures() = default;

FeatureSight IndexedPictures::sight(const std::string& name, int patch) const
{
    const shard::PictureList& list = m_kept->list;
    const Preprocessing& how = m_kept->how;
    const auto place = list.find(name);
    if (!place) {
        throw inputError("%1: no such picture in %2", name, list.onlySource());
    }
    const shard::Picture& picture = list.pictures()[*place];
    const int side = int(std::ceil(std::max(how.height, how.width) / how.cropFraction));
    const Image seen = preprocess(smallPicture(list.read(picture), list.place(picture), side), how).shown;
    const int columns = seen.width / how.patchSize, rows = seen.height / how.patchSize;
    if (patch < 0 || patch >= columns * rows) {
        throw inputError("%1: patch %2: the network has %3", name, patch, columns * rows);
    }
    const int width = std::min(columns, 2 * patchesAround + 1),
              height = std::min(rows, 2 * patchesAround + 1);
    const int column = patch % columns, row = patch / columns;
    const int left = std::clamp(column - patchesAround, 0, columns - width);
    const int top = std::clamp(row - patchesAround, 0, rows - height);
    return {cutOut(seen, left * how.patchSize, top * how.patchSize, width * how.patchSize,
                   height * how.patchSize),
            (column - left) * how.patchSize, (row - top) * how.patchSize, how.patchSize};
}

} // namespace hydra
