// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of a figure may be.
#pragma once

namespace hydra {

constexpr double leastFigureMm = 10, mostFigureMm = 2000;
constexpr int leastFigureDpi = 20, mostFigureDpi = 2400;
constexpr double leastFigurePt = 3, mostFigurePt = 72;
constexpr int mostFigureColumns = 200;

} // namespace hydra
