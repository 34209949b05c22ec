// SPDX-License-Identifier: GPL-3.0-or-later
// The user's own settings, which QSettings opens whatever lies there: it would wait for a pipe's writer, and
// read a device for ever.
#pragma once

#include <QSettings>
#include <QString>

#include <memory>

namespace hydra::ui {

// The folder that they lie in, with whatever else the program keeps.
[[nodiscard]] QString settingsFolder();
// The file in it, or the lock beside that, which no settings can be; empty where all is well.
[[nodiscard]] QString settingsInTheWay();
// Where something is in the way, the defaults, and nothing of what is set outlasts the program.
[[nodiscard]] std::unique_ptr<QSettings> userSettings();
// What of RECENT, the pictures and folders opened before, is opened at the start: the first that is still
// there; empty where none is.
[[nodiscard]] QString lastOpened(const QStringList& recent);
// QLockFile opens what lies at PATH, too, and waits for ever where it cannot read that: false then. A lock in
// which no process stands is taken away.
[[nodiscard]] bool canBeLock(const QString& path);

} // namespace hydra::ui
