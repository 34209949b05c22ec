// SPDX-License-Identifier: GPL-3.0-or-later
// A slider over the offered head counts, each above its thumbnail in the strip: trained counts are solid,
// others faint. Mouse, wheel and keys reach only offered counts.
#pragma once

#include <QList>
#include <QSlider>

namespace hydra::ui {

class HeadSlider : public QSlider
{
    Q_OBJECT

public:
    explicit HeadSlider(QWidget* parent = nullptr);

    // setHeads(): H, the selectable counts, and the counts drawn solid.
    void setHeadWidth(int channels); // of one head, for the tooltip; 0: unknown
    void setHeads(int heads, const QList<int>& offered, const QList<int>& trained);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }
    [[nodiscard]] double xOf(int heads) const; // of an offered count's tick, in points

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void step(int direction);
    void chooseAt(double x);

    QList<int> m_offered, m_trained;
};

} // namespace hydra::ui
