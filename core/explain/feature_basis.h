// SPDX-License-Identifier: GPL-3.0-or-later
// Three axes in a network's feature space that give patches their colours: fitted once, kept in a file,
// applied to other pictures, blocks and sub-networks (reference.md "Features as colours"). Plain data: no
// tensor.
#pragma once

#include "core/base/file.h"
#include "core/base/message.h"
#include "core/explain/map.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hydra {

struct FeatureBasis
{
    static constexpr std::size_t components = 3;
    static constexpr std::size_t mostWidth = 65'536;
    static constexpr std::size_t mostNames = 100; // of pictures

    std::vector<float> mean; // [D]
    std::vector<float> axes; // [3,D] of unit length; zeros past the rank
    std::vector<float> variance; // [3], along each axis, over the patches
    float total = 0; // variance in all directions
    // Separates foreground from background: gate . (x - mean) + gateOffset is 0 to 1 over the patches of the
    // fit.
    std::vector<float> gate; // [D]
    float gateOffset = 0;

    // What it was fitted on.
    double foreground = 0; // threshold: patches below it were left out; 0: all are in
    std::string model; // content hash, as in MapKey
    std::string attention; // plan
    std::string without; // the parts switched off or replaced: Interventions::text()
    int heads = 0; // k
    int block = 0; // 0..L-1
    Facet facet = Facet::Normed;
    std::vector<std::string> pictures; // names; the first hundred
    std::int64_t pictureCount = 0, patchCount = 0;

    [[nodiscard]] std::size_t width() const { return mean.size(); }
};

// "3,920 patches of 20 pictures, block 11, normed, k = 6".
[[nodiscard]] Message fittedOn(const FeatureBasis& basis);

// BASIS as an .npz: mean, axes, variance, total, gate, gate_offset, and provenance, UTF-8 JSON in uint8.
// Equal bases give equal bytes.
[[nodiscard]] std::string basisBytes(const FeatureBasis& basis);
// SHA-256 of those bytes: the id of a kept basis.
[[nodiscard]] std::string idOf(const FeatureBasis& basis);
// Throws Error{Input} naming the file, what was expected and what was found.
[[nodiscard]] FeatureBasis readBasis(const Path& path);

} // namespace hydra
