// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/library.h"

#include "core/base/file.h"
#include "core/base/new_file.h"
#include "core/base/outcome.h"
#include "core/base/presence.h"
#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/model_files.h"
#include "core/engine/shipped.h"
#include "core/format/npy.h"
#include "core/format/tensor_view.h"
#include "core/image/load.h"
#include "core/model/override_fields.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <sstream>
#include <sys/stat.h>

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

// A file beside MODEL that is of it, and the one that was meant: WANTED, where that is said.
void requireSame(const Path& path, const std::string& wanted, const std::string& found, const ModelId& model,
                 const std::string& madeOf)
{
    if (model.compare(0, madeOf.size(), madeOf) != 0 || madeOf.empty()) {
        throw inputError(path.string(), ": the file is about another model");
    }
    if (!wanted.empty() && found.compare(0, wanted.size(), wanted) != 0) {
        throw inputError(path.string(), ": expected the file with id ", wanted.substr(0, 12), ", found ",
                         found.substr(0, 12), "; it has changed since");
    }
}

// The id of what READ finds in a file beside MODEL; "" with a note where it does not serve.
template<class Read>
std::string idOfFile(const Path& path, OpenedModel& model, const Read& read)
{
    try {
        const auto found = read(path);
        requireSame(path, {}, found.id, model.id, found.model);
        return found.id;
    } catch (const Error& error) {
        model.notes.push_back(std::string(error.what()) + "; it is not used");
        return {};
    }
}

std::string fileName(const std::string& path)
{
    return Path(path).filename().string();
}

std::filesystem::file_time_type writtenAt(const std::string& path)
{
    std::error_code failed;
    return std::filesystem::last_write_time(path, failed);
}

bool isUnchanged(const MappedFiles& files)
{
    return Outcome<bool>::of([&] {
               files.requireUnchanged();
               return true;
           })
        .ok();
}

// The file PATH that has BYTES. PICTURE: null where it is yet to be decoded.
OpenedImage asRead(const Bytes& bytes, const ImageId& id, const std::string& path,
                   std::shared_ptr<const Image> picture)
{
    if (!picture) {
        picture = std::make_shared<const Image>(decodeImage(bytes, path, ImageLimits()));
    }
    return {id, fileName(path), path, std::move(picture), truthBeside(path)};
}

// Of the sixteen files of targets that stay open; an autoencoder is as large as a model.
std::size_t costOf(const TargetFile& file)
{
    return file.autoencoder ? 4 : 1;
}

constexpr std::size_t mostOpened = 8, mostLooked = 1000, mostKnown = 16'384,
                      mostArrayBytes = std::size_t(256) << 20;

// The files that the model at PATH may be made of, as the file system knows them: another text once one is
// written, added or removed. Empty: too many to look at.
std::string stampOf(const std::string& path, const ModelOverrides& said)
{
    std::error_code failed;
    const bool folder = std::filesystem::is_directory(path, failed);
    std::vector<std::string> files;
    for (const auto& each :
         std::filesystem::directory_iterator(folder ? Path(path) : folderOf(path), failed)) {
        files.push_back(each.path().string());
        if (files.size() > mostLooked) {
            return {};
        }
    }
    for (const auto& [option, text] : overrideOptions(said)) {
        files.push_back(text); // where it names a file
    }
    std::sort(files.begin(), files.end());
    std::ostringstream stamp;
    for (const std::string& file : files) {
        struct stat found = {};
        if (::stat(file.c_str(), &found) == 0) {
            stamp << file << '\0' << found.st_dev << ' ' << found.st_ino << ' ' << found.st_size << ' '
                  << found.st_mtim.tv_sec << ' ' << found.st_mtim.tv_nsec << ' ' << found.st_ctim.tv_sec
                  << ' ' << found.st_ctim.tv_nsec << '\n';
        }
    }
    return stamp.str();
}

// C with what lies beside its file.
OpenedModel describe(const Checkpoint& c, const ModelOverrides& overrides)
{
    OpenedModel model{c.id, c.path.string(), c.format, c.chosen, c.config, overrides, c.unexpected, c.notes};
    if (const Path means = meansBeside(c.path); isPlainFile(means)) {
        model.means = idOfFile(means, model, [](const Path& file) { return readMeans(file); });
    }
    if (const Path neurons = neuronsBeside(c.path); isPlainFile(neurons)) {
        model.neurons = idOfFile(neurons, model, [](const Path& file) { return readNeurons(file); });
    }
    return model;
}

} // namespace

Library::Plain Library::read(const std::string& path, const ModelOverrides& said, const Progress& progress,
                             const CancelToken& cancel)
{
    requireModel(path);
    Plain opened{path, said, writtenAt(path), nullptr, nullptr, {}, {}, nullptr};
    opened.checkpoint = std::make_shared<const Checkpoint>(loadCheckpoint(path, said, progress, cancel));
    opened.network =
        std::make_shared<const VisionTransformer>(opened.checkpoint->config, opened.checkpoint->tensors);
    opened.files = filesUnder(opened.checkpoint->tensors);
    return opened;
}

Library::Plain Library::plain(const std::string& path, const ModelOverrides& overrides,
                              const Progress& progress, const CancelToken& cancel)
{
    const ModelOverrides said = withoutPrompts(overrides);
    {
        const std::lock_guard lock(m_mutex);
        if (m_plain.network && m_plain.path == path && m_plain.said == said
            && m_plain.written == writtenAt(path) && isUnchanged(m_plain.files)) {
            return m_plain;
        }
    }
    return read(path, said, progress, cancel);
}

std::optional<OpenedModel> Library::openedBefore(const std::string& path, const ModelOverrides& overrides,
                                                 const std::string& stamp)
{
    std::optional<OpenedModel> model;
    MappedFiles files;
    {
        const std::lock_guard lock(m_mutex);
        const auto found = std::find_if(m_opened.begin(), m_opened.end(), [&](const Opened& each) {
            return each.path == path && each.stamp == stamp && each.model.overrides == overrides;
        });
        if (found == m_opened.end()
            || (m_models.find(found->model.id) == nullptr && m_prompted.find(found->model.id) == nullptr)) {
            return std::nullopt;
        }
        m_opened.splice(m_opened.begin(), m_opened, found);
        model = found->model;
        if (const MappedFiles* const mapped = m_modelFiles.find(model->id)) {
            files = *mapped;
        }
    }
    return isUnchanged(files) ? model : std::nullopt;
}

OpenedModel Library::openModel(const std::string& path, const ModelOverrides& overrides,
                               const Progress& progress, const CancelToken& cancel)
{
    const std::string stamp = stampOf(path, overrides); // before it is read
    if (std::optional<OpenedModel> model =
            stamp.empty() ? std::nullopt : openedBefore(path, overrides, stamp)) {
        return std::move(*model);
    }
    OpenedModel model = openAnew(path, overrides, progress, cancel);
    const std::lock_guard lock(m_mutex);
    m_opened.push_front({path, stamp, model});
    m_opened.resize(std::min(m_opened.size(), mostOpened));
    return model;
}

OpenedModel Library::openAnew(const std::string& path, const ModelOverrides& overrides,
                              const Progress& progress, const CancelToken& cancel)
{
    if (overrides.prompts) {
        return openPrompted(path, overrides, progress, cancel);
    }
    Plain opened = read(path, withoutPrompts(overrides), progress, cancel);
    OpenedModel model = describe(*opened.checkpoint, overrides);
    const std::lock_guard lock(m_mutex);
    m_models.insert(model.id, opened.network, 1);
    m_modelFiles.insert(model.id, opened.files, 1);
    m_modelPaths.insert(model.id, model.path, 1);
    m_plain = std::move(opened);
    return model;
}

OpenedModel Library::openPrompted(const std::string& path, const ModelOverrides& overrides,
                                  const Progress& progress, const CancelToken& cancel)
{
    Plain from = plain(path, overrides, progress, cancel);
    if (!from.reader || from.vocabulary != overrides.vocabulary) {
        from.reader = textReaderOf(*from.checkpoint, overrides, cancel);
        from.vocabulary = overrides.vocabulary;
    }
    const Checkpoint c = withPrompts(*from.checkpoint, *from.reader, overrides, cancel);
    auto network = std::make_shared<const VisionTransformer>(c.config, c.tensors, *from.network);
    OpenedModel model = describe(c, overrides);
    const std::lock_guard lock(m_mutex);
    m_prompted.insert(model.id, std::move(network), 1);
    m_modelFiles.insert(model.id, from.files, 1);
    m_spoken.insert(model.id, {from.reader, promptsOf(*overrides.prompts, overrides.templates.value_or(""))},
                    1);
    m_modelPaths.insert(model.id, model.path, 1);
    m_plain = std::move(from);
    return model;
}

Library::Spoken Library::spoken(const ModelId& id)
{
    const std::lock_guard lock(m_mutex);
    if (const Spoken* found = m_spoken.find(id)) {
        return *found;
    }
    throw usageError("the question is about words, and the model's classes are no prompts");
}

// A server is asked about any number of pictures and arrays, each of which comes again with its file.
void Library::forgetOld()
{
    if (m_known.size() < mostKnown && m_arrayBytes < mostArrayBytes) {
        return;
    }
    m_arrayBytes = 0;
    for (auto at = m_known.begin(); at != m_known.end();) {
        const Known& known = at->second;
        const bool held = known.users > 0 || !known.picture.expired();
        m_arrayBytes += held && known.array.defined() ? known.array.nbytes() : 0;
        at = held ? std::next(at) : m_known.erase(at);
    }
}

OpenedImage Library::keep(Source source, int users, bool passes)
{
    const std::lock_guard lock(m_mutex);
    forgetOld();
    const auto& mask = source.image.truth.mask;
    const std::size_t bytes = source.image.picture->rgb.size() + (mask ? mask->rgb.size() : 0);
    OpenedImage image = source.image;
    Known& known = m_known[image.id];
    m_arrayBytes += source.array.defined() && !known.array.defined() ? source.array.nbytes() : 0;
    known = {image.picture,
             image.path.empty() ? known.path : image.path,
             source.array,
             known.users + users,
             known.stays || users == 0,
             passes && (known.users == 0 || known.passes)};
    m_images.insert(image.id, std::move(source), bytes, known.passes && !known.stays);
    return image;
}

OpenedImage Library::readImage(const std::string& path)
{
    const Bytes bytes = readFile(path, ImageLimits().maxBytes);
    return asRead(bytes, sha256(bytes.data(), bytes.size()), path, nullptr);
}

OpenedImage Library::asOpened(Image picture, const std::string& name)
{
    const std::string id =
        sha256(picture.rgb.data(), picture.rgb.size()) + ":" + std::to_string(picture.width);
    return {id, name, {}, std::make_shared<const Image>(std::move(picture)), {}};
}

OpenedImage Library::openImage(const std::string& path)
{
    const Bytes bytes = readFile(path, ImageLimits().maxBytes);
    const ImageId id = sha256(bytes.data(), bytes.size());
    std::shared_ptr<const Image> picture; // the same bytes are the same picture, and decoding takes longest
    {
        const std::lock_guard lock(m_mutex);
        if (const Source* const found = m_images.find(id)) {
            picture = found->image.picture;
        }
    }
    return keep({asRead(bytes, id, path, std::move(picture)), {}});
}

OpenedImage Library::openBytes(const Bytes& file, const std::string& name)
{
    auto picture = std::make_shared<const Image>(decodeImage(file, name));
    return keep({{sha256(file.data(), file.size()), fileName(name), {}, std::move(picture), {}}, {}}, 1);
}

bool Library::forget(const ImageId& id)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_known.find(id);
    if (found == m_known.end() || --found->second.users > 0 || found->second.stays) {
        return false;
    }
    m_known.erase(found);
    m_images.erase(id);
    m_inputs.eraseIf(
        [start = id + "|"](const std::string& key) { return key.compare(0, start.size(), start) == 0; });
    return true;
}

bool Library::passes(const ImageId& id)
{
    const std::lock_guard lock(m_mutex);
    const auto known = m_known.find(id);
    return known != m_known.end() && known->second.passes && !known->second.stays;
}

OpenedImage Library::openPicture(Image picture, const std::string& name, Truth truth)
{
    OpenedImage opened = asOpened(std::move(picture), name);
    opened.truth = std::move(truth);
    return keep({std::move(opened), {}});
}

OpenedImage Library::openFrame(Image picture, const std::string& name)
{
    return keep({asOpened(std::move(picture), name), {}}, 1, true);
}

std::vector<OpenedImage> Library::openArray(const std::string& path)
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

NetworkPtr Library::network(const ModelId& id)
{
    const std::lock_guard lock(m_mutex);
    if (const NetworkPtr* found = m_models.find(id)) {
        return *found;
    }
    if (const NetworkPtr* found = m_prompted.find(id)) {
        return *found;
    }
    throw inputError("model ", id.substr(0, 12), " is not open any more; open it again");
}

void Library::requireUnchanged(const ModelId& id)
{
    MappedFiles files;
    {
        const std::lock_guard lock(m_mutex);
        if (const MappedFiles* const mapped = m_modelFiles.find(id)) {
            files = *mapped;
        }
    }
    files.requireUnchanged(); // which may take its time
}

Path Library::modelPath(const ModelId& id)
{
    const std::lock_guard lock(m_mutex);
    const Path* const found = m_modelPaths.find(id);
    if (found == nullptr) {
        throw inputError("model ", id.substr(0, 12), " is not open any more; open it again");
    }
    return *found;
}

std::shared_ptr<const HeadMeans> Library::means(const ModelId& model, const std::string& id)
{
    {
        const std::lock_guard lock(m_mutex);
        if (const auto known = m_means.find(id); known != m_means.end()) {
            return known->second;
        }
    }
    const Path path = meansBeside(modelPath(model));
    MeansFile read = readMeans(path);
    requireSame(path, id, read.id, model, read.model);
    auto made = std::make_shared<const HeadMeans>(std::move(read.means));
    const std::lock_guard lock(m_mutex);
    m_means.clear(); // of one model at a time
    m_means[read.id] = made;
    return made;
}

std::vector<Neuron> Library::neurons(const ModelId& model, const std::string& id)
{
    const Path path = neuronsBeside(modelPath(model));
    const OutlierNeurons read = readNeurons(path);
    requireSame(path, id, read.id, model, read.model);
    return read.moved();
}

Interventions Library::completed(const ModelId& model, Interventions without)
{
    if (without.needsMeans() && without.means.empty()) {
        without.means = readMeans(meansBeside(modelPath(model))).id;
    }
    if (without.registers && without.neurons.empty()) {
        without.neurons = readNeurons(neuronsBeside(modelPath(model))).id;
    }
    return without;
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

ImageId Library::reference(const ClassChoice& choice)
{
    if (!choice.id.empty()) {
        const std::lock_guard lock(m_mutex);
        if (m_known.count(choice.id) > 0) {
            return choice.id;
        }
    }
    if (choice.path.empty()) {
        throw inputError("the picture that the similarity is to is not open any more; choose it again");
    }
    const bool array = Path(choice.path).extension() == ".npy";
    const std::vector<OpenedImage> found =
        array ? openArray(choice.path) : std::vector<OpenedImage>{openImage(choice.path)};
    const auto same = std::find_if(found.begin(), found.end(), [&](const OpenedImage& image) {
        return choice.id.empty() || image.id == choice.id;
    });
    if (same == found.end()) {
        throw inputError(choice.path, ": has changed since it was chosen; choose it again");
    }
    return same->id;
}

std::string Library::pathOf(const ImageId& id)
{
    const std::lock_guard lock(m_mutex);
    const auto known = m_known.find(id);
    return known == m_known.end() ? std::string() : known->second.path;
}

TargetFilePtr Library::targetFile(const ClassChoice& choice)
{
    if (!choice.id.empty()) {
        const std::lock_guard lock(m_mutex);
        if (const TargetFilePtr* known = m_targets.find(choice.id)) {
            return *known;
        }
    }
    const auto read = std::make_shared<const TargetFile>(readTargetFile(choice.kind, choice.path));
    if (!choice.id.empty() && read->id != choice.id) {
        throw inputError(choice.path, ": has changed since it was chosen; choose it again");
    }
    const std::lock_guard lock(m_mutex);
    if (const TargetFilePtr* known = m_targets.find(read->id)) {
        return *known; // its formula may have been found meanwhile
    }
    m_targets.insert(read->id, read, costOf(*read));
    return read;
}

AutoencoderPtr Library::openAutoencoder(const std::string& source)
{
    return targetFile({ClassChoice::Kind::Feature, 0, {}, source})->autoencoder;
}

AutoencoderPtr Library::autoencoder(const std::string& id)
{
    const std::lock_guard lock(m_mutex);
    const TargetFilePtr* const known = m_targets.find(id);
    if (known == nullptr || !(*known)->autoencoder) {
        throw inputError("the autoencoder ", id.substr(0, 12), " is not open any more; open it again");
    }
    return (*known)->autoencoder;
}

void Library::replaceAutoencoder(AutoencoderPtr made)
{
    TargetFile file;
    file.id = made->id;
    file.autoencoder = std::move(made);
    const std::lock_guard lock(m_mutex);
    const std::size_t cost = costOf(file);
    m_targets.insert(file.id, std::make_shared<const TargetFile>(std::move(file)), cost);
}

ClassChoice Library::openTarget(ClassChoice choice)
{
    if (choice.kind == ClassChoice::Kind::Similar) {
        choice.id = reference(choice);
    } else if (choice.hasFile()) {
        const TargetFilePtr file = targetFile(choice);
        choice.id = file->id;
        choice.block = file->autoencoder ? file->autoencoder->settings.block.value : -1;
    }
    return choice;
}

InputPtr Library::input(const ImageId& image, const ModelId& model, const InputSize& size)
{
    const std::string key = image + "|" + model + "|" + text(size);
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
        if (!size.isOwn()) {
            throw usageError(from.image.name,
                             ": an array is what the network gets, at its own size; only a "
                             "picture can be shown at ",
                             text(size), " pixels");
        }
        made = inputFromArray(from.array, *from.image.picture, net->config().patchSize);
    } else {
        made = std::make_shared<const ModelInput>(
            preprocess(*from.image.picture, Preprocessing::of(net->config(), size)));
    }
    const bool aside = passes(image);
    const std::lock_guard lock(m_mutex);
    m_inputs.insert(key, made, made->pixels.nbytes() + made->shown.rgb.size(), aside);
    return made;
}

} // namespace hydra::engine
