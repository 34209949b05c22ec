// SPDX-License-Identifier: GPL-3.0-or-later
// The quality of an autoencoder on pictures outside its training set (reference.md "Sparse autoencoders").
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
    double explainedVariance = 0; // over all patches together
    double active = 0; // mean number of features per patch
    double deadShare = 0; // share of features that fire on no patch
    // (H(0) - H(x^)) / (H(0) - H(x)), H the cross entropy with patches replaced by 0, by x^ or not at all.
    // NaN without classes.
    double recovered = 0;
    // Accuracy of the network unchanged, and with x^: against the labels if all pictures have one, else
    // against the network's own answers.
    bool labelled = false;
    double right = 0, rightWith = 0;
};

// The network behind TOKENS must pass requireFits().
[[nodiscard]] SaeQuality judge(const Autoencoder& sae, const TokensBehind& tokens,
                               const PictureSource& pictures, Workers& workers, const Progress& progress,
                               const CancelToken& cancel);

} // namespace hydra
