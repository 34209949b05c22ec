// SPDX-License-Identifier: GPL-3.0-or-later
// The features of an index over both logarithms: on how many patches of the folder each is, and how large it
// is there. Those that are never on stand in a row of their own on the left.
#pragma once

#include "core/dictionary/feature_index.h"
#include "ui/views/scatter.h"

namespace hydra::ui {

class FeatureScatter : public Scatter
{
    Q_OBJECT

public:
    explicit FeatureScatter(QWidget* parent = nullptr);

    void setIndex(const FeatureIndex* index); // a point a feature; null: none. Is not kept
    [[nodiscard]] QString said(int feature) const;

protected:
    void paintCells(QPainter& painter, const QRect& part) override;
    void changeEvent(QEvent* event) override;

private:
    void colour();
    void paintAxis(QPainter& painter, Qt::Orientation orientation, double low, double high) const;

    std::vector<double> m_share, m_mean;
    double m_deadAt = 0; // across
};

} // namespace hydra::ui
