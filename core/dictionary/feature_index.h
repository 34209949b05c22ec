// SPDX-License-Identifier: GPL-3.0-or-later
// What an autoencoder's features do over a folder: how often they fire, how strongly, and on which pictures
// most. Plain data, and its file: safetensors.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace hydra {

constexpr int strongestPictures = 16; // per feature
constexpr double denseShare = 0.1; // of patches: a feature that is on more often is uninformative

struct FeatureIndex
{
    struct Best // the largest value on one picture
    {
        float value = 0; // 0: no picture
        std::int32_t picture = -1, patch = -1; // index in NAMES
    };
    std::string question; // model, head count, autoencoder, as JSON: equal for joinable indexes
    std::string list; // identifies the pictures: a hash of the names and the shard
    std::string folder; // or tar of the pictures; empty: several
    std::vector<std::string> names; // of pictures, relative to the folder
    std::vector<Best> best; // [features, strongestPictures], the strongest first
    std::vector<std::int64_t> patches, pictures; // [features]: how many have a non-zero value
    std::vector<double> sum; // [features], over all values
    std::int64_t seenPatches = 0, seenPictures = 0, leftOut = 0;
    std::int64_t done = 0, total = 0; // number of pictures of the list

    explicit FeatureIndex(std::size_t features = 0)
        : best(features * strongestPictures)
        , patches(features)
        , pictures(features)
        , sum(features)
    { }
    [[nodiscard]] std::size_t features() const { return patches.size(); }
    [[nodiscard]] bool complete() const { return done == total; }
    [[nodiscard]] double share(std::size_t feature) const; // share of the patches on which it is not 0
    [[nodiscard]] double mean(std::size_t feature) const; // of its non-zero values; 0 for a dead feature
    // Records that FEATURE has its largest value, above 0, on PATCH of PICTURE.
    void add(std::size_t feature, const Best& found);
    // Adds the results of another shard of the same question. Throws Error{Usage} if the question differs.
    void join(const FeatureIndex& other);
};

// The parts of an index's question.
struct IndexedBy
{
    std::string model, sae; // ids; a model id that ends in ':' stands for any model with that file
    int heads = 0;
};
// For an open model; prompts only affect classes, not the output of a block.
[[nodiscard]] IndexedBy indexOf(const std::string& model, bool prompted, const std::string& sae);
// Throws Error{Input} if INDEX has no valid question.
[[nodiscard]] IndexedBy indexedBy(const FeatureIndex& index, const Path& file);
// Throws Error{Input} naming FILE and which of the two INDEX does not match; heads are not compared.
void requireIndexOf(const FeatureIndex& index, const Path& file, const IndexedBy& open);

struct FeatureCounts
{
    std::int64_t dead = 0, dense = 0; // never on; on for more than denseShare of the patches
    double active = 0; // mean number of features per patch
};
[[nodiscard]] FeatureCounts countsOf(const FeatureIndex& index);

struct FeatureIndexWatch
{
    Progress progress{};
    std::function<void(const FeatureIndex&)> keep{}; // every few minutes, and when cancelled
    std::function<void(const Message&)> leftOut{}; // a picture that cannot be read, with the reason
};

// Writes only the names of pictures that are among a feature's best.
void writeFeatureIndex(const Path& path, const FeatureIndex& index);
// Throws Error{Input} for other files, and if the parts do not fit together.
[[nodiscard]] FeatureIndex readFeatureIndex(const Path& path);

} // namespace hydra
