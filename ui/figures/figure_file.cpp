// SPDX-License-Identifier: GPL-3.0-or-later
// PNG and SVG; PDF has a file of its own.
#include "ui/figures/figure_file.h"

#include "core/base/error.h"
#include "core/base/foreign_words.h"
#include "core/base/version.h"
#include "core/image/png_file.h"
#include "core/tensor/compute_on.h"
#include "ui/figures/figure_font.h"
#include "ui/figures/figure_painter.h"
#include "ui/figures/layout.h"

#include <QBuffer>
#include <QImageWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

Bytes bytesOf(const QByteArray& data)
{
    return {data.begin(), data.end()};
}

} // namespace

FigureProvenance provenanceOf(const FigureSpec& spec, const FigureData& data, const FigurePage& page,
                              FigureFormat format)
{
    FigureProvenance p;
    p.software = software();
    p.title = join("Hydrascope: ", name(spec.kind));
    p.command = plainText(commandLine(spec, format));
    std::string text = page.caption.toStdString() + "\n";
    text += join("Model: ", data.model.name,
                 spec.model.empty() && spec.arch.empty() ? std::string(", behind a pipe")
                     : data.model.id.empty()             ? std::string(", a shape without weights")
                                                         : ", id " + data.model.id,
                 "\n");
    for (const FigureImage& image : data.images) {
        text += join("Picture: ", image.name, ", id ", image.id, "\n");
    }
    text += join("Computed on: ", computesOn().place(), "\n");
    text += join("Font: ", page.font, "\n");
    text += join("Page: ", spec.page.widthMm, " mm wide, pictures at ", spec.page.dpi, " dpi\n");
    text += join("Made with ", p.software, "; made again by: ", p.command);
    p.description = plainText(text);
    const std::string all = p.software + p.title + p.description;
    p.id = sha256(all.data(), all.size()).substr(0, 32);
    return p;
}

Bytes encodedFigure(const FigurePage& page, const FigureProvenance& provenance, FigureFormat format)
{
    switch (format) {
    case FigureFormat::Png:
        return pngFigure(page, provenance);
    case FigureFormat::Svg:
        return svgFigure(page, provenance);
    case FigureFormat::Pdf:
        return pdfFigure(page, provenance);
    }
    throw internalError("figure: unknown format");
}

Bytes pngFigure(const FigurePage& page, const FigureProvenance& provenance)
{
    QByteArray data;
    QBuffer buffer(&data);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "png");
    if (!writer.write(pageImage(page, page.dpi))) {
        throw internalError("figure: the PNG could not be written: %1", writer.errorString().toStdString());
    }
    const Bytes png = bytesOf(data);
    constexpr std::ptrdiff_t header = 8 + 25; // signature and IHDR: later chunks may be in any order
    Bytes file(png.begin(), png.begin() + header);
    appendPngText(file, "Title", provenance.title);
    appendPngText(file, "Software", provenance.software);
    appendPngText(file, "Description", provenance.description);
    appendPngText(file, "Source", provenance.command);
    file.insert(file.end(), png.begin() + header, png.end());
    return file;
}

Bytes svgFigure(const FigurePage& page, const FigureProvenance& provenance)
{
    QByteArray data;
    QBuffer buffer(&data);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(int(std::lround(page.unitsPerInch))); // the size is written in mm
    const double unit = pageUnitsPerInch / page.unitsPerInch; // in units of the page
    const QSize size(int(std::lround(page.width / pageUnit / unit)),
                     int(std::lround(page.height / pageUnit / unit)));
    svg.setSize(size);
    svg.setViewBox(QRect(QPoint(0, 0), size));
    svg.setTitle(QStringLiteral("title")); // Qt 6.4 writes both unescaped: replaced below
    svg.setDescription(QStringLiteral("description"));
    QPainter painter(&svg);
    painter.fillRect(QRect(QPoint(0, 0), size), Qt::white);
    if (unit != 1) {
        painter.scale(1 / unit, 1 / unit);
    }
    paintPage(painter, page, page.dpi);
    painter.end();

    const QByteArray start = "<title>", end = "</desc>";
    const qsizetype from = data.indexOf(start), until = data.indexOf(end, from);
    if (from < 0 || until < 0) {
        throw internalError("figure: the SVG has no description");
    }
    data.replace(from, until + end.size() - from, QByteArray::fromStdString(svgMetadata(provenance)));
    // Readers without the family fall back to another sans-serif font.
    const QByteArray family = QByteArray::fromStdString(xmlText(page.font));
    for (const QByteArray& written : {QByteArray::fromStdString(page.font), family}) { // by old Qt and by new
        data.replace("font-family=\"" + written + "\"", "font-family=\"" + family + ", sans-serif\"");
    }
    const std::string file = plainText(data.toStdString()); // Qt may write characters that XML forbids
    return {file.begin(), file.end()};
}

WrittenFigure writeFigure(const FigureSpec& spec, const FigureData& data, const std::string& file,
                          const CancelToken& cancel)
{
    const FigureFormat format = requiredFormat<FigureFormat>("out", file);
    WrittenFigure made{layOut(spec, data), {}, 0};
    FigureSpec set = published(spec, file);
    set.font = made.page.font; // the font found is part of the command that makes the figure again
    made.provenance = provenanceOf(set, data, made.page, format);
    const Bytes bytes = encodedFigure(made.page, made.provenance, format);
    cancel.check();
    writeFileAtomically(Path(file), bytes.data(), bytes.size());
    made.bytes = bytes.size();
    return made;
}

} // namespace hydra::ui
