// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/language.h"

#include "core/language/catalogue.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <mutex>

namespace hydra {

namespace {

std::mutex guard; // guards present(): a window changes it while threads report progress
std::shared_ptr<const Catalogue>& present()
{
    static std::shared_ptr<const Catalogue> catalogue; // null: English
    return catalogue;
}

// For "pseudo": all languages have the same sources, so any file lists the translatable texts.
std::vector<Translation> bracketed(std::vector<Translation> all)
{
    static const std::string plain = "aeioun", marked = "áéíóúñ"; // two bytes each
    for (Translation& each : all) {
        std::string text = "[";
        for (const char letter : each.source) {
            const std::size_t at = plain.find(letter);
            text += at == std::string::npos ? std::string(1, letter) : marked.substr(2 * at, 2);
        }
        each.text = text + "]";
    }
    return all;
}

const char* contentOf(const std::string& code)
{
    for (const TranslationFile& file : translationFiles()) {
        if (file.code == code) {
            return file.content;
        }
    }
    return nullptr;
}

} // namespace

std::vector<std::string> translatedLanguages()
{
    std::vector<std::string> codes;
    for (const TranslationFile& file : translationFiles()) {
        codes.emplace_back(file.code);
    }
    return codes;
}

void setLanguage(const std::string& code)
{
    std::shared_ptr<const Catalogue> catalogue;
    if (code == "pseudo" && !translationFiles().empty()) {
        catalogue = std::make_shared<const Catalogue>(
            bracketed(readTranslations(translationFiles().front().content)));
    } else if (const char* content = contentOf(code)) {
        catalogue = std::make_shared<const Catalogue>(readTranslations(content));
    }
    const std::lock_guard lock(guard);
    present() = std::move(catalogue);
}

std::string translated(const std::exception& error)
{
    return translated(messageOf(error));
}

std::string translated(const Message& message)
{
    std::shared_ptr<const Catalogue> catalogue;
    {
        const std::lock_guard lock(guard);
        catalogue = present();
    }
    return catalogue ? catalogue->translated(message) : message.text();
}

std::string languageOfEnvironment()
{
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): before other threads
        if (value == nullptr || *value == '\0') {
            continue;
        }
        std::string code = value;
        code = code.substr(0, code.find_first_of(".@"));
        for (const std::string& known : {code, code.substr(0, code.find('_'))}) {
            if (contentOf(known) != nullptr) {
                return known;
            }
        }
        return "en";
    }
    return "en";
}

} // namespace hydra
