// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine answers with. Plain data: no tensor.
#pragma once

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
    std::vector<float> probabilities; // as these turn logits into them; of values the logits
    std::vector<int> ranking; // the first (up to 50) classes by logit, descending
    std::vector<FoundBox> boxes{}; // of a detector, the surest first; it has no classes' logits then
    double milliseconds = 0; // of this forward pass: of a network's first ones, more than later ones take
    double steadyMilliseconds = 0; // median of passes when warm; 0 until it is measured

    [[nodiscard]] std::size_t bytes() const
    {
        std::size_t numbers = 2 * logits.size() + ranking.size();
        for (const FoundBox& box : boxes) {
            numbers += box.seen.scores.size() + 32;
        }
        return 256 + 4 * numbers;
    }
    [[nodiscard]] bool ofValues() const { return answers == Answers::Values; }
    // What documents and tables call a probability: by another name where it is none.
    [[nodiscard]] const char* word() const { return ofValues() ? "value" : "probability"; }
};

struct OpenedModel
{
    ModelId id;
    std::string path, format;
    std::string chosen; // which weights, where the file holds several sets
    VitConfig config;
    ModelOverrides overrides; // what the user said about it
    std::vector<std::string> unexpected;
    std::vector<std::string> notes; // what the user should know: assumptions, untrained heads
    // Files of ours beside it, by content: means of heads, outlier neurons. Empty: none that is about it.
    std::string means{}, neurons{};
    // A program behind a pipe, not a network: how it answers, and the command that it was started by is PATH.
    std::optional<PredictorKind> program{};

    // Of a map's file: "rise.k12"; of a program, which has no head counts, "rise".
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
    Truth truth{}; // of the mask beside it
};

// What a target is called, a class by its name in the model, and its value: of a class the logit.
struct TargetValue
{
    std::string name;
    int classIndex = -1; // -1: no class
    double value = 0;
};

// A picture of a folder and what the network answers about one class of it.
struct RankedImage
{
    std::string path;
    double logit = 0;
    std::optional<double> cosine; // of a prompt
    double probability = 0;
    std::string problem; // why it could not be read; empty: it could
};

// What the network sees of an image: depends on the model's preprocessing and the image size.
struct SeenImage
{
    InputGeometry geometry;
    Image shown; // the network's input before normalisation
};

// How far a map moves when its picture is rounded (reference.md "What a map is like").
struct Stability
{
    double rounding = 0; // max |map' - map| / max |map|; not finite of a map of zeros
};

using MapPtr = std::shared_ptr<const Map>;
using PredictionPtr = std::shared_ptr<const Prediction>;
using WalkPtr = std::shared_ptr<const WalkThrough>;
using DecompositionPtr = std::shared_ptr<const Decomposition>;
using HeadMatrixPtr = std::shared_ptr<const HeadMatrix>;
using LensPtr = std::shared_ptr<const Lens>;
using WordMapPtr = std::shared_ptr<const WordMap>;

} // namespace hydra::engine
