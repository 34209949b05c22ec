// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/frame_view.h"

#include "ui/widgets/theme.h"

#include <QPainter>
#include <QStyle>

namespace hydra::ui {

FrameView::FrameView(QWidget* parent)
    : QWidget(parent)
{
    setAccessibleName(tr("The frame with its map"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void FrameView::display(const QImage& picture, const QString& spoken)
{
    m_picture = picture;
    setAccessibleDescription(spoken);
    update();
}

void FrameView::setHint(const QString& hint)
{
    m_hint = hint;
    update();
}

void FrameView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_picture.isNull()) {
        painter.fillRect(rect(), palette().color(QPalette::Base));
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rect().adjusted(space::wide, space::wide, -space::wide, -space::wide),
                         int(Qt::AlignCenter) | int(Qt::TextWordWrap), m_hint);
        return;
    }
    const QSize size = m_picture.size().scaled(this->size(), Qt::KeepAspectRatio);
    const QRect place = QStyle::alignedRect(Qt::LeftToRight, Qt::AlignHCenter | m_vertical, size, rect());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(place, m_picture);
}

} // namespace hydra::ui
