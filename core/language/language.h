// SPDX-License-Identifier: GPL-3.0-or-later
// The language in which core's texts are shown to a person. Whatever is written to a file, or to standard
// output for a program, stays English and does not go through here.
#pragma once

#include <string>
#include <vector>

namespace hydra {

// What there are translations of, by code ("de", "zh_CN"); English is not among them.
[[nodiscard]] std::vector<std::string> translatedLanguages();

// For all threads, at any time. CODE: one of those; "pseudo", for tests: every text that is found in the
// catalogue in brackets and accented; anything else is English.
void setLanguage(const std::string& code);

// A text of core or the command line in the language set. English, and what is no such text, comes back as it
// is.
[[nodiscard]] std::string spoken(const std::string& english);

// The first of LC_ALL, LC_MESSAGES and LANG that says something, as a code for setLanguage(): "de_AT.UTF-8"
// is "de". "en" where there is no such translation.
[[nodiscard]] std::string languageOfEnvironment();

} // namespace hydra
