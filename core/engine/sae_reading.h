// SPDX-License-Identifier: GPL-3.0-or-later
// An autoencoder's codes of a picture, as arrays for other programs, and the autoencoder's facts. Plain data.
#pragma once

#include "core/format/named_array.h"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace hydra {
struct Autoencoder;
}

namespace hydra::engine {

class Session;

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
    double explainedVariance = 0, active = 0; // of the patches; mean number of features per patch
    std::vector<Strongest> top; // the strongest first, at most 32
    std::vector<SaeFact> facts;
    std::vector<Message> notes;
};

// An autoencoder that is open beside a model.
struct OpenedSae
{
    std::string id, source, name; // content hash; to open it again, "sae.pt#block=10"; the file's name
    std::string file; // without the settings of OPTIONS
    std::vector<std::pair<std::string, std::string>> options; // as command-line options, "sae-block" "10"
    int features = 0, block = 0;
    std::vector<SaeFact> facts;
};

// The features that fire in a pass.
struct FeatureCodes
{
    struct Firing // of a feature at a patch
    {
        int feature = 0;
        float value = 0;
    };
    struct Feature
    {
        int feature = 0, patch = 0; // its largest value's patch
        int patches = 0; // number of patches on which it fires
        float largest = 0;
    };
    std::vector<std::vector<Firing>> patches; // of the grid, the strongest first; empty for dropped patches
    std::vector<Feature> found; // the strongest first
    int tokens = 0; // patches read
    double explainedVariance = 0, active = 0; // of the patches; mean number of features per patch
    std::vector<SaeFact> facts; // as read, once its formula is known
    std::vector<Message> notes;

    [[nodiscard]] std::size_t bytes() const;
};

// The classes that rise and fall most along a feature's decoder row, with the last norm's deviation held
// fixed.
struct FeatureClasses
{
    struct Class
    {
        int index = 0;
        double change = 0; // of the logit (prompts: cosine), for one unit of the feature in the pooled vector
    };
    std::vector<Class> up, down; // at most five each
};

// What each feature contributes to a target (core/explain/feature_parts.h).
struct SaeParts
{
    struct Brought
    {
        int feature = 0;
        double contribution = 0;
        double exact = 0; // drop of the target's value without the feature
    };
    std::vector<double> contribution; // [n]
    std::vector<Brought> strongest; // by magnitude
    double error = 0; // contribution of what the reconstruction omits
    double explainedVariance = 0, active = 0;
};

[[nodiscard]] std::vector<SaeFact> factsOf(const Autoencoder& sae);
// Opens the autoencoder of SOURCE, "sae.pt#block=10", for MODEL. Throws Error{Usage} if it does not fit, and
// if the file leaves a setting open.
[[nodiscard]] OpenedSae openSae(Session& session, const std::string& source, const std::string& model);
// The same for any model; returns only its id.
[[nodiscard]] std::string openAutoencoder(Session& session, const std::string& source);

} // namespace hydra::engine
