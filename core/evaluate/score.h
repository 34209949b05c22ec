// SPDX-License-Identifier: GPL-3.0-or-later
// The faithfulness of one map on one picture, as question and answer (the measures of
// evaluate/perturbation.h), and the perturbed pictures shown to the network. Plain data: no tensor.
#pragma once

#include "core/base/message.h"
#include "core/evaluate/curve.h"
#include "core/evaluate/truth.h"
#include "core/image/image.h"
#include "core/question/keys.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace hydra {

struct ScoreKey
{
    // Its method is from methodTable(), or a baseline ("random", "centre": evaluate/faithfulness.h). Its
    // target is the class whose probability the curves follow, or another number, also for methods without a
    // target.
    MapKey map;
    CurveChoice curves;

    [[nodiscard]] auto parts() const
    {
        return std::tie(map, curves.deletion, curves.insertion, curves.perturbation, curves.steps);
    }
    [[nodiscard]] Message title() const; // "Testing: random order 3 of 9"
};

// Resets what the method does not use, but keeps the target.
[[nodiscard]] ScoreKey normalised(ScoreKey key);

enum class Way
{
    Deletion,
    Insertion
};

struct Score : Measured
{
    Message target{}; // "similarity to cat.jpg"; empty for a class
    int rows = 0, cols = 0;
    std::vector<float> values; // the map, one value per patch
    std::vector<int> order; // patches, the most relevant first: the order behind the curves
    // Start of insertion: the network's input before normalisation. Shared by all maps of a picture.
    std::shared_ptr<const Image> blurredPicture;
    std::array<std::uint8_t, 3> blank{}; // colour of a removed patch: the input's mean

    [[nodiscard]] bool ofProbability() const noexcept { return classIndex >= 0; }
    [[nodiscard]] const Curve& curve(Way way) const
    {
        return way == Way::Deletion ? curves.deletion : curves.insertion;
    }
    [[nodiscard]] std::size_t bytes() const;
};
using ScorePtr = std::shared_ptr<const Score>;

// Number of patches removed, or put back, at POINT of the curve.
[[nodiscard]] int patchesAt(const Score& score, Way way, int point);
// The perturbed picture at POINT, made from SHOWN (SeenImage) in the order of the curve. Throws
// Error{Internal} if SHOWN has another size.
[[nodiscard]] Image pictureAt(const Image& shown, const Score& score, Way way, int point);

} // namespace hydra
