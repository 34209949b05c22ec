// SPDX-License-Identifier: GPL-3.0-or-later
// PDF by QPdfWriter, edited afterwards: creation date removed, exact page size (Qt rounds to whole points),
// provenance in the standard entries, and a hash as identifier. All offsets are corrected.
#include "core/base/error.h"
#include "ui/figures/figure_file.h"
#include "ui/figures/figure_font.h"
#include "ui/figures/figure_painter.h"

#include <QBuffer>
#include <QHashSeed>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace hydra::ui {

namespace {

double pointsOf(double mm)
{
    return mm * 72 / 25.4;
}

// Edits a classic PDF with one table of offsets, as Qt writes it.
class PdfEdit
{
public:
    explicit PdfEdit(const Bytes& pdf)
        : m_pdf(pdf.begin(), pdf.end())
    {
        const std::size_t end = m_pdf.rfind("startxref\n");
        m_start = end == std::string::npos ? end : end + 10;
        m_table =
            end == std::string::npos ? 0 : std::size_t(std::strtoull(m_pdf.c_str() + m_start, nullptr, 10));
        m_trailer = m_pdf.rfind("trailer\n<<\n");
        unsigned long long count = 0;
        if (end == std::string::npos || m_table >= end || m_trailer == std::string::npos
            || std::sscanf(m_pdf.c_str() + m_table, "xref\n0 %llu\n", &count) != 1 || count > m_pdf.size()) {
            throw internalError("figure: the PDF has no table of objects");
        }
        m_entries = m_pdf.find('\n', m_table + 5) + 1;
        if (m_entries + 20 * count > end) {
            throw internalError("figure: the PDF's table of objects is truncated");
        }
        m_count = std::size_t(count);
    }

    [[nodiscard]] std::size_t offsetOf(std::size_t object) const
    {
        return std::size_t(std::strtoull(m_pdf.c_str() + m_entries + 20 * object, nullptr, 10));
    }
    // The offset of the object whose dictionary begins with START.
    [[nodiscard]] std::size_t objectWith(const std::string& start) const
    {
        for (std::size_t i = 1; i < m_count; ++i) {
            const std::size_t at = offsetOf(i);
            const std::size_t body = at < m_pdf.size() ? m_pdf.find("<<\n", at) : std::string::npos;
            if (body != std::string::npos && body < at + 24
                && m_pdf.compare(body + 3, start.size(), start) == 0) {
                return at;
            }
        }
        throw internalError("figure: the PDF has no object with %1", start);
    }
    // Replaces the text from the first FROM at or after START to the next UNTIL, both included, by TEXT.
    void replace(std::size_t start, const std::string& from, const std::string& until,
                 const std::string& text)
    {
        const std::size_t at = m_pdf.find(from, start);
        const std::size_t end = at == std::string::npos ? at : m_pdf.find(until, at);
        if (end == std::string::npos) {
            throw internalError("figure: the PDF has no %1", from);
        }
        m_edits.push_back({at, end + until.size() - at, text});
    }
    [[nodiscard]] std::size_t trailer() const { return m_trailer; }

    [[nodiscard]] Bytes finished()
    {
        char number[24];
        for (std::size_t i = 1; i < m_count; ++i) {
            std::snprintf(number, sizeof number, "%010zu", moved(offsetOf(i)));
            m_pdf.replace(m_entries + 20 * i, 10, number);
        }
        replace(m_start - 10, "startxref\n", "\n%%EOF",
                "startxref\n" + std::to_string(moved(m_table)) + "\n%%EOF");
        std::sort(m_edits.begin(), m_edits.end(), [](const Edit& a, const Edit& b) { return a.at > b.at; });
        for (const Edit& edit : m_edits) {
            m_pdf.replace(edit.at, edit.length, edit.text);
        }
        return {m_pdf.begin(), m_pdf.end()};
    }

private:
    struct Edit
    {
        std::size_t at, length;
        std::string text;
    };
    [[nodiscard]] std::size_t moved(std::size_t offset) const
    {
        std::size_t place = offset;
        for (const Edit& edit : m_edits) {
            if (edit.at < offset) {
                place = place + edit.text.size() - edit.length;
            }
        }
        return place;
    }

    std::string m_pdf;
    std::size_t m_start = 0, m_table = 0, m_trailer = 0, m_entries = 0, m_count = 0;
    std::vector<Edit> m_edits;
};

} // namespace

Bytes settledPdf(const Bytes& pdf, double widthMm, double heightMm, const std::string& info,
                 const std::string& id)
{
    PdfEdit edit(pdf);
    edit.replace(edit.objectWith("/Title"), "/CreationDate (", ")\n", info);
    // Qt drew from the top of a page of whole points: the exact page ends above that page's lower edge.
    const double below = std::ceil(pointsOf(heightMm)) - pointsOf(heightMm);
    char box[96];
    std::snprintf(box, sizeof box, "/MediaBox [0 %.4f %.4f %.4f]\n", below, pointsOf(widthMm),
                  std::ceil(pointsOf(heightMm)));
    edit.replace(edit.objectWith("/Type /Page\n"), "/MediaBox [", "]\n", box);
    edit.replace(edit.trailer(), "trailer\n<<\n", "<<\n", "trailer\n<<\n/ID [<" + id + "> <" + id + ">]\n");
    return edit.finished();
}

Bytes pdfFigure(const FigurePage& page, const FigureProvenance& provenance)
{
    QByteArray data;
    QBuffer buffer(&data);
    buffer.open(QIODevice::WriteOnly);
    // Qt keeps a document's fonts in a hash table and writes them in its order, which must be deterministic.
    QHashSeed::setDeterministicGlobalSeed();
    {
        QPdfWriter pdf(&buffer);
        constexpr int unitsPerInch = 2540;
        pdf.setResolution(unitsPerInch);
        pdf.setPageSize(
            QPageSize(QSize(int(std::ceil(pointsOf(page.width))), int(std::ceil(pointsOf(page.height)))),
                      QString(), QPageSize::ExactMatch));
        pdf.setPageMargins(QMarginsF(0, 0, 0, 0));
        pdf.setTitle(QString::fromStdString(provenance.title));
        pdf.setCreator(QString::fromStdString(provenance.software));
        pdf.setDocumentXmpMetadata(QByteArray::fromStdString(xmpPacket(provenance)));
        QPainter painter(&pdf);
        paintPage(painter, page, page.dpi);
    }
    QHashSeed::resetRandomGlobalSeed();
    return settledPdf({data.begin(), data.end()}, page.width, page.height, pdfInfo(provenance),
                      provenance.id);
}

} // namespace hydra::ui
