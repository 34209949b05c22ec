// SPDX-License-Identifier: GPL-3.0-or-later
// How good an autoencoder is on pictures that it was not trained on (reference.md "Sparse autoencoders").
#pragma once

#include "core/dictionary/picture_source.h"
#include "core/dictionary/tokens_behind.h"
#include "core/sae/autoencoder.h"

#include <cstdint>
#include <vector>

namespace hydra {

struct SaeQuality
{
    int heads = 0;
    std::int64_t pictures = 0, patches = 0;
    double explainedVariance = 0; // of all patches together
    double active = 0; // features of a patch, on average
    double deadShare = 0; // of the features, those that no patch has
    // (H(0) - H(x^)) / (H(0) - H(x)), H the cross entropy where patches are replaced by 0, x^ or not at all.
    // NaN without classes.
    double recovered = 0;
    // Share of pictures whose class comes first, as the network is and with x^: of their label where all
    // have one, else of what the network says itself.
    bool labelled = false;
    double right = 0, rightWith = 0;
};

// The network behind TOKENS must be one that requireFits().
[[nodiscard]] SaeQuality judge(const Autoencoder& sae, const TokensBehind& tokens,
                               const PictureSource& pictures, Workers& workers, const Progress& progress,
                               const CancelToken& cancel);

} // namespace hydra
