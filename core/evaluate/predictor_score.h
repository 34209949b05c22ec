// SPDX-License-Identifier: GPL-3.0-or-later
// How true a map is to a program behind a pipe: deletion and insertion (perturbation.h), of a box as D-RISE
// measures them, by how far what is left still shows it. Plain data: no tensor.
#pragma once

#include "core/evaluate/score.h"
#include "core/predictor/predictor_question.h"

#include <string>

namespace hydra {

struct PredictorScores
{
    ScorePtr map, random; // in the map's order; in that of the baseline "random" (faithfulness.h)
};

// MAP, which answers QUESTION about PICTURE, called NAME. Scores that are no probabilities are those of no
// class. Throws as AskedPicture::explain().
[[nodiscard]] PredictorScores scoresOf(const AskedPicture& picture, const PredictorQuestion& question,
                                       const Map& map, const std::string& name, const CurveChoice& choice,
                                       const Progress& progress, const CancelToken& cancel);

} // namespace hydra
