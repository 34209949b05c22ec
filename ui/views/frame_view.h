// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a picture as large as the room, keeping its aspect ratio; each new picture replaces the last.
#pragma once

#include <QImage>
#include <QWidget>

namespace hydra::ui {

class FrameView : public QWidget
{
    Q_OBJECT

public:
    explicit FrameView(QWidget* parent = nullptr);
    void display(const QImage& picture, const QString& spoken); // SPOKEN: for screen readers
    void setHint(const QString& hint); // in place of a picture
    void setAlignment(Qt::Alignment vertical) { m_vertical = vertical; } // if there is spare height
    [[nodiscard]] const QImage& picture() const { return m_picture; }
    [[nodiscard]] QSize sizeHint() const override { return {640, 480}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 180}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QImage m_picture;
    QString m_hint;
    Qt::Alignment m_vertical = Qt::AlignVCenter;
};

} // namespace hydra::ui
