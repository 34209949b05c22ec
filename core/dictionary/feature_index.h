// SPDX-License-Identifier: GPL-3.0-or-later
// What an autoencoder's features do over a folder: how often, how strongly, and on which pictures most. Plain
// data, and its file: safetensors.
#pragma once

#include "core/base/file.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hydra {

constexpr int strongestPictures = 16; // of a feature

struct FeatureIndex
{
    struct Best // the largest value on one picture
    {
        float value = 0; // 0: no picture
        std::int32_t picture = -1, patch = -1; // of names
    };
    std::string question; // model, head count, autoencoder, as JSON: what two indexes must agree in
    std::string list; // which pictures: a hash of the names and the shard
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
    // FEATURE has VALUE > 0 on PATCH of PICTURE, more than on its other patches.
    void add(std::size_t feature, const Best& found);
    // Adds what another shard of the same question saw. Throws Error{Usage} where it is of another.
    void join(const FeatureIndex& other);
};

// Names of pictures that are no feature's best are not written.
void writeFeatureIndex(const Path& path, const FeatureIndex& index);
// Throws Error{Input} for what is no such file, or does not fit together.
[[nodiscard]] FeatureIndex readFeatureIndex(const Path& path);

} // namespace hydra
