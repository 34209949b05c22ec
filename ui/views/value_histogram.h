// SPDX-License-Identifier: GPL-3.0-or-later
// How the values of the shown map are distributed: one bar a class of values, in the colours of the map;
// outliers apart, with their number. Bars grow with the square root of the count, so that a single token
// shows.
#pragma once

#include "ui/state/board.h"
#include "ui/views/plot_view.h"

#include <QPointer>

#include <vector>

namespace hydra::ui {

struct Histogram
{
    double low = 0, high = 1; // of all values
    std::vector<int> counts; // equal widths from low to high
    int outliers = 0; // values outside the fences of core/paint/outliers.h
    std::size_t values = 0;
};
// Values that are not finite are left out; all equal values fall into one bar of one.
[[nodiscard]] Histogram histogramOf(const Map& map, int bars);

class ValueHistogram : public PlotView
{
    Q_OBJECT

public:
    // TOLD hears of its bars that were saved.
    ValueHistogram(ViewState& state, Board& board,
                   std::function<void(const QString& path, const QString& problem)> told,
                   QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void build() override;
    [[nodiscard]] QRectF place() const override;
    void decorate() override;
    [[nodiscard]] QString told(const QPointF& at) const override; // the bar there

private:
    void follow();

    ViewState& m_state;
    Board& m_board;
    engine::MapPtr m_map; // that m_histogram counts
    Histogram m_histogram;
};

} // namespace hydra::ui
