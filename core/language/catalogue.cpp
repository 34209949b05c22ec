// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/catalogue.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace hydra {

namespace {

constexpr std::size_t longestText = 20000;
constexpr int deepest = 8;
// A fragment with fewer letters (" or ", " of ") matches too many texts: it is tried only in values that look
// like lists.
constexpr int fewLetters = 5;
constexpr int surelyOurs = 8;
constexpr int mostReadings = 4;

int lettersIn(std::string_view text)
{
    return static_cast<int>(
        std::count_if(text.begin(), text.end(), [](unsigned char c) { return std::isalpha(c) != 0; }));
}

bool looksLikePath(std::string_view text)
{
    return text.find('/') != std::string_view::npos || text.find('\\') != std::string_view::npos;
}

// "softmax, linear", "hydra": a list or its last word, not part of a sentence.
bool looksLikeList(const Pattern::Found& found)
{
    const auto blank = [](std::string_view text, std::size_t at) { return text.find(' ', at); };
    for (std::size_t at = blank(found.before, 0); at != std::string_view::npos;
         at = blank(found.before, at + 1)) {
        if (at == 0 || found.before[at - 1] != ',') {
            return false;
        }
    }
    return blank(found.after, 0) == std::string_view::npos
        && std::all_of(found.values.begin(), found.values.end(),
                       [&](std::string_view value) { return blank(value, 0) == std::string_view::npos; });
}

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

bool isPlace(std::string_view text, std::size_t at)
{
    return text[at] == '%' && at + 1 < text.size() && text[at + 1] >= '1' && text[at + 1] <= '9';
}

bool endsWith(std::string_view text, std::string_view with)
{
    return text.size() >= with.size() && text.substr(text.size() - with.size()) == with;
}

// Whether FIXED has no word and no colon.
bool weak(std::string_view fixed)
{
    return std::none_of(fixed.begin(), fixed.end(), [](unsigned char letter) {
        return letter == ':' || letter > 127 || std::isalnum(letter) != 0;
    });
}

} // namespace

Catalogue::Catalogue(const std::vector<Translation>& translations)
{
    for (const Translation& each : translations) {
        Pattern pattern(each.source);
        if (pattern.plain()) {
            m_plain.emplace(each.source, each.text);
        }
        if (!pattern.plain() || pattern.fragment()) {
            m_entries.push_back({std::move(pattern), each.text});
        }
    }
    std::stable_sort(m_entries.begin(), m_entries.end(), [](const Entry& a, const Entry& b) {
        const int more = a.pattern.letters() - b.pattern.letters(); // tie-break: '%1' before %1
        return more != 0 ? more > 0 : a.pattern.source().size() > b.pattern.source().size();
    });
}

std::string Catalogue::translated(const std::string& text) const
{
    if (text.empty() || text.size() > longestText) {
        return text;
    }
    Work work;
    return read(text, Kind::Text, work).text;
}

Catalogue::Reading Catalogue::read(std::string_view text, Kind kind, Work& work) const
{
    std::optional<Reading> found;
    if (!text.empty() && work.depth < deepest) {
        ++work.depth;
        found = whole(text, kind, work);
        if (!found) {
            found = parts(text, kind, work);
        }
        --work.depth;
    }
    return found ? *found : Reading{std::string(text), lettersIn(text)};
}

std::optional<Catalogue::Reading> Catalogue::whole(std::string_view text, Kind kind, Work& work) const
{
    if (const auto plain = m_plain.find(std::string(text)); plain != m_plain.end()) {
        const bool ours = kind != Kind::Place || text.find(' ') != std::string_view::npos;
        return ours ? std::optional<Reading>({plain->second, 0}) : std::nullopt;
    }
    const bool path = looksLikePath(text);
    const bool lines = text.find('\n') != std::string_view::npos; // no value spans lines
    const int effort = 1 + static_cast<int>(text.size() / 64);
    std::optional<Reading> best;
    int readings = 0;
    for (const Entry& entry : m_entries) {
        const int letters = entry.pattern.letters();
        const bool vague = entry.pattern.fragment() && letters < fewLetters;
        if ((vague && (kind != Kind::Value || path)) || (kind == Kind::Place && letters < surelyOurs)
            || (lines && entry.pattern.source().find('\n') == std::string::npos)) {
            continue;
        }
        if ((work.effort -= effort) < 0) {
            break;
        }
        const auto found = entry.pattern.in(text);
        if (!found || (vague && !looksLikeList(*found))) {
            continue;
        }
        Reading reading = assembled(entry, *found, work);
        if (!best || reading.unread < best->unread) {
            best = std::move(reading);
        }
        if (best->unread == 0 || ++readings == mostReadings) {
            break;
        }
    }
    return best;
}

Catalogue::Reading Catalogue::assembled(const Entry& entry, const Pattern::Found& found, Work& work) const
{
    std::vector<std::string> values;
    int unread = 0;
    for (std::size_t i = 0; i < found.values.size(); ++i) {
        const std::string_view value = found.values[i];
        const Kind kind = entry.pattern.namesPlace(i) ? Kind::Place : Kind::Value;
        Reading reading =
            entry.pattern.quoted(i) ? Reading{std::string(value), lettersIn(value)} : read(value, kind, work);
        unread += reading.unread;
        values.push_back(std::move(reading.text));
    }
    const Reading before = read(found.before, Kind::Value, work),
                  after = read(found.after, Kind::Value, work);
    return {before.text + filled(entry.text, values) + after.text, unread + before.unread + after.unread};
}

// Splits joined texts: lines, sentences, "FILE: message".
std::optional<Catalogue::Reading> Catalogue::parts(std::string_view text, Kind kind, Work& work) const
{
    struct Mark
    {
        std::string_view between;
        std::size_t left; // bytes that belong to the text before: a full stop
    };
    static constexpr std::array<Mark, 5> marks{{{"\n", 0}, {". ", 1}, {". ", 0}, {"; ", 0}, {": ", 0}}};
    if (kind == Kind::Place) {
        return std::nullopt;
    }
    for (const Mark& mark : marks) {
        for (std::size_t at = text.find(mark.between); at != std::string_view::npos && work.effort > 0;
             at = text.find(mark.between, at + 1)) {
            const std::string_view left = text.substr(0, at + mark.left);
            const std::string between(mark.between.substr(mark.left));
            const std::string_view right = text.substr(at + mark.between.size());
            const Kind before = mark.between == ": " ? Kind::Place : Kind::Value;
            if (const auto known = right.empty() ? std::nullopt : whole(right, Kind::Value, work)) {
                const Reading first = read(left, before, work);
                return Reading{first.text + between + known->text, first.unread + known->unread};
            }
            if (const auto known =
                    before == Kind::Place || left.empty() ? std::nullopt : whole(left, before, work)) {
                const Reading second = read(right, Kind::Value, work);
                return Reading{known->text + between + second.text, known->unread + second.unread};
            }
        }
    }
    return std::nullopt;
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

Pattern::Pattern(std::string_view source)
    : m_source(source)
    , m_fixed(1)
{
    for (std::size_t i = 0; i < source.size(); ++i) {
        if (isPlace(source, i)) {
            m_places.push_back(static_cast<std::size_t>(source[i + 1] - '1'));
            m_fixed.emplace_back();
            ++i;
        } else {
            m_fixed.back() += source[i];
            m_letters += std::isalpha(static_cast<unsigned char>(source[i])) != 0 ? 1 : 0;
        }
    }
    for (std::size_t i = 0; i < m_fixed.size(); ++i) {
        m_longest = m_fixed[i].size() > m_fixed[m_longest].size() ? i : m_longest;
    }
    const std::string &first = m_fixed.front(), &last = m_fixed.back();
    m_openFront = !first.empty() && std::string_view(" ,;:").find(first.front()) != std::string_view::npos;
    m_openEnd = !last.empty() && last.back() == ' ';
}

std::optional<Pattern::Found> Pattern::in(std::string_view text) const
{
    if (text.find(m_fixed[m_longest]) == std::string_view::npos) {
        return std::nullopt;
    }
    Found found;
    found.values.resize(m_places.size());
    const std::string& first = m_fixed.front();
    std::size_t from = 0; // the end of the last fixed part found
    if (m_openFront) {
        const std::size_t at = text.find(first, 1);
        if (at == std::string_view::npos) {
            return std::nullopt;
        }
        found.before = text.substr(0, at);
        from = at + first.size();
    } else if (text.substr(0, first.size()) == first) {
        from = first.size();
    } else {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const std::string& next = m_fixed[i + 1];
        const bool last = i + 1 == m_places.size();
        std::size_t at = 0;
        if (last && !m_openEnd) { // the message ends with the text
            if (!endsWith(text, next)) {
                return std::nullopt;
            }
            at = text.size() - next.size();
        } else {
            at = text.find(next, std::min(from + 1, text.size()));
            // "%1, %2 refused": the value before a bare comma may itself contain commas, so the last comma
            // counts.
            const std::string& end = m_fixed.back();
            if (i + 2 == m_places.size() && !m_openEnd && weak(next) && endsWith(text, end)) {
                at = text.substr(0, text.size() - end.size()).rfind(next);
            }
        }
        // The last value may be empty: "%1: no such option%2", with or without a suggestion.
        const bool mayBeEmpty = last && next.empty() && !m_fixed[i].empty() && at == from;
        if (at == std::string_view::npos || (at <= from && !mayBeEmpty)) {
            return std::nullopt;
        }
        if (m_places[i] < found.values.size()) {
            found.values[m_places[i]] = text.substr(from, at - from);
        }
        from = at + next.size();
    }
    found.after = text.substr(from);
    const bool whole = m_openEnd ? !found.after.empty() : found.after.empty();
    return whole ? std::optional(found) : std::nullopt;
}

bool Pattern::quoted(std::size_t place) const
{
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const std::string &before = m_fixed[i], &after = m_fixed[i + 1];
        if (m_places[i] == place && !before.empty() && !after.empty()) {
            return before.back() == after.front()
                && std::string_view("'\"`").find(after.front()) != std::string_view::npos;
        }
    }
    return false;
}

bool Pattern::namesPlace(std::size_t place) const
{
    return !m_places.empty() && m_places.front() == place && m_fixed.front().empty()
        && m_fixed[1].substr(0, 1) == ":";
}

std::string filled(std::string_view text, const std::vector<std::string>& values)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (isPlace(text, i) && static_cast<std::size_t>(text[i + 1] - '1') < values.size()) {
            out += values[static_cast<std::size_t>(text[i + 1] - '1')];
            ++i;
        } else {
            out += text[i];
        }
    }
    return out;
}

} // namespace hydra
