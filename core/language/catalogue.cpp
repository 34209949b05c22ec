// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/catalogue.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace hydra {

namespace {

constexpr std::size_t longestText = 20000;
constexpr int deepest = 8;
// A fragment with fewer letters (" or ", " of ") fits too many texts: it is looked for in values alone, and
// in lists.
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

// "softmax, linear", "hydra": a list and its last word, not the middle of a sentence.
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
        const int more = a.pattern.letters() - b.pattern.letters(); // then: '%1' before %1
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
    const bool lines = text.find('\n') != std::string_view::npos; // no value goes over a line's end
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

// Texts that are put side by side: lines, sentences, "FILE: message".
std::optional<Catalogue::Reading> Catalogue::parts(std::string_view text, Kind kind, Work& work) const
{
    struct Mark
    {
        std::string_view between;
        std::size_t left; // how much of it may belong to the text before: a full stop
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

} // namespace hydra
