// SPDX-License-Identifier: GPL-3.0-or-later
// What an autoencoder's features do over a folder: how often, how strongly, and on which pictures most. Plain
// data, and its file: safetensors.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace hydra {

constexpr int strongestPictures = 16; // of a feature
constexpr double denseShare = 0.1; // of patches: a feature that is on more often says little

struct FeatureIndex
{
    struct Best // the largest value on one picture
    {
        float value = 0; // 0: no picture
        std::int32_t picture = -1, patch = -1; // of names
    };
    std::string question; // model, head count, autoencoder, as JSON: what two indexes must agree in
    std::string list; // which pictures: a hash of the names and the shard
    std::string folder; // or tar that they lie in; empty: several
    std::vector<std::string> names; // of pictures, as they are called in the folder
    std::vector<Best> best; // [features, strongestPictures], the strongest first
    std::vector<std::int64_t> patches, pictures; // [features]: on so many, the value is not 0
    std::vector<double> sum; // [features], of all values
    std::int64_t seenPatches = 0, seenPictures = 0, leftOut = 0;
    std::int64_t done = 0, total = 0; // pictures of the list

    explicit FeatureIndex(std::size_t features = 0)
        : best(features * strongestPictures)
        , patches(features)
        , pictures(features)
        , sum(features)
    { }
    [[nodiscard]] std::size_t features() const { return patches.size(); }
    [[nodiscard]] bool complete() const { return done == total; }
    [[nodiscard]] double share(std::size_t feature) const; // of the patches, on which it is not 0
    [[nodiscard]] double mean(std::size_t feature) const; // of its value there; 0 of a dead one
    // FEATURE has VALUE > 0 on PATCH of PICTURE, more than on its other patches.
    void add(std::size_t feature, const Best& found);
    // Adds what another shard of the same question saw. Throws Error{Usage} where it is of another.
    void join(const FeatureIndex& other);
};

// What the question of an index says.
struct IndexedBy
{
    std::string model, sae; // their ids; a model's that ends in ':' is any with that file
    int heads = 0;
};
// Of a model that is open; prompts are classes, and no part of what leaves a block.
[[nodiscard]] IndexedBy indexOf(const std::string& model, bool prompted, const std::string& sae);
// Throws Error{Input} where it is none.
[[nodiscard]] IndexedBy indexedBy(const FeatureIndex& index, const Path& file);
// Throws Error{Input} that names FILE and which of the two INDEX is not of; heads do not matter.
void requireIndexOf(const FeatureIndex& index, const Path& file, const IndexedBy& open);

struct FeatureCounts
{
    std::int64_t dead = 0, dense = 0; // never on; on more than denseShare of the patches
    double active = 0; // features of a patch, on average
};
[[nodiscard]] FeatureCounts countsOf(const FeatureIndex& index);

struct FeatureIndexWatch
{
    Progress progress{};
    std::function<void(const FeatureIndex&)> keep{}; // every few minutes, and when cancelled
    std::function<void(const std::string&)> leftOut{}; // a picture that cannot be read, and why
};

// Names of pictures that are no feature's best are not written.
void writeFeatureIndex(const Path& path, const FeatureIndex& index);
// Throws Error{Input} for what is no such file, or does not fit together.
[[nodiscard]] FeatureIndex readFeatureIndex(const Path& path);

} // namespace hydra
