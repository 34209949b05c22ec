// SPDX-License-Identifier: GPL-3.0-or-later
// The features of an index on two logarithmic axes: the share of the folder's patches where a feature is
// active, and its mean there. Features that are never active stand in a separate column on the left.
#pragma once

#include "core/dictionary/feature_index.h"
#include "ui/views/scatter.h"

namespace hydra::ui {

class FeatureScatter : public Scatter
{
    Q_OBJECT

public:
    explicit FeatureScatter(QWidget* parent = nullptr);

    void setIndex(const FeatureIndex* index); // one point per feature; null: none. Not stored
    [[nodiscard]] QString described(int feature) const;

protected:
    void paintCells(QPainter& painter, const QRect& part) override;
    void changeEvent(QEvent* event) override;

private:
    void colour();
    void paintAxis(QPainter& painter, Qt::Orientation orientation, double low, double high) const;

    std::vector<double> m_share, m_mean;
    double m_deadAt = 0; // x of the features that are never active
};

} // namespace hydra::ui
