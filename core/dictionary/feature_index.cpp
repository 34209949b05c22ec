// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dictionary/feature_index.h"

#include "core/base/error.h"
#include "core/base/printable.h"
#include "core/format/safetensors.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <unordered_map>

namespace hydra {

namespace {

constexpr const char* indexKind = "hydrascope-features-1";
constexpr std::int64_t mostIndexed = 1 << 22;

template<class T>
at::Tensor viewOf(std::vector<T>& values, at::IntArrayRef shape, at::ScalarType type)
{
    return at::from_blob(values.data(), shape, type);
}

template<class T>
std::vector<T> valuesOf(const at::Tensor& tensor)
{
    const at::Tensor whole = tensor.contiguous();
    return {whole.data_ptr<T>(), whole.data_ptr<T>() + whole.numel()};
}

const at::Tensor& part(const Safetensors& file, const Path& path, const char* name, at::ScalarType type,
                       at::IntArrayRef shape)
{
    const auto found = file.tensors.find(name);
    if (found == file.tensors.end() || found->second.scalar_type() != type
        || (!shape.empty() && found->second.sizes() != shape)) {
        throw inputError("%1: %2: expected %3 of an index of features", path.string(), name, shape);
    }
    return found->second;
}

// Throws unless the counts are consistent, and every best entry names a picture.
void requireSense(const FeatureIndex& index, const Path& path)
{
    const auto names = static_cast<std::int32_t>(index.names.size());
    for (const FeatureIndex::Best& best : index.best) {
        const bool none = best.value == 0 && best.picture == -1;
        if (!std::isfinite(best.value)
            || (!none && (best.picture < 0 || best.picture >= names || best.patch < 0))) {
            throw inputError("%1: one of its strongest pictures is not among the %2", path.string(), names);
        }
    }
    for (std::size_t i = 0; i < index.features(); ++i) {
        if (index.patches[i] < 0 || index.patches[i] > index.seenPatches || index.pictures[i] < 0
            || index.pictures[i] > index.seenPictures || !std::isfinite(index.sum[i])) {
            throw inputError("%1: feature %2 counts more active patches than were seen", path.string(), i);
        }
    }
    if (index.done < 0 || index.done > index.total) {
        throw inputError("%1: %2 of %3 pictures are done", path.string(), index.done, index.total);
    }
}

// PATH relative to FILE, so that both may be moved together. "" if JSON cannot hold it.
std::string besideOf(const Path& file, const std::string& path)
{
    const Path from = std::filesystem::absolute(file).lexically_normal().parent_path();
    const std::string way = path.empty()
        ? path
        : std::filesystem::absolute(path).lexically_normal().lexically_relative(from).string();
    return isUtf8(way) ? way : std::string();
}

} // namespace

double FeatureIndex::share(std::size_t feature) const
{
    return double(patches[feature]) / double(std::max<std::int64_t>(1, seenPatches));
}

double FeatureIndex::mean(std::size_t feature) const
{
    return patches[feature] == 0 ? 0 : sum[feature] / double(patches[feature]);
}

IndexedBy indexOf(const std::string& model, bool prompted, const std::string& sae)
{
    return {prompted ? model.substr(0, model.find(':')) + ':' : model, sae, 0};
}

IndexedBy indexedBy(const FeatureIndex& index, const Path& file)
{
    const nlohmann::json asked = nlohmann::json::parse(index.question, nullptr, false);
    try {
        return {asked.at("model"), asked.at("sae"), asked.at("heads")};
    } catch (const nlohmann::json::exception&) {
        throw inputError("%1: expected model, sae and heads in its question", file.string());
    }
}

void requireIndexOf(const FeatureIndex& index, const Path& file, const IndexedBy& open)
{
    constexpr std::size_t shown = 12; // of a hash
    const IndexedBy of = indexedBy(index, file);
    const auto refuse = [&](const char* what, const std::string& is, const std::string& wanted) {
        throw inputError("%1: an index of another %2: expected %3, found %4", file.string(), what,
                         wanted.substr(0, shown), escaped(is, shown));
    };
    if (of.sae != open.sae) {
        refuse("autoencoder", of.sae, open.sae);
    }
    const bool anyReading = !open.model.empty() && open.model.back() == ':';
    if (anyReading ? (of.model + ':').compare(0, open.model.size(), open.model) != 0
                   : of.model != open.model) {
        refuse("model", of.model, open.model);
    }
}

FeatureCounts countsOf(const FeatureIndex& index)
{
    FeatureCounts counts;
    for (std::size_t i = 0; i < index.features(); ++i) {
        counts.dead += index.patches[i] == 0 ? 1 : 0;
        counts.dense += index.share(i) > denseShare ? 1 : 0;
        counts.active += index.share(i);
    }
    return counts;
}

void FeatureIndex::add(std::size_t feature, const Best& found)
{
    Best* const first = best.data() + feature * strongestPictures;
    Best* const last = first + strongestPictures;
    if (!(found.value > last[-1].value)) {
        return;
    }
    Best* const place =
        std::upper_bound(first, last, found, [](const Best& a, const Best& b) { return a.value > b.value; });
    std::move_backward(place, last - 1, last);
    *place = found;
}

void FeatureIndex::join(const FeatureIndex& other)
{
    if (other.question != question || other.features() != features()) {
        throw usageError("these shards belong to different runs: %1 and %2", question, other.question);
    }
    folder = other.folder == folder ? folder : std::string();
    const auto before = static_cast<std::int32_t>(names.size());
    names.insert(names.end(), other.names.begin(), other.names.end());
    for (std::size_t i = 0; i < other.best.size() && other.features() > 0; ++i) {
        Best each = other.best[i];
        if (each.picture >= 0) {
            each.picture += before;
            add(i / strongestPictures, each);
        }
    }
    for (std::size_t i = 0; i < features(); ++i) {
        patches[i] += other.patches[i];
        pictures[i] += other.pictures[i];
        sum[i] += other.sum[i];
    }
    seenPatches += other.seenPatches;
    seenPictures += other.seenPictures;
    leftOut += other.leftOut;
    done += other.done;
    total += other.total;
}

void writeFeatureIndex(const Path& path, const FeatureIndex& index)
{
    std::unordered_map<std::int32_t, std::int32_t> places;
    std::string names;
    std::vector<float> values;
    std::vector<std::int32_t> pictures, patches;
    for (const FeatureIndex::Best& best : index.best) {
        std::int32_t place = -1;
        if (best.picture >= 0) {
            const auto [found, isNew] =
                places.emplace(best.picture, static_cast<std::int32_t>(places.size()));
            place = found->second;
            names += isNew ? index.names[static_cast<std::size_t>(best.picture)] + '\0' : std::string();
        }
        values.push_back(best.value);
        pictures.push_back(place);
        patches.push_back(best.patch);
    }
    const auto n = static_cast<std::int64_t>(index.features());
    FeatureIndex copy(0); // from_blob needs writable memory
    copy.patches = index.patches;
    copy.pictures = index.pictures;
    copy.sum = index.sum;
    const nlohmann::json state{{"list", index.list},
                               {"folder", besideOf(path, index.folder)},
                               {"seen_patches", index.seenPatches},
                               {"seen_pictures", index.seenPictures},
                               {"left_out", index.leftOut},
                               {"done", index.done},
                               {"total", index.total}};
    writeSafetensors(
        path,
        {{"values", viewOf(values, {n, strongestPictures}, at::kFloat)},
         {"pictures", viewOf(pictures, {n, strongestPictures}, at::kInt)},
         {"patches", viewOf(patches, {n, strongestPictures}, at::kInt)},
         {"names", at::from_blob(names.data(), {static_cast<std::int64_t>(names.size())}, at::kByte)},
         {"patch_count", viewOf(copy.patches, {n}, at::kLong)},
         {"picture_count", viewOf(copy.pictures, {n}, at::kLong)},
         {"sum", viewOf(copy.sum, {n}, at::kDouble)}},
        {{"format", indexKind}, {"question", index.question}, {"state", state.dump()}});
}

FeatureIndex readFeatureIndex(const Path& path)
{
    Safetensors file = readSafetensors(path);
    if (file.metadata["format"] != indexKind) {
        throw inputError("%1: expected an index of features (made by sae-index)", path.string());
    }
    const at::Tensor& values = part(file, path, "values", at::kFloat, {});
    const std::int64_t n = values.dim() == 2 ? values.size(0) : 0;
    if (n < 1 || n > mostIndexed || values.size(1) != strongestPictures) {
        throw inputError("%1: values: expected [features, %2], found %3", path.string(), strongestPictures,
                         values.sizes());
    }
    FeatureIndex index(static_cast<std::size_t>(n));
    const auto best = valuesOf<float>(values);
    const auto pictures =
        valuesOf<std::int32_t>(part(file, path, "pictures", at::kInt, {n, strongestPictures}));
    const auto patches =
        valuesOf<std::int32_t>(part(file, path, "patches", at::kInt, {n, strongestPictures}));
    for (std::size_t i = 0; i < best.size(); ++i) {
        index.best[i] = {best[i], pictures[i], patches[i]};
    }
    index.patches = valuesOf<std::int64_t>(part(file, path, "patch_count", at::kLong, {n}));
    index.pictures = valuesOf<std::int64_t>(part(file, path, "picture_count", at::kLong, {n}));
    index.sum = valuesOf<double>(part(file, path, "sum", at::kDouble, {n}));
    std::string name;
    for (const std::uint8_t byte : valuesOf<std::uint8_t>(part(file, path, "names", at::kByte, {}))) {
        if (byte == 0) {
            index.names.push_back(std::move(name));
            name.clear();
        } else {
            name += static_cast<char>(byte);
        }
    }
    index.question = file.metadata["question"];
    const nlohmann::json state = nlohmann::json::parse(file.metadata["state"], nullptr, false);
    try {
        index.list = state.at("list");
        index.folder = state.value("folder", std::string()); // older files have none
        index.seenPatches = state.at("seen_patches");
        index.seenPictures = state.at("seen_pictures");
        index.leftOut = state.at("left_out");
        index.done = state.at("done");
        index.total = state.at("total");
    } catch (const nlohmann::json::exception&) {
        throw inputError("%1: expected the state of an index of features", path.string());
    }
    if (!index.folder.empty()) {
        index.folder = (std::filesystem::absolute(path).parent_path() / index.folder).lexically_normal();
    }
    requireSense(index, path);
    return index;
}

} // namespace hydra
