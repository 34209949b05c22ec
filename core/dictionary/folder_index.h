// SPDX-License-Identifier: GPL-3.0-or-later
// A folder's index for an open model and autoencoder: builds it in the background, finds it beside the
// autoencoder, and crops its pictures around the patch. Plain data: no tensor.
#pragma once

#include "core/dictionary/feature_index.h"
#include "core/image/image.h"
#include "core/model/model_overrides.h"

#include <memory>

namespace hydra {

struct FolderIndexRequest
{
    std::string model, sae; // a file; text that opens it again, "sae.pt#block=10"
    ModelOverrides overrides; // of the model
    int heads = 0;
    std::string folder; // or tar
    Path out;
};

// Builds the index as sae-index does, and continues an existing one. Opens the model a second time, so that
// the window's network stays free. Throws as reading does, and Error{Cancelled} with the finished part in
// OUT.
[[nodiscard]] FeatureIndex indexFolder(const FolderIndexRequest& request, const FeatureIndexWatch& watch,
                                       const CancelToken& cancel);

// The newest index for OPEN beside SAE, which is a file or a folder; an empty path if there is none.
[[nodiscard]] Path indexBeside(const Path& sae, const IndexedBy& open);

// A feature's strongest place, as the network saw it.
struct FeatureSight
{
    Image picture; // some patches around that patch
    int x = 0, y = 0, side = 0; // that patch, in pixels of PICTURE
};

// The pictures of an index. Opens only pictures in its folder or tar: names in a file are untrusted.
class IndexedPictures
{
public:
    // Throws Error{Input} if FOLDER cannot be listed.
    IndexedPictures(const std::string& folder, const VitConfig& config, const CancelToken& cancel);
    ~IndexedPictures();
    // Throws Error{Input} if there is no picture NAME, or it cannot be read.
    [[nodiscard]] FeatureSight sight(const std::string& name, int patch) const;

private:
    struct Kept;
    std::unique_ptr<Kept> m_kept;
};

} // namespace hydra
