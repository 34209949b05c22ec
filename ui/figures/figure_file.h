// SPDX-License-Identifier: GPL-3.0-or-later
// A page as the bytes of a file. Works on any thread; needs a QGuiApplication for its fonts.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"
#include "ui/figures/figure_metadata.h"
#include "ui/figures/figure_page.h"

namespace hydra::ui {

// What the file of a figure of SPEC says about itself.
[[nodiscard]] FigureProvenance provenanceOf(const FigureSpec& spec, const FigureData& data,
                                            const FigurePage& page, FigureFormat format);

struct WrittenFigure
{
    FigurePage page;
    FigureProvenance provenance;
    std::size_t bytes = 0;
};

// SPEC, drawn of DATA, into FILE, whose ending says the format. Throws Error{Usage} where the page is too
// narrow, Error{Cancelled} before anything is written.
WrittenFigure writeFigure(const FigureSpec& spec, const FigureData& data, const std::string& file,
                          const CancelToken& cancel = {});

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
