// SPDX-License-Identifier: GPL-3.0-or-later
// The two chosen panels of a comparison: how alike their maps are, and the switches for their difference and
// for blinking between them.
#pragma once

#include "ui/state/comparison.h"

#include <QWidget>

class QCheckBox;
class QLabel;

namespace hydra::ui {

class ComparisonGrid;

class ComparePair : public QWidget
{
    Q_OBJECT

public:
    ComparePair(Comparison& comparison, ComparisonGrid& grid, QWidget* parent);

private:
    void build();
    void follow();

    Comparison& m_comparison;
    ComparisonGrid& m_grid;
    QLabel* m_alike;
    QCheckBox* m_difference;
    QCheckBox* m_normalised;
    QCheckBox* m_blink;
};

} // namespace hydra::ui
