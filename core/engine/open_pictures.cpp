// SPDX-License-Identifier: GPL-3.0-or-later
// Open pictures and arrays, and the networks' inputs made from them.
#include "core/base/file.h"
#include "core/engine/open_files_caches.h"
#include "core/format/npy.h"
#include "core/image/load.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra::engine {

namespace {

constexpr std::size_t mostKnown = 16'384, mostArrayBytes = std::size_t(256) << 20;

// A normalised array as a picture: scales each channel to its own range, so that any normalisation is
// viewable.
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

// The file PATH with content BYTES. PICTURE: null if not decoded yet.
OpenedImage asRead(const Bytes& bytes, const ImageId& id, const std::string& path,
                   std::shared_ptr<const Image> picture)
{
    if (!picture) {
        picture = std::make_shared<const Image>(decodeImage(bytes, path, ImageLimits()));
    }
    return {id, fileName(path), path, std::move(picture), truthBeside(path)};
}

} // namespace

// Drops unused entries when there are too many, since a server is asked about any number of pictures and
// arrays; safe, because each request reads its file again.
void OpenFiles::Caches::forgetOld()
{
    if (known.size() < mostKnown && arrayBytes < mostArrayBytes) {
        return;
    }
    arrayBytes = 0;
    for (auto at = known.begin(); at != known.end();) {
        const Known& each = at->second;
        const bool inUse = each.users > 0 || !each.picture.expired();
        arrayBytes += inUse && each.array.defined() ? each.array.nbytes() : 0;
        at = inUse ? std::next(at) : known.erase(at);
    }
}

OpenedImage OpenFiles::keep(Source source, int users, bool passes)
{
    const std::lock_guard lock(m_caches->mutex);
    m_caches->forgetOld();
    const auto& mask = source.image.truth.mask;
    const std::size_t bytes = source.image.picture->rgb.size() + (mask ? mask->rgb.size() : 0);
    OpenedImage image = source.image;
    Caches::Known& known = m_caches->known[image.id];
    m_caches->arrayBytes += source.array.defined() && !known.array.defined() ? source.array.nbytes() : 0;
    known = {image.picture,
             image.path.empty() ? known.path : image.path,
             source.array,
             known.users + users,
             known.stays || users == 0,
             passes && (known.users == 0 || known.passes)};
    m_caches->images.insert(image.id, std::move(source), bytes, known.passes && !known.stays);
    return image;
}

OpenedImage OpenFiles::readImage(const std::string& path)
{
    const Bytes bytes = readFile(path, ImageLimits().maxBytes);
    return asRead(bytes, sha256(bytes.data(), bytes.size()), path, nullptr);
}

OpenedImage OpenFiles::asOpened(Image picture, const std::string& name)
{
    const std::string id =
        sha256(picture.rgb.data(), picture.rgb.size()) + ":" + std::to_string(picture.width);
    return {id, name, {}, std::make_shared<const Image>(std::move(picture)), {}};
}

OpenedImage OpenFiles::openImage(const std::string& path)
{
    const Bytes bytes = readFile(path, ImageLimits().maxBytes);
    const ImageId id = sha256(bytes.data(), bytes.size());
    std::shared_ptr<const Image> picture; // same bytes, same picture: avoids decoding, the slowest step
    {
        const std::lock_guard lock(m_caches->mutex);
        if (const Source* const found = m_caches->images.find(id)) {
            picture = found->image.picture;
        }
    }
    return keep({asRead(bytes, id, path, std::move(picture)), {}});
}

OpenedImage OpenFiles::openBytes(const Bytes& file, const std::string& name)
{
    auto picture = std::make_shared<const Image>(decodeImage(file, name));
    return keep({{sha256(file.data(), file.size()), fileName(name), {}, std::move(picture), {}}, {}}, 1);
}

bool OpenFiles::forget(const ImageId& id)
{
    const std::lock_guard lock(m_caches->mutex);
    const auto found = m_caches->known.find(id);
    if (found == m_caches->known.end() || --found->second.users > 0 || found->second.stays) {
        return false;
    }
    m_caches->known.erase(found);
    m_caches->images.erase(id);
    m_caches->inputs.eraseIf(
        [start = id + "|"](const std::string& key) { return key.compare(0, start.size(), start) == 0; });
    return true;
}

bool OpenFiles::passes(const ImageId& id)
{
    const std::lock_guard lock(m_caches->mutex);
    const auto known = m_caches->known.find(id);
    return known != m_caches->known.end() && known->second.passes && !known->second.stays;
}

OpenedImage OpenFiles::openPicture(Image picture, const std::string& name, Truth truth)
{
    OpenedImage opened = asOpened(std::move(picture), name);
    opened.truth = std::move(truth);
    return keep({std::move(opened), {}});
}

OpenedImage OpenFiles::openFrame(Image picture, const std::string& name)
{
    return keep({asOpened(std::move(picture), name), {}}, 1, true);
}

std::vector<OpenedImage> OpenFiles::openArray(const std::string& path)
{
    const at::Tensor array = readNormalised(path);
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

std::optional<OpenFiles::Source> OpenFiles::again(const ImageId& id)
{
    Caches::Known known;
    {
        const std::lock_guard lock(m_caches->mutex);
        const auto found = m_caches->known.find(id);
        if (found == m_caches->known.end()) {
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
    return read.image.id == id ? std::optional(read) : std::nullopt; // else the file has changed
}

OpenFiles::Source OpenFiles::source(const ImageId& id)
{
    {
        const std::lock_guard lock(m_caches->mutex);
        if (const Source* found = m_caches->images.find(id)) {
            return *found;
        }
    }
    if (const std::optional<Source> read = again(id)) {
        return *read;
    }
    throw inputError("image %1 is no longer open; open it again", id.substr(0, 12));
}

ImageId OpenFiles::reference(const ClassChoice& choice)
{
    if (!choice.id.empty()) {
        const std::lock_guard lock(m_caches->mutex);
        if (m_caches->known.count(choice.id) > 0) {
            return choice.id;
        }
    }
    if (choice.path.empty()) {
        throw inputError("the picture to compare with is no longer open; choose it again");
    }
    const bool array = Path(choice.path).extension() == ".npy";
    const std::vector<OpenedImage> found =
        array ? openArray(choice.path) : std::vector<OpenedImage>{openImage(choice.path)};
    const auto same = std::find_if(found.begin(), found.end(), [&](const OpenedImage& image) {
        return choice.id.empty() || image.id == choice.id;
    });
    if (same == found.end()) {
        throw inputError("%1: has changed since it was chosen; choose it again", choice.path);
    }
    return same->id;
}

std::string OpenFiles::pathOf(const ImageId& id)
{
    const std::lock_guard lock(m_caches->mutex);
    const auto known = m_caches->known.find(id);
    return known == m_caches->known.end() ? std::string() : known->second.path;
}

// For an array, includes the picture's number.
std::string OpenFiles::nameOf(const ImageId& id)
{
    const std::string path = pathOf(id);
    const std::lock_guard lock(m_caches->mutex);
    const Source* const known = m_caches->images.find(id);
    return known == nullptr ? path : (Path(path).parent_path() / known->image.name).string();
}

InputPtr OpenFiles::input(const ImageId& image, const ModelId& model, const InputSize& size)
{
    const std::string key = image + "|" + model + "|" + text(size);
    {
        const std::lock_guard lock(m_caches->mutex);
        if (const InputPtr* found = m_caches->inputs.find(key)) {
            return *found;
        }
    }
    const auto config = this->config(model);
    const Source from = source(image);
    InputPtr made;
    if (from.array.defined()) {
        if (!size.isOwn()) {
            throw usageError("%1: an array is fed to the network at its own size; only pictures can be "
                             "resized to %2 pixels",
                             from.image.name, text(size));
        }
        const at::Tensor& array = from.array;
        const int height = config->imageHeight, width = config->imageWidth;
        if (program(model) && (array.size(1) != height || array.size(2) != width)) {
            throw inputError("%1: expected an array of 3 x %2 x %3, the predictor's input; found 3 x %4 x %5",
                             from.image.path, height, width, array.size(1), array.size(2));
        }
        made = inputFromArray(array, *from.image.picture, config->patchSize);
    } else {
        made = std::make_shared<const ModelInput>(
            preprocess(*from.image.picture, Preprocessing::of(*config, size)));
    }
    const bool aside = passes(image);
    const std::lock_guard lock(m_caches->mutex);
    m_caches->inputs.insert(key, made, made->pixels.nbytes() + made->shown.rgb.size(), aside);
    return made;
}

} // namespace hydra::engine
