// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/pickle_text.h"
#include "core/language/catalogue.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "tests/fuzz/fuzz.h"

using namespace hydra;

namespace {

std::string escaped(const std::string& text)
{
    std::string xml;
    for (const char letter : text) {
        xml += letter == '&' ? "&amp;" : letter == '<' ? "&lt;" : std::string(1, letter);
    }
    return xml;
}

void readFile(std::string_view xml)
{
    const std::vector<Translation> found = readTranslations(xml);
    std::string written;
    for (const Translation& each : found) {
        written += "<message><source>" + escaped(each.source) + "</source><translation>" + escaped(each.text)
            + "</translation></message>";
        (void)filled(each.text, {each.source, each.text});
    }
    const std::vector<Translation> again = readTranslations(written);
    const auto same = [](const Translation& a, const Translation& b) {
        return a.source == b.source && a.text == b.text;
    };
    if (!std::equal(found.begin(), found.end(), again.begin(), again.end(), same)) {
        std::abort();
    }
}

void readMessage(const std::string& text)
{
    static const Catalogue german = [] {
        std::ifstream file(HYDRA_TRANSLATION, std::ios::binary);
        const std::vector<Translation> all =
            readTranslations(std::string(std::istreambuf_iterator<char>(file), {}));
        return all.empty() ? std::abort(), Catalogue(all) : Catalogue(all);
    }();
    if (isUtf8(text)
        && !isUtf8(german.translated(message("%1: expected %2, found %3", text, Message(text), 3)))) {
        std::abort();
    }
}

} // namespace

// Input that begins with a tag is a file: what was read reads back after writing. Other input is a value
// of a message, and a phrase, shown in German.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char*>(data), size);
    text.substr(0, 1) == "<" ? readFile(text) : readMessage(text);
    return 0;
}
