// SPDX-License-Identifier: GPL-3.0-or-later
// Whether things may move by themselves on the screen.
#pragma once

#include <QString>

namespace hydra::ui {

// CHOICE: "reduced", "full", or "system", which asks the platform, where it tells (a style's animations that
// last no time).
void setMotion(const QString& choice);
[[nodiscard]] bool reducedMotion();

} // namespace hydra::ui
