// SPDX-License-Identifier: GPL-3.0-or-later
// The language in which the user sees core's texts. Output to files, or to standard output for programs,
// stays English and does not use this.
#pragma once

#include <string>
#include <vector>

namespace hydra {

// Codes of the available translations ("de", "zh_CN"), without English.
[[nodiscard]] std::vector<std::string> translatedLanguages();

// Sets the language of all threads; thread-safe. CODE is one of those, or "pseudo" for tests, which puts
// every translatable text in brackets with accents; any other code means English.
void setLanguage(const std::string& code);

// Translates a text of core or the command line to the current language. Returns it unchanged for English, or
// if it is not in the catalogue.
[[nodiscard]] std::string spoken(const std::string& english);

// The first of LC_ALL, LC_MESSAGES and LANG that is not empty, as a code for setLanguage(): "de_AT.UTF-8"
// becomes "de". "en" if there is no such translation.
[[nodiscard]] std::string languageOfEnvironment();

} // namespace hydra
