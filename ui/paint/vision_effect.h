// SPDX-License-Identifier: GPL-3.0-or-later
// A widget as somebody with another colour vision sees it. On the screen only: what is painted for a file
// does not come by here.
#pragma once

#include "core/paint/vision.h"

#include <QGraphicsEffect>

namespace hydra::ui {

class VisionEffect : public QGraphicsEffect
{
    Q_OBJECT

public:
    explicit VisionEffect(QObject* parent = nullptr)
        : QGraphicsEffect(parent)
    { }
    void setVision(paint::Vision vision);

protected:
    void draw(QPainter* painter) override;

private:
    paint::Vision m_vision = paint::Vision::Usual;
};

} // namespace hydra::ui
