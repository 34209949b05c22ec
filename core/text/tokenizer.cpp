// SPDX-License-Identifier: GPL-3.0-or-later
// Splits by the authors' pattern: a mark | 's 't 're 've 'm 'll 'd | letters | one number | anything else but
// white space. Then turns each piece into bytes and repeatedly joins the neighbouring pair of lowest rank.
#include "core/text/tokenizer.h"

#include "core/base/error.h"
#include "core/base/printable.h"
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

// Returns the length of the first piece of TEXT, which does not start with white space.
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

void requireShort(std::string_view text, const Message& what)
{
    const std::size_t characters = codePoints(text, what).size();
    if (characters > mostCharacters) {
        throw inputError("%1: expected at most %2 characters, got %3", what, mostCharacters, characters);
    }
}

// Cuts to CONTEXT ids; the last one becomes the end mark, as the authors cut.
void cutTo(int context, int end, Sentence& sentence)
{
    const auto most = static_cast<std::size_t>(context);
    sentence.cut = sentence.ids.size() > most;
    if (sentence.cut) {
        sentence.ids.resize(most);
        sentence.pieces.resize(most);
        sentence.ids.back() = end;
        sentence.pieces.back().clear();
    }
}

bool isPunctuation(char32_t c) // of ASCII
{
    return (c >= U'!' && c <= U'/') || (c >= U':' && c <= U'@') || (c >= U'[' && c <= U'`')
        || (c >= U'{' && c <= U'~');
}

} // namespace

std::string cleanedBy(Cleaning cleaning, std::string_view text, const Message& what)
{
    std::u32string made = codePoints(text, what);
    if (cleaning == Cleaning::OpenClip) {
        std::replace(made.begin(), made.end(), U'_', U' ');
    }
    if (cleaning == Cleaning::HuggingFace || cleaning == Cleaning::OpenClip) {
        made.erase(std::remove_if(made.begin(), made.end(), isPunctuation), made.end());
        made = singleSpaces(made);
    }
    return utf8(cleaning == Cleaning::None ? made : lowered(made));
}

std::optional<Cleaning> usualCleaning(const Tokenizer& tokenizer)
{
    const auto* const pieces = std::get_if<PieceVocabulary>(&tokenizer);
    return pieces == nullptr ? std::nullopt
                             : std::optional(pieces->unigram() ? Cleaning::HuggingFace : Cleaning::Lower);
}

bool changesMore(const std::string& text, const std::string& cleaned)
{
    const auto plain = [](const std::string& words) {
        return singleSpaces(lowered(codePoints(words, "text")));
    };
    return plain(text) != plain(cleaned);
}

std::string shownPiece(const Tokenizer& tokenizer, int id, const std::string& piece)
{
    if (const auto* const pieces = std::get_if<PieceVocabulary>(&tokenizer); pieces && piece.empty()) {
        return pieces->name(id);
    }
    if (piece.empty()) {
        return utf8(id == std::get<Vocabulary>(tokenizer).end() ? endMark : startMark);
    }
    std::string shown;
    const bool isText = isUtf8(piece);
    for (const char c : piece) {
        constexpr const char* digits = "0123456789ABCDEF";
        const auto byte = static_cast<unsigned char>(c);
        shown += isText && c == ' ' ? "\xe2\x96\x81"
            : isText                ? std::string(1, c)
                                    : std::string{'<', '0', 'x', digits[byte / 16], digits[byte % 16], '>'};
    }
    return shown;
}

Sentence tokenized(const Vocabulary& vocabulary, std::string_view text, int context, const Message& what,
                   std::optional<Cleaning> cleaning)
{
    requireShort(text, what);
    const std::u32string clean =
        cleaning ? codePoints(cleanedBy(*cleaning, text, what), what) : cleanedText(text, what);
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
    cutTo(context, vocabulary.end(), sentence);
    return sentence;
}

Sentence tokenized(const PieceVocabulary& vocabulary, std::string_view text, int context, const Message& what,
                   std::optional<Cleaning> cleaning)
{
    requireShort(text, what);
    const Cleaning usual = vocabulary.unigram() ? Cleaning::HuggingFace : Cleaning::Lower;
    std::string clean = cleanedBy(cleaning.value_or(usual), text, what);
    PieceVocabulary::Pieces pieces = vocabulary.split(clean);
    Sentence sentence{std::move(clean), std::move(pieces.ids), std::move(pieces.texts)};
    sentence.ids.push_back(vocabulary.end());
    sentence.pieces.emplace_back();
    cutTo(context, vocabulary.end(), sentence);
    return sentence;
}

Sentence tokenized(const Tokenizer& tokenizer, std::string_view text, int context, const Message& what,
                   std::optional<Cleaning> cleaning)
{
    return std::visit([&](const auto& each) { return tokenized(each, text, context, what, cleaning); },
                      tokenizer);
}

} // namespace hydra
