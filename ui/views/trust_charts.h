// SPDX-License-Identifier: GPL-3.0-or-later
// The charts behind the lights of Trust: deletion and insertion; how far the map moves when its picture is
// rounded, beside the other methods' largest movements (core/explain/evidence.h); how much of the object the
// strongest patches cover. NOTE is shown if there is no data.
#pragma once

#include "core/evaluate/score.h"
#include "core/export/chart.h"

#include <QString>

#include <optional>

namespace hydra::ui {

// The probability of the explained class, or another target's value, over the share of patches removed or put
// back, with a random order (may be null) as a thin line beside each. Each point of WAY's curve is a stop
// of the slider; MARKED is the current stop, -1: none. If STALE, curves are faint.
[[nodiscard]] Chart faithChart(const ScorePtr& faith, const ScorePtr& random, bool stale, const QString& note,
                               Way way, int marked);
// MOVED: the movement of the map in view. Tables use the command line's method names.
[[nodiscard]] Chart stableChart(const std::optional<double>& moved, const QString& note);
[[nodiscard]] DataTable stableTable(const std::optional<double>& moved, DataFacts facts); // method, moved
// FOUND comes from objectFound().
[[nodiscard]] Chart objectChart(const Curve& found, const QString& note);

} // namespace hydra::ui
