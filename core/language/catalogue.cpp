// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/catalogue.h"

#include <algorithm>
#include <array>

namespace hydra {

namespace {

constexpr std::size_t longestText = 20000;
constexpr int deepest = 8;
// A fragment with fewer letters (" or ", " of ") fits too many texts: it is looked for in values alone, and
// in lists.
constexpr int fewLetters = 5;
constexpr int surelyOurs = 8;

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
        return a.pattern.letters() > b.pattern.letters();
    });
}

std::string Catalogue::translated(const std::string& text) const
{
    if (text.empty() || text.size() > longestText) {
        return text;
    }
    Work work;
    return translated(text, Kind::Text, work);
}

std::string Catalogue::translated(std::string_view text, Kind kind, Work& work) const
{
    std::string out;
    if (text.empty() || work.depth >= deepest) {
        return std::string(text);
    }
    ++work.depth;
    const bool known = whole(text, kind, work, out) || parts(text, kind, work, out);
    --work.depth;
    return known ? out : std::string(text);
}

bool Catalogue::whole(std::string_view text, Kind kind, Work& work, std::string& out) const
{
    if (const auto plain = m_plain.find(std::string(text)); plain != m_plain.end()) {
        if (kind != Kind::Place || text.find(' ') != std::string_view::npos) {
            out = plain->second;
            return true;
        }
        return false;
    }
    const bool path = looksLikePath(text);
    for (const Entry& entry : m_entries) {
        const int letters = entry.pattern.letters();
        const bool vague = entry.pattern.fragment() && letters < fewLetters;
        if ((vague && (kind != Kind::Value || path)) || (kind == Kind::Place && letters < surelyOurs)) {
            continue;
        }
        if (--work.tries < 0) {
            return false;
        }
        const auto found = entry.pattern.in(text);
        if (found && (!vague || looksLikeList(*found))) {
            out = assembled(entry, *found, work);
            return true;
        }
    }
    return false;
}

std::string Catalogue::assembled(const Entry& entry, const Pattern::Found& found, Work& work) const
{
    std::vector<std::string> values;
    for (std::size_t i = 0; i < found.values.size(); ++i) {
        const Kind kind = entry.pattern.namesPlace(i) ? Kind::Place : Kind::Value;
        values.push_back(entry.pattern.quoted(i) ? std::string(found.values[i])
                                                 : translated(found.values[i], kind, work));
    }
    return translated(found.before, Kind::Value, work) + filled(entry.text, values)
        + translated(found.after, Kind::Value, work);
}

// Texts that are put side by side: lines, sentences, "FILE: message".
bool Catalogue::parts(std::string_view text, Kind kind, Work& work, std::string& out) const
{
    struct Mark
    {
        std::string_view between;
        std::size_t left; // how much of it may belong to the text before: a full stop
    };
    static constexpr std::array<Mark, 5> marks{{{"\n", 0}, {". ", 1}, {". ", 0}, {"; ", 0}, {": ", 0}}};
    if (kind == Kind::Place) {
        return false;
    }
    for (const Mark& mark : marks) {
        for (std::size_t at = text.find(mark.between); at != std::string_view::npos && work.tries > 0;
             at = text.find(mark.between, at + 1)) {
            const std::string_view left = text.substr(0, at + mark.left);
            const std::string_view between = mark.between.substr(mark.left);
            const std::string_view right = text.substr(at + mark.between.size());
            const Kind before = mark.between == ": " ? Kind::Place : Kind::Value;
            std::string known;
            if (!right.empty() && whole(right, Kind::Value, work, known)) {
                out = translated(left, before, work).append(between).append(known);
                return true;
            }
            if (before == Kind::Value && !left.empty() && whole(left, before, work, known)) {
                out = known.append(between).append(translated(right, Kind::Value, work));
                return true;
            }
        }
    }
    return false;
}

} // namespace hydra
