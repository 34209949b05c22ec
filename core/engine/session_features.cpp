// SPDX-License-Identifier: GPL-3.0-or-later
// What a session keeps for maps of features: bases of colours, and patches of other pictures to compare with.
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/engine/session.h"
#include "core/explain/features.h"
#include "core/question/kept_patches.h"

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
    const std::lock_guard lock(m_mutex);
    m_basisFolder = folder;
}

std::string Session::keep(const FeatureBasis& basis)
{
    const std::string bytes = basisBytes(basis);
    const std::string id = sha256(bytes.data(), bytes.size());
    Path folder;
    {
        const std::lock_guard lock(m_mutex);
        m_bases.insert(id, std::make_shared<const FeatureBasis>(basis), 1);
        folder = m_basisFolder;
    }
    if (!folder.empty() && !std::filesystem::exists(folder / (id + ".npz"))) {
        requireFolder(folder);
        writeFileAtomically(folder / (id + ".npz"), bytes);
    }
    return id;
}

Path Session::fileOfBasis(const std::string& id)
{
    const std::lock_guard lock(m_mutex);
    const Path file = m_basisFolder.empty() || !isId(id) ? Path() : m_basisFolder / (id + ".npz");
    std::error_code ignored;
    return !file.empty() && std::filesystem::exists(file, ignored) ? file : Path();
}

BasisPtr Session::basis(const std::string& id)
{
    {
        const std::lock_guard lock(m_mutex);
        if (const BasisPtr* known = m_bases.find(id)) {
            return *known;
        }
    }
    const Path file = fileOfBasis(id);
    if (file.empty()) {
        return nullptr;
    }
    auto read = std::make_shared<const FeatureBasis>(readBasis(file));
    if (idOf(*read) != id) {
        throw inputError(file.string(), ": the basis was changed since it was kept");
    }
    const std::lock_guard lock(m_mutex);
    m_bases.insert(id, read, 1);
    return read;
}

// The other picture goes through the very network that is asked: only vectors of one network have an angle.
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
        throw usageError("kept: expected IMAGE:PATCHES, as ", key.network.image.substr(0, 8),
                         "...:3,7-9, got '", options.kept.substr(0, 100), "'");
    }
    NetworkKey other = key.network;
    other.image = patches->image;
    kept.query = keptQuery({other, options, {}}, patches->patches, cancel);
    if (patches->image == key.network.image) {
        kept.ownPatches = patches->patches;
    }
    return kept;
}

std::vector<float> Session::keptQuery(const MapKey& key, const std::vector<int>& patches,
                                      const CancelToken& cancel)
{
    {
        const std::lock_guard lock(m_mutex);
        if (const std::vector<float>* known = m_keptQueries.find(key)) {
            return *known;
        }
    }
    const TracePtr from = trace({key.network, Precision::Single}, cancel);
    const MapOptions& options = key.options;
    const int depth = static_cast<int>(from->blocks.size());
    if (options.layer >= depth) {
        throw usageError("block: expected 0 to ", depth - 1, ", got ", options.layer);
    }
    std::vector<float> query =
        meanFeature(*from, options.facet, options.layer < 0 ? depth - 1 : options.layer, patches);
    const std::lock_guard lock(m_mutex);
    m_keptQueries.insert(key, query, 1);
    return query;
}

} // namespace hydra::engine
