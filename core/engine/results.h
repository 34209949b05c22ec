// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's answers. Plain data: no tensor.
#pragma once

#include "core/base/message.h"
#include "core/evaluate/truth.h"
#include "core/explain/found_box.h"
#include "core/explain/map.h"
#include "core/explain/parts.h"
#include "core/explain/walk.h"
#include "core/image/geometry.h"
#include "core/image/image.h"
#include "core/model/model_overrides.h"
#include "core/nn/cost.h"
#include "core/predictor/predictor_facts.h"
#include "core/question/keys.h"
#include "core/text/word_map.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace hydra::engine {

struct Prediction
{
    std::vector<float> logits; // [classes]
    Answers answers = Answers::Softmax;
    std::vector<float> probabilities; // from the logits by ANSWERS; equal to the logits for Answers::Values
    std::vector<int> ranking; // the first (up to 50) classes by logit, descending
    std::vector<FoundBox> boxes{}; // for a detector, the surest first; class logits are then empty
    double milliseconds = 0; // of this forward pass; a network's first passes take longer than later ones
    double steadyMilliseconds = 0; // median of warm passes; 0 until measured

    [[nodiscard]] std::size_t bytes() const
    {
        std::size_t numbers = 2 * logits.size() + ranking.size();
        for (const FoundBox& box : boxes) {
            numbers += box.seen.scores.size() + 32;
        }
        return 256 + 4 * numbers;
    }
    [[nodiscard]] bool ofValues() const { return answers == Answers::Values; }
    // The name that documents and tables give to PROBABILITIES.
    [[nodiscard]] const char* word() const { return ofValues() ? "value" : "probability"; }
};

struct OpenedModel
{
    ModelId id;
    std::string path;
    Message format;
    std::string chosen; // the chosen weights if the file holds several sets
    VitConfig config;
    ModelOverrides overrides; // from the user
    std::vector<std::string> unexpected;
    std::vector<Message> notes; // what the user should know: assumptions, untrained heads
    // Ids (by content) of our files beside it: means of heads, outlier neurons. Empty: none for this model.
    std::string means{}, neurons{};
    // Set for a program behind a pipe: how it answers; PATH is then the command that started it.
    std::optional<PredictorKind> program{};

    // Name for a map's file: "rise.k12"; for a program, which has no head counts, "rise".
    [[nodiscard]] std::string mapName(const std::string& method, int heads) const
    {
        return program ? method : method + ".k" + std::to_string(heads);
    }
    [[nodiscard]] Answerer answerer() const { return program ? answererOf(*program) : Answerer::Network; }
};

struct OpenedImage
{
    ImageId id;
    std::string name; // file name, or "pasted image"
    std::string path; // empty when pasted
    std::shared_ptr<const Image> picture;
    Truth truth{}; // from the mask beside it
};

// A target's name (a class's name in the model) and its value (for a class the logit).
struct TargetValue
{
    std::string name;
    int classIndex = -1; // -1: not a class
    double value = 0;
};

// A picture of a folder and the network's answer about one class of it.
struct RankedImage
{
    std::string path;
    double logit = 0;
    std::optional<double> cosine; // prompts only
    double probability = 0;
    Message problem; // why it could not be read; empty if it was
};

// The network's view of an image: depends on the model's preprocessing and the image size.
struct SeenImage
{
    InputGeometry geometry;
    Image shown; // the network's input before normalisation
};

// How much a map changes when its picture is rounded (reference.md "What a map is like").
struct Stability
{
    double rounding = 0; // max |map' - map| / max |map|; not finite for a map of zeros
};

using MapPtr = std::shared_ptr<const Map>;
using PredictionPtr = std::shared_ptr<const Prediction>;
using WalkPtr = std::shared_ptr<const WalkThrough>;
using DecompositionPtr = std::shared_ptr<const Decomposition>;
using HeadMatrixPtr = std::shared_ptr<const HeadMatrix>;
using LensPtr = std::shared_ptr<const Lens>;
using WordMapPtr = std::shared_ptr<const WordMap>;

} // namespace hydra::engine
