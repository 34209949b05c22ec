// SPDX-License-Identifier: GPL-3.0-or-later
// Unigram: the segmentation with the largest sum of scores (Kudo, 2018). Pairs: repeatedly joins the best
// pair of neighbours (Sennrich et al., 2016).
#include "core/text/piece_vocabulary.h"

#include "core/base/error.h"
#include "core/base/printable.h"

#include <queue>

#include <algorithm>

namespace hydra {

namespace {

constexpr std::string_view spaceMark = "\xe2\x96\x81"; // U+2581
constexpr std::size_t longestPiece = 1024, mostPieces = std::size_t(1) << 20; // bytes; ids of a tower
constexpr std::size_t mostNormalised = 1 << 16; // bytes of a text after replacement
constexpr char normalPiece = 1, wholePiece = 4; // SentencePiece's numbers

std::size_t characterLength(std::string_view text)
{
    const auto c = static_cast<unsigned char>(text.front());
    return std::min<std::size_t>(text.size(), c < 0x80 ? 1 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : 4);
}

std::string withSpaces(std::string_view text)
{
    std::string made(text);
    for (std::size_t at = made.find(spaceMark); at != std::string::npos; at = made.find(spaceMark, at + 1)) {
        made.replace(at, spaceMark.size(), " ");
    }
    return made;
}

// Returns the slot of KEY, or the free slot to put it in.
template<class Slots, class Same>
std::size_t slotOf(const Slots& slots, std::uint64_t key, const Same& same)
{
    std::size_t at = (key * 0x9e3779b97f4a7c15ULL >> 20) & (slots.size() - 1);
    while (!same(slots[at])) {
        at = (at + 1) & (slots.size() - 1);
    }
    return at;
}

constexpr std::size_t leastSlots = 1024;

} // namespace

std::uint64_t PieceTable::hash(std::string_view more, std::uint64_t of)
{
    for (const char c : more) {
        of = (of ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    }
    return of;
}

void PieceTable::add(std::int64_t id, std::string_view text, float score, const std::string& where)
{
    if (id < 0 || static_cast<std::size_t>(id) >= mostPieces) {
        throw inputError("%1: expected an id from 0 to %2, found %3", where, mostPieces - 1, id);
    }
    if (text.empty() || text.size() > longestPiece || !isUtf8(text)) {
        throw text.empty()
            ? inputError("%1: expected a text of 1 to %2 bytes of UTF-8, found none", where, longestPiece)
            : inputError("%1: expected a text of 1 to %2 bytes of UTF-8, found %3", where, longestPiece,
                         printable(std::string(text.substr(0, 40))));
    }
    const auto at = static_cast<std::size_t>(id);
    if (find(text) >= 0 || (at < m_places.size() && m_places[at].length > 0)) {
        throw inputError("%1: expected unique pieces and ids, found %2 with id %3 again", where,
                         printable(std::string(text)), id);
    }
    if (m_slots.size() < 2 * (m_count + 1)) {
        const std::vector<std::int32_t> old =
            std::exchange(m_slots, std::vector<std::int32_t>(std::max(leastSlots, 2 * m_slots.size()), -1));
        for (const std::int32_t each : old) {
            if (each >= 0) {
                m_slots[slotOf(m_slots, hash(this->text(each)), [](auto slot) { return slot < 0; })] = each;
            }
        }
    }
    m_places.resize(std::max(m_places.size(), at + 1));
    m_places[at] = {static_cast<std::uint32_t>(m_text.size()), static_cast<std::uint32_t>(text.size()),
                    score};
    m_text += text;
    m_slots[slotOf(m_slots, hash(text), [](auto slot) { return slot < 0; })] = static_cast<std::int32_t>(id);
    m_longest = std::max(m_longest, text.size());
    ++m_count;
}

int PieceTable::find(std::string_view text) const
{
    return find(text, hash(text));
}

int PieceTable::find(std::string_view text, std::uint64_t hash) const
{
    return m_slots.empty() ? -1 : m_slots[slotOf(m_slots, hash, [&](std::int32_t slot) {
        return slot < 0 || this->text(slot) == text;
    })];
}

std::string_view PieceTable::text(int id) const
{
    const auto at = static_cast<std::size_t>(id);
    return id < 0 || at >= m_places.size()
        ? std::string_view()
        : std::string_view(m_text).substr(m_places[at].start, m_places[at].length);
}

void PairTable::add(int a, int b, std::uint32_t rank, int id)
{
    if (m_slots.size() * 3 < 4 * (m_count + 1)) { // at most three quarters full
        const std::vector<Join> old =
            std::exchange(m_slots, std::vector<Join>(std::max(leastSlots, 2 * m_slots.size())));
        for (const Join& each : old) {
            if (each.id >= 0) {
                m_slots[slotOf(m_slots, each.pair, [](const Join& slot) { return slot.id < 0; })] = each;
            }
        }
    }
    const std::uint64_t pair = static_cast<std::uint64_t>(a) << 32 | static_cast<std::uint32_t>(b);
    Join& slot =
        m_slots[slotOf(m_slots, pair, [pair](const Join& each) { return each.id < 0 || each.pair == pair; })];
    if (slot.id < 0) {
        slot = {pair, rank, id};
        ++m_count;
    }
}

const PairTable::Join* PairTable::find(int a, int b) const
{
    if (m_slots.empty() || a < 0 || b < 0) {
        return nullptr;
    }
    const std::uint64_t pair = static_cast<std::uint64_t>(a) << 32 | static_cast<std::uint32_t>(b);
    const Join& slot =
        m_slots[slotOf(m_slots, pair, [pair](const Join& each) { return each.id < 0 || each.pair == pair; })];
    return slot.id < 0 ? nullptr : &slot;
}

// Returns the replacement for the start of TEXT, and how many bytes it replaces: the longest match in the
// trie, or one character unchanged.
std::pair<std::string_view, std::size_t> PieceVocabulary::mapped(std::string_view text) const
{
    std::pair<std::string_view, std::size_t> found{text.substr(0, characterLength(text)),
                                                   characterLength(text)};
    const auto offset = [](std::uint32_t unit) { return (unit >> 10) << ((unit & (1U << 9)) >> 6); };
    std::size_t node = m_trie.empty() ? 0 : offset(m_trie[0]);
    for (std::size_t i = 0; i < text.size(); ++i) {
        node ^= static_cast<unsigned char>(text[i]);
        if (node >= m_trie.size() || (m_trie[node] & 0x800000ffU) != static_cast<unsigned char>(text[i])) {
            break;
        }
        const std::uint32_t unit = m_trie[node];
        node ^= offset(unit);
        if ((unit >> 8 & 1) != 0 && node < m_trie.size()) {
            const std::size_t at = m_trie[node] & 0x7fffffffU;
            if (at < m_replacements.size()) {
                const std::size_t end = std::min(m_replacements.find('\0', at), m_replacements.size());
                found = {std::string_view(m_replacements).substr(at, end - at), i + 1};
            }
        }
    }
    return found;
}

std::string PieceVocabulary::normalised(std::string_view text) const
{
    std::string made;
    for (bool afterSpace = m_oneSpace; !text.empty();) {
        auto [piece, length] = mapped(text);
        text.remove_prefix(length);
        while (afterSpace && !piece.empty() && piece.front() == ' ') {
            piece.remove_prefix(1);
        }
        for (const char c : piece) {
            made += c == ' ' ? spaceMark : std::string_view(&c, 1);
        }
        if (!piece.empty()) {
            afterSpace = m_oneSpace && piece.back() == ' ';
        }
        if (made.size() > mostNormalised) {
            throw inputError("%1: its character map expands a text beyond %2 bytes", m_file.string(),
                             mostNormalised);
        }
    }
    while (m_oneSpace && made.size() >= spaceMark.size()
           && std::string_view(made).substr(made.size() - spaceMark.size()) == spaceMark) {
        made.resize(made.size() - spaceMark.size());
    }
    if (!isUtf8(made)) {
        throw inputError("%1: its character map produces invalid UTF-8", m_file.string());
    }
    return made.empty() || !m_prefix ? made : std::string(spaceMark) + made;
}

int PieceVocabulary::wholeAt(std::string_view text) const
{
    int found = -1;
    std::uint64_t hash = PieceTable::hash({});
    for (std::size_t length = 1; length <= std::min(text.size(), m_longestWhole); ++length) {
        hash = PieceTable::hash(text.substr(length - 1, 1), hash);
        const int id = m_pieces.find(text.substr(0, length), hash);
        found = id >= 0 && m_kind[static_cast<std::size_t>(id)] == wholePiece ? id : found;
    }
    return found;
}

// ID -1: TEXT is not a piece.
void PieceVocabulary::put(int id, std::string_view text, Pieces& into) const
{
    if (id >= 0) {
        into.ids.push_back(id);
        into.texts.push_back(withSpaces(text));
        return;
    }
    if (m_bytes) {
        for (const char c : text) {
            into.ids.push_back(m_byte[static_cast<unsigned char>(c)]);
            into.texts.emplace_back(1, c);
        }
        return;
    }
    if (m_unknown < 0) {
        throw inputError("%1: has no piece for %2 and no piece for unknown text", m_file.string(),
                         printable(std::string(text)));
    }
    if (!into.ids.empty() && into.ids.back() == m_unknown) { // unknown neighbours form one token
        into.texts.back() += withSpaces(text);
        return;
    }
    into.ids.push_back(m_unknown);
    into.texts.push_back(withSpaces(text));
}

void PieceVocabulary::splitUnigram(std::string_view text, Pieces& into) const
{
    struct Node
    {
        float score = 0;
        int id = -1;
        std::size_t from = std::string::npos;
    };
    constexpr float unknownPenalty = 10, wholeDiscount = 0.1F; // SentencePiece's
    std::vector<Node> nodes(text.size() + 1);
    for (std::size_t at = 0; at < text.size(); at += characterLength(text.substr(at))) {
        const std::string_view rest = text.substr(at);
        const std::size_t one = characterLength(rest);
        const float before = nodes[at].score;
        const auto offer = [&](std::size_t length, float score, int id) {
            Node& node = nodes[at + length];
            if (node.from == std::string::npos || before + score > node.score) {
                node = {before + score, id, at};
            }
        };
        bool known = false; // whether that character alone is a piece
        std::uint64_t hash = PieceTable::hash({});
        for (std::size_t length = 1; length <= std::min(rest.size(), m_pieces.longest()); ++length) {
            hash = PieceTable::hash(rest.substr(length - 1, 1), hash);
            const int id = m_pieces.find(rest.substr(0, length), hash);
            const char kind = id < 0 ? '\0' : m_kind[static_cast<std::size_t>(id)];
            if (kind == normalPiece || kind == wholePiece) {
                offer(length,
                      kind == normalPiece ? m_pieces.score(id) : float(length) * m_most - wholeDiscount, id);
                known = known || length == one;
            }
        }
        if (!known) {
            offer(one, m_least - unknownPenalty, -1);
        }
    }
    std::vector<std::size_t> ends;
    for (std::size_t at = text.size(); at > 0; at = nodes[at].from) {
        ends.push_back(at);
    }
    for (auto end = ends.rbegin(); end != ends.rend(); ++end) {
        const Node& node = nodes[*end];
        put(node.id, text.substr(node.from, *end - node.from), into);
    }
}

void PieceVocabulary::splitPairs(std::string_view text, Pieces& into) const
{
    struct Symbol
    {
        std::string_view text; // empty: joined to the previous one
        int id, before, after;
        bool whole = false;
    };
    struct Join
    {
        double rank;
        int left, right, id;
        std::size_t length;
        bool operator<(const Join& other) const // the queue gives the largest
        {
            return rank != other.rank ? rank > other.rank : left > other.left;
        }
    };
    const auto isText = [&](int id) {
        return id >= 0
            && (m_kind[static_cast<std::size_t>(id)] == normalPiece
                || m_kind[static_cast<std::size_t>(id)] == wholePiece);
    };
    std::vector<Symbol> symbols;
    for (std::string_view rest = text; !rest.empty(); rest.remove_prefix(symbols.back().text.size())) {
        const int whole = m_wholeFirst ? -1 : wholeAt(rest);
        const std::string_view piece =
            rest.substr(0, whole >= 0 ? m_pieces.text(whole).size() : characterLength(rest));
        const int id = whole >= 0 ? whole : m_pieces.find(piece);
        const int at = static_cast<int>(symbols.size());
        symbols.push_back({piece, isText(id) ? id : -1, at - 1, at + 1, whole >= 0});
    }
    std::priority_queue<Join> queue;
    const int count = static_cast<int>(symbols.size());
    const auto offer = [&](int left, int right) {
        if (left < 0 || right >= count) {
            return;
        }
        const Symbol &a = symbols[static_cast<std::size_t>(left)],
                     &b = symbols[static_cast<std::size_t>(right)];
        if (a.whole || b.whole) {
            return;
        }
        const std::size_t length = a.text.size() + b.text.size();
        if (!m_byScore) {
            if (const PairTable::Join* join = m_pairs.find(a.id, b.id)) {
                queue.push({double(join->rank), left, right, join->id, length});
            }
        } else if (const int id = m_pieces.find({a.text.data(), length}); isText(id)) {
            queue.push({-double(m_pieces.score(id)), left, right, id, length});
        }
    };
    for (int i = 0; i + 1 < count; ++i) {
        offer(i, i + 1);
    }
    while (!queue.empty()) {
        const Join join = queue.top();
        queue.pop();
        Symbol &a = symbols[static_cast<std::size_t>(join.left)],
               &b = symbols[static_cast<std::size_t>(join.right)];
        if (a.text.empty() || b.text.empty() || a.text.size() + b.text.size() != join.length) {
            continue; // one of them was joined since
        }
        a.text = {a.text.data(), join.length};
        a.id = join.id;
        a.after = b.after;
        b.text = {};
        if (a.after < count) {
            symbols[static_cast<std::size_t>(a.after)].before = join.left;
        }
        offer(a.before, join.left);
        offer(join.left, a.after);
    }
    for (const Symbol& symbol : symbols) {
        if (!symbol.text.empty()) {
            put(symbol.id, symbol.text, into);
        }
    }
}

void PieceVocabulary::splitText(std::string_view text, Pieces& into) const
{
    const std::string made = normalised(text);
    m_unigram ? splitUnigram(made, into) : splitPairs(made, into);
}

PieceVocabulary::Pieces PieceVocabulary::split(std::string_view text) const
{
    Pieces made;
    std::size_t from = 0;
    for (std::size_t at = 0; m_wholeFirst && m_longestWhole > 0 && at < text.size();) {
        const int whole = wholeAt(text.substr(at));
        if (whole < 0) {
            at += characterLength(text.substr(at));
            continue;
        }
        splitText(text.substr(from, at - from), made);
        const std::string_view piece = m_pieces.text(whole);
        put(whole, piece, made);
        from = at += piece.size();
    }
    splitText(text.substr(from), made);
    return made;
}

} // namespace hydra
