// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the tour's steps, and the answers available so far.
#pragma once

#include "ui/shell/tour_step.h"

namespace hydra::ui::tour {

inline const QString dots = QStringLiteral("…"); // for a number that is not known yet

struct Peak
{
    int patch = -1;
    QString place = dots, value = dots; // "row 3, column 5", counted from 0 as everywhere
};

[[nodiscard]] bool announced(const TourStage& on);
[[nodiscard]] engine::MapPtr mapNow(const TourStage& on);
[[nodiscard]] engine::PredictionPtr answerNow(const TourStage& on);
[[nodiscard]] engine::PredictionPtr answerBefore(const TourStage& on);
[[nodiscard]] const VitConfig& configOf(const TourStage& on);
[[nodiscard]] QString shareOf(const engine::PredictionPtr& answer, int index);
// "tench (89.5 %)", the class at RANK from 0.
[[nodiscard]] QString named(const TourStage& on, const engine::PredictionPtr& answer, std::size_t rank = 0);
[[nodiscard]] Peak peakOf(const engine::MapPtr& map);
[[nodiscard]] int middlePatch(const TourStage& on);
[[nodiscard]] int fewestHeads(const TourStage& on);

[[nodiscard]] QString sayPatches(const TourStage& on);
[[nodiscard]] QString sayTokens(const TourStage& on);
[[nodiscard]] QString sayPrediction(const TourStage& on);
[[nodiscard]] QString sayAttention(const TourStage& on);
[[nodiscard]] QString sayHeads(const TourStage& on);
[[nodiscard]] QString sayDefault(const TourStage& on);
[[nodiscard]] QString sayColours(const TourStage& on);
[[nodiscard]] QString saySecond(const TourStage& on);
[[nodiscard]] QString sayHeadCounts(const TourStage& on);
[[nodiscard]] QString sayCost(const TourStage& on);
[[nodiscard]] QString sayHydra(const TourStage& on);
[[nodiscard]] QString sayWhatIf(const TourStage& on);
[[nodiscard]] QString sayTrust(const TourStage& on);
[[nodiscard]] QString sayEmbedding(const TourStage& on);
[[nodiscard]] QString sayFigure(const TourStage& on);
[[nodiscard]] QString sayEnd(const TourStage& on);

} // namespace hydra::ui::tour
