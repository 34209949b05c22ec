// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a page: used for the preview, PNG, SVG and PDF.
#pragma once

#include "ui/figures/figure_page.h"

#include <QPainter>

namespace hydra::ui {

// PAINTER's coordinates are units of the page (pageUnit mm). Pictures are resampled to DPI.
void paintPage(QPainter& painter, const FigurePage& page, int dpi);

// PAGE as an image on white, with its resolution set. Throws Error{Usage} beyond 120 megapixels or a side of
// 32000.
[[nodiscard]] QImage pageImage(const FigurePage& page, int dpi);
[[nodiscard]] QSize pagePixels(const FigurePage& page, double dpi);

} // namespace hydra::ui
