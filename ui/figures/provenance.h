// SPDX-License-Identifier: GPL-3.0-or-later
// What a figure's file says about itself, in words for whoever finds it: program, model, pictures, settings,
// and the line that makes it again. No clock, no random number: the same figure is the same bytes.
#pragma once

#include "ui/figures/figure_page.h"

#include <string>
#include <utility>
#include <vector>

namespace hydra::ui {

struct FigureProvenance
{
    std::string title; // "Hydrascope: heads-grid"
    std::string software; // "Hydrascope 0.1.0"
    std::string description; // caption, model, pictures with their hashes, font
    std::string command; // hydrascope-cli figure ...; of a window: its questions, as JSON
    std::string id; // 32 hex digits, of all of the above
};

[[nodiscard]] FigureProvenance provenanceOf(const FigureSpec& spec, const FigureData& data,
                                            const FigurePage& page, FigureFormat format);

// Without control characters, which neither XML nor PDF can hold; lines stay.
[[nodiscard]] std::string cleaned(const std::string& text);
[[nodiscard]] std::string xmlEscaped(const std::string& text);

} // namespace hydra::ui
