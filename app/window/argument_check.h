// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with what Qt itself is told, before anything is shown or loaded.
#pragma once

#include <QString>

namespace hydra::app {

// Qt ends the program with a signal where it has no plugin for the platform that "-platform" or
// QT_QPA_PLATFORM names. What to say instead; empty where it has, or where nothing names one. Before the
// application is made.
[[nodiscard]] QString missingPlatform(int argc, char** argv);

} // namespace hydra::app
