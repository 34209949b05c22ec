// SPDX-License-Identifier: GPL-3.0-or-later
// One chart of a training: curves that differ in colour, dash and marker, a legend that tells the values at
// the row that is pointed at, and a line through that row. Charts of the same width have their plots below
// each other.
#pragma once

#include "ui/models/training_curves.h"

#include <QtCharts/QChartView>

QT_BEGIN_NAMESPACE
class QValueAxis;
class QXYSeries;
QT_END_NAMESPACE

namespace hydra::ui {

class CurveChart : public QChartView
{
    Q_OBJECT

public:
    explicit CurveChart(QWidget* parent = nullptr);

    // PLACES: of each row along the horizontal axis, whose numbers are written only where there is a TITLE.
    void show(const TrainingChart& chart, const std::vector<double>& places, const QString& title);
    void mark(int row); // -1: none, and the legend tells the last values
    [[nodiscard]] int marked() const { return m_marked; }
    [[nodiscard]] const TrainingChart& shown() const { return m_chart; }
    [[nodiscard]] QSize sizeHint() const override { return {640, 240}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {260, 110}; }

Q_SIGNALS:
    void pointedAt(int row); // -1: none
    void moved(int rows); // by the arrow keys

protected:
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Entry // of the legend
    {
        QString words;
        QRectF box; // sample and words, in the view
    };
    void draw();
    void addCurve(std::size_t which);
    void place(); // the plot within the view
    void styleAxis(QValueAxis* axis, double low, double high, int count, bool whole); // COUNT: of ticks
    [[nodiscard]] std::vector<Entry> legend() const;
    [[nodiscard]] double valueTold(const TrainingCurve& curve) const;
    void paintLegend(QPainter& painter) const;
    void paintMark(QPainter& painter) const;
    [[nodiscard]] QFont smallFont() const;

    TrainingChart m_chart;
    std::vector<double> m_places;
    QString m_title;
    std::vector<QXYSeries*> m_lines; // as m_chart.curves
    int m_marked = -1;
};

} // namespace hydra::ui
