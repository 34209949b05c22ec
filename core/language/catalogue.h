// SPDX-License-Identifier: GPL-3.0-or-later
// The translations of one language: of each pattern or phrase, its text. In Qt Linguist's format (.ts),
// parsed here, because the command line does not link Qt.
#pragma once

#include "core/base/message.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace hydra {

struct TranslationFile
{
    const char* code; // "de", "zh_CN"
    const char* content; // XML; its context "core" is read
};

// resources/i18n/hydrascope_*.ts, by code.
[[nodiscard]] const std::vector<TranslationFile>& translationFiles();

struct Translation
{
    std::string source; // "%1: expected %2, found %3"
    std::string text; // the translation, with its places in any order
};

// The finished entries of a .ts file. The files are our own, so anything else is skipped without an error.
[[nodiscard]] std::vector<Translation> readTranslations(std::string_view xml);

class Catalogue
{
public:
    explicit Catalogue(const std::vector<Translation>& translations);

    // MESSAGE by its pattern, with its values translated in turn. A value in quotes, '%1', is a name or a
    // word of the user and stays as it is; so does a text that has no translation.
    [[nodiscard]] std::string translated(const Message& message) const;

private:
    std::unordered_map<std::string, std::string> m_texts;
};

} // namespace hydra
