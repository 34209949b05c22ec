// SPDX-License-Identifier: GPL-3.0-or-later
// What presets and their file share: which of a session's keys a preset may hold.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace hydra::ui {

[[nodiscard]] inline QString presetWords(const char* source)
{
    return QCoreApplication::translate("Presets", source);
}

using Keys = std::vector<std::string>;
[[nodiscard]] Keys presetOptionKeys(); // of a method's options
[[nodiscard]] const Keys& presetQueryKeys();
[[nodiscard]] const Keys& presetLookKeys();
// BASE with those KEYS of PART that it names; null takes a key away.
[[nodiscard]] nlohmann::json completed(nlohmann::json base, const nlohmann::json& part, const Keys& keys);

} // namespace hydra::ui
