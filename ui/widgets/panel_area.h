// SPDX-License-Identifier: GPL-3.0-or-later
// A panel taller than its dock scrolls instead of being squeezed, and instead of making the window tall.
#pragma once

#include <QScrollArea>

namespace hydra::ui {

class PanelArea : public QScrollArea
{
public:
    PanelArea(QWidget* panel, bool sideways); // SIDEWAYS: also where it is wider

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override { return widget()->sizeHint(); }

private:
    const bool m_sideways;
};

} // namespace hydra::ui
