// SPDX-License-Identifier: GPL-3.0-or-later
// Texts over the maps of a figure and beside its colour bar.
#pragma once

#include "ui/figures/figure_data.h"

#include <QString>

namespace hydra::ui {

// The title of a column: what distinguishes it from the others.
[[nodiscard]] QString gridTitle(const FigureSpec& spec, const FigureColumn& column, const VitConfig& config);
// The class that all maps of a picture explain, "A − B" for a contrast; empty if they differ.
[[nodiscard]] QString explainedClass(const FigureData& data, std::size_t image);
// Whether its maps are values of a feature, read by the lens.
[[nodiscard]] bool isOfValues(const FigureSpec& spec);
// The title along the colour bar: the meaning of its numbers.
[[nodiscard]] QString barTitle(const FigureSpec& spec, const FigureData& data);

} // namespace hydra::ui
