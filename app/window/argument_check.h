// SPDX-License-Identifier: GPL-3.0-or-later
// Checks Qt's own arguments, before a window is shown or a library loaded.
#pragma once

#include <QString>

namespace hydra::app {

// Qt ends the program with a signal if it has no plugin for the platform that "-platform" or QT_QPA_PLATFORM
// names. Returns the message to print instead; empty if the plugin exists or no platform is named. Call it
// before the application is made.
[[nodiscard]] QString missingPlatform(int argc, char** argv);

} // namespace hydra::app
