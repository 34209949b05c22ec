// SPDX-License-Identifier: GPL-3.0-or-later
// A picture that fills its room without being distorted, as often as a new one comes.
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
    void setAlignment(Qt::Alignment vertical) { m_vertical = vertical; } // where there is room left
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
