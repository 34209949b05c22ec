// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dictionary/index_features.h"

#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/new_file.h"
#include "core/base/over_pictures.h"
#include "core/base/presence.h"
#include "core/image/load.h"
#include "core/image/preprocess.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <optional>

namespace hydra {

namespace {

constexpr std::size_t indexedAtOnce = 8;
constexpr std::int64_t patchesAtOnce = 32;
constexpr auto keepEvery = std::chrono::minutes(2);

std::string hashOf(const shard::PictureList& list)
{
    std::string all = list.shard().text();
    for (const shard::Picture& picture : list.pictures()) {
        all += '\0' + picture.key;
    }
    return sha256(all.data(), all.size());
}

// PATCHES [P,d] of PICTURE, an index in the names; in pieces, as codes are a hundred times as large.
void addPicture(const Autoencoder& sae, const at::Tensor& patches, std::int32_t picture, FeatureIndex& into)
{
    std::vector<FeatureIndex::Best> largest(into.features());
    std::vector<std::int64_t> counts(into.features());
    for (std::int64_t from = 0; from < patches.size(0); from += patchesAtOnce) {
        const std::int64_t some = std::min(patchesAtOnce, patches.size(0) - from);
        const at::Tensor codes = sae.encode(patches.narrow(0, from, some)).f.cpu().contiguous();
        const auto* value = codes.data_ptr<float>();
        for (std::int64_t row = 0; row < some; ++row) {
            for (std::size_t i = 0; i < into.features(); ++i, ++value) {
                if (*value == 0) {
                    continue;
                }
                ++counts[i];
                into.sum[i] += double(*value);
                if (*value > largest[i].value) {
                    largest[i] = {*value, picture, static_cast<std::int32_t>(from + row)};
                }
            }
        }
    }
    for (std::size_t i = 0; i < into.features(); ++i) {
        if (counts[i] > 0) {
            into.patches[i] += counts[i];
            ++into.pictures[i];
            into.add(i, largest[i]);
        }
    }
    into.seenPatches += patches.size(0);
    ++into.seenPictures;
}

// Drops the names of pictures that are not among any feature's best: they would grow with the list.
void forgetNames(FeatureIndex& index)
{
    std::vector<std::int32_t> places(index.names.size(), -1);
    std::vector<std::string> kept;
    for (FeatureIndex::Best& best : index.best) {
        if (best.picture >= 0) {
            std::int32_t& place = places[static_cast<std::size_t>(best.picture)];
            if (place < 0) {
                place = static_cast<std::int32_t>(kept.size());
                kept.push_back(std::move(index.names[static_cast<std::size_t>(best.picture)]));
            }
            best.picture = place;
        }
    }
    index.names = std::move(kept);
}

} // namespace

ReadPictures readPictures(const shard::PictureList& list, std::size_t from, std::size_t count,
                          const Preprocessing& how, const CancelToken& cancel)
{
    ReadPictures read;
    for (std::size_t i = from; i < from + count; ++i) {
        cancel.check();
        const shard::Picture& picture = list.pictures()[i];
        try {
            read.pixels.push_back(
                preprocess(decodeImage(list.read(picture), list.place(picture)), how).pixels);
            read.names.push_back(picture.key);
        } catch (const Error& error) {
            if (!leavesOut(error)) {
                throw;
            }
            read.leftOut.emplace_back(messageOf(error));
        }
    }
    return read;
}

FeatureIndex indexFeatures(Autoencoder sae, const std::string& model, const TokensBehind& tokens,
                           const shard::PictureList& list, const FeatureIndex* before,
                           const FeatureIndexWatch& watch, const CancelToken& cancel)
{
    const c10::NoGradGuard noGrad;
    requireFits(sae, tokens.config());
    const Preprocessing how = Preprocessing::of(tokens.config());
    nlohmann::ordered_json question{{"model", model}, {"heads", tokens.heads()}, {"sae", sae.id}};
    FeatureIndex index(static_cast<std::size_t>(sae.features()));
    index.question = question.dump();
    index.list = hashOf(list);
    index.folder = list.onlySource();
    index.total = static_cast<std::int64_t>(list.pictures().size());
    if (before != nullptr) {
        if (before->question != index.question || before->list != index.list
            || before->features() != index.features()) {
            throw usageError("the index was made with another model, head count, autoencoder or list of "
                             "pictures: %1; name another file",
                             before->question);
        }
        index = *before;
    }
    auto kept = std::chrono::steady_clock::now();
    for (auto from = static_cast<std::size_t>(index.done); from < list.pictures().size();) {
        const std::size_t count = std::min(indexedAtOnce, list.pictures().size() - from);
        report(watch.progress, double(from) / double(index.total), list.pictures()[from].key);
        try {
            const ReadPictures read = readPictures(list, from, count, how, cancel);
            const at::Tensor x =
                read.pixels.empty() ? at::Tensor() : tokens.read(at::cat(read.pixels), cancel);
            for (std::size_t b = 0; b < read.pixels.size(); ++b) {
                const at::Tensor patches = tokens.patches(x.narrow(0, static_cast<std::int64_t>(b), 1));
                sae = withFormulaFor(sae, patches); // saev's formula is determined from the first picture
                index.names.push_back(read.names[b]);
                addPicture(sae, patches, static_cast<std::int32_t>(index.names.size() - 1), index);
            }
            index.leftOut += static_cast<std::int64_t>(read.leftOut.size());
            for (const Message& why : read.leftOut) {
                watch.leftOut ? watch.leftOut(why) : void();
            }
        } catch (const Error& error) {
            if (error.code() == ErrorCode::Cancelled && watch.keep && index.done > 0) {
                watch.keep(index);
            }
            throw;
        }
        from += count;
        index.done = static_cast<std::int64_t>(from);
        if (index.names.size() > 2 * index.best.size() + 1024) {
            forgetNames(index);
        }
        if (watch.keep && std::chrono::steady_clock::now() - kept >= keepEvery) {
            watch.keep(index);
            kept = std::chrono::steady_clock::now();
        }
    }
    return index;
}

FeatureIndex indexInto(const Path& file, const Autoencoder& sae, const std::string& model,
                       const TokensBehind& tokens, const shard::PictureList& list, FeatureIndexWatch watch,
                       const CancelToken& cancel)
{
    requireWritable(file);
    std::optional<FeatureIndex> before;
    if (isThere(file)) {
        before = readFeatureIndex(file);
    }
    watch.keep = [&](const FeatureIndex& index) { writeFeatureIndex(file, index); };
    FeatureIndex index = indexFeatures(sae, model, tokens, list, before ? &*before : nullptr, watch, cancel);
    writeFeatureIndex(file, index);
    return index;
}

} // namespace hydra
