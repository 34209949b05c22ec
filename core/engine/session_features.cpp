// SPDX-License-Identifier: GPL-3.0-or-later
// What a session keeps for maps of features (bases of colours, patches of other pictures to compare with),
// the resolution of targets that are not classes, and the pictures of a folder most similar to a prompt.
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/base/over_pictures.h"
#include "core/engine/borrowed.h"
#include "core/engine/session_caches.h"
#include "core/evaluate/pixels.h"
#include "core/evaluate/targets.h"
#include "core/explain/features.h"
#include "core/question/kept_patches.h"
#include "core/text/text_tower.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra::engine {

namespace {

constexpr std::size_t idLength = 64; // SHA-256 in hexadecimal

bool isId(const std::string& id)
{
    const auto isDigit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
    return id.size() == idLength && std::all_of(id.begin(), id.end(), isDigit);
}

} // namespace

void Session::setBasisFolder(const Path& folder)
{
    const std::lock_guard lock(m_caches->mutex);
    m_caches->basisFolder = folder;
}

std::string Session::keep(const FeatureBasis& basis)
{
    const std::string bytes = basisBytes(basis);
    const std::string id = sha256(bytes.data(), bytes.size());
    Path folder;
    {
        const std::lock_guard lock(m_caches->mutex);
        m_caches->bases.insert(id, std::make_shared<const FeatureBasis>(basis), 1);
        folder = m_caches->basisFolder;
    }
    if (!folder.empty() && !std::filesystem::exists(folder / (id + ".npz"))) {
        requireFolder(folder);
        writeFileAtomically(folder / (id + ".npz"), bytes);
    }
    return id;
}

Path Session::fileOfBasis(const std::string& id)
{
    const std::lock_guard lock(m_caches->mutex);
    const Path file =
        m_caches->basisFolder.empty() || !isId(id) ? Path() : m_caches->basisFolder / (id + ".npz");
    std::error_code ignored;
    return !file.empty() && std::filesystem::exists(file, ignored) ? file : Path();
}

BasisPtr Session::basis(const std::string& id)
{
    {
        const std::lock_guard lock(m_caches->mutex);
        if (const BasisPtr* known = m_caches->bases.find(id)) {
            return *known;
        }
    }
    const Path file = fileOfBasis(id);
    if (file.empty()) {
        return nullptr;
    }
    auto read = std::make_shared<const FeatureBasis>(readBasis(file));
    if (idOf(*read) != id) {
        throw inputError("%1: the basis has changed since it was kept", file.string());
    }
    const std::lock_guard lock(m_caches->mutex);
    m_caches->bases.insert(id, read, 1);
    return read;
}

// Runs the other picture through the same network: vectors of different networks cannot be compared.
Kept Session::keptOf(const MapKey& key, const CancelToken& cancel)
{
    const MapOptions& options = key.options;
    Kept kept;
    if (!options.basis.empty()) {
        kept.basis = basis(options.basis);
        kept.sameModel = kept.basis && kept.basis->model == key.network.model;
    }
    if (options.kept.empty()) {
        return kept;
    }
    const auto patches = keptPatches(options.kept);
    if (!patches) {
        throw usageError("kept: expected IMAGE:PATCHES, as %1...:3,7-9, got '%2'",
                         key.network.image.substr(0, 8), options.kept.substr(0, 100));
    }
    kept.query = keptQuery(key.to({}).on(key.network.of(patches->image)), patches->patches, cancel);
    if (patches->image == key.network.image) {
        kept.ownPatches = patches->patches;
    }
    return kept;
}

std::vector<float> Session::keptQuery(const MapKey& key, const std::vector<int>& patches,
                                      const CancelToken& cancel)
{
    {
        const std::lock_guard lock(m_caches->mutex);
        if (const std::vector<float>* known = m_caches->keptQueries.find(key)) {
            return *known;
        }
    }
    const TracePtr from = trace({key.network, Precision::Single}, cancel);
    const MapOptions& options = key.options;
    const int depth = static_cast<int>(from->blocks.size());
    if (options.block >= depth) {
        throw usageError("block: expected 0 to %1, got %2", depth - 1, options.block);
    }
    std::vector<float> query =
        meanFeature(*from, options.facet, options.block < 0 ? depth - 1 : options.block, patches);
    const std::lock_guard lock(m_caches->mutex);
    m_caches->keptQueries.insert(key, query, 1);
    return query;
}

// The embedding of the key's reference by the key's own network: another k gives another vector.
at::Tensor Session::reference(const MapKey& key, const CancelToken& cancel)
{
    ClassChoice target = key.target;
    target.id = m_files.reference(target);
    const MapKey of = MapKey::about(key.network.of(target.id), target);
    {
        const std::lock_guard lock(m_caches->mutex);
        if (const at::Tensor* known = m_caches->references.find(of)) {
            return *known;
        }
    }
    const at::Tensor made =
        referenceVector(*trace({of.network, Precision::Single}, cancel), key.target.patches);
    const std::lock_guard lock(m_caches->mutex);
    m_caches->references.insert(of, made, 1);
    return made;
}

Target Session::resolveTarget(const MapKey& key, const CancelToken& cancel)
{
    ClassChoice choice = key.target;
    if (choice.isClass()) {
        return {resolveClass(key, cancel)};
    }
    const bool similar = choice.kind == ClassChoice::Kind::Similar;
    const at::Tensor vector = similar ? reference(key, cancel) : at::Tensor();
    if (similar && choice.path.empty()) { // same name, however it was chosen
        choice.path = m_files.pathOf(choice.id);
    }
    if (choice.kind == ClassChoice::Kind::Feature) {
        (void)m_files.targetFile(choice); // reads it again if it was evicted
        TargetFile feature;
        feature.autoencoder = autoencoder(choice.id, key.network, cancel);
        return targetOf(choice, {*m_files.network(key.network.model), key.network.model, key.network.sub},
                        feature, {}, {});
    }
    const TargetFilePtr file = choice.hasFile() && !similar ? m_files.targetFile(choice) : nullptr;
    const NetworkPtr network = m_files.network(key.network.model);
    return targetOf(choice, {*network, key.network.model, key.network.sub}, file ? *file : TargetFile(),
                    vector, [&] {
                        return trace({key.network, Precision::Single}, cancel)->pooled;
                    });
}

TargetValue Session::target(const NetworkKey& key, const ClassChoice& choice, const CancelToken& cancel)
{
    const Target target = resolveTarget(MapKey::about(key, choice), cancel);
    const TracePtr from = trace({key, Precision::Single}, cancel);
    requireTarget(target, *from);
    const bool isClass = target.kind == Target::Kind::Class;
    return {isClass ? m_files.network(key.model)->config().className(target.classIndex) : target.name.text(),
            isClass ? target.classIndex : -1, valueOf(target, *from)};
}

std::vector<RankedImage> Session::rank(const std::vector<std::string>& paths, const NetworkKey& like,
                                       const ClassChoice& target, const Progress& progress,
                                       const CancelToken& cancel)
{
    if (target.kind != ClassChoice::Kind::Index) {
        throw usageError("pictures are sorted by one class: give its index or name");
    }
    const auto known = m_files.config(like.model);
    const VitConfig& config = *known;
    if (config.findsBoxes) {
        throw usageError("pictures are sorted by a class, and this predictor finds boxes");
    }
    if (target.value >= config.numClasses) {
        throw usageError("class: expected 0 to %1, got %2", config.numClasses.value - 1, target.value);
    }
    const NetworkPtr network = m_files.program(like.model) ? nullptr : this->network(like, cancel);
    const auto w = network ? network->weights(like.sub) : nullptr;
    const bool cosines = w && w->measure.defined();
    const double scale = cosines ? m_files.spoken(like.model).reader->tower().scale : 1;
    const double bias = w && w->ofEach.defined() ? w->ofEach.item<double>() : 0;
    const Preprocessing how = Preprocessing::of(config, like.size);
    std::vector<RankedImage> ranked;
    const auto pathOf = [&](std::size_t i) { return paths[i]; };
    const auto look = [&](std::size_t i) {
        if (!network) {
            const Borrowed opened(*this, paths[i]);
            const PredictionPtr p = answer(like.of(opened.id()), {}, cancel);
            const auto at = std::size_t(target.value);
            ranked.push_back({paths[i], double(p->logits[at]), {}, double(p->probabilities[at]), {}});
            return;
        }
        for (const NamedPixels& picture : pixelsOf(paths[i], how)) {
            const at::Tensor logits = network->forward(picture.pixels, like.sub, like.plan, cancel)[0];
            RankedImage row;
            row.path = picture.name;
            row.logit = logits[target.value].item<double>();
            row.probability = sharesOf(*w, logits)[target.value].item<double>();
            row.cosine = cosines ? std::optional((row.logit - bias) / scale) : std::nullopt;
            ranked.push_back(std::move(row));
        }
    };
    const auto leftOut = [&](std::size_t i, const Error& error) {
        ranked.emplace_back();
        ranked.back().path = paths[i];
        ranked.back().problem = messageOf(error);
    };
    overPictures(paths.size(), pathOf, look, leftOut, progress, cancel);
    std::stable_sort(ranked.begin(), ranked.end(), [](const RankedImage& a, const RankedImage& b) {
        return a.problem.empty() != b.problem.empty() ? a.problem.empty() : a.logit > b.logit;
    });
    return ranked;
}

} // namespace hydra::engine
