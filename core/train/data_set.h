// SPDX-License-Identifier: GPL-3.0-or-later
// Labelled pictures in memory, at the network's input size: synthetic scenes, or a folder (or a tar of one)
// with one sub-folder per class. A sub-folder named by an ImageNet synset gives its class that synset's name.
#pragma once

#include "core/base/cancel.h"
#include "core/train/config.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hydra {

struct DataSet
{
    int count = 0, size = 0, patch = 0;
    std::vector<std::string> classNames;
    std::vector<std::uint8_t> pixels; // [count, size, size, 3]
    std::vector<int> labels; // [count]
    // [count, patches, classes + 1], 0..255: share of each class in each patch, background last. Empty for
    // photographs.
    std::vector<std::uint8_t> patchShares;

    [[nodiscard]] int grid() const noexcept { return size / patch; }
    [[nodiscard]] int classes() const noexcept { return static_cast<int>(classNames.size()); }
    [[nodiscard]] bool hasShares() const noexcept { return !patchShares.empty(); }
    [[nodiscard]] const std::uint8_t* picture(std::size_t index) const
    {
        return pixels.data() + index * static_cast<std::size_t>(size) * static_cast<std::size_t>(size) * 3;
    }
    [[nodiscard]] const std::uint8_t* shares(std::size_t index) const
    {
        return patchShares.data()
            + index * static_cast<std::size_t>(grid()) * static_cast<std::size_t>(grid())
            * static_cast<std::size_t>(classes() + 1);
    }
};

// CACHE is the folder for rendered scenes. Throws Error{Input} naming the folder or file that does not fit.
[[nodiscard]] DataSet loadDataSet(const DataConfig& data, int size, int patch, const Path& cache,
                                  const Progress& progress, const CancelToken& cancel);

} // namespace hydra
