// SPDX-License-Identifier: GPL-3.0-or-later
// An external prediction program behind pipes: receives arrays, returns scores or boxes (protocol:
// resources/help/predictors.md). Used like a network, through scorerOf().
#pragma once

#include "core/base/child_process.h"
#include "core/explain/detection.h"
#include "core/predictor/predictor_facts.h"

#include <memory>
#include <string>
#include <vector>

namespace hydra {

// Parsers for a predictor's output; the results are bounded and finite.

// The size of a .npy file's header after its first NPYSTART bytes.
constexpr std::size_t npyStart = 12;
[[nodiscard]] std::size_t npyHeaderRest(const std::string& start);
// The size in bytes of the values that HEADER (the whole header) declares. Throws Error{Input} unless their
// shape is [PICTURES,CLASSES].
[[nodiscard]] std::size_t npyValues(const std::string& header, std::int64_t pictures, std::int64_t classes);
// FILE as float32 [PICTURES,CLASSES]. Throws Error{Input} for numbers that are not finite.
[[nodiscard]] at::Tensor scoresIn(const std::string& file);

// Parses a line of JSON, the list of one picture's boxes:
//   {"box": [x0, y0, x1, y1], "class": 16, "score": 0.9}, or
//   {"box": [x0, y0, x1, y1], "scores": [of every class], "objectness": 0.9}
[[nodiscard]] std::vector<Detection> boxesIn(const std::string& line, int classes);

class Predictor
{
public:
    // Starts COMMAND and waits for its first line. PATIENCE limits each answer. Throws Error{Ended} with the
    // command and its last words, or Error{Cancelled}.
    Predictor(std::string command, std::chrono::milliseconds patience, const CancelToken& cancel);

    [[nodiscard]] const std::string& command() const noexcept { return m_command; }
    [[nodiscard]] const PredictorFacts& facts() const noexcept { return m_facts; }
    [[nodiscard]] const VitConfig& config() const noexcept { return m_facts.config; }
    [[nodiscard]] bool findsBoxes() const noexcept { return m_facts.kind == PredictorKind::Boxes; }

    // Answers for normalised pictures [B,3,H,W], sent in batches of facts().batch. Throw as the constructor
    // does; after Error{Cancelled} they may be called again.
    [[nodiscard]] at::Tensor scores(const at::Tensor& pixels, const CancelToken& cancel); // [B,classes]
    [[nodiscard]] std::vector<std::vector<Detection>> boxes(const at::Tensor& pixels,
                                                            const CancelToken& cancel);

private:
    template<class Ask>
    auto guarded(const Ask& ask);
    void show(const at::Tensor& pixels);
    // Read the answer to the last show(). If cancelled, the answer is still owed.
    [[nodiscard]] at::Tensor nextScores(const CancelToken& cancel);
    [[nodiscard]] std::vector<std::vector<Detection>> nextBoxes(const CancelToken& cancel);
    void catchUp(const CancelToken& cancel); // reads and discards owed answers

    std::string m_command;
    ChildProcess m_child;
    PredictorFacts m_facts;
    std::int64_t m_owed = 0; // pictures without an answer
    std::string m_begun; // the partial answer read so far
};

// Scores a class, or a box that it found. PREDICTOR must outlive the scorer.
[[nodiscard]] std::unique_ptr<Scorer> scorerOf(Predictor& predictor, int classIndex);
[[nodiscard]] std::unique_ptr<BoxScorer> scorerOf(Predictor& predictor, const Detection& box);
[[nodiscard]] ShownPicture shownTo(const Predictor& predictor,
                                   const at::Tensor& pixels); // [1,3,H,W], normalised

} // namespace hydra
