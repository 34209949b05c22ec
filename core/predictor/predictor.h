// SPDX-License-Identifier: GPL-3.0-or-later
// A program that predicts, behind a pipe: arrays go in, scores or boxes come out
// (resources/help/predictors.md has the protocol). It is asked like a network, through scorerOf().
#pragma once

#include "core/base/child_process.h"
#include "core/explain/detection.h"
#include "core/predictor/predictor_facts.h"

#include <memory>
#include <string>
#include <vector>

namespace hydra {

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
    // Starts COMMAND and waits for its first line. Each answer may take PATIENCE. Throws Error{Ended} with
    // the command and its last words, Error{Cancelled}.
    Predictor(std::string command, std::chrono::milliseconds patience, const CancelToken& cancel);

    [[nodiscard]] const std::string& command() const noexcept { return m_command; }
    [[nodiscard]] const PredictorFacts& facts() const noexcept { return m_facts; }
    [[nodiscard]] const VitConfig& config() const noexcept { return m_facts.config; }
    [[nodiscard]] bool findsBoxes() const noexcept { return m_facts.kind == PredictorKind::Boxes; }

    // Of normalised pictures [B,3,H,W], as many at once as it takes. Throw as the constructor does; whoever
    // was cancelled may ask again.
    [[nodiscard]] at::Tensor scores(const at::Tensor& pixels, const CancelToken& cancel); // [B,classes]
    [[nodiscard]] std::vector<std::vector<Detection>> boxes(const at::Tensor& pixels,
                                                            const CancelToken& cancel);

private:
    template<class Ask>
    auto told(const Ask& ask);
    void show(const at::Tensor& pixels);
    // Of the pictures that were shown last. Cancelled, they are owed.
    [[nodiscard]] at::Tensor nextScores(const CancelToken& cancel);
    [[nodiscard]] std::vector<std::vector<Detection>> nextBoxes(const CancelToken& cancel);
    void catchUp(const CancelToken& cancel); // reads what is owed, which nobody wants any more

    std::string m_command;
    ChildProcess m_child;
    PredictorFacts m_facts;
    std::int64_t m_owed = 0; // pictures without an answer
    std::string m_begun; // of an answer that is being read
};

// Through a class, or through a box that it found. PREDICTOR outlives it.
[[nodiscard]] std::unique_ptr<Scorer> scorerOf(Predictor& predictor, int classIndex);
[[nodiscard]] std::unique_ptr<BoxScorer> scorerOf(Predictor& predictor, const Detection& box);
[[nodiscard]] ShownPicture shownTo(const Predictor& predictor,
                                   const at::Tensor& pixels); // [1,3,H,W], normalised

} // namespace hydra
