// SPDX-License-Identifier: GPL-3.0-or-later
// The probability of the explained class, or another target's value, if the network ended after each block
// (reference.md 5.21). A click or the arrow keys choose the block.
#pragma once

#include "core/engine/results.h"
#include "ui/views/plot_view.h"

namespace hydra::ui {

class LensChart : public PlotView
{
    Q_OBJECT

public:
    explicit LensChart(QWidget* parent = nullptr);
    // Null: none. CONFIG has the names of the classes.
    void setLens(const engine::LensPtr& lens, const VitConfig* config);
    [[nodiscard]] QSize sizeHint() const override { return {300, 170}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 110}; }

Q_SIGNALS:
    void blockChosen(int block);
    void readOut(const QString& line); // what is under the mouse; empty: nothing

protected:
    void build() override;

private:
    void chooseLevel(int level);
    [[nodiscard]] PlotAxis axisOfValues() const;
    [[nodiscard]] QString words(int level) const;
    [[nodiscard]] double valueAt(int level) const; // as it is drawn

    engine::LensPtr m_lens;
    std::vector<QString> m_best; // the name of the class that comes first, by level
    QString m_target; // the class, or the target's name
};

} // namespace hydra::ui
