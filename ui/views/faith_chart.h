// SPDX-License-Identifier: GPL-3.0-or-later
// Deletion and insertion: the probability of the explained class (0..1) over the share of patches taken away
// or put back, a random order as a thin line beside each, and the point that is being looked at. Curves
// differ in colour, dash and marker. A click or an arrow key chooses a point of the curve that is marked.
#pragma once

#include "core/evaluate/score.h"
#include "ui/views/plot_view.h"

namespace hydra::ui {

class FaithChart : public PlotView
{
    Q_OBJECT

public:
    explicit FaithChart(QWidget* parent = nullptr);

    // RANDOM may be null; NOTE stands where FAITH is null. STALE is drawn faintly.
    void show(const ScorePtr& faith, const ScorePtr& random, bool stale, const QString& note);
    void mark(Way way, int point); // -1: none
    [[nodiscard]] const ScorePtr& faith() const { return m_faith; }

    [[nodiscard]] QSize sizeHint() const override { return {340, 240}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 130}; }

protected:
    void build() override;

private:
    void addCurves();
    void showPoint();

    ScorePtr m_faith, m_random;
    bool m_stale = false;
    QString m_note;
    Way m_way = Way::Deletion;
    std::size_t m_first = 0; // the line of deletion, before that of insertion
};

} // namespace hydra::ui
