// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a Chart with Qt Charts: in the theme's colours, with round numbers that fit, a legend with values,
// and stops that the mouse and the arrow keys reach. Updates only the axes and series that differ. Other
// texts (names of bars, labels of points) are scene items above them. A hidden chart is drawn when it is
// shown. Sizes are in pixels.
#pragma once

#include "core/export/chart.h"
#include "ui/widgets/spoken_cells.h"

#include <QtCharts/QChartView>
#include <QtCharts/QScatterSeries>

#include <functional>
#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QAbstractAxis;
class QAreaSeries;
class QGraphicsPathItem;
class QGraphicsRectItem;
class QGraphicsSimpleTextItem;
class QGraphicsTextItem;
class QHorizontalStackedBarSeries;
QT_END_NAMESPACE

namespace hydra::ui {

class PlotView : public QChartView, public SpokenCells
{
    Q_OBJECT

public:
    // NAME is the object name. WISHED is the size hint, LEAST the minimum size hint; if invalid, Qt's is
    // used.
    PlotView(const QString& name, const QString& spoken, const QSize& wished, const QSize& least,
             QWidget* parent);

    void show(Chart chart); // also sets its sentence
    // From now on MAKE makes the chart, when it is drawn or read after a rebuildSoon().
    void makeBy(std::function<Chart()> make);
    void rebuildSoon(); // one rebuild for all changes of this event-loop turn
    void mark(int stop); // marks STOP in the current chart; -1: none
    [[nodiscard]] const Chart& shown() const;
    [[nodiscard]] int marked() const { return m_chart.marked; } // marked stop; -1: none
    [[nodiscard]] int stopAfter(int steps) const; // from the marked stop, clamped to the stops
    void call(const QString& spoken); // sets the name for assistive technology
    [[nodiscard]] QSize sizeHint() const override
    {
        return m_wished.isValid() ? m_wished : QChartView::sizeHint();
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return m_least.isValid() ? m_least : QChartView::minimumSizeHint();
    }

    // Each stop is a cell; it says its place and the value of every named line.
    [[nodiscard]] CellGrid cells() const override
    {
        return {int(m_chart.stops.size()), m_chart.stops.empty() ? 0 : 1};
    }
    [[nodiscard]] QString cellText(int cell) const override;
    [[nodiscard]] QRectF cellPlace(int cell) const override;
    [[nodiscard]] int cellAt(const QPointF& point) const override { return stopAt(point); }
    [[nodiscard]] int markedCell() const override { return marked() < cellCount() ? marked() : -1; }
    void chooseCell(int cell) override { Q_EMIT chosen(cell); }

Q_SIGNALS:
    void pointedAt(int stop); // by the mouse; -1: it left
    void chosen(int stop); // by a click, or by Enter on the marked one
    void moved(int stops); // by an arrow key; Home and End pass more steps than there are stops

protected:
    void rebuild(); // call after a change of data or marks; a theme change calls it too
    [[nodiscard]] virtual QRectF place() const; // plot area
    virtual void decorate() { } // may call write() and wash()
    void write(const QString& words, const QRectF& box, Qt::Alignment align, QPalette::ColorRole role,
               const QFont& face);
    void wash(const QRectF& box); // in the accent colour
    [[nodiscard]] virtual QString tooltipAt(const QPointF& at) const; // the tooltip there; empty: none
    [[nodiscard]] virtual int stopAt(const QPointF& point) const; // the nearest one; -1: none
    [[nodiscard]] virtual Qt::Orientation arrows() const { return Qt::Horizontal; } // walk the stops

    [[nodiscard]] QFont smallFont() const;
    [[nodiscard]] QColor colour(QPalette::ColorRole role) const { return palette().color(role); }
    [[nodiscard]] QColor colour(const Ink& ink) const;

    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent*) override { } // a chart has nothing to drag
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    struct Line
    {
        QXYSeries* series = nullptr;
        QScatterSeries* dots = nullptr;
        QScatterSeries* current = nullptr;
    };
    void refresh();
    void arrange();
    void clear();
    void forget(std::size_t line); // removes LINE and the lines after it
    void setAxes();
    void addAxis(bool log, Qt::Alignment side);
    void add(QAbstractSeries* series);
    void addLines();
    void addBars();
    void addCounts();
    void setDots(QScatterSeries*& dots, const QList<QPointF>& points, const QColor& fill, double width,
                 ChartMark mark);
    void draw(const QPainterPath& path, const QPen& pen, const QBrush& fill = {}); // behind words
    void writeNote();
    [[nodiscard]] bool titleLies(double height) const; // the vertical title is longer than its axis
    void writeNames(const QRectF& area);
    void writeNumbers(const QRectF& area); // numbers of bars
    void writeLabels(std::size_t line);
    double writeLegend(); // returns its lower edge; 0: no legend
    [[nodiscard]] bool bare() const { return !m_chart.counts.empty(); } // bars without axes
    [[nodiscard]] double step(const ChartAxis& axis, double length) const;
    [[nodiscard]] QList<QPointF> drawnPoints(const ChartSeries& series) const; // scaled as the axes are
    [[nodiscard]] QPen penOf(const ChartSeries& series) const;
    [[nodiscard]] double placeOfRule() const; // NaN: none
    [[nodiscard]] QPointF placeOf(std::size_t line, const ChartPoint& point) const; // in viewport coordinates
    [[nodiscard]] QString readOf(const ChartSeries& series) const; // the value after its name; empty: none

    const QSize m_wished, m_least;
    QGraphicsRectItem* m_overlay;
    std::vector<QGraphicsSimpleTextItem*> m_words; // on m_overlay, reused by every arrange()
    std::vector<QGraphicsPathItem*> m_shapes;
    std::size_t m_written = 0, m_drawn = 0;
    std::unique_ptr<QGraphicsTextItem> m_noteItem;
    std::function<Chart()> m_make; // empty: show() sets the chart
    mutable Chart m_chart;
    mutable bool m_toMake = false; // m_chart is outdated
    ChartAxis m_across, m_up; // as drawn: with ends, scaled
    std::vector<Line> m_lines;
    bool m_newAxes = false; // not laid out yet
    QXYSeries* m_rule = nullptr;
    QHorizontalStackedBarSeries* m_bars = nullptr;
    QAreaSeries* m_upright = nullptr;
    double m_top = 0; // below the legend
    int m_toldOf = -1; // the last stop reported to assistive technology
    bool m_stale = true; // must be redrawn
};

// One of several stacked plots, for a training, a video or rounds.
[[nodiscard]] PlotView* curvePlot(const QString& name, QWidget* parent);

} // namespace hydra::ui
