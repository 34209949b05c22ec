// SPDX-License-Identifier: GPL-3.0-or-later
// What presets and their file share: which of a session's keys a preset may hold.
#pragma once

#include <QCoreApplication>
#include <QJsonObject>
#include <QStringList>

namespace hydra::ui {

[[nodiscard]] inline QString presetWords(const char* source)
{
    return QCoreApplication::translate("Presets", source);
}

[[nodiscard]] QStringList presetOptionKeys(); // of a method's options
[[nodiscard]] const QStringList& presetQueryKeys();
[[nodiscard]] const QStringList& presetLookKeys();
// BASE with those KEYS of PART that it names; null takes a key away.
[[nodiscard]] QJsonObject completed(QJsonObject base, const QJsonObject& part, const QStringList& keys);

} // namespace hydra::ui
