// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace hydra::ui {

class Comparison;
class ViewState;

// The controls above a comparison's panels, which choose what is compared. They and the comparison's setup
// follow each other.
[[nodiscard]] QWidget* compareControls(ViewState& state, Comparison& comparison, QWidget* parent);

} // namespace hydra::ui
