// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about the machine and the program for a bug report, in English. They contain no user data: no path,
// file name or host name.
#pragma once

#include <QString>

namespace hydra::ui {

[[nodiscard]] QString diagnostics();

} // namespace hydra::ui
