// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/pattern.h"

#include <algorithm>
#include <cctype>

namespace hydra {

namespace {

bool isPlace(std::string_view text, std::size_t at)
{
    return text[at] == '%' && at + 1 < text.size() && text[at + 1] >= '1' && text[at + 1] <= '9';
}

bool endsWith(std::string_view text, std::string_view with)
{
    return text.size() >= with.size() && text.substr(text.size() - with.size()) == with;
}

// Neither a word nor the colon behind a place.
bool weak(std::string_view fixed)
{
    return std::none_of(fixed.begin(), fixed.end(), [](unsigned char letter) {
        return letter == ':' || letter > 127 || std::isalnum(letter) != 0;
    });
}

} // namespace

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
    std::size_t from = 0; // behind the fixed part that was found last
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
        if (last && !m_openEnd) { // the end of the text is the end of the message
            if (!endsWith(text, next)) {
                return std::nullopt;
            }
            at = text.size() - next.size();
        } else {
            at = text.find(next, std::min(from + 1, text.size()));
            // "%1, %2 refused": what comes before a mere comma may have commas of its own.
            const std::string& end = m_fixed.back();
            if (i + 2 == m_places.size() && !m_openEnd && weak(next) && endsWith(text, end)) {
                at = text.substr(0, text.size() - end.size()).rfind(next);
            }
        }
        // Behind a message there may be nothing: "%1: no such option%2", with what was meant or without.
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
