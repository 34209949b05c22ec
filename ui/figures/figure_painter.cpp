// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figure_painter.h"

#include "core/base/error.h"
#include "ui/figures/figure_font.h"
#include "ui/paint/pyramid.h"

#include <QLinearGradient>
#include <QPaintEngine>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr int mostSide = 32'000; // pixels: the raster painter's coordinates end at 32767
constexpr double mostPixels = 120e6;

QRectF inUnits(const QRectF& mm)
{
    return {mm.x() / pageUnit, mm.y() / pageUnit, mm.width() / pageUnit, mm.height() / pageUnit};
}

QPolygonF inUnits(const QList<QPointF>& mm)
{
    QPolygonF points;
    for (const QPointF& point : mm) {
        points.append(point / pageUnit);
    }
    return points;
}

// The part of the picture that the network sees, with the map over it, in SIZE pixels.
QImage panelImage(const PictureMark& mark, const paint::Look& look, const QSize& size)
{
    const Rect& seen = mark.geometry.seen;
    const Image& picture = *mark.picture;
    const int left = std::clamp(int(std::lround(seen.x)), 0, picture.width - 1);
    const int top = std::clamp(int(std::lround(seen.y)), 0, picture.height - 1);
    const int right = std::clamp(int(std::lround(seen.x + seen.width)), left + 1, picture.width);
    const int bottom = std::clamp(int(std::lround(seen.y + seen.height)), top + 1, picture.height);
    const QImage view(picture.rgb.data(), picture.width, picture.height, 3 * picture.width,
                      QImage::Format_RGB888);
    QImage panel = view.copy(left, top, right - left, bottom - top)
                       .convertToFormat(QImage::Format_RGB32)
                       .scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                       .convertToFormat(QImage::Format_RGB32);
    if (mark.map) {
        const QImage heat = paintMap(*mark.map, look, mark.range, size);
        QPainter over(&panel);
        over.drawImage(QRectF(QPointF(0, 0), QSizeF(size)), heat); // flat squares stay flat
    }
    return panel;
}

// An upright strip of the map's colours, lowest at the bottom.
QImage colourStrip(const paint::ColourTable& table)
{
    QImage strip(1, int(table.size()), QImage::Format_RGB32);
    for (int y = 0; y < strip.height(); ++y) {
        strip.setPixel(0, y, table[table.size() - 1 - std::size_t(y)]);
    }
    return strip;
}

class PagePainter
{
public:
    PagePainter(QPainter& painter, const FigurePage& page, int dpi)
        : m_painter(painter)
        , m_page(page)
        , m_dotsPerUnit(dpi / 25.4 * pageUnit)
        , m_dotsPerMetre(int(std::lround(dpi / 0.0254)))
    {
        const QPaintEngine* engine = painter.paintEngine();
        m_pixels = engine != nullptr && engine->type() == QPaintEngine::Raster;
    }

    void operator()(const PictureMark& mark)
    {
        const QRectF rect = inUnits(mark.rect);
        const QSize size(std::max(1, int(std::lround(rect.width() * m_dotsPerUnit))),
                         std::max(1, int(std::lround(rect.height() * m_dotsPerUnit))));
        drawImage(rect, panelImage(mark, m_page.look, size));
    }

    void operator()(const TextMark& mark)
    {
        m_painter.save();
        m_painter.setFont(pageFont(m_page.font, mark.points, mark.bold));
        m_painter.setPen(mark.colour);
        QRectF rect = inUnits(mark.rect);
        if (mark.upwards) {
            m_painter.translate(rect.center());
            m_painter.rotate(-90);
            rect = {-rect.height() / 2, -rect.width() / 2, rect.height(), rect.width()};
        }
        // The rectangle was measured without a painter: half a unit of rounding must not wrap a word.
        m_painter.drawText(rect, int(mark.align) | Qt::TextDontClip | Qt::TextSingleLine, mark.text);
        m_painter.restore();
    }

    void operator()(const BoxMark& mark)
    {
        m_painter.setPen(mark.line > 0 ? pen(Qt::black, mark.line) : QPen(Qt::NoPen));
        m_painter.setBrush(mark.fill.isValid() ? QBrush(mark.fill) : QBrush(Qt::NoBrush));
        m_painter.drawRect(inUnits(mark.rect));
    }

    void operator()(const ColourBarMark& mark)
    {
        const paint::ColourMap colours = colourMapFor(m_page.look, mark.range.isSigned);
        const QRectF rect = inUnits(mark.rect);
        const QSize size(std::max(1, int(std::lround(rect.width() * m_dotsPerUnit))),
                         std::max(1, int(std::lround(rect.height() * m_dotsPerUnit))));
        drawImage(rect, colourStrip(paint::colourTable(colours)).scaled(size));
        (*this)(BoxMark{mark.rect, {}, 0.15});
    }

    void operator()(const LineMark& mark)
    {
        static const QList<qreal> dashes[] = {{}, {4, 2.5}, {0.1, 2}, {4, 2, 0.1, 2}};
        QPen line = pen(mark.colour, mark.width);
        if (mark.dash > 0) {
            line.setDashPattern(dashes[std::size_t(mark.dash) % 4]);
        }
        m_painter.setPen(line);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPolyline(inUnits(mark.points));
    }

    void operator()(const DotsMark& mark)
    {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(mark.colour);
        const double radius = mark.radius / pageUnit;
        for (const QPointF& point : inUnits(mark.points)) {
            m_painter.drawEllipse(point, radius, radius);
        }
    }

private:
    [[nodiscard]] static QPen pen(const QColor& colour, double mm)
    {
        return {colour, mm / pageUnit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
    }

    // On pixels, without resampling a second time.
    void drawImage(const QRectF& rect, QImage image)
    {
        image.setDotsPerMeterX(m_dotsPerMetre); // else the screen's
        image.setDotsPerMeterY(m_dotsPerMetre);
        if (!m_pixels) {
            m_painter.drawImage(rect, image);
            return;
        }
        const QPointF corner = m_painter.transform().map(rect.topLeft());
        m_painter.save();
        m_painter.resetTransform();
        m_painter.drawImage(QPoint(int(std::lround(corner.x())), int(std::lround(corner.y()))), image);
        m_painter.restore();
    }

    QPainter& m_painter;
    const FigurePage& m_page;
    double m_dotsPerUnit;
    int m_dotsPerMetre;
    bool m_pixels = false;
};

} // namespace

void paintPage(QPainter& painter, const FigurePage& page, int dpi)
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing
                           | QPainter::SmoothPixmapTransform | QPainter::LosslessImageRendering);
    PagePainter draw(painter, page, dpi);
    for (const Mark& mark : page.marks) {
        std::visit(draw, mark);
    }
}

QSize pagePixels(const FigurePage& page, double dpi)
{
    return {int(std::lround(page.width / 25.4 * dpi)), int(std::lround(page.height / 25.4 * dpi))};
}

QImage pageImage(const FigurePage& page, int dpi)
{
    const double width = page.width / 25.4 * dpi;
    const double height = page.height / 25.4 * dpi;
    if (width > mostSide || height > mostSide || width * height > mostPixels) {
        throw usageError("figure: ", std::round(width), " x ", std::round(height),
                         " pixels; expected at most ", mostSide, " a side and ", mostPixels / 1e6,
                         " million in all. Ask for a smaller --dpi or --width-mm, or for SVG or PDF");
    }
    QImage image(pagePixels(page, dpi), QImage::Format_RGB32);
    if (image.isNull()) {
        throw internalError("figure: not enough memory for ", std::round(width), " x ", std::round(height),
                            " pixels");
    }
    image.fill(Qt::white);
    image.setDotsPerMeterX(int(std::lround(dpi / 0.0254)));
    image.setDotsPerMeterY(int(std::lround(dpi / 0.0254)));
    QPainter painter(&image);
    const double scale = dpi / 25.4 * pageUnit;
    painter.scale(scale, scale);
    paintPage(painter, page, dpi);
    painter.end();
    return image;
}

} // namespace hydra::ui
