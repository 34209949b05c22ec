// SPDX-License-Identifier: GPL-3.0-or-later
// The language in which the user sees core's texts. Output to files, or to standard output for programs,
// stays English and does not use this.
#pragma once

#include "core/base/message.h"

#include <string>
#include <vector>

namespace hydra {

// Codes of the available translations ("de", "zh_CN"), without English.
[[nodiscard]] std::vector<std::string> translatedLanguages();

// Sets the language of all threads; thread-safe. CODE is one of those, or "pseudo" for tests, which puts
// every translatable text in brackets with accents; any other code means English.
void setLanguage(const std::string& code);

// Translates a message of core or the command line to the current language, by its pattern. What the
// catalogue does not have stays English.
[[nodiscard]] std::string translated(const Message& message);
[[nodiscard]] std::string translated(const std::exception& error);

// The first of LC_ALL, LC_MESSAGES and LANG that is not empty, as a code for setLanguage(): "de_AT.UTF-8"
// becomes "de". "en" if there is no such translation.
[[nodiscard]] std::string languageOfEnvironment();

} // namespace hydra
