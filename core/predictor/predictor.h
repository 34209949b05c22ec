// SPDX-License-Identifier: GPL-3.0-or-later
// A program that predicts, behind a pipe: arrays go in, scores or boxes come out
// (resources/help/predictors.md has the protocol). Whoever has one is asked like a network, through
// scorerOf().
#pragma once

#include "core/base/child_process.h"
#include "core/explain/detection.h"
#include "core/model/vit_config.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace hydra {

// The first line of a predictor: what it is shown, and what it answers (resources/help/predictors.md).
enum class PredictorKind
{
    Logits, // scores of classes that a softmax makes probabilities
    Scores, // numbers of classes that are taken as they are
    Boxes
};
template<>
const EnumWords<PredictorKind>& enumWords<PredictorKind>(); // "logits", "scores", "boxes"

enum class PixelLayout
{
    ChannelsFirst,
    ChannelsLast
};
template<>
const EnumWords<PixelLayout>& enumWords<PixelLayout>(); // "NCHW", "NHWC"

struct PredictorFacts
{
    PredictorKind kind = PredictorKind::Logits;
    PixelLayout layout = PixelLayout::ChannelsFirst;
    int batch = 1; // pictures at once, at most
    VitConfig config; // a network that nobody sees: its input, its classes, squares of the picture as patches
};

// LINE as JSON; NAME begins every message. Throws Error{Input} for an unknown field, and whatever is out of
// bounds.
[[nodiscard]] PredictorFacts predictorFacts(std::string_view line, const std::string& name);

// What a predictor writes, as numbers that are bounded and finite.

// The bytes that follow the first NPYSTART of a .npy file, up to its values.
constexpr std::size_t npyStart = 12;
[[nodiscard]] std::size_t npyHeaderRest(const std::string& start);
// The bytes of the values that HEADER, all that stands before them, announces. Throws Error{Input} unless
// they are [PICTURES,CLASSES].
[[nodiscard]] std::size_t npyValues(const std::string& header, std::int64_t pictures, std::int64_t classes);
// FILE as float32 [PICTURES,CLASSES]. Throws Error{Input} for numbers that are not finite.
[[nodiscard]] at::Tensor scoresIn(const std::string& file);

// A line of JSON, a list of one picture's boxes:
//   {"box": [x0, y0, x1, y1], "class": 16, "score": 0.9}, or
//   {"box": [x0, y0, x1, y1], "scores": [of every class], "objectness": 0.9}
[[nodiscard]] std::vector<Detection> boxesIn(const std::string& line, int classes);

class Predictor
{
public:
    // Starts COMMAND and waits for its first line. Each answer may take PATIENCE. Throws Error{Input} with
    // the command and its last words, Error{Cancelled}.
    Predictor(std::string command, std::chrono::milliseconds patience, const CancelToken& cancel);

    [[nodiscard]] const std::string& command() const noexcept { return m_command; }
    [[nodiscard]] const PredictorFacts& facts() const noexcept { return m_facts; }
    [[nodiscard]] const VitConfig& config() const noexcept { return m_facts.config; }
    [[nodiscard]] bool findsBoxes() const noexcept { return m_facts.kind == PredictorKind::Boxes; }

    // Of normalised pictures [B,3,H,W], as many at once as it takes. Throw as the constructor does.
    [[nodiscard]] at::Tensor scores(const at::Tensor& pixels, const CancelToken& cancel); // [B,classes]
    [[nodiscard]] std::vector<std::vector<Detection>> boxes(const at::Tensor& pixels,
                                                            const CancelToken& cancel);

private:
    template<class Ask>
    auto told(const Ask& ask);
    void show(const at::Tensor& pixels);

    std::string m_command;
    ChildProcess m_child;
    PredictorFacts m_facts;
};

// Through a class, or through a box that it found. PREDICTOR outlives it.
[[nodiscard]] std::unique_ptr<Scorer> scorerOf(Predictor& predictor, int classIndex);
[[nodiscard]] std::unique_ptr<BoxScorer> scorerOf(Predictor& predictor, const Detection& box);

} // namespace hydra
