// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/predictor_score.h"

#include "core/evaluate/faithfulness.h"
#include "core/evaluate/perturbation.h"

namespace hydra {

PredictorScores scoresOf(const AskedPicture& picture, const PredictorQuestion& question, const Map& map,
                         const std::string& name, const CurveChoice& choice, const Progress& progress,
                         const CancelToken& cancel)
{
    const PredictorFacts& facts = picture.facts();
    const auto scorer = picture.scorer(question);
    const bool boxes = facts.kind == PredictorKind::Boxes;
    const PerturbationProbe probe(*scorer, picture.shown(), boxes ? -1 : question.classIndex, cancel);
    const int rows = probe.rows(), cols = probe.cols();
    double begun = 0;
    const auto scored = [&](const std::vector<float>& values) {
        const Progress half = [&](double fraction, const std::string& what) {
            report(progress, begun + fraction / 2, what);
        };
        auto score = std::make_shared<Score>();
        static_cast<Measured&>(*score) = probe.measure(values, choice, cancel, half);
        if (facts.kind != PredictorKind::Logits) {
            score->classIndex = -1;
            score->target = boxes ? map.target : facts.config.className(question.classIndex);
        }
        score->rows = rows;
        score->cols = cols;
        score->values = values;
        score->order = tokenOrder(values, true);
        begun = 0.5;
        return score;
    };
    const ScorePtr own = scored(tokenValues(map, rows, cols));
    return {own, scored(baselineValues("random", rows, cols, FaithfulnessSettings().seed, name))};
}

} // namespace hydra
