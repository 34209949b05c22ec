// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/catalogue.h"

#include <array>
#include <utility>

namespace hydra {

namespace {

std::string unescapedXml(std::string_view text)
{
    static constexpr std::array<std::pair<std::string_view, char>, 5> entities{
        {{"&lt;", '<'}, {"&gt;", '>'}, {"&amp;", '&'}, {"&quot;", '"'}, {"&apos;", '\''}}};
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        std::size_t taken = 1;
        char letter = text.front();
        if (letter == '&') {
            for (const auto& [entity, meaning] : entities) {
                if (text.substr(0, entity.size()) == entity) {
                    letter = meaning;
                    taken = entity.size();
                }
            }
        }
        out += letter;
        text.remove_prefix(taken);
    }
    return out;
}

// The attributes and content of the first <NAME ...> of XML; FOUND is false if there is none.
struct Element
{
    std::string_view attributes, content;
    bool found = false;
};

Element element(std::string_view xml, const std::string& name)
{
    const std::size_t tag = xml.find("<" + name);
    const std::size_t open = xml.find('>', tag);
    if (tag == std::string_view::npos || open == std::string_view::npos) {
        return {};
    }
    const std::string_view attributes = xml.substr(tag + name.size() + 1, open - tag - name.size() - 1);
    const std::size_t close = xml.find("</" + name + ">", open);
    if (close == std::string_view::npos) {
        return {};
    }
    return {attributes, xml.substr(open + 1, close - open - 1), true};
}

// Whether PATTERN has quotes around %(PLACE + 1).
bool isQuoted(const std::string& pattern, std::size_t place)
{
    const std::size_t at = pattern.find('%' + std::to_string(place + 1));
    return at != std::string::npos && at > 0 && at + 2 < pattern.size() && pattern[at - 1] == pattern[at + 2]
        && std::string_view("'\"`").find(pattern[at - 1]) != std::string_view::npos;
}

} // namespace

Catalogue::Catalogue(const std::vector<Translation>& translations)
{
    for (const Translation& each : translations) {
        m_texts.emplace(each.source, each.text);
    }
}

std::string Catalogue::translated(const Message& message) const
{
    const auto known = m_texts.find(message.pattern());
    const std::string& text = known != m_texts.end() ? known->second : message.pattern();
    if (message.values().empty()) {
        return text;
    }
    std::vector<std::string> values;
    for (const Message& value : message.values()) {
        values.push_back(isQuoted(message.pattern(), values.size()) ? value.text() : translated(value));
    }
    return filled(text, values);
}

std::vector<Translation> readTranslations(std::string_view xml)
{
    static constexpr std::string_view begin = "<message", end = "</message>";
    std::vector<Translation> found;
    for (std::size_t at = xml.find(begin); at != std::string_view::npos; at = xml.find(begin, at)) {
        const std::size_t stop = xml.find(end, at);
        if (stop == std::string_view::npos) {
            break;
        }
        const std::string_view message = xml.substr(at, stop - at);
        const Element source = element(message, "source"), text = element(message, "translation");
        const bool finished =
            text.attributes.find("type=") == std::string_view::npos; // other types: unfinished, vanished
        if (source.found && text.found && finished && !text.content.empty()) {
            found.push_back({unescapedXml(source.content), unescapedXml(text.content)});
        }
        at = stop;
    }
    return found;
}

} // namespace hydra
