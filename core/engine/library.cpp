// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/library.h"

#include "core/base/file.h"
#include "core/checkpoint/checkpoint.h"
#include "core/format/npy.h"
#include "core/image/load.h"

#include <ATen/ATen.h>

#include <cmath>

namespace hydra::engine {

namespace {

// A normalised array as a picture: each channel's own range, so that any normalisation can be looked at.
Image pictureOf(const at::Tensor& array)
{
    const at::Tensor flat = array.flatten(1);
    const at::Tensor low = flat.amin(1).view({3, 1, 1});
    const at::Tensor range = (flat.amax(1).view({3, 1, 1}) - low).clamp_min(1e-12);
    const at::Tensor bytes =
        ((array - low) / range * 255).round().to(at::kByte).permute({1, 2, 0}).contiguous();
    Image image{static_cast<int>(array.size(2)), static_cast<int>(array.size(1)), {}};
    image.rgb.assign(bytes.data_ptr<std::uint8_t>(), bytes.data_ptr<std::uint8_t>() + bytes.numel());
    return image;
}

InputPtr inputFromArray(const at::Tensor& array, const Image& picture, int patchSize)
{
    auto input = std::make_shared<ModelInput>();
    input->pixels = array.unsqueeze(0);
    input->shown = picture;
    input->geometry = {picture.width,  picture.height, picture.width,
                       picture.height, patchSize,      {0, 0, double(picture.width), double(picture.height)}};
    return input;
}

std::string fileName(const std::string& path)
{
    return Path(path).filename().string();
}

} // namespace

OpenedModel Library::openModel(const std::string& path, const ModelOverrides& overrides,
                               const Progress& progress, const CancelToken& cancel)
{
    Checkpoint c = loadCheckpoint(path, overrides, progress, cancel);
    OpenedModel model{c.id, c.path.string(), c.format, c.chosen, c.config, overrides, c.unexpected, c.notes};
    auto network = std::make_shared<const VisionTransformer>(std::move(c.config), std::move(c.tensors));
    const std::lock_guard lock(m_mutex);
    m_models.insert(model.id, std::move(network), 1);
    return model;
}

OpenedImage Library::keep(Source source)
{
    const std::lock_guard lock(m_mutex);
    const auto& mask = source.image.truth.mask;
    const std::size_t bytes = source.image.picture->rgb.size() + (mask ? mask->rgb.size() : 0);
    OpenedImage image = source.image;
    m_known[image.id] = {image.picture, image.path, source.array};
    m_images.insert(image.id, std::move(source), bytes);
    return image;
}

OpenedImage Library::readImage(const std::string& path)
{
    const ImageLimits limits;
    const Bytes bytes = readFile(path, limits.maxBytes);
    auto picture = std::make_shared<const Image>(decodeImage(bytes, path, limits));
    return {sha256(bytes.data(), bytes.size()), fileName(path), path, std::move(picture), truthBeside(path)};
}

OpenedImage Library::asOpened(Image picture, const std::string& name)
{
    const std::string id =
        sha256(picture.rgb.data(), picture.rgb.size()) + ":" + std::to_string(picture.width);
    return {id, name, {}, std::make_shared<const Image>(std::move(picture)), {}};
}

OpenedImage Library::openImage(const std::string& path)
{
    return keep({readImage(path), {}});
}

OpenedImage Library::openPicture(Image picture, const std::string& name, Truth truth)
{
    OpenedImage opened = asOpened(std::move(picture), name);
    opened.truth = std::move(truth);
    return keep({std::move(opened), {}});
}

std::vector<OpenedImage> Library::openArray(const std::string& path)
{
    at::Tensor array = readNpy(path);
    if (array.dim() == 3) {
        array = array.unsqueeze(0);
    }
    if (array.dim() != 4 || array.size(1) != 3 || array.numel() == 0) {
        throw inputError(path, ": expected a float array [3,H,W] or [N,3,H,W], got ", array.sizes());
    }
    std::vector<OpenedImage> opened;
    for (std::int64_t i = 0; i < array.size(0); ++i) {
        const at::Tensor one = array[i].contiguous();
        auto picture = std::make_shared<const Image>(pictureOf(one));
        const std::string name = array.size(0) == 1 ? fileName(path) : join(fileName(path), "[", i, "]");
        opened.push_back(
            keep({{sha256(one.data_ptr(), one.nbytes()), name, path, std::move(picture), {}}, one}));
    }
    return opened;
}

NetworkPtr Library::network(const ModelId& id)
{
    const std::lock_guard lock(m_mutex);
    if (const NetworkPtr* found = m_models.find(id)) {
        return *found;
    }
    throw inputError("model ", id.substr(0, 12), " is not open any more; open it again");
}

void Library::setMemoryLimit(std::size_t bytes)
{
    const std::lock_guard lock(m_mutex);
    m_inputs.setBudget(bytes / 5);
    m_images.setBudget(bytes - bytes / 5);
}

std::size_t Library::cachedBytes()
{
    const std::lock_guard lock(m_mutex);
    return m_images.used() + m_inputs.used();
}

std::optional<Library::Source> Library::again(const ImageId& id)
{
    Known known;
    {
        const std::lock_guard lock(m_mutex);
        const auto found = m_known.find(id);
        if (found == m_known.end()) {
            return std::nullopt;
        }
        known = found->second;
    }
    std::shared_ptr<const Image> picture = known.picture.lock();
    if (!picture && known.array.defined()) {
        picture = std::make_shared<const Image>(pictureOf(known.array));
    }
    if (picture) {
        return Source{{id, fileName(known.path), known.path, picture, {}}, known.array};
    }
    if (known.path.empty()) {
        return std::nullopt;
    }
    Source read{readImage(known.path), {}};
    return read.image.id == id ? std::optional(read) : std::nullopt; // else the file has changed since
}

Library::Source Library::source(const ImageId& id)
{
    {
        const std::lock_guard lock(m_mutex);
        if (const Source* found = m_images.find(id)) {
            return *found;
        }
    }
    if (const std::optional<Source> read = again(id)) {
        return *read;
    }
    throw inputError("image ", id.substr(0, 12), " is not open any more; open it again");
}

InputPtr Library::input(const ImageId& image, const ModelId& model, int imageSize)
{
    const std::string key = image + "|" + model + "|" + std::to_string(imageSize);
    {
        const std::lock_guard lock(m_mutex);
        if (const InputPtr* found = m_inputs.find(key)) {
            return *found;
        }
    }
    const NetworkPtr net = network(model);
    const Source from = source(image);
    InputPtr made;
    if (from.array.defined()) {
        made = inputFromArray(from.array, *from.image.picture, net->config().patchSize);
    } else {
        made = std::make_shared<const ModelInput>(
            preprocess(*from.image.picture, Preprocessing::of(net->config(), imageSize)));
    }
    const std::lock_guard lock(m_mutex);
    m_inputs.insert(key, made, made->pixels.nbytes() + made->shown.rgb.size());
    return made;
}

} // namespace hydra::engine
