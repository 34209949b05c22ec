// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figure_painter.h"

#include "core/base/error.h"
#include "ui/figures/figure_font.h"
#include "ui/paint/view_painter.h"

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

// A picture of a figure in SIZE pixels, painted as on the canvas; LINE is the width of a fine line.
QImage panelImage(const PictureMark& mark, const Pyramid& picture, const paint::Look& look, const QSize& size,
                  double line)
{
    PictureView view;
    view.picture = &picture;
    view.geometry = mark.map || mark.whole ? &mark.geometry : nullptr;
    if (mark.map) {
        view.map = mark.map;
        view.range = mark.range;
        view.look = look;
        view.overlay = mark.overlay;
        view.outline = mark.outline.get();
        view.query = mark.query;
        view.dropped = mark.dropped;
    }
    const QSizeF pixels = picture.size();
    const Rect& seen = mark.geometry.seen;
    const bool part = !mark.whole && seen.width > 0 && seen.height > 0;
    const QRectF shown = part ? toRectF(seen) : QRectF(QPointF(0, 0), pixels);
    const double across = size.width() / shown.width();
    const double down = size.height() / shown.height();
    PicturePlace place;
    place.whole = {-shown.left() * across, -shown.top() * down, pixels.width() * across,
                   pixels.height() * down};
    place.visible = {0, 0, double(size.width()), double(size.height())};
    place.line = line;
    QImage panel(size, QImage::Format_RGB32);
    panel.fill(Qt::white);
    QPainter painter(&panel);
    ViewPainter().paint(painter, view, place);
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
        if (m_pyramidOf != mark.picture) { // cached: the panels of one picture follow each other
            m_pyramid = Pyramid(*mark.picture);
            m_pyramidOf = mark.picture;
        }
        // A fine line has the width of a screen point (1/96 inch), less on small panels.
        constexpr double pointsPerMm = 96 / 25.4, fullAt = 60;
        const double line =
            m_dotsPerUnit / pageUnit / pointsPerMm * std::clamp(mark.rect.width() / fullAt, 0.35, 1.0);
        drawImage(rect, panelImage(mark, m_pyramid, m_page.look, size, line));
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
        // The rectangle was measured without a painter: rounding by half a unit must not wrap a word.
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
        const QRectF rect = inUnits(mark.rect);
        const QSize size(std::max(1, int(std::lround(rect.width() * m_dotsPerUnit))),
                         std::max(1, int(std::lround(rect.height() * m_dotsPerUnit))));
        drawImage(rect, colourStrip(paint::barColours(m_page.look, mark.range.isSigned)).scaled(size));
        if (const double hidden = m_page.look.threshold; hidden > 0) { // not painted on the maps either
            const double height = mark.rect.height() * hidden;
            const double middle =
                mark.range.isSigned ? mark.rect.center().y() : mark.rect.bottom() - height / 2;
            (*this)(
                BoxMark{{mark.rect.left(), middle - height / 2, mark.rect.width(), height}, Qt::white, 0});
        }
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

    void operator()(const DrawnMark& mark)
    {
        const QRectF rect = inUnits(mark.rect);
        m_painter.save();
        m_painter.translate(rect.topLeft());
        m_painter.scale(rect.width() / mark.size.width(), rect.height() / mark.size.height());
        mark.draw(m_painter);
        m_painter.restore();
    }

private:
    [[nodiscard]] static QPen pen(const QColor& colour, double mm)
    {
        return {colour, mm / pageUnit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
    }

    // Draws on whole pixels, without resampling again.
    void drawImage(const QRectF& rect, QImage image)
    {
        image.setDotsPerMeterX(m_dotsPerMetre); // else Qt uses the screen's
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
    std::shared_ptr<const Image> m_pyramidOf;
    Pyramid m_pyramid;
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
        throw usageError("figure: %1 x %2 pixels; expected at most %3 a side and %4 million in all. Ask for "
                         "a smaller --dpi or --width-mm, or for SVG or PDF",
                         std::round(width), std::round(height), mostSide, mostPixels / 1e6);
    }
    QImage image(pagePixels(page, dpi), QImage::Format_RGB32);
    if (image.isNull()) {
        throw internalError("figure: not enough memory for %1 x %2 pixels", std::round(width),
                            std::round(height));
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
