// SPDX-License-Identifier: GPL-3.0-or-later
// What the file of a figure of a spec says about itself.
#pragma once

#include "ui/figures/figure_metadata.h"
#include "ui/figures/figure_page.h"

namespace hydra::ui {

[[nodiscard]] FigureProvenance provenanceOf(const FigureSpec& spec, const FigureData& data,
                                            const FigurePage& page, FigureFormat format);

} // namespace hydra::ui
