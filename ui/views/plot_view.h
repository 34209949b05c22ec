// SPDX-License-Identifier: GPL-3.0-or-later
// What the charts of the window share: Qt Charts in the theme's colours, with round numbers where they have
// room, a legend that tells values, and places that the mouse and the arrow keys reach. A chart says in
// build() which axes and series it has; of those it had before, only what differs is changed. Words that are
// neither (names of bars, labels of points) lie over them as items of the scene. Nothing is done while the
// chart is hidden. Sizes are in pixels.
#pragma once

#include "ui/widgets/spoken_cells.h"

#include <QtCharts/QChartView>
#include <QtCharts/QScatterSeries>

#include <memory>
#include <utility>
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

struct PlotAxis
{
    QString title; // with the unit; empty: none
    double low = 0, high = 1;
    double step = 0; // between numbers, doubled where there is no room; 0: a round one
    QString format = QStringLiteral("%g"); // of numbers; "%.0f": whole ones alone
    bool words = true; // numbers and names are shown
    bool grid = true;
    bool log = false;
    std::vector<std::pair<double, QString>> names = {}; // in place of numbers, as many as have room
};

struct PlotLine
{
    QString name; // in the legend; empty: not there
    QList<QPointF> points;
    QPen pen;
    double dot = 0; // width of the mark at each point; 0: none
    QScatterSeries::MarkerShape shape = QScatterSeries::MarkerShapeCircle;
    QStringList labels = {}; // over the points, as many as have room
    QString value = {}; // after the name; the legend has the same places for every value
};

class PlotView : public QChartView, public SpokenCells
{
    Q_OBJECT

public:
    [[nodiscard]] int marked() const { return m_marked; } // which stop; -1: none

    // A stop is a cell: where it is, and the value of every line that has a name.
    [[nodiscard]] CellGrid cells() const override { return {int(m_stops.size()), m_stops.empty() ? 0 : 1}; }
    [[nodiscard]] QString cellSaid(int cell) const override;
    [[nodiscard]] QRectF cellPlace(int cell) const override;
    [[nodiscard]] int cellAt(const QPointF& point) const override { return stopAt(point); }
    [[nodiscard]] int markedCell() const override { return m_marked < cellCount() ? m_marked : -1; }
    void chooseCell(int cell) override { Q_EMIT chosen(cell); }

Q_SIGNALS:
    void pointedAt(int stop); // by the mouse; -1: it left
    void chosen(int stop); // by a click, or by Enter on the marked one
    void moved(int stops); // by an arrow key; by Home and End more than there are

protected:
    PlotView(const QString& name, const QString& spoken, QWidget* parent);

    virtual void build() = 0; // calls what follows
    void setAxes(const PlotAxis& across, const PlotAxis& up);
    std::size_t add(const PlotLine& line); // numbered from 0
    void add(QAbstractSeries* series);
    // Lying bars over an axis from -0.5, the first on top; the one at ACCENT is the explained class's.
    void addBars(const std::vector<double>& values, int accent, const QColor& plain, double thickness = 0);
    // Upright bars over an axis from 0 to their number, as tall as the square root of their share of the
    // tallest; FILL goes from the first to the last.
    void addCounts(const std::vector<int>& counts, const QBrush& fill);
    void setTitle(const QString& title) { m_title = title; } // before the legend
    void setNote(const QString& note) { m_note = note; } // in place of a chart
    void keepFree(double left, double right); // at least, for numbers beside the plot
    void setStops(std::vector<double> stops, Qt::Orientation arrows = Qt::Horizontal);

    void rebuild(); // after data or marks have changed, and by itself with the theme
    void rebuildSoon(); // once for all that changes in this turn
    [[nodiscard]] virtual QRectF place() const; // of the plot
    virtual void decorate() { } // by write() and wash()
    void write(const QString& words, const QRectF& box, Qt::Alignment align, QPalette::ColorRole role,
               const QFont& face);
    void draw(const QPainterPath& path, const QPen& pen, const QBrush& fill = {}); // behind words
    void wash(const QRectF& box); // in the accent colour
    void highlight(std::size_t line, const QList<QPointF>& points, const QColor& fill, double width);
    void rule(double x, const QColor& line); // a dotted line through the plot; NaN: none
    void setFaint(bool faint)
    {
        chart()->setOpacity(faint ? 0.35 : 1);
    } // no longer, or not yet, what was asked
    // The tool tip at a point of the viewport; empty: none.
    [[nodiscard]] virtual QString told(const QPointF& /*at*/) const { return {}; }
    [[nodiscard]] virtual int stopAt(const QPointF& point) const; // the nearest one; -1: none

    [[nodiscard]] int stopAfter(int steps) const; // from the marked one, no further than there are
    [[nodiscard]] QFont smallFont() const;
    [[nodiscard]] QColor colour(QPalette::ColorRole role) const { return palette().color(role); }
    [[nodiscard]] QPointF positionOf(std::size_t line, const QPointF& value) const;

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

    int m_marked = -1;

private:
    int m_toldOf = -1; // the stop that assistive technology heard of last
    struct Line
    {
        PlotLine said;
        QXYSeries* series = nullptr;
        QScatterSeries* dots = nullptr;
        QScatterSeries* highlight = nullptr;
    };
    void refresh();
    void arrange();
    void clear();
    void forget(std::size_t line); // and those after it
    void addAxis(bool log, Qt::Alignment side);
    void setDots(QScatterSeries*& dots, const PlotLine& line);
    void writeNote();
    [[nodiscard]] bool titleLies(double height) const; // of the upright axis, which is shorter than it
    void writeNames(const QRectF& area);
    void writeLabels(const Line& line);
    double writeLegend(); // its lower edge; 0: there is none
    [[nodiscard]] double step(const PlotAxis& axis, double length) const;

    QGraphicsRectItem* m_overlay;
    std::vector<QGraphicsSimpleTextItem*> m_words; // on m_overlay, used again by every arrange()
    std::vector<QGraphicsPathItem*> m_shapes;
    std::size_t m_written = 0, m_drawn = 0;
    std::unique_ptr<QGraphicsTextItem> m_noteItem;
    PlotAxis m_across, m_up;
    QString m_title, m_note;
    std::vector<Line> m_lines;
    std::size_t m_said = 0; // of m_lines, since build() began
    bool m_axesSaid = false, m_barsSaid = false;
    bool m_newAxes = false; // not laid out yet
    QXYSeries* m_rule = nullptr;
    QHorizontalStackedBarSeries* m_bars = nullptr;
    QAreaSeries* m_upright = nullptr;
    double m_thickness = 0; // of a bar; 0: a share of its row
    double m_left = 0, m_right = 0, m_top = 0;
    bool m_stale = true; // to be built
    std::vector<double> m_stops;
    Qt::Orientation m_arrows = Qt::Horizontal;
};

} // namespace hydra::ui
