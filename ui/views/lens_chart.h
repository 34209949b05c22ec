// SPDX-License-Identifier: GPL-3.0-or-later
// The probability of the explained class, or another target's value, if the network ended after each block
// (reference.md 5.21). A click chooses the block.
#pragma once

#include "core/engine/results.h"

#include <QtCharts/QChartView>

QT_BEGIN_NAMESPACE
class QLineSeries;
class QScatterSeries;
class QValueAxis;
QT_END_NAMESPACE

namespace hydra::ui {

class LensChart : public QChartView
{
    Q_OBJECT

public:
    explicit LensChart(QWidget* parent = nullptr);
    // Null: none. NAMES are the classes'.
    void setLens(const engine::LensPtr& lens, const VitConfig* config);
    [[nodiscard]] QSize sizeHint() const override { return {300, 170}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 110}; }

Q_SIGNALS:
    void chosen(int block);
    void told(const QString& line); // what is under the mouse; empty: nothing

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void style();
    [[nodiscard]] int levelAt(const QPointF& point) const; // -1: none
    [[nodiscard]] QString words(int level) const;
    [[nodiscard]] double valueAt(int level) const; // as it is drawn
    void setRange();

    engine::LensPtr m_lens;
    std::vector<QString> m_best; // the name of the class that comes first, by level
    QString m_target; // the class, or the target's name
    QLineSeries* m_line;
    QScatterSeries* m_points; // where the class itself comes first
    QScatterSeries* m_now;
    QValueAxis* m_blocks;
    QValueAxis* m_share;
};

} // namespace hydra::ui
