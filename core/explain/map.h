// SPDX-License-Identifier: GPL-3.0-or-later
// The request for an explanation and its result. Plain data: no tensor, no picture.
#pragma once

#include "core/base/cancel.h"
#include "core/base/enum_words.h"
#include "core/base/message.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hydra {

enum class HeadFusion
{
    Mean,
    Min,
    Max
};
template<>
const EnumWords<HeadFusion>& enumWords<HeadFusion>(); // "mean", "min", "max"

// Which vectors of a block's tokens are compared (reference.md "Logit lens").
enum class Facet
{
    Tokens, // as they leave the block
    Normed, // the same after the final LayerNorm
    Queries, // of the block's attention, heads side by side
    Keys,
    Values
};
template<>
const EnumWords<Facet>& enumWords<Facet>(); // "tokens", "normed", "q", "k", "v"

// The unit of occlusion windows.
enum class WindowUnit
{
    Patches,
    Pixels
};
template<>
const EnumWords<WindowUnit>& enumWords<WindowUnit>(); // "patches", "pixels"

// The paint of an occluded place.
enum class Fill
{
    Mean, // colour of the training pictures: zero after normalisation
    Average, // colour of this picture
    Black,
    White
};
template<>
const EnumWords<Fill>& enumWords<Fill>(); // "mean", "average", "black", "white"

// What a black-box method measures when the target is a class; any other target gives its value.
enum class ClassValue
{
    Logit,
    Probability
};
template<>
const EnumWords<ClassValue>& enumWords<ClassValue>(); // "logit", "probability"

// One float per patch token, or per pixel of the network's input (rows x cols), for one class, sub-network,
// plan and method (reference.md "What a map is").
struct Map
{
    int rows = 0, cols = 0; // of the patch grid; of the network's input for per-pixel methods
    std::vector<float> values; // row-major, raw
    bool isSigned = false; // zero means "no effect": draw with a diverging map
    int classIndex = -1; // the class it explains; -1 for methods that do not explain a class
    int againstIndex = -1; // a contrast: classIndex minus this one
    Message target; // what it explains in place of a class: "similarity to cat.jpg"
    std::optional<double> targetValue; // its value, or the class's logit; empty without a target
    std::optional<double> residual; // the method's own check of itself (conservation, completeness)
    std::optional<double> uncertainty; // of a sampled map: the largest half-width of its 95 % intervals
    double milliseconds = 0; // computing the map from the trace
    int channels = 1; // 3: values are red, green, blue in 0..1, place by place; NaN is not painted
    int best = -1; // the best-matching patch, to be ringed
    std::vector<float> foreground; // of each patch, 0..1: what the threshold of MapOptions cuts
    Message fittedOn; // of colours: what their axes were fitted on
    // D-RISE only: masked pictures with a box like the explained one. 0: the map has no meaning.
    std::optional<std::int64_t> matched{};
};

// A method's options. The table in option_fields.h says which fields matter; the others are ignored, and
// reset by normalised().
constexpr int mostSteps = 1000;
constexpr double mostGamma = 1000;
constexpr int mostSamples = 100'000; // masks, permutations
constexpr int mostGroups = 4096;

// The method used when the user has not chosen one: the best by measurement (evidence.cpp).
[[nodiscard]] const char* defaultMethod();

struct MapOptions
{
    std::string method = defaultMethod();
    int block = -1; // block 0..L-1; -1 is the last
    int head = -1; // 0..heads-1; -1 fuses all
    HeadFusion fusion = HeadFusion::Mean;
    int query = -1; // patch 0..P-1; -1 is the class token (or the first prefix token)
    int startBlock = -1; // products over blocks begin here; -1 is the method's own
    double discard = 0; // rollout: share of attention entries, the smallest, set to zero, [0, 1)
    double gammaConv = 0.25,
           gammaLinear = 0.05; // LRP: gamma of the patch embedding; of fc1, fc2 and classifier
    int steps = 20; // number of pictures, from zero input to the given one, to average a gradient over
    Facet facet = Facet::Normed;
    std::string basis; // id of the kept FeatureBasis for the colours; "": fitted on this picture
    double foreground = 0; // colours: patches whose first component is below it are left out, [0, 1)
    int window = 1, stride = 1; // occlusion: side of the painted square, and its step
    WindowUnit windowUnit = WindowUnit::Patches;
    Fill fill = Fill::Mean;
    ClassValue measured =
        ClassValue::Logit; // occlusion and Shapley values only; the other methods have a fixed one
    int masks = 1000, maskGrid = 7; // RISE: number of masks, cells per side
    int groups = 9; // Shapley: number of groups of patches
    int permutations = 50; // Shapley with more than mostExactGroups groups
    double clusterDistance = 0.1; // ViT-CX: features whose cosine distance is below share a mask, (0, 2]
    std::string kept; // "IMAGE:3,7-9": these patches of that picture are the query (question/kept_patches.h)

    friend bool operator==(const MapOptions& a, const MapOptions& b);
};

// Methods that only run the network on many changed pictures or sequences.
enum class BlackBox
{
    None,
    Occlusion,
    Rise,
    Shapley,
    VitCx
};
constexpr int mostExactGroups = 12; // with more groups, Shapley values are sampled

// A row of the table of methods. The window, the command line, the tests and the documentation iterate over
// it.
struct MethodInfo
{
    const char* id; // "hydra-contribution"
    const char* title; // "Token contribution"
    const char* teaches; // two sentences for a tooltip: what it shows, how it is computed, the paper
    bool classSpecific;
    bool usesBlock;
    bool usesHead; // and head fusion
    bool usesQuery;
    bool usesStartBlock;
    bool isSigned;
    bool usesDiscard = false;
    bool perPixel = false; // of the network's input, else per patch
    bool usesFacet = false;
    bool isColours = false; // three channels, in a basis that can be kept; they do not rank patches
    int start = 0; // default for startBlock: the block where its product begins
    bool usesGamma = false;
    bool usesSteps = false;
    bool ofLastBlock = false; // reads the last block only
    BlackBox blackBox = BlackBox::None;
    int passes = 1; // forward passes, unless options decide: passesOf()
    bool endsEarly = false; // may end after fewer passes
    bool ofBox = false; // explains only boxes found by a detector
};

// All methods except those for boxes, which networks do not find.
[[nodiscard]] const std::vector<MethodInfo>& methodTable();

// What answers the question.
enum class Answerer
{
    Network,
    Classes, // a program that scores classes and does not expose its inside
    Boxes // a program that finds boxes
};

struct SubNetwork;
struct VitConfig;
// Forward passes for a whole map, including the one of the trace; gradients are not counted.
struct PassCount
{
    std::int64_t passes = 1;
    bool atMost = false; // it may end earlier
};
// For HEADS heads on a picture of ROWS x COLS patches.
[[nodiscard]] PassCount passesOf(const MapOptions& options, const VitConfig& config, const SubNetwork& sub,
                                 int rows, int cols);
// What supports A's class rather than B's: A - B, signed; both maps by one method from one pass. The residual
// is the larger of the two. Throws Error{Usage} when the classes are the same.
[[nodiscard]] Map contrast(const Map& a, const Map& b);
[[nodiscard]] const MethodInfo* methodNamed(const std::string& id); // null: unknown id
// Throws Error{Usage} listing the known methods.
[[nodiscard]] const MethodInfo& methodInfo(const std::string& id);

// Callbacks of a map that takes many passes, called on the computing thread; both may be empty.
struct Watch
{
    Progress progress{}; // "pass 120 of 1000"
    std::function<void(const Map&)> grown{}; // the map so far, a few times a second
};

} // namespace hydra
