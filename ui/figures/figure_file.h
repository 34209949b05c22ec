// SPDX-License-Identifier: GPL-3.0-or-later
// A page as the bytes of a file. Works on any thread; needs a QGuiApplication for its fonts.
#pragma once

#include "core/base/file.h"
#include "ui/figures/figure_metadata.h"
#include "ui/figures/figure_page.h"

namespace hydra::ui {

// What the file of a figure of SPEC says about itself.
[[nodiscard]] FigureProvenance provenanceOf(const FigureSpec& spec, const FigureData& data,
                                            const FigurePage& page, FigureFormat format);

// The same arguments give the same bytes, on every run.
[[nodiscard]] Bytes encodedFigure(const FigurePage& page, const FigureProvenance& provenance,
                                  FigureFormat format);

[[nodiscard]] Bytes pngFigure(const FigurePage& page, const FigureProvenance& provenance);
[[nodiscard]] Bytes svgFigure(const FigurePage& page, const FigureProvenance& provenance);
[[nodiscard]] Bytes pdfFigure(const FigurePage& page, const FigureProvenance& provenance);

// Qt's PDF with its clock and its rounded page replaced: PAGE mm exactly, INFO entries ("/Subject ...")
// added. Throws Error{Internal} for a PDF that is not built as expected.
[[nodiscard]] Bytes settledPdf(const Bytes& pdf, double widthMm, double heightMm, const std::string& info,
                               const std::string& id);

} // namespace hydra::ui
