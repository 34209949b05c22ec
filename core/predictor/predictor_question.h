// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of a predictor about one picture, and what it answers: plain data, for the window and the
// command line alike.
#pragma once

#include "core/base/cancel.h"
#include "core/explain/map.h"
#include "core/image/geometry.h"
#include "core/image/image.h"
#include "core/predictor/predictor_facts.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hydra {

class Predictor;
class Scorer;
struct Detection;
struct ModelInput;
struct ShownPicture;

// RISE of a box (detection.h), with as many and as fine masks as its authors use.
constexpr const char* riseOfBoxes = "d-rise";
constexpr int boxMasks = 5000, boxMaskGrid = 16;

struct FoundBox
{
    Rect box; // in pixels of the picture
    int classIndex = -1;
    double score = 0;
};

struct PredictorAnswer
{
    std::vector<float> scores; // of each class, as they came; empty: it finds boxes
    std::vector<float> shares; // their softmax; empty where scores are no logits
    std::vector<int> ranking; // classes, the largest score first
    std::vector<FoundBox> boxes; // the most confident first
};

struct PredictorQuestion
{
    MapOptions
        options; // its method asks for nothing but what pictures are worth; of boxes, RISE is riseOfBoxes
    int classIndex = -1;
    std::size_t box = 0; // where boxes are found
};

// Throws Error{Usage} for a METHOD that reads the inside of a network, or does not fit what is answered.
void requireFitting(const std::string& method, PredictorKind kind);
// The methods that fit KIND, in the order of the table.
[[nodiscard]] std::vector<std::string> methodsFor(PredictorKind kind);

// One picture, of which its answer is asked at once; PREDICTOR outlives it. All throw as Predictor does.
class AskedPicture
{
public:
    AskedPicture(Predictor& predictor, ModelInput input, const CancelToken& cancel);
    ~AskedPicture();
    AskedPicture(AskedPicture&&) noexcept;

    [[nodiscard]] const PredictorAnswer& answer() const noexcept { return m_answer; }
    [[nodiscard]] const InputGeometry& geometry() const;
    [[nodiscard]] const PredictorFacts& facts() const; // of who answers
    // GROWN is called with the map so far. Throws Error{Usage} for a class or box that does not exist.
    [[nodiscard]] Map explain(const PredictorQuestion& question, const CancelToken& cancel,
                              const Progress& progress = {},
                              const std::function<void(const Map&)>& grown = {}) const;
    [[nodiscard]] std::int64_t picturesFor(const MapOptions& options) const; // that it will be shown
    // Through what QUESTION is about, and the picture as it is seen there. Throws Error{Usage} as explain().
    [[nodiscard]] std::unique_ptr<Scorer> scorer(const PredictorQuestion& question) const;
    [[nodiscard]] ShownPicture shown() const;

private:
    void requireClass(int classIndex) const;
    [[nodiscard]] const Detection& boxAt(std::size_t index) const;
    [[nodiscard]] Map mapOfClass(const PredictorQuestion& question, const CancelToken& cancel,
                                 const Progress& progress,
                                 const std::function<void(const Map&)>& grown) const;
    [[nodiscard]] Map mapOfBox(const PredictorQuestion& question, const CancelToken& cancel,
                               const Progress& progress, const std::function<void(const Map&)>& grown) const;

    Predictor& m_predictor;
    std::unique_ptr<ModelInput> m_input;
    std::vector<Detection> m_detections; // of the answer's boxes
    PredictorAnswer m_answer;
};

} // namespace hydra
