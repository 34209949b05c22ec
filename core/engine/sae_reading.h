// SPDX-License-Identifier: GPL-3.0-or-later
// An autoencoder's codes of a picture, as arrays for other programs, and what it is known to be. Plain data.
#pragma once

#include "core/format/named_array.h"

#include <string>
#include <vector>

namespace hydra {
struct Autoencoder;
}

namespace hydra::engine {

struct SaeFact
{
    std::string key, value, from; // "k", "32", "config"
};

struct SaeReading
{
    struct Strongest // a feature's largest value over the patches
    {
        int feature = 0, patch = 0;
        double value = 0;
    };
    std::vector<NamedArray> arrays; // "x" [P,d], "pre" [P,n], "f" [P,n], "x_hat" [P,d]
    double explainedVariance = 0, active = 0; // of the patches; features of a patch, on average
    std::vector<Strongest> top; // the strongest first, at most 32
    std::vector<SaeFact> facts;
    std::vector<std::string> notes;
};

// What each feature brings to a target (core/explain/feature_parts.h).
struct SaeParts
{
    struct Brought
    {
        int feature = 0;
        double contribution = 0;
        double exact = 0; // the target's loss without the feature
    };
    std::vector<double> contribution; // [n]
    std::vector<Brought> strongest; // by magnitude
    double error = 0; // what the reconstruction leaves out
    double explainedVariance = 0, active = 0;
};

[[nodiscard]] std::vector<SaeFact> factsOf(const Autoencoder& sae);

} // namespace hydra::engine
