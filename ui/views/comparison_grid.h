// SPDX-License-Identifier: GPL-3.0-or-later
// The panels of a comparison, as one widget: the same part of every picture, the same patch marked in
// all, the first three classes under each. Two panels can be chosen, and their difference or their
// alternation shown.
#pragma once

#include "ui/views/cell_view.h"
#include "ui/views/comparison_painter.h"

#include <QTimer>

namespace hydra::ui {

class ComparisonGrid : public CellView
{
    Q_OBJECT

public:
    ComparisonGrid(ViewState& state, Comparison& comparison, QWidget* parent = nullptr);

    void fit();
    void zoomBy(double factor, const QPointF& at); // AT in widget points, in any panel
    [[nodiscard]] double zoom() const { return m_layout.zoom(); }
    [[nodiscard]] int first() const { return m_shown.first; } // the chosen panels; -1: none
    [[nodiscard]] int second() const { return m_shown.second; }
    void choose(int first, int second);
    void setDifference(bool shown); // shown in place of the second panel
    [[nodiscard]] bool difference() const { return m_shown.difference; }
    void setNormalised(bool on); // divides each map by its largest magnitude before the difference
    [[nodiscard]] bool normalised() const { return m_shown.normalised; }
    [[nodiscard]] QString differenceTitle() const
    {
        return hydra::ui::differenceTitle(m_comparison, m_shown);
    }
    void setBlinking(bool on); // the first panel alternates between the two
    [[nodiscard]] bool blinking() const { return m_blink.isActive(); }
    [[nodiscard]] QRectF pictureRect(int index) const { return m_layout.picture(index); }
    [[nodiscard]] int hovered() const
    {
        return m_shown.hovered;
    } // patch that mouse or keys point at, in its panel's grid; -1: none
    [[nodiscard]] QSize sizeHint() const override { return {900, 640}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return m_layout.leastSize(); }

    [[nodiscard]] CellGrid cells() const override { return {m_layout.rows(), m_layout.columns()}; }
    [[nodiscard]] QString cellText(int cell) const override;
    [[nodiscard]] QRectF cellPlace(int cell) const override { return m_layout.panel(cell); }
    [[nodiscard]] int cellAt(const QPointF& point) const override { return m_layout.panelAt(point); }
    [[nodiscard]] int markedCell() const override { return m_shown.first; }
    void chooseCell(int cell) override { choose(cell, -1); }

Q_SIGNALS:
    void chosen(); // first() or second()
    void hoveredAt(int panel, int patch); // -1, -1: none
    void opened(int panel); // double click, Enter: to the main window

protected:
    void paintCells(QPainter& painter, const QRect& part) override;
    [[nodiscard]] QRectF frame() const override { return {}; }
    [[nodiscard]] QString tip(const QPointF& at) const override;
    void onPoint(const QPointF& at) override;
    void onLeave() override;
    void onClick(const Press& press) override;
    void onOpen(const QPointF& at) override;
    void onDrag(const Press& press) override;
    bool onZoom(double factor, const QPointF& at) override;
    bool onKey(const QKeyEvent& event, const QPoint& arrow) override;
    [[nodiscard]] bool takes(const QKeyEvent& key) const override;

private:
    void follow();
    void point(int panel, int patch); // sets the hovered patch, by mouse or keys; -1: none
    void movePatch(const QPoint& step); // moves the patch in the chosen panel
    [[nodiscard]] int patchIn(int panel) const; // the marked patch in PANEL's grid; -1: none
    bool patchKey(const QKeyEvent& event, const QPoint& arrow);
    void movePanel(const QPoint& step, bool second);
    [[nodiscard]] QString described(int index) const;

    Comparison& m_comparison;
    ComparisonLayout m_layout;
    ComparisonPainter m_painter;
    ShownPanels m_shown;
    QTimer m_blink;
};

} // namespace hydra::ui
