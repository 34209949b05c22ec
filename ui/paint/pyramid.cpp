// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/pyramid.h"

#include "core/paint/overlay.h"

#include <cstring>

namespace hydra::ui {

namespace {

constexpr int smallestSide = 64; // smaller levels are not worth their memory
constexpr double pixelsVisibleFrom = 6; // device pixels per picture pixel; from here on drawn as squares

} // namespace

QImage withoutColours(const QImage& image)
{
    const QImage rgb = image.convertToFormat(QImage::Format_RGB32);
    QImage out(image.size(), QImage::Format_Grayscale8);
    for (int y = 0; y < out.height(); ++y) {
        const auto* from = reinterpret_cast<const QRgb*>(rgb.constScanLine(y));
        uchar* to = out.scanLine(y);
        for (int x = 0; x < out.width(); ++x) {
            to[x] = paint::greyOf(qRed(from[x]), qGreen(from[x]), qBlue(from[x]));
        }
    }
    return out;
}

QImage toQImage(const Image& image)
{
    if (image.empty()) {
        return {};
    }
    const QImage view(image.rgb.data(), image.width, image.height, 3 * image.width, QImage::Format_RGB888);
    return view.convertToFormat(QImage::Format_RGB32);
}

Image fromQImage(const QImage& image)
{
    QImage opaque = image;
    if (image.hasAlphaChannel()) {
        opaque = QImage(image.size(), QImage::Format_RGB32);
        opaque.fill(Qt::white);
        QPainter(&opaque).drawImage(QPoint(0, 0), image);
    }
    const QImage rgb = opaque.convertToFormat(QImage::Format_RGB888);
    Image out;
    out.width = rgb.width();
    out.height = rgb.height();
    const auto lineBytes = std::size_t(3) * std::size_t(rgb.width());
    out.rgb.resize(lineBytes * std::size_t(rgb.height()));
    for (int y = 0; y < rgb.height(); ++y) {
        std::memcpy(out.rgb.data() + std::size_t(y) * lineBytes, rgb.constScanLine(y), lineBytes);
    }
    return out;
}

Pyramid::Pyramid(const Image& image)
{
    QImage level = toQImage(image);
    while (!level.isNull()) {
        m_levels.push_back(level);
        if (qMin(level.width(), level.height()) < 2 * smallestSide) {
            break;
        }
        level = level.scaled(level.size() / 2, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                    .convertToFormat(QImage::Format_RGB32);
    }
}

QImage Pyramid::grey(std::size_t level) const
{
    const std::lock_guard<std::mutex> lock(m_greys->guard);
    m_greys->levels.resize(m_levels.size());
    QImage& known = m_greys->levels[level];
    if (known.isNull()) {
        known = withoutColours(m_levels[level]);
    }
    return known;
}

void Pyramid::paint(QPainter& painter, const QRectF& target, const QRectF& source, Tones tones) const
{
    if (empty() || source.isEmpty() || target.isEmpty()) {
        return;
    }
    const double device = painter.device()->devicePixelRatioF();
    const double zoom = target.width() * device / source.width();
    std::size_t level = 0;
    while (level + 1 < m_levels.size() && zoom * double(std::size_t(1) << (level + 1)) <= 1.0) {
        ++level;
    }
    const QImage image = tones == Tones::Grey ? grey(level) : m_levels[level];
    const double sx = double(image.width()) / size().width();
    const double sy = double(image.height()) / size().height();
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, zoom < pixelsVisibleFrom);
    painter.drawImage(target, image,
                      QRectF(source.x() * sx, source.y() * sy, source.width() * sx, source.height() * sy));
    painter.restore();
}

} // namespace hydra::ui
