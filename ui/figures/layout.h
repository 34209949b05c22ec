// SPDX-License-Identifier: GPL-3.0-or-later
// Lays out a spec and its data on a page, in millimetres.
#pragma once

#include "ui/figures/figure_font.h"
#include "ui/figures/figure_page.h"

namespace hydra::ui {

// Throws Error{Usage} if the page is too narrow or would be too high. Needs a QGuiApplication.
[[nodiscard]] FigurePage layOut(const FigureSpec& spec, const FigureData& data);

// The parts; each adds its marks below the contents of PAGE and increases its height.
void layOutGrid(FigurePage& page, const FigureSpec& spec, const FigureData& data);
void layOutHeads(FigurePage& page, const FigureSpec& spec, const FigureData& data);
void layOutFeature(FigurePage& page, const FigureSpec& spec, const FigureData& data); // below its maps
void layOutPoints(FigurePage& page, const FigureSpec& spec, const FigureData& data);
void layOutCosts(FigurePage& page, const FigureSpec& spec, const FigureData& data);
[[nodiscard]] QString captionOf(const FigureSpec& spec, const FigureData& data);

namespace page {

constexpr double margin = 1; // mm; small, as the paper around a figure has its own margin
constexpr double gap = 1;
constexpr double smallest = 6; // mm; a narrower panel is unreadable
constexpr double smallText = 6.0 / 7; // of the page's font, for text beside a panel

[[nodiscard]] QColor quiet(); // colour of secondary text
[[nodiscard]] QColor accent();
// Numbers of a figure: C locale, four digits, a true minus.
[[nodiscard]] QString number(double value, int digits = 4);
[[nodiscard]] QString heads(int count); // "3 heads", in English, as the whole figure
[[nodiscard]] QString share(double value); // 0.873 -> "87 %", 0.004 -> "0.4 %"
[[nodiscard]] QString letter(std::size_t index); // "a"
// Throws Error{Usage} if WIDTH, of each of COUNT panels, is too narrow.
void checkWidth(double width, std::size_t count, const FigureSpec& spec);

} // namespace page

} // namespace hydra::ui
