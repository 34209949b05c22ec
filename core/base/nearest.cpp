// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/nearest.h"

#include "core/base/error.h"
#include "core/base/printable.h"

#include <algorithm>
#include <cctype>
#include <numeric>

namespace hydra {

namespace {

constexpr std::size_t longestSlip = 100; // bytes; longer names are not compared
constexpr std::size_t mostOffered = 2;
constexpr std::size_t mostListed = 12;

std::string lower(std::string_view text)
{
    std::string small(text);
    std::transform(small.begin(), small.end(), small.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return small;
}

// At most a third of the letters may be wrong, and at most three.
std::size_t mostWrong(std::size_t letters)
{
    return std::min<std::size_t>(3, letters / 3);
}

bool beginsWith(std::string_view text, std::string_view start)
{
    return text.substr(0, start.size()) == start;
}

// Whether WORD is one of the words of NAME, which dashes, colons, blanks and the like separate.
bool hasWord(std::string_view name, std::string_view word)
{
    for (std::size_t at = name.find(word); at != std::string_view::npos; at = name.find(word, at + 1)) {
        const auto parts = [&](std::size_t i) {
            return i >= name.size() || std::isalnum(static_cast<unsigned char>(name[i])) == 0;
        };
        if ((at == 0 || parts(at - 1)) && parts(at + word.size())) {
            return true;
        }
    }
    return false;
}

// Related but not a slip: "heading" for "head", "size" for "image-size", "output" for "out".
bool isRelated(std::string_view given, std::string_view name)
{
    constexpr std::size_t fewest = 3;
    return given.size() >= fewest && name.size() >= fewest
        && (beginsWith(name, given) || beginsWith(given, name) || hasWord(name, given));
}

} // namespace

std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> before, last, row(b.size() + 1); // rows of the table, the newest last
    std::iota(row.begin(), row.end(), std::size_t(0));
    for (std::size_t i = 1; i <= a.size(); ++i) {
        before = std::move(last);
        last = std::move(row);
        row.assign(b.size() + 1, i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = a[i - 1] == b[j - 1];
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                row[j] = std::min(row[j], before[j - 2] + 1);
            }
        }
    }
    return row.back();
}

std::vector<std::string> nearest(std::string_view given, const std::vector<std::string>& names)
{
    std::vector<std::string> slips, related;
    if (given.empty() || given.size() > longestSlip) {
        return slips;
    }
    const std::string meant = lower(given);
    std::size_t best = mostWrong(meant.size());
    for (const std::string& name : names) {
        const std::string small = lower(name);
        if (small.empty() || small.size() > longestSlip) {
            continue;
        }
        if (isRelated(meant, small)) {
            related.push_back(name);
        }
        const std::size_t apart =
            small.size() > meant.size() ? small.size() - meant.size() : meant.size() - small.size();
        if (apart > best) {
            continue;
        }
        if (const std::size_t wrong = editDistance(meant, small); wrong <= best) {
            if (wrong < best) {
                slips.clear();
            }
            best = wrong;
            slips.push_back(name);
        }
    }
    std::vector<std::string>& found = slips.empty() ? related : slips;
    found.resize(std::min(found.size(), mostOffered));
    return found;
}

Message didYouMean(std::string_view given, const std::vector<std::string>& names, std::string_view before)
{
    constexpr std::size_t longestShown = 80;
    std::vector<std::string> offered;
    for (const std::string& name : nearest(given, names)) { // class names come from files
        offered.push_back(std::string(before) + escaped(name, longestShown));
    }
    if (offered.empty()) {
        return {};
    }
    return offered.size() == 1 ? message("; did you mean %1?", offered.front())
                               : message("; did you mean %1 or %2?", offered.front(), offered.back());
}

Message briefList(const std::vector<std::string>& names)
{
    // Up to mostListed names are all listed; longer lists keep two fewer.
    const std::size_t shown = names.size() <= mostListed ? names.size() : mostListed - 2;
    std::string list;
    for (std::size_t i = 0; i < shown; ++i) {
        list += (i == 0 ? "" : ", ") + names[i];
    }
    return shown == names.size() ? Message(list) : message("%1 and %2 more", list, names.size() - shown);
}

} // namespace hydra
