// SPDX-License-Identifier: GPL-3.0-or-later
// What a report of a fault should say of the machine and the program, in English. Nothing of the user: no
// path, no name of a file, no name of the machine.
#pragma once

#include <QString>

namespace hydra::ui {

[[nodiscard]] QString diagnostics();

} // namespace hydra::ui
