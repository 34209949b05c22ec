// SPDX-License-Identifier: GPL-3.0-or-later
// Which colour vision the picture, its colour bar and the strip are previewed with; usual again at every
// start.
#pragma once

#include "core/paint/vision.h"

#include <QMenu>

namespace hydra::ui {

class VisionMenu : public QMenu
{
    Q_OBJECT

public:
    explicit VisionMenu(QWidget* parent);

Q_SIGNALS:
    void chosen(paint::Vision vision, const QString& name); // the name says nothing of usual vision
};

} // namespace hydra::ui
