// SPDX-License-Identifier: GPL-3.0-or-later
// The models and images that are open, and the network inputs made from them. Thread-safe.
#pragma once

#include "core/base/cancel.h"
#include "core/engine/lru_cache.h"
#include "core/engine/results.h"
#include "core/image/preprocess.h"
#include "core/model/model_overrides.h"
#include "core/nn/vision_transformer.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace hydra::engine {

using NetworkPtr = std::shared_ptr<const VisionTransformer>;
using InputPtr = std::shared_ptr<const ModelInput>;

class Library
{
public:
    [[nodiscard]] OpenedModel openModel(const std::string& path, const ModelOverrides& overrides,
                                        const Progress& progress, const CancelToken& cancel);
    [[nodiscard]] OpenedImage openImage(const std::string& path);
    [[nodiscard]] OpenedImage openPicture(Image picture, const std::string& name, Truth truth = {});
    [[nodiscard]] std::vector<OpenedImage> openArray(const std::string& path);

    // The same, not kept: nobody can ask for them by id.
    [[nodiscard]] static OpenedImage readImage(const std::string& path);
    [[nodiscard]] static OpenedImage asOpened(Image picture, const std::string& name);

    // Throw Error{Input} for an id that is not open (any more). A picture that had to go because of the limit
    // is read again.
    [[nodiscard]] NetworkPtr network(const ModelId& id);
    [[nodiscard]] InputPtr input(const ImageId& image, const ModelId& model, int imageSize);

    // BYTES for pictures and inputs together; the newest of each stays whatever its size.
    void setMemoryLimit(std::size_t bytes);
    [[nodiscard]] std::size_t cachedBytes();

private:
    struct Source
    {
        OpenedImage image;
        at::Tensor array; // [3,H,W], already normalised; undefined for pictures
    };
    // What is left of a picture that had to go: perhaps somebody still shows it, else its file has it. Rows
    // of an array share the array's memory.
    struct Known
    {
        std::weak_ptr<const Image> picture;
        std::string path;
        at::Tensor array;
    };
    [[nodiscard]] OpenedImage keep(Source source);
    [[nodiscard]] Source source(const ImageId& id);
    [[nodiscard]] std::optional<Source> again(const ImageId& id);

    std::mutex m_mutex;
    LruCache<ModelId, NetworkPtr> m_models{3}; // models open at once
    LruCache<ImageId, Source> m_images{std::size_t(128) << 20}; // bytes of pixels
    LruCache<std::string, InputPtr> m_inputs{std::size_t(32) << 20}; // bytes
    std::unordered_map<ImageId, Known> m_known; // every picture that was ever open
};

} // namespace hydra::engine
