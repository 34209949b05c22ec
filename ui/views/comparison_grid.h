// SPDX-License-Identifier: GPL-3.0-or-later
// The panels of a comparison, painted as one widget: the same part of every picture, the same patch marked in
// all, the first three classes under each. Two panels can be chosen, and their difference or their
// alternation shown.
#pragma once

#include "ui/state/comparison.h"

#include <QTimer>
#include <QWidget>

#include <optional>

namespace hydra::ui {

class ComparisonGrid : public QWidget
{
    Q_OBJECT

public:
    ComparisonGrid(ViewState& state, Comparison& comparison, QWidget* parent = nullptr);

    void fit();
    void zoomBy(double factor, const QPointF& at); // AT in widget points, in any panel
    [[nodiscard]] double zoom() const { return m_zoom; }
    [[nodiscard]] int first() const { return m_first; } // the chosen panels; -1: none
    [[nodiscard]] int second() const { return m_second; }
    void choose(int first, int second);
    void setDifference(bool shown); // in the place of the second panel
    void setNormalised(bool on); // each map by its largest magnitude, before the difference
    [[nodiscard]] QString differenceTitle() const; // "k = 4 − k = 12"; empty: no difference is shown
    void setBlinking(bool on); // the first panel alternates between the two
    [[nodiscard]] QRectF pictureRect(int index) const; // where panel INDEX shows its picture, whole
    [[nodiscard]] QRectF
    seenRect(int index) const; // and what of it the network sees: a fitted panel shows that
    [[nodiscard]] QRectF panelRect(int index) const; // its window on that picture
    [[nodiscard]] int hovered() const { return m_hovered; } // patch under the mouse, of its panel; -1: none
    [[nodiscard]] QSize sizeHint() const override { return {900, 640}; }
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(); // first() or second()
    void hoveredAt(int panel, int patch); // -1, -1: none
    void opened(int panel); // double click, Enter: to the main window

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool event(QEvent* event) override; // tooltip

private:
    static constexpr double panelGap = 8; // points between panels
    static constexpr int barsShown = 3;
    struct Painted
    {
        engine::MapPtr map;
        Look look;
        ValueRange range;
        QSize size;
        QImage image;
    };
    [[nodiscard]] int rowCount() const { return int(m_comparison.rowTitles().size()); }
    [[nodiscard]] int columnCount() const { return int(m_comparison.columnTitles().size()); }
    [[nodiscard]] QSizeF cellSize() const;
    [[nodiscard]] double left() const; // of the first column
    [[nodiscard]] double headerHeight() const;
    [[nodiscard]] double gutterWidth() const;
    [[nodiscard]] double barHeight() const
    {
        return fontMetrics().height() + 4.0;
    } // name and number over a line
    [[nodiscard]] double rangeHeight() const
    {
        return fontMetrics().height() + 9.0;
    } // colours over their ends
    [[nodiscard]] double barsHeight() const;
    [[nodiscard]] int panelAt(const QPointF& point) const;
    [[nodiscard]] int patchAt(int panel, const QPointF& point) const;
    [[nodiscard]] const Comparison::Cell& cell(int index) const;
    void follow();
    void hover(const QPointF& point);
    [[nodiscard]] QRectF columnTitleRect(int column) const;
    [[nodiscard]] QRectF rowTitleRect(int row) const;
    void paintVeil(QPainter& painter, int index, const QRectF& whole) const;
    void paintTitles(QPainter& painter) const;
    void paintPanel(QPainter& painter, int index);
    void paintMapOf(QPainter& painter, int shown, const QRectF& whole);
    void paintDifference(QPainter& painter, const QRectF& seen);
    void paintRange(QPainter& painter, int index) const;
    void paintBars(QPainter& painter, int index) const;
    void paintToken(QPainter& painter, int index, const QRectF& whole, int patch, double width) const;
    void paintMarks(QPainter& painter, int index, const QRectF& whole) const;
    const QImage& overlay(int index, const QSizeF& size);
    [[nodiscard]] QString said(int index) const;

    ViewState& m_state;
    Comparison& m_comparison;
    std::vector<Painted> m_painted; // by panel
    double m_zoom = 1; // of a fitted picture
    QPointF m_centre{0.5, 0.5}; // of the panels, in shares of what the network sees
    QPointF m_pressed;
    bool m_dragging = false;
    int m_hovered = -1, m_hoveredPanel = -1;
    int m_first = -1, m_second = -1;
    bool m_difference = false;
    bool m_normalised = false;
    bool m_other = false; // the blinking panel shows the second map
    QTimer m_blink;
};

} // namespace hydra::ui
