// SPDX-License-Identifier: GPL-3.0-or-later
// What an explanation is asked with and what comes back. Plain data: no tensor, no picture.
#pragma once

#include "core/base/cancel.h"
#include "core/base/enum_words.h"

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

// What the windows of occlusion are measured in.
enum class WindowUnit
{
    Patches,
    Pixels
};
template<>
const EnumWords<WindowUnit>& enumWords<WindowUnit>(); // "patches", "pixels"

// What an occluded place is painted with.
enum class Fill
{
    Mean, // colour of the training pictures: zero after normalisation
    Average, // colour of this picture
    Black,
    White
};
template<>
const EnumWords<Fill>& enumWords<Fill>(); // "mean", "average", "black", "white"

// What a black box is asked for where the target is a class; of another target, its value.
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
    int rows = 0, cols = 0; // of the patch grid; of the network's input for methods that answer per pixel
    std::vector<float> values; // row-major, raw
    bool isSigned = false; // zero means "no effect": draw with a diverging map
    int classIndex = -1; // the class it explains; -1 for methods that do not know classes
    int againstIndex = -1; // a contrast: classIndex minus this one
    std::string target; // what it explains in place of a class: "similarity to cat.jpg"
    std::optional<double> targetValue; // its value, or the class's logit; none where there is no target
    std::optional<double> residual; // the method's own check of itself (conservation, completeness)
    std::optional<double> uncertainty; // of a sampled map: the largest half-width of its 95 % intervals
    double milliseconds = 0; // computing the map from the trace
    int channels = 1; // 3: values are red, green, blue in 0..1 of each place in turn; NaN is not painted
    int best = -1; // the patch that answers best, to be ringed
    std::vector<float> foreground; // of each patch, 0..1: what the threshold of MapOptions cuts
    std::string fittedOn; // of colours: what their axes were fitted on
    // Of D-RISE: masked pictures with a box like the one that is explained. 0: the map says nothing.
    std::optional<std::int64_t> matched{};
};

// How a method is asked. Which fields matter, the table says (option_fields.h); the others are ignored, and
// reset by normalised().
constexpr int mostSteps = 1000;
constexpr double mostGamma = 1000;
constexpr int mostSamples = 100'000; // masks, permutations
constexpr int mostGroups = 4096;

// Of a map that nobody chose a method for: the one that measurements speak for (evidence.cpp).
[[nodiscard]] const char* defaultMethod();

struct MapOptions
{
    std::string method = defaultMethod();
    int layer = -1; // block 0..L-1; -1 is the last
    int head = -1; // 0..heads-1; -1 fuses all
    HeadFusion fusion = HeadFusion::Mean;
    int query = -1; // patch 0..P-1; -1 is the class token (or the first prefix token)
    int startLayer = -1; // products over blocks begin here; -1 is the method's own
    double discard = 0; // rollout: share of the smallest attentions set to zero, [0, 1)
    double gammaConv = 0.25, gammaLinear = 0.05; // LRP: of the patch embedding; of fc1, fc2 and classifier
    int steps = 20; // pictures between black and the given one that a gradient is averaged over
    Facet facet = Facet::Normed;
    std::string basis; // id of the kept FeatureBasis that colours are read in; "": fitted on this picture
    double foreground = 0; // colours: patches whose first component is below it are left out, [0, 1)
    int window = 1, stride = 1; // occlusion: side of the square that is painted over, and how far it moves
    WindowUnit windowUnit = WindowUnit::Patches;
    Fill fill = Fill::Mean;
    ClassValue measured = ClassValue::Logit; // occlusion and Shapley values; the others have their own
    int masks = 1000, maskGrid = 7; // RISE: how many, of how many cells a side
    int groups = 9; // Shapley: of patches
    int permutations = 50; // of more than mostExactGroups groups
    double clusterDistance = 0.1; // ViT-CX: features whose cosine distance is below share a mask, (0, 2]
    std::string kept; // "IMAGE:3,7-9": these patches of that picture are the query (question/kept_patches.h)

    friend bool operator==(const MapOptions& a, const MapOptions& b);
};

// A method that asks the network about many changed pictures or sequences, and reads nothing else.
enum class BlackBox
{
    None,
    Occlusion,
    Rise,
    Shapley,
    VitCx
};
constexpr int mostExactGroups = 12; // above, Shapley values are sampled

// A row of the table of methods. The window, the command line, the tests and the documentation iterate over
// it.
struct MethodInfo
{
    const char* id; // "hydra-contribution"
    const char* title; // "Token contribution"
    const char* teaches; // two sentences for a tooltip: what it shows, how it is computed, the paper
    bool classSpecific;
    bool usesLayer;
    bool usesHead; // and head fusion
    bool usesQuery;
    bool usesStartLayer;
    bool isSigned;
    bool usesDiscard = false;
    bool perPixel = false; // of the network's input, else per patch
    bool usesFacet = false;
    bool isColours = false; // three channels that rank nothing, in a basis that can be kept
    int start = 0; // block where its product begins, unless asked for another
    bool usesGamma = false;
    bool usesSteps = false;
    bool ofLastBlock = false; // reads no other
    BlackBox blackBox = BlackBox::None;
    int passes = 1; // forward passes, where no option decides: passesOf()
    bool endsEarly = false; // after fewer, where it can
    bool ofBox = false; // explains a box that a detector found, and nothing else
};

// All but those of boxes, which no network finds.
[[nodiscard]] const std::vector<MethodInfo>& methodTable();

// Who is asked.
enum class Answerer
{
    Network,
    Classes, // a program that scores classes, and shows no inside
    Boxes // one that finds boxes
};

struct VitConfig;
// Forward passes of a whole map, the one with the trace included; gradients are not counted.
struct PassCount
{
    std::int64_t passes = 1;
    bool atMost = false; // it ends earlier where it can
};
// Of HEADS heads on a picture of ROWS x COLS patches.
[[nodiscard]] PassCount passesOf(const MapOptions& options, const VitConfig& config, int heads, int rows,
                                 int cols);
// What speaks for A's class rather than for B's: A - B, signed; both by one method from one pass. The worse
// of their residuals. Throws Error{Usage} when the classes are the same.
[[nodiscard]] Map contrast(const Map& a, const Map& b);
[[nodiscard]] const MethodInfo* methodNamed(const std::string& id); // null: none
// Throws Error{Usage} listing the known methods.
[[nodiscard]] const MethodInfo& methodInfo(const std::string& id);

// Who watches a map that takes many passes. Called on the thread that computes; both may be empty.
struct Watch
{
    Progress progress{}; // "pass 120 of 1000"
    std::function<void(const Map&)> grown{}; // the map so far, a few times a second
};

} // namespace hydra
