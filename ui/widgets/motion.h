// SPDX-License-Identifier: GPL-3.0-or-later
// Whether animations may run.
#pragma once

#include <QString>

namespace hydra::ui {

// CHOICE: "reduced", "full", or "system", which reduces motion if the style's animations have zero duration.
void setMotion(const QString& choice);
[[nodiscard]] bool reducedMotion();

} // namespace hydra::ui
