// SPDX-License-Identifier: GPL-3.0-or-later
// From a spec and its data to a page: where everything stands, in millimetres.
#pragma once

#include "ui/figures/figure_font.h"
#include "ui/figures/figure_page.h"

namespace hydra::ui {

// Throws Error{Usage} where the page is too narrow for what is asked. Needs a QGuiApplication.
[[nodiscard]] FigurePage layOut(const FigureSpec& spec, const FigureData& data);

// The parts, each below what is already on PAGE: they add their marks and make it higher.
void layOutGrid(FigurePage& page, const FigureSpec& spec, const FigureData& data);
void layOutHeads(FigurePage& page, const FigureSpec& spec, const FigureData& data);
void layOutFeature(FigurePage& page, const FigureSpec& spec, const FigureData& data); // below its maps
void layOutPoints(FigurePage& page, const FigureSpec& spec, const FigureData& data);
void layOutCosts(FigurePage& page, const FigureSpec& spec, const FigureData& data);
[[nodiscard]] QString captionOf(const FigureSpec& spec, const FigureData& data);

namespace page {

constexpr double margin = 1; // mm: the paper around a figure has its own
constexpr double gap = 1;
constexpr double smallest = 6; // a narrower panel shows nothing
constexpr double smallText = 6.0 / 7; // of the page's font, for what stands beside a panel

[[nodiscard]] QColor quiet(); // of text beside the matter
[[nodiscard]] QColor accent();
// Numbers of a figure: C locale, four digits, a true minus.
[[nodiscard]] QString number(double value, int digits = 4);
[[nodiscard]] QString heads(int count); // "3 heads", in English as all of a figure
[[nodiscard]] QString share(double value); // 0.873 -> "87 %", 0.004 -> "0.4 %"
[[nodiscard]] QString letter(std::size_t index); // "a"
// Where the page is too narrow for COUNT panels of WIDTH each.
void checkWidth(double width, std::size_t count, const FigureSpec& spec);

} // namespace page

} // namespace hydra::ui
