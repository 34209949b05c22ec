// SPDX-License-Identifier: GPL-3.0-or-later
// Does these of ftfy's repairs: entities, UTF-8 read as Windows-1252 (only sequences that begin with one of
// the three commonest letters), ligatures, widths, quotes, line ends, control characters, form C. Does not
// guess other encodings.
#include "core/text/repair.h"

#include "core/text/unicode.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace hydra {

namespace {

struct Entity
{
    std::string_view name;
    char32_t code;
};

#include "core/text/entities.inc"

// Windows-1252's 0x80 to 0x9f; undefined codes map to the control character.
constexpr std::array<char32_t, 32> windows1252{
    {0x20ac, 0x81,   0x201a, 0x192,  0x201e, 0x2026, 0x2020, 0x2021, 0x2c6,  0x2030, 0x160,
     0x2039, 0x152,  0x8d,   0x17d,  0x8f,   0x90,   0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
     0x2013, 0x2014, 0x2dc,  0x2122, 0x161,  0x203a, 0x153,  0x9d,   0x17e,  0x178}};

const Entity* entityNamed(std::string_view name)
{
    const auto* const found = std::find_if(std::begin(entities), std::end(entities),
                                           [&](const Entity& row) { return row.name == name; });
    return found != std::end(entities) ? found : nullptr;
}

struct Decoded
{
    char32_t code = 0;
    std::size_t used = 0; // characters used; 0: not an entity
};

// Decodes "#38;" or "#x26;", the text after the ampersand.
Decoded numericEntity(std::u32string_view text)
{
    const bool hex = text.size() > 1 && (text[1] == U'x' || text[1] == U'X');
    std::size_t at = hex ? 2 : 1;
    const std::size_t first = at;
    char32_t code = 0;
    for (; at < text.size() && at - first < 8; ++at) {
        const char32_t c = text[at];
        const char32_t digit = c >= U'0' && c <= U'9' ? c - U'0'
            : hex && c >= U'a' && c <= U'f'           ? c - U'a' + 10
            : hex && c >= U'A' && c <= U'F'           ? c - U'A' + 10
                                                      : 99;
        if (digit == 99) {
            break;
        }
        code = code * (hex ? 16 : 10) + digit;
    }
    if (at == first) {
        return {};
    }
    const std::size_t used = at < text.size() && text[at] == U';' ? at + 1 : at;
    const bool none = code == 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
    return {none ? char32_t(0xfffd) : code >= 0x80 && code < 0xa0 ? windows1252[code - 0x80] : code, used};
}

// Decodes "amp;" exactly, or the longest old name that the text begins with.
Decoded namedEntity(std::u32string_view text)
{
    constexpr std::size_t longest = 10;
    std::string name;
    while (name.size() < longest && name.size() < text.size()
           && ((text[name.size()] | 0x20U) - U'a' < 26 || text[name.size()] - U'0' < 10)) {
        name += static_cast<char>(text[name.size()]);
    }
    if (name.size() < text.size() && text[name.size()] == U';') {
        if (const Entity* const row = entityNamed(name)) {
            return {row->code, name.size() + 1};
        }
    }
    for (; name.size() > 1; name.pop_back()) {
        const Entity* const row = entityNamed(name);
        if (row != nullptr && row->code < 0x100 && row->name != "apos") {
            return {row->code, name.size()};
        }
    }
    return {};
}

std::u32string withoutEntities(std::u32string_view text)
{
    std::u32string made;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::u32string_view rest = text.substr(i + 1);
        const Decoded found = text[i] != U'&' || rest.empty() ? Decoded()
            : rest[0] == U'#'                                 ? numericEntity(rest)
                                                              : namedEntity(rest);
        made += found.used > 0 ? found.code : text[i];
        i += found.used;
    }
    return made;
}

// Returns the byte that Windows-1252 reads as C; -1 if there is none.
int byteOf(char32_t c)
{
    if (c < 0x100) {
        return static_cast<int>(c);
    }
    const auto* const found = std::find(windows1252.begin(), windows1252.end(), c);
    return found != windows1252.end() ? 0x80 + static_cast<int>(found - windows1252.begin()) : -1;
}

// "schÃ¶n" -> "schön".
std::u32string readAgain(std::u32string_view text)
{
    std::u32string made;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char32_t first = text[i];
        const std::size_t more = first == 0xc2 || first == 0xc3 ? 1 : first == 0xe2 ? 2 : 0;
        char32_t code = more == 1 ? first & 0x1fU : first & 0x0fU;
        bool whole = more > 0 && i + more < text.size();
        for (std::size_t j = 1; whole && j <= more; ++j) {
            const int byte = byteOf(text[i + j]);
            whole = byte >= 0x80 && byte < 0xc0;
            code = code << 6 | (static_cast<unsigned>(byte) & 0x3fU);
        }
        whole = whole && (more == 1 || code >= 0x800);
        made += whole ? code : first;
        i += whole ? more : 0;
    }
    return made;
}

std::u32string_view ligature(char32_t c)
{
    switch (c) {
    case 0x132:
        return U"IJ";
    case 0x133:
        return U"ij";
    case 0x149:
        return U"\u02bcn";
    case 0x1c4:
        return U"D\u017d";
    case 0x1c5:
        return U"D\u017e";
    case 0x1c6:
        return U"d\u017e";
    case 0x1c7:
        return U"LJ";
    case 0x1c8:
        return U"Lj";
    case 0x1c9:
        return U"lj";
    case 0x1ca:
        return U"NJ";
    case 0x1cb:
        return U"Nj";
    case 0x1cc:
        return U"nj";
    case 0x1f1:
        return U"DZ";
    case 0x1f2:
        return U"Dz";
    case 0x1f3:
        return U"dz";
    case 0xfb00:
        return U"ff";
    case 0xfb01:
        return U"fi";
    case 0xfb02:
        return U"fl";
    case 0xfb03:
        return U"ffi";
    case 0xfb04:
        return U"ffl";
    case 0xfb05:
        return U"\u017ft";
    case 0xfb06:
        return U"st";
    default:
        return {};
    }
}

char32_t plainQuote(char32_t c)
{
    return c == 0x2bc || (c >= 0x2018 && c <= 0x201b) ? U'\'' : c >= 0x201c && c <= 0x201f ? U'"' : c;
}

bool isControl(char32_t c)
{
    return c < 9 || c == 11 || (c >= 14 && c < 32) || c == 127 || (c >= 0x206a && c < 0x2070) || c == 0xfeff
        || (c >= 0xfff9 && c < 0xfffd);
}

// Returns the length of a terminal sequence after ESC: "[", digits and semicolons, a letter.
std::size_t terminalEscape(std::u32string_view text)
{
    std::size_t at = 1;
    if (text.empty() || text[0] != U'[') {
        return 0;
    }
    while (at < text.size() && (text[at] == U';' || text[at] - U'0' < 10)) {
        ++at;
    }
    return at < text.size() && (text[at] | 0x20U) - U'a' < 26 ? at + 1 : 0;
}

std::u32string withoutOddities(std::u32string_view text)
{
    constexpr char32_t escape = 0x1b;
    std::u32string made;
    for (std::size_t i = 0; i < text.size(); ++i) {
        char32_t c = text[i];
        c = c >= 0x80 && c < 0xa0 ? windows1252[c - 0x80] : c;
        if (const std::u32string_view apart = ligature(c); !apart.empty()) {
            for (const char32_t part : apart) {
                made += plainQuote(part);
            }
            continue;
        }
        c = plainQuote(ordinaryWidth(c));
        if (c == 0x2028 || c == 0x2029 || c == 0x85 || c == U'\r') {
            c = U'\n';
        } else if (c == escape) {
            i += terminalEscape(text.substr(i + 1));
        }
        if (!isControl(c)) {
            made += c;
        }
    }
    return composed(made);
}

std::u32string repaired(std::u32string text)
{
    const bool decodes = text.find(U'<') == std::u32string::npos; // else it may be markup about entities
    constexpr int mostRounds = 8;
    for (int i = 0; i < mostRounds; ++i) {
        std::u32string next = withoutOddities(readAgain(decodes ? withoutEntities(text) : text));
        if (next == text) {
            break;
        }
        text = std::move(next);
    }
    return text;
}

} // namespace

std::u32string cleanedText(std::string_view text, const Message& what)
{
    const std::u32string clean = repaired(codePoints(text, what));
    return lowered(singleSpaces(withoutEntities(withoutEntities(clean))));
}

} // namespace hydra
