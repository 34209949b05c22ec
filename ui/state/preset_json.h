// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by presets and their file: the session keys that a preset may hold.
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
[[nodiscard]] Keys presetOptionKeys(); // options of a method
[[nodiscard]] const Keys& presetQueryKeys();
[[nodiscard]] const Keys& presetLookKeys();
// BASE, overwritten by the KEYS present in PART; null removes a key.
[[nodiscard]] nlohmann::json completed(nlohmann::json base, const nlohmann::json& part, const Keys& keys);

} // namespace hydra::ui
