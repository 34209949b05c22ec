// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a comparison's panels: titles, pictures with their maps, ranges, and the first three classes.
#pragma once

#include "ui/state/view_state.h"
#include "ui/views/comparison_layout.h"

#include <QCoreApplication>
#include <QImage>

#include <vector>

namespace hydra::ui {

// Which panels are chosen, pointed at and compared.
struct ShownPanels
{
    int first = -1, second = -1; // the chosen ones; -1: none
    int hoveredPanel = -1, hovered = -1; // the panel under the mouse, and the patch in it
    bool difference = false; // shows the difference in place of the second
    bool normalised = false; // divides each map by its largest magnitude first
    bool alternate = false; // the first shows the map of the second
};

// "4 heads − 12 heads"; empty: no difference is shown.
[[nodiscard]] QString differenceTitle(const Comparison& comparison, const ShownPanels& shown);

class ComparisonPainter
{
    Q_DECLARE_TR_FUNCTIONS(hydra::ui::ComparisonPainter)

public:
    // Paints in WIDGET's colours and font.
    ComparisonPainter(const ViewState& state, Comparison& comparison, const ComparisonLayout& layout,
                      const QWidget& widget)
        : m_state(state)
        , m_comparison(comparison)
        , m_layout(layout)
        , m_widget(widget)
    { }
    void paint(QPainter& painter, const ShownPanels& shown);

private:
    struct Painted
    {
        engine::MapPtr map;
        Look look;
        ValueRange range;
        QSize size;
        QImage image;
    };
    void paintTitles(QPainter& painter) const;
    void paintPanel(QPainter& painter, int index);
    void paintVeil(QPainter& painter, int index, const QRectF& whole) const;
    void paintMapOf(QPainter& painter, int shown, const QRectF& whole);
    void paintDifference(QPainter& painter, const QRectF& seen);
    void paintRange(QPainter& painter, int index) const;
    void paintBars(QPainter& painter, int index) const;
    void paintToken(QPainter& painter, int index, const QRectF& whole, int patch, double width) const;
    void paintMarks(QPainter& painter, int index, const QRectF& whole) const;
    const QImage& overlay(int index, const QSizeF& size);

    const ViewState& m_state;
    Comparison& m_comparison;
    const ComparisonLayout& m_layout;
    const QWidget& m_widget;
    ShownPanels m_shown;
    std::vector<Painted> m_painted; // by panel
};

} // namespace hydra::ui
