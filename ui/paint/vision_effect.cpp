// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/vision_effect.h"

#include <QPainter>

namespace hydra::ui {

void VisionEffect::setVision(paint::Vision vision)
{
    m_vision = vision;
    setEnabled(vision != paint::Vision::Usual);
    update();
}

void VisionEffect::draw(QPainter* painter)
{
    QPoint at;
    const QPixmap source = sourcePixmap(Qt::LogicalCoordinates, &at, NoPad);
    QImage image = source.toImage().convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < image.height(); ++y) {
        paint::simulate(m_vision, reinterpret_cast<paint::Argb*>(image.scanLine(y)),
                        std::size_t(image.width()));
    }
    painter->drawImage(at, image);
}

} // namespace hydra::ui
