// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/open_files.h"

#include "core/base/file.h"
#include "core/base/new_file.h"
#include "core/base/outcome.h"
#include "core/base/presence.h"
#include "core/base/update_file.h"
#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/model_files.h"
#include "core/engine/open_files_caches.h"
#include "core/engine/shipped.h"
#include "core/format/npy.h"
#include "core/format/tensor_view.h"
#include "core/image/load.h"
#include "core/model/override_fields.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <sstream>

namespace hydra::engine {

namespace {

// Throws unless the file beside MODEL is about it, and has the id WANTED if that is not empty.
void requireSame(const Path& path, const std::string& wanted, const std::string& found, const ModelId& model,
                 const std::string& madeOf)
{
    if (model.compare(0, madeOf.size(), madeOf) != 0 || madeOf.empty()) {
        throw inputError("%1: the file belongs to another model", path.string());
    }
    if (!wanted.empty() && found.compare(0, wanted.size(), wanted) != 0) {
        throw inputError("%1: expected the file with id %2, found %3; it has changed since", path.string(),
                         wanted.substr(0, 12), found.substr(0, 12));
    }
}

// The id of the file beside MODEL that READ reads; "" with a note if it is unusable.
template<class Read>
std::string idOfFile(const Path& path, OpenedModel& model, const Read& read)
{
    try {
        const auto found = read(path);
        requireSame(path, {}, found.id, model.id, found.model);
        return found.id;
    } catch (const Error& error) {
        model.notes.push_back(message("%1; it is not used", error));
        return {};
    }
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

// Cost of a target's file, of a total of sixteen; an autoencoder is as large as a model.
std::size_t costOf(const TargetFile& file)
{
    return file.autoencoder ? 4 : 1;
}

constexpr std::size_t mostOpened = 8, mostLooked = 1000;

// A stamp of the files that the model at PATH may consist of; changes when one is written, added or removed.
// Empty: too many files to check.
std::string stampOf(const std::string& path, const ModelOverrides& overrides)
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
    for (const auto& [option, text] : overrideOptions(overrides)) {
        files.push_back(text); // it may name a file
    }
    std::sort(files.begin(), files.end());
    std::ostringstream stamp;
    for (const std::string& file : files) {
        if (const std::string found = stampOfFile(file); !found.empty()) {
            stamp << file << '\0' << found << '\n';
        }
    }
    return stamp.str();
}

// C, with the files beside it.
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

OpenFiles::OpenFiles()
    : m_caches(std::make_unique<Caches>())
{ }

OpenFiles::~OpenFiles() = default;

OpenFiles::Plain OpenFiles::read(const std::string& path, const ModelOverrides& overrides,
                                 const Progress& progress, const CancelToken& cancel)
{
    requireModel(path);
    Plain opened{path, overrides, writtenAt(path), nullptr, nullptr, {}, {}, {}, nullptr};
    opened.checkpoint = std::make_shared<const Checkpoint>(loadCheckpoint(path, overrides, progress, cancel));
    opened.network =
        std::make_shared<const VisionTransformer>(opened.checkpoint->config, opened.checkpoint->tensors);
    opened.files = filesUnder(opened.checkpoint->tensors);
    return opened;
}

OpenFiles::Plain OpenFiles::plain(const std::string& path, const ModelOverrides& overrides,
                                  const Progress& progress, const CancelToken& cancel)
{
    const ModelOverrides plain = withoutPrompts(overrides);
    {
        const std::lock_guard lock(m_caches->mutex);
        if (m_caches->plain.network && m_caches->plain.path == path && m_caches->plain.overrides == plain
            && m_caches->plain.written == writtenAt(path) && isUnchanged(m_caches->plain.files)) {
            return m_caches->plain;
        }
    }
    return read(path, plain, progress, cancel);
}

std::optional<OpenedModel> OpenFiles::openedBefore(const std::string& path, const ModelOverrides& overrides,
                                                   const std::string& stamp)
{
    std::optional<OpenedModel> model;
    MappedFiles files;
    {
        const std::lock_guard lock(m_caches->mutex);
        const auto found =
            std::find_if(m_caches->opened.begin(), m_caches->opened.end(), [&](const Caches::Opened& each) {
                return each.path == path && each.stamp == stamp && each.model.overrides == overrides;
            });
        if (found == m_caches->opened.end()
            || (m_caches->models.find(found->model.id) == nullptr
                && m_caches->prompted.find(found->model.id) == nullptr)) {
            return std::nullopt;
        }
        m_caches->opened.splice(m_caches->opened.begin(), m_caches->opened, found);
        model = found->model;
        if (const MappedFiles* const mapped = m_caches->modelFiles.find(model->id)) {
            files = *mapped;
        }
    }
    return isUnchanged(files) ? model : std::nullopt;
}

OpenedModel OpenFiles::openModel(const std::string& path, const ModelOverrides& overrides,
                                 const Progress& progress, const CancelToken& cancel)
{
    const std::string stamp = stampOf(path, overrides); // before reading
    if (std::optional<OpenedModel> model =
            stamp.empty() ? std::nullopt : openedBefore(path, overrides, stamp)) {
        return std::move(*model);
    }
    OpenedModel model = openAnew(path, overrides, progress, cancel);
    const std::lock_guard lock(m_caches->mutex);
    m_caches->opened.push_front({path, stamp, model});
    m_caches->opened.resize(std::min(m_caches->opened.size(), mostOpened));
    return model;
}

OpenedModel OpenFiles::openAnew(const std::string& path, const ModelOverrides& overrides,
                                const Progress& progress, const CancelToken& cancel)
{
    if (overrides.prompts) {
        return openPrompted(path, overrides, progress, cancel);
    }
    ModelOverrides plain = withoutPrompts(overrides);
    plain.textTower = overrides.textTower; // it may hold the network's last blocks
    Plain opened = read(path, plain, progress, cancel);
    OpenedModel model = describe(*opened.checkpoint, overrides);
    const std::lock_guard lock(m_caches->mutex);
    m_caches->models.insert(model.id, opened.network, 1);
    m_caches->modelFiles.insert(model.id, opened.files, 1);
    m_caches->modelPaths.insert(model.id, model.path, 1);
    m_caches->plain = std::move(opened);
    return model;
}

OpenedModel OpenFiles::openPrompted(const std::string& path, const ModelOverrides& overrides,
                                    const Progress& progress, const CancelToken& cancel)
{
    Plain from = plain(path, overrides, progress, cancel);
    if (!from.reader || from.vocabulary != overrides.vocabulary || from.textTower != overrides.textTower) {
        from.reader = textReaderOf(*from.checkpoint, overrides, cancel);
        from.vocabulary = overrides.vocabulary;
        from.textTower = overrides.textTower;
    }
    const Checkpoint c = withPrompts(*from.checkpoint, *from.reader, overrides, cancel);
    auto network = std::make_shared<const VisionTransformer>(c.config, c.tensors, *from.network);
    OpenedModel model = describe(c, overrides);
    const std::lock_guard lock(m_caches->mutex);
    m_caches->prompted.insert(model.id, std::move(network), 1);
    m_caches->modelFiles.insert(model.id, from.files, 1);
    Prompts prompts = promptsOf(*overrides.prompts, overrides.templates.value_or(""));
    prompts.clean = overrides.clean;
    m_caches->spoken.insert(model.id, {from.reader, std::move(prompts), from.checkpoint->id}, 1);
    m_caches->modelPaths.insert(model.id, model.path, 1);
    m_caches->plain = std::move(from);
    return model;
}

OpenFiles::Spoken OpenFiles::spoken(const ModelId& id)
{
    const std::lock_guard lock(m_caches->mutex);
    if (const Spoken* found = m_caches->spoken.find(id)) {
        return *found;
    }
    throw usageError("the question is about words, and this model's classes are not prompts");
}

OpenFiles::Reading OpenFiles::reading(const ModelId& id, const CancelToken& cancel)
{
    Plain last;
    {
        const std::lock_guard lock(m_caches->mutex);
        if (const Spoken* found = m_caches->spoken.find(id)) {
            return {found->reader, found->plain};
        }
        last = m_caches->plain;
    }
    if (!last.checkpoint || last.checkpoint->id != id) {
        throw usageError(
            "texts can be read for the model opened last and for models with prompts; open it again");
    }
    if (!last.reader) {
        last.reader = textReaderOf(*last.checkpoint, last.overrides, cancel);
        const std::lock_guard lock(m_caches->mutex);
        if (m_caches->plain.checkpoint == last.checkpoint && !m_caches->plain.reader) {
            m_caches->plain.reader = last.reader;
            m_caches->plain.vocabulary = last.overrides.vocabulary;
        }
    }
    return {last.reader, id};
}

NetworkPtr OpenFiles::network(const ModelId& id)
{
    const std::lock_guard lock(m_caches->mutex);
    if (m_caches->programs.count(id) > 0) {
        throw usageError("this question is about the inside of a network, which a predictor does not expose");
    }
    if (const NetworkPtr* found = m_caches->models.find(id)) {
        return *found;
    }
    if (const NetworkPtr* found = m_caches->prompted.find(id)) {
        return *found;
    }
    throw inputError("model %1 is no longer open; open it again", id.substr(0, 12));
}

void OpenFiles::requireUnchanged(const ModelId& id)
{
    MappedFiles files;
    {
        const std::lock_guard lock(m_caches->mutex);
        if (const MappedFiles* const mapped = m_caches->modelFiles.find(id)) {
            files = *mapped;
        }
    }
    files.requireUnchanged(); // may take a while
}

Path OpenFiles::modelPath(const ModelId& id)
{
    const std::lock_guard lock(m_caches->mutex);
    const Path* const found = m_caches->modelPaths.find(id);
    if (found == nullptr) {
        throw inputError("model %1 is no longer open; open it again", id.substr(0, 12));
    }
    return *found;
}

std::shared_ptr<const HeadMeans> OpenFiles::means(const ModelId& model, const std::string& id)
{
    {
        const std::lock_guard lock(m_caches->mutex);
        if (const auto known = m_caches->means.find(id); known != m_caches->means.end()) {
            return known->second;
        }
    }
    const Path path = meansBeside(modelPath(model));
    MeansFile read = readMeans(path);
    requireSame(path, id, read.id, model, read.model);
    auto made = std::make_shared<const HeadMeans>(std::move(read.means));
    const std::lock_guard lock(m_caches->mutex);
    m_caches->means.clear(); // cache one model's only
    m_caches->means[read.id] = made;
    return made;
}

std::vector<Neuron> OpenFiles::neurons(const ModelId& model, const std::string& id)
{
    const Path path = neuronsBeside(modelPath(model));
    const OutlierNeurons read = readNeurons(path);
    requireSame(path, id, read.id, model, read.model);
    return read.moved();
}

Interventions OpenFiles::completed(const ModelId& model, Interventions without)
{
    if (without.needsMeans() && without.means.empty()) {
        without.means = readMeans(meansBeside(modelPath(model))).id;
    }
    if (without.registers && without.neurons.empty()) {
        without.neurons = readNeurons(neuronsBeside(modelPath(model))).id;
    }
    return without;
}

void OpenFiles::setMemoryLimit(std::size_t bytes)
{
    const std::lock_guard lock(m_caches->mutex);
    m_caches->inputs.setBudget(bytes / 5);
    m_caches->images.setBudget(bytes - bytes / 5);
}

std::size_t OpenFiles::cachedBytes()
{
    const std::lock_guard lock(m_caches->mutex);
    return m_caches->images.used() + m_caches->inputs.used();
}

TargetFilePtr OpenFiles::targetFile(const ClassChoice& choice)
{
    if (!choice.id.empty()) {
        const std::lock_guard lock(m_caches->mutex);
        if (const TargetFilePtr* known = m_caches->targets.find(choice.id)) {
            return *known;
        }
    }
    const auto read = std::make_shared<const TargetFile>(readTargetFile(choice.kind, choice.path));
    if (!choice.id.empty() && read->id != choice.id) {
        throw inputError("%1: has changed since it was chosen; choose it again", choice.path);
    }
    const std::lock_guard lock(m_caches->mutex);
    if (const TargetFilePtr* known = m_caches->targets.find(read->id)) {
        return *known; // its formula may have been determined meanwhile
    }
    m_caches->targets.insert(read->id, read, costOf(*read));
    return read;
}

AutoencoderPtr OpenFiles::openAutoencoder(const std::string& source)
{
    return targetFile({ClassChoice::Kind::Feature, 0, {}, source})->autoencoder;
}

AutoencoderPtr OpenFiles::autoencoder(const std::string& id)
{
    const std::lock_guard lock(m_caches->mutex);
    const TargetFilePtr* const known = m_caches->targets.find(id);
    if (known == nullptr || !(*known)->autoencoder) {
        throw inputError("the autoencoder %1 is no longer open; open it again", id.substr(0, 12));
    }
    return (*known)->autoencoder;
}

void OpenFiles::replaceAutoencoder(AutoencoderPtr made)
{
    TargetFile file;
    file.id = made->id;
    file.autoencoder = std::move(made);
    const std::lock_guard lock(m_caches->mutex);
    const std::size_t cost = costOf(file);
    m_caches->targets.insert(file.id, std::make_shared<const TargetFile>(std::move(file)), cost);
}

ClassChoice OpenFiles::openTarget(ClassChoice choice)
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

} // namespace hydra::engine
