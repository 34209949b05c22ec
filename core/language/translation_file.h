// SPDX-License-Identifier: GPL-3.0-or-later
// The translations of core's and the command line's texts, as Qt Linguist writes them (.ts). Read here,
// because the command line knows no Qt.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hydra {

struct TranslationFile
{
    const char* code; // "de", "zh_CN"
    const char* content; // XML
};

// resources/i18n/messages_*.ts, by code.
[[nodiscard]] const std::vector<TranslationFile>& translationFiles();

struct Translation
{
    std::string source; // "%1: expected %2, found %3"
    std::string text; // the same in the other language, its places in any order
};

// The finished entries of a .ts file. It is a file of our own: what is no entry is passed over.
[[nodiscard]] std::vector<Translation> readTranslations(std::string_view xml);

} // namespace hydra
