// SPDX-License-Identifier: GPL-3.0-or-later
// Deletion and insertion: the probability of the explained class (0..1) over the share of patches taken away
// or put back, a random order as a thin line beside each, and the point that is being looked at. Curves
// differ in colour, dash and marker.
#pragma once

#include "core/engine/engine.h"

#include <QWidget>

namespace hydra::ui {

class FaithChart : public QWidget
{
    Q_OBJECT

public:
    explicit FaithChart(QWidget* parent = nullptr);

    // RANDOM may be null; NOTE stands where FAITH is null. STALE is drawn faintly.
    void show(const engine::ScorePtr& faith, const engine::ScorePtr& random, bool stale, const QString& note);
    void mark(engine::Way way, int point); // -1: none
    [[nodiscard]] int marked() const { return m_point; }
    [[nodiscard]] const engine::ScorePtr& faith() const { return m_faith; }

    [[nodiscard]] QSize sizeHint() const override { return {340, 240}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 130}; }

Q_SIGNALS:
    void chosen(int point); // clicked, of the curve that is marked
    void moved(int step); // an arrow key

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRectF plot() const; // where the curves lie
    [[nodiscard]] QPointF at(double fraction, double value) const;
    void paintAxes(QPainter& painter) const;
    void paintCurve(QPainter& painter, const Curve& curve, engine::Way way) const;
    void paintReference(QPainter& painter, const Curve& curve, engine::Way way) const;
    void paintMark(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;

    engine::ScorePtr m_faith, m_random;
    bool m_stale = false;
    QString m_note;
    engine::Way m_way = engine::Way::Deletion;
    int m_point = -1;
};

} // namespace hydra::ui
