// SPDX-License-Identifier: GPL-3.0-or-later
// What is written over the maps of a figure and beside its colour bar.
#pragma once

#include "ui/figures/figure_data.h"

#include <QString>

namespace hydra::ui {

// Over a column: what of it is not the same for all of them.
[[nodiscard]] QString gridTitle(const FigureSpec& spec, const FigureColumn& column, const VitConfig& config);
// The class that all maps of a picture explain, if it is one; "A − B" of a contrast.
[[nodiscard]] QString explainedClass(const FigureData& data, std::size_t image);
// Its maps are a feature's values, which the lens reads.
[[nodiscard]] bool isOfValues(const FigureSpec& spec);
// Along the colour bar: what its numbers are.
[[nodiscard]] QString barTitle(const FigureSpec& spec, const FigureData& data);

} // namespace hydra::ui
