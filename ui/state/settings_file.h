// SPDX-License-Identifier: GPL-3.0-or-later
// The user's settings file, checked first: QSettings would open any kind of file there, waiting for a pipe's
// writer or reading a device for ever.
#pragma once

#include <QSettings>
#include <QString>

#include <memory>

namespace hydra::ui {

// The folder of the settings file and of the program's other files.
[[nodiscard]] QString settingsFolder();
// The settings or lock file that is unusable; empty if both are fine.
[[nodiscard]] QString settingsInTheWay();
// The user's settings or, if settingsInTheWay(), temporary ones with the defaults, which are not saved.
[[nodiscard]] std::unique_ptr<QSettings> userSettings();
// The picture or folder opened at the start: the first of RECENT that still exists; empty if none does.
[[nodiscard]] QString lastOpened(const QStringList& recent);
// False if QLockFile could not read PATH as a lock and would wait for ever. Removes a lock file that names no
// process.
[[nodiscard]] bool canBeLock(const QString& path);

} // namespace hydra::ui
