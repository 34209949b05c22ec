// SPDX-License-Identifier: GPL-3.0-or-later
// A picture with a map over it, the bar of its colours below, and boxes that are pressed.
#pragma once

#include "ui/bridge/engine_bridge.h"
#include "ui/paint/view_painter.h"

#include <QWidget>

#include <vector>

namespace hydra::ui {

class BoxView : public QWidget
{
    Q_OBJECT

public:
    struct Shown
    {
        PicturePtr picture; // null: none
        InputGeometry geometry{};
        engine::MapPtr map{}; // null: none
        Look look{};
        std::vector<QRectF> boxes{}; // in pixels of the picture
        int chosen = -1; // of them
        QString title{}; // of the map
    };

    explicit BoxView(QWidget* parent);
    void display(const Shown& shown, const QString& spoken); // SPOKEN: for screen readers
    void setHint(const QString& hint); // in place of a picture
    [[nodiscard]] const Shown& shown() const { return m_shown; }
    [[nodiscard]] QRectF placeOf(int box) const; // on the screen
    [[nodiscard]] QSize sizeHint() const override { return {560, 480}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 160}; }

Q_SIGNALS:
    void pressed(int box); // the smallest of those under the mouse

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QRectF place() const; // of the picture
    void paintBar(QPainter& painter, const ValueRange& range) const;

    Shown m_shown;
    QString m_hint;
    ViewPainter m_painter;
};

} // namespace hydra::ui
