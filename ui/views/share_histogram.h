// SPDX-License-Identifier: GPL-3.0-or-later
// How shares from 0 to 1 are spread, and where a threshold cuts them: what lies below is pale.
#pragma once

#include "ui/views/plot_view.h"

namespace hydra::ui {

class ShareHistogram : public PlotView
{
    Q_OBJECT

public:
    explicit ShareHistogram(QWidget* parent = nullptr);

    void setShares(const std::vector<float>& shares);
    void setThreshold(double threshold);
    [[nodiscard]] const std::vector<int>& counts() const { return m_counts; }
    [[nodiscard]] QSize sizeHint() const override { return {160, 44}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {80, 44}; }

protected:
    void build() override;
    [[nodiscard]] QRectF place() const override;

private:
    std::vector<int> m_counts;
    double m_threshold = 0;
};

} // namespace hydra::ui
