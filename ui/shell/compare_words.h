// SPDX-License-Identifier: GPL-3.0-or-later
// A comparison in words: what all its panels have in common, and their values at one place of the picture.
#pragma once

#include "ui/state/comparison.h"

#include <QCoreApplication>

namespace hydra::ui {

class CompareWords
{
    Q_DECLARE_TR_FUNCTIONS(hydra::ui::CompareWords)

public:
    // What differs stands above the columns and beside the rows, and not here.
    [[nodiscard]] static QString question(const ViewState& state, const Comparison& comparison);
    // At PATCH of PANEL and at the same place in the other panels of its row; PANEL -1: what can be done
    // here.
    [[nodiscard]] static QString values(const Comparison& comparison, int panel, int patch);
};

} // namespace hydra::ui
