// SPDX-License-Identifier: GPL-3.0-or-later
// The options of the window, as rows: for parsing, help, manual page and completion. Without Qt.
#pragma once

#include "app/cli/command_settings.h"
#include "app/cli/option_rows.h"
#include "core/base/message.h"

namespace hydra::app {

inline const char* const windowSummary =
    phrase("See what a Vision Transformer does: relevance maps, head counts, linear attention.");
inline const char* const windowInput = phrase("A picture, a folder of pictures, a model or a session.");

struct WindowSettings : cli::CommonSettings
{
    std::string model, method, pictureSize, training, live, theme, language, windowSize, screenshot;
    std::optional<int> headCount;
    bool version = false;
};

[[nodiscard]] const cli::Rows<WindowSettings>& windowRows();
[[nodiscard]] std::string windowHelp(); // the text of --help
// Parses WORDS, which follow the program's name. Throws Error{Usage}.
[[nodiscard]] WindowSettings windowSettings(const std::vector<std::string>& words);

} // namespace hydra::app
