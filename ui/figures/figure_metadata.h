// SPDX-License-Identifier: GPL-3.0-or-later
// What a figure's file says about itself, in words for whoever finds it: program, model, pictures, settings,
// and the line that makes it again. No clock, no random number: the same figure is the same bytes. No Qt.
#pragma once

#include <string>

namespace hydra::ui {

struct FigureProvenance
{
    std::string title; // "Hydrascope: heads-grid"
    std::string software; // "Hydrascope 0.1.0"
    std::string description; // caption, model, pictures with their hashes, font
    std::string command; // hydrascope-cli figure ...; of a window: its questions, as JSON
    std::string id; // 32 hex digits, of all of the above
};

// Words may be any bytes: where each format says such things, they stand as text.
[[nodiscard]] std::string svgMetadata(const FigureProvenance& provenance); // <title>, <desc>, <metadata>
[[nodiscard]] std::string xmpPacket(const FigureProvenance& provenance);
[[nodiscard]] std::string pdfInfo(const FigureProvenance& provenance); // "/Subject ..." and "/Keywords ..."

} // namespace hydra::ui
