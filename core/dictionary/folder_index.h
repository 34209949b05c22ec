// SPDX-License-Identifier: GPL-3.0-or-later
// A folder's index for whoever has a model and an autoencoder open: made in the background, found beside the
// autoencoder, and its pictures, cut out around the patch. Plain data: no tensor.
#pragma once

#include "core/dictionary/feature_index.h"
#include "core/image/image.h"
#include "core/model/model_overrides.h"

#include <memory>

namespace hydra {

struct FolderIndexRequest
{
    std::string model, sae; // a file; what opens it again, "sae.pt#block=10"
    ModelOverrides overrides; // of the model
    int heads = 0;
    std::string folder; // or tar
    Path out;
};

// As sae-index makes it, and goes on with it. Opens the model a second time: the window's network answers
// meanwhile. Throws what reading throws, and Error{Cancelled} with what is done in OUT.
[[nodiscard]] FeatureIndex indexFolder(const FolderIndexRequest& request, const FeatureIndexWatch& watch,
                                       const CancelToken& cancel);

// The newest index that lies beside SAE, a file or a folder, and is of OPEN; an empty path: none.
[[nodiscard]] Path indexBeside(const Path& sae, const IndexedBy& open);

// What a feature was strongest on, as the network saw it.
struct FeatureSight
{
    Image picture; // some patches around the one
    int x = 0, y = 0, side = 0; // that patch, in pixels of it
};

// The pictures of an index. Opens those alone that lie in its folder or tar: names in a file are hostile.
class IndexedPictures
{
public:
    // Throws Error{Input} where FOLDER cannot be listed.
    IndexedPictures(const std::string& folder, const VitConfig& config, const CancelToken& cancel);
    ~IndexedPictures();
    // Throws Error{Input} where no picture of NAME is there, or it cannot be read.
    [[nodiscard]] FeatureSight sight(const std::string& name, int patch) const;

private:
    struct Kept;
    std::unique_ptr<Kept> m_kept;
};

} // namespace hydra
