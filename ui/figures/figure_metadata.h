// SPDX-License-Identifier: GPL-3.0-or-later
// The metadata of a figure's file, as readable text: program, model, pictures, settings, and the command that
// makes it again. Without time or random numbers, so that equal figures have equal bytes. Without Qt.
#pragma once

#include <string>

namespace hydra::ui {

struct FigureProvenance
{
    std::string title; // "Hydrascope: heads-grid"
    std::string software; // "Hydrascope 0.1.0"
    std::string description; // caption, model, pictures with their hashes, font
    std::string command; // "hydrascope-cli figure ..."; for a window its questions, as JSON
    std::string id; // 32 hex digits, a hash of software, title and description
};

// Texts may be any bytes; they are escaped for the format.
[[nodiscard]] std::string svgMetadata(const FigureProvenance& provenance); // <title>, <desc>, <metadata>
[[nodiscard]] std::string xmpPacket(const FigureProvenance& provenance);
[[nodiscard]] std::string pdfInfo(const FigureProvenance& provenance); // "/Subject ..." and "/Keywords ..."

} // namespace hydra::ui
