// SPDX-License-Identifier: GPL-3.0-or-later
// What else people call the commands of the window, and why one cannot be given now.
#pragma once

#include <QString>

class QAction;

namespace hydra::ui {

class Actions;

// Words by which ACTION is looked for, beside those of its menu; "" where there are none.
[[nodiscard]] QString otherWords(const Actions& on, const QAction& action);
// What a disabled ACTION waits for; "" where that goes without saying.
[[nodiscard]] QString whyDisabled(const Actions& on, const QAction& action);

} // namespace hydra::ui
