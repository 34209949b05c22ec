// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/unicode.h"

#include "core/base/error.h"
#include "core/base/printable.h"
#include "core/base/text_file.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <utility>

namespace hydra {

namespace {

namespace tables {

struct Range
{
    char32_t first, last;
};
struct Lower
{
    char32_t first, last, step;
    std::int32_t difference;
};
struct Combining
{
    char32_t first, last;
    int value;
};
struct Width
{
    char32_t from, to;
};
struct Decomposition
{
    char32_t composed, first, second;
    int again; // the pair composes again
};

#include "core/text/unicode_tables.inc"

} // namespace tables

template<class Row, std::size_t N>
const Row* rowHolding(const Row (&table)[N], char32_t c)
{
    const Row* const after =
        std::upper_bound(std::begin(table), std::end(table), c,
                         [](char32_t value, const Row& row) { return value < row.first; });
    return after != std::begin(table) && c <= std::prev(after)->last ? std::prev(after) : nullptr;
}

int combiningClass(char32_t c)
{
    const tables::Combining* const row = c < 0x300 ? nullptr : rowHolding(tables::combining, c);
    return row != nullptr ? row->value : 0;
}

const tables::Decomposition* decompositionOf(char32_t c)
{
    const tables::Decomposition* const found = std::lower_bound(
        std::begin(tables::decompositions), std::end(tables::decompositions), c,
        [](const tables::Decomposition& row, char32_t value) { return row.composed < value; });
    return found != std::end(tables::decompositions) && found->composed == c ? found : nullptr;
}

// Hangul syllables are arithmetic.
constexpr char32_t syllables = 0xac00, leads = 0x1100, vowels = 0x1161, tails = 0x11a7;
constexpr char32_t leadCount = 19, vowelCount = 21, tailCount = 28;
constexpr char32_t syllableCount = leadCount * vowelCount * tailCount;

void decompose(char32_t c, std::u32string& into)
{
    if (c >= syllables && c < syllables + syllableCount) {
        const char32_t index = c - syllables;
        into += leads + index / (vowelCount * tailCount);
        into += vowels + index / tailCount % vowelCount;
        if (index % tailCount != 0) {
            into += tails + index % tailCount;
        }
        return;
    }
    const tables::Decomposition* const row = decompositionOf(c);
    if (row == nullptr) {
        into += c;
        return;
    }
    decompose(row->first, into);
    if (row->second != 0) {
        into += row->second; // a second character never decomposes in canonical order
    }
}

// Returns 0 if the two do not compose.
char32_t composition(char32_t a, char32_t b)
{
    if (a >= leads && a < leads + leadCount && b >= vowels && b < vowels + vowelCount) {
        return syllables + ((a - leads) * vowelCount + (b - vowels)) * tailCount;
    }
    if (a >= syllables && a < syllables + syllableCount && (a - syllables) % tailCount == 0 && b > tails
        && b < tails + tailCount) {
        return a + (b - tails);
    }
    static const std::map<std::pair<char32_t, char32_t>, char32_t> pairs = [] {
        std::map<std::pair<char32_t, char32_t>, char32_t> made;
        for (const tables::Decomposition& row : tables::decompositions) {
            if (row.again != 0) {
                made[{row.first, row.second}] = row.composed;
            }
        }
        return made;
    }();
    const auto found = pairs.find({a, b});
    return found != pairs.end() ? found->second : 0;
}

char32_t lowerOf(char32_t c)
{
    const tables::Lower* const row = rowHolding(tables::lowerCase, c);
    const bool mapped = row != nullptr && (c - row->first) % row->step == 0;
    return mapped ? static_cast<char32_t>(static_cast<std::int32_t>(c) + row->difference) : c;
}

// Characters that do not end a word before or after a sigma: accents, apostrophes, points.
bool caseIgnorable(char32_t c)
{
    return combiningClass(c) != 0 || c == U'\'' || c == U'.' || c == U':' || c == 0xad || c == 0xb7
        || c == 0x2019;
}

bool endsWord(std::u32string_view text, std::size_t sigma)
{
    const auto letterFrom = [&](std::size_t at, std::ptrdiff_t step) {
        auto i = static_cast<std::ptrdiff_t>(at) + step;
        const auto end = static_cast<std::ptrdiff_t>(text.size());
        while (i >= 0 && i < end && caseIgnorable(text[static_cast<std::size_t>(i)])) {
            i += step;
        }
        return i >= 0 && i < end && isLetter(text[static_cast<std::size_t>(i)]);
    };
    return letterFrom(sigma, -1) && !letterFrom(sigma, 1);
}

} // namespace

std::u32string codePoints(std::string_view text, const Message& what)
{
    std::u32string found;
    found.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const auto first = static_cast<std::uint8_t>(text[at]);
        const std::size_t bytes = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
        if (at + bytes > text.size() || !isUtf8(text.substr(at, bytes))) {
            throw inputError("%1: expected UTF-8, found none at byte %2 of %3", what, at, printable(text));
        }
        char32_t code = bytes == 1 ? first : first & (0xffU >> (bytes + 1));
        for (std::size_t i = 1; i < bytes; ++i) {
            code = code << 6 | (static_cast<std::uint8_t>(text[at + i]) & 0x3fU);
        }
        found += code;
        at += bytes;
    }
    return found;
}

std::string utf8(std::u32string_view text)
{
    std::string made;
    made.reserve(text.size());
    for (const char32_t c : text) {
        appendUtf8(made, c);
    }
    return made;
}

bool isLetter(char32_t c)
{
    return rowHolding(tables::letters, c) != nullptr;
}

bool isNumber(char32_t c)
{
    return rowHolding(tables::numbers, c) != nullptr;
}

bool isSpace(char32_t c)
{
    return (c >= 9 && c <= 13) || c == 0x20 || c == 0x85 || c == 0xa0 || c == 0x1680
        || (c >= 0x2000 && c <= 0x200a) || c == 0x2028 || c == 0x2029 || c == 0x202f || c == 0x205f
        || c == 0x3000;
}

std::u32string lowered(std::u32string_view text)
{
    constexpr char32_t dottedI = 0x130, dotAbove = 0x307, sigma = 0x3a3, finalSigma = 0x3c2;
    std::u32string made;
    made.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == dottedI) {
            made += {U'i', dotAbove};
        } else if (text[i] == sigma && endsWord(text, i)) {
            made += finalSigma;
        } else {
            made += lowerOf(text[i]);
        }
    }
    return made;
}

std::u32string composed(std::u32string_view text)
{
    std::u32string apart;
    for (const char32_t c : text) {
        decompose(c, apart);
    }
    for (auto run = apart.begin(); run != apart.end();) { // canonical order of each run of accents
        const auto begin = std::find_if(run, apart.end(), [](char32_t c) { return combiningClass(c) != 0; });
        run = std::find_if(begin, apart.end(), [](char32_t c) { return combiningClass(c) == 0; });
        std::stable_sort(begin, run,
                         [](char32_t a, char32_t b) { return combiningClass(a) < combiningClass(b); });
    }
    std::u32string made;
    std::size_t starter = std::u32string::npos;
    int before = -1; // class of the character between the starter and this one; -1: there is none
    for (const char32_t c : apart) {
        const int own = combiningClass(c);
        const char32_t joined =
            starter != std::u32string::npos && before < own ? composition(made[starter], c) : 0;
        if (joined != 0) {
            made[starter] = joined;
            continue;
        }
        made += c;
        if (own == 0) {
            starter = made.size() - 1;
            before = -1;
        } else {
            before = own;
        }
    }
    return made;
}

char32_t ordinaryWidth(char32_t c)
{
    const tables::Width* const found =
        std::lower_bound(std::begin(tables::widths), std::end(tables::widths), c,
                         [](const tables::Width& row, char32_t v) { return row.from < v; });
    return found != std::end(tables::widths) && found->from == c ? found->to : c;
}

std::u32string singleSpaces(std::u32string_view text)
{
    std::u32string made;
    for (const char32_t c : text) {
        if (!isSpace(c)) {
            made += c;
        } else if (!made.empty() && made.back() != U' ') {
            made += U' ';
        }
    }
    if (!made.empty() && made.back() == U' ') {
        made.pop_back();
    }
    return made;
}

} // namespace hydra
