// SPDX-License-Identifier: GPL-3.0-or-later
// Encodes a page as a file. Works on any thread; needs a QGuiApplication for its fonts.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"
#include "ui/figures/figure_metadata.h"
#include "ui/figures/figure_page.h"

namespace hydra::ui {

// The metadata in the file of a figure of SPEC.
[[nodiscard]] FigureProvenance provenanceOf(const FigureSpec& spec, const FigureData& data,
                                            const FigurePage& page, FigureFormat format);

struct WrittenFigure
{
    FigurePage page;
    FigureProvenance provenance;
    std::size_t bytes = 0;
};

// Draws SPEC with DATA into FILE; its extension sets the format. Throws Error{Usage} if the page is too
// narrow, Error{Cancelled} before writing.
WrittenFigure writeFigure(const FigureSpec& spec, const FigureData& data, const std::string& file,
                          const CancelToken& cancel = {});

// The same arguments give the same bytes, on every run.
[[nodiscard]] Bytes encodedFigure(const FigurePage& page, const FigureProvenance& provenance,
                                  FigureFormat format);

[[nodiscard]] Bytes pngFigure(const FigurePage& page, const FigureProvenance& provenance);
[[nodiscard]] Bytes svgFigure(const FigurePage& page, const FigureProvenance& provenance);
[[nodiscard]] Bytes pdfFigure(const FigurePage& page, const FigureProvenance& provenance);

// Qt's PDF without its creation date, with the exact page size in mm and INFO entries ("/Subject ...") added.
// Throws Error{Internal} for a PDF of unexpected structure.
[[nodiscard]] Bytes settledPdf(const Bytes& pdf, double widthMm, double heightMm, const std::string& info,
                               const std::string& id);

} // namespace hydra::ui
