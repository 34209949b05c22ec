// SPDX-License-Identifier: GPL-3.0-or-later
// Cut by the authors' pattern: a mark | 's 't 're 've 'm 'll 'd | letters | one number | anything else but
// white space; then each piece as bytes, and of its neighbouring pairs the first of the list joined, as long
// as there is one.
#include "core/text/tokenizer.h"

#include "core/base/error.h"
#include "core/text/repair.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <array>
#include <climits>

namespace hydra {

namespace {

constexpr std::u32string_view startMark = U"<|startoftext|>", endMark = U"<|endoftext|>";
constexpr std::array<std::u32string_view, 7> endings{{U"'s", U"'t", U"'re", U"'ve", U"'m", U"'ll", U"'d"}};

bool begins(std::u32string_view text, std::u32string_view with)
{
    return text.substr(0, with.size()) == with;
}

bool isOther(char32_t c)
{
    return !isSpace(c) && !isLetter(c) && !isNumber(c);
}

template<class Test>
std::size_t runOf(std::u32string_view text, const Test& test)
{
    const auto* const end = std::find_if_not(text.begin(), text.end(), test);
    return static_cast<std::size_t>(end - text.begin());
}

// How much of TEXT, which begins with no white space, is the next piece.
std::size_t pieceLength(std::u32string_view text)
{
    for (const std::u32string_view mark : {startMark, endMark}) {
        if (begins(text, mark)) {
            return mark.size();
        }
    }
    for (const std::u32string_view ending : endings) {
        if (begins(text, ending)) {
            return ending.size();
        }
    }
    return isLetter(text[0]) ? runOf(text, isLetter) : isNumber(text[0]) ? 1 : runOf(text, isOther);
}

std::vector<int> joinedBytes(const Vocabulary& vocabulary, const std::string& piece)
{
    std::vector<int> tokens;
    for (std::size_t i = 0; i < piece.size(); ++i) {
        tokens.push_back(vocabulary.byteToken(static_cast<std::uint8_t>(piece[i]), i + 1 == piece.size()));
    }
    while (tokens.size() > 1) {
        int best = INT_MAX;
        for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
            const int token = vocabulary.joined(tokens[i], tokens[i + 1]);
            best = token >= 0 ? std::min(best, token) : best;
        }
        if (best == INT_MAX) {
            break;
        }
        std::vector<int> shorter;
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            const bool joins = i + 1 < tokens.size() && vocabulary.joined(tokens[i], tokens[i + 1]) == best;
            shorter.push_back(joins ? best : tokens[i]);
            i += joins ? 1 : 0;
        }
        tokens = std::move(shorter);
    }
    return tokens;
}

} // namespace

Sentence tokenized(const Vocabulary& vocabulary, std::string_view text, int context, const std::string& what)
{
    const std::size_t characters = codePoints(text, what).size();
    if (characters > mostCharacters) {
        throw inputError(what, ": expected at most ", mostCharacters, " characters, got ", characters);
    }
    const std::u32string clean = cleanedText(text, what);
    Sentence sentence{utf8(clean), {vocabulary.start()}, {""}};
    for (std::u32string_view rest = clean; !rest.empty();) {
        if (isSpace(rest[0])) {
            rest.remove_prefix(1);
            continue;
        }
        const std::u32string_view piece = rest.substr(0, pieceLength(rest));
        rest.remove_prefix(piece.size());
        if (piece == startMark || piece == endMark) {
            sentence.ids.push_back(piece == endMark ? vocabulary.end() : vocabulary.start());
            sentence.pieces.push_back(utf8(piece));
            continue;
        }
        for (const int token : joinedBytes(vocabulary, utf8(piece))) {
            sentence.ids.push_back(token);
            sentence.pieces.push_back(vocabulary.bytesOf(token));
        }
    }
    sentence.ids.push_back(vocabulary.end());
    sentence.pieces.emplace_back();
    if (const auto most = static_cast<std::size_t>(context); sentence.ids.size() > most) {
        sentence.ids.resize(most);
        sentence.pieces.resize(most);
        sentence.ids.back() = vocabulary.end();
        sentence.pieces.back().clear();
        sentence.cut = true;
    }
    return sentence;
}

} // namespace hydra
