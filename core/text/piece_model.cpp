// SPDX-License-Identifier: GPL-3.0-or-later
// SentencePiece's *.model, a protocol buffer. Numbers are bounded before they are used as sizes.
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/json_fields.h"
#include "core/base/presence.h"
#include "core/text/piece_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

constexpr std::size_t byteValues = 256;

// The fields of one message of a protocol buffer.
class Fields
{
public:
    Fields(std::string_view bytes, std::string where)
        : m_bytes(bytes)
        , m_where(std::move(where))
    { }

    // Returns false at the end. For a field with bytes, value() is their number.
    bool next()
    {
        if (m_at == m_bytes.size()) {
            return false;
        }
        const std::uint64_t tag = varint();
        m_number = tag >> 3;
        const auto wire = static_cast<int>(tag & 7);
        constexpr int isVarint = 0, is64 = 1, isBytes = 2, is32 = 5;
        m_value = wire == isVarint || wire == isBytes ? varint() : wire == is64 ? 8 : wire == is32 ? 4 : 0;
        if (wire != isVarint && wire != is64 && wire != isBytes && wire != is32) {
            throw broken(phrase("a known field type"));
        }
        m_content = {};
        if (wire != isVarint) {
            if (m_value > m_bytes.size() - m_at) {
                throw broken(message("%1 bytes more", m_value));
            }
            m_content = m_bytes.substr(m_at, m_value);
            m_at += m_value;
        }
        return true;
    }
    [[nodiscard]] std::uint64_t number() const { return m_number; }
    [[nodiscard]] int whole() const { return static_cast<int>(static_cast<std::int64_t>(m_value)); }
    [[nodiscard]] std::string_view content() const { return m_content; }
    [[nodiscard]] float real() const
    {
        float value = 0;
        if (m_content.size() != sizeof value) {
            throw broken(phrase("a number of four bytes"));
        }
        std::memcpy(&value, m_content.data(), sizeof value);
        return value;
    }

private:
    [[nodiscard]] std::uint64_t varint()
    {
        std::uint64_t value = 0;
        constexpr int bits = 7, most = 64;
        for (int shift = 0; shift < most && m_at < m_bytes.size(); shift += bits) {
            const auto c = static_cast<unsigned char>(m_bytes[m_at++]);
            value |= static_cast<std::uint64_t>(c & 0x7fU) << shift;
            if (c < 0x80) {
                return value;
            }
        }
        throw broken(phrase("a whole number"));
    }
    [[nodiscard]] Error broken(const Message& expected) const
    {
        return inputError("%1: not a SentencePiece tokenizer: expected %2 at byte %3 of %4", m_where,
                          expected, m_at, m_bytes.size());
    }

    std::string_view m_bytes;
    std::string m_where;
    std::size_t m_at = 0;
    std::uint64_t m_number = 0, m_value = 0;
    std::string_view m_content;
};

} // namespace

void PieceReader::readModel(std::string_view bytes)
{
    Fields fields(bytes, m_file);
    int padding = -1;
    m_into.m_prefix = m_into.m_oneSpace = true; // unless the file says otherwise
    m_into.m_unknown = 0;
    m_into.m_end = 2;
    while (fields.next()) {
        if (fields.number() == 1) {
            addPiece(fields.content());
        } else if (fields.number() == 2) {
            readTraining(fields.content(), padding);
        } else if (fields.number() == 3) {
            readNormaliser(fields.content());
        }
    }
    m_into.m_byScore = true;
    m_into.m_padding = padding;
    finish();
}

void PieceReader::add(std::int64_t id, std::string_view text, float score, PieceKind kind)
{
    const Message where = message("%1: piece %2", m_file, id);
    if (!std::isfinite(score)) {
        throw inputError("%1: expected a finite score, found %2", where, score);
    }
    m_into.m_pieces.add(id, text, score, where);
    m_into.m_kind.resize(m_into.m_pieces.size(), '\0');
    setKind(static_cast<int>(id), kind);
    if (kind == PieceKind::Normal) {
        m_into.m_least = std::min(m_into.m_least, score);
        m_into.m_most = m_any ? std::max(m_into.m_most, score) : score;
        m_any = true;
    }
}

void PieceReader::setKind(int id, PieceKind kind)
{
    m_into.m_kind[static_cast<std::size_t>(id)] = static_cast<char>(kind);
    if (kind == PieceKind::Whole) {
        m_into.m_longestWhole = std::max(m_into.m_longestWhole, m_into.m_pieces.text(id).size());
    }
}

void PieceReader::setMap(std::string_view packed)
{
    std::uint32_t size = 0;
    if (packed.empty()) {
        return;
    }
    if (packed.size() >= sizeof size) {
        std::memcpy(&size, packed.data(), sizeof size);
    }
    if (size == 0 || size % sizeof size != 0 || size > packed.size() - sizeof size) {
        throw inputError("%1: its character map: expected %2 bytes, found %3", m_file, size, packed.size());
    }
    m_into.m_trie.resize(size / sizeof size);
    std::memcpy(m_into.m_trie.data(), packed.data() + sizeof size, size);
    m_into.m_replacements = packed.substr(sizeof size + size);
}

void PieceReader::finish()
{
    PieceVocabulary& v = m_into;
    if (v.m_bytes) {
        v.m_byte.assign(byteValues, -1);
        for (std::size_t b = 0; b < byteValues; ++b) {
            constexpr std::array<char, 17> digits{"0123456789ABCDEF"};
            const std::string name{'<', '0', 'x', digits[b / 16], digits[b % 16], '>'};
            v.m_byte[b] = v.m_pieces.find(name);
            if (v.m_byte[b] < 0) {
                throw inputError("%1: expected the byte %2 among its pieces", m_file, name);
            }
            setKind(v.m_byte[b], PieceKind::Byte);
        }
    }
    sayMarks();
    const auto among = [&](int id) { return !v.m_pieces.text(id).empty(); };
    if (!among(v.m_end)) {
        throw inputError("%1: expected an end-of-text piece, </s> or <eos>; found none with id %2", m_file,
                         v.m_end);
    }
    v.m_unknown = among(v.m_unknown) ? v.m_unknown : -1;
    if (v.m_unknown >= 0) {
        setKind(v.m_unknown, PieceKind::Unknown);
    }
    v.m_padding = among(v.m_padding) ? v.m_padding : v.m_end;
}

void PieceReader::addPiece(std::string_view content)
{
    Fields fields(content, m_file);
    std::string_view text;
    float score = 0;
    constexpr int first = int(PieceKind::Normal), last = int(PieceKind::Byte);
    int kind = first;
    while (fields.next()) {
        if (fields.number() == 1) {
            text = fields.content();
        } else if (fields.number() == 2) {
            score = fields.real();
        } else if (fields.number() == 3) {
            kind = fields.whole();
        }
    }
    if (kind < first || kind > last) {
        throw inputError("%1: piece %2: expected a kind from 1 to 6, found %3", m_file, m_next, kind);
    }
    add(m_next++, text, score, static_cast<PieceKind>(kind));
}

void PieceReader::readTraining(std::string_view content, int& padding)
{
    Fields fields(content, m_file);
    int model = 1;
    while (fields.next()) {
        switch (fields.number()) {
        case 3:
            model = fields.whole();
            break;
        case 35:
            m_into.m_bytes = fields.whole() != 0;
            break;
        case 40:
            m_into.m_unknown = fields.whole();
            break;
        case 42:
            m_into.m_end = fields.whole();
            break;
        case 43:
            padding = fields.whole();
            break;
        default:
            break;
        }
    }
    if (model != 1 && model != 2) {
        throw inputError("%1: expected SentencePiece's Unigram (1) or BPE (2), found model %2", m_file,
                         model);
    }
    m_into.m_unigram = model == 1;
}

void PieceReader::readNormaliser(std::string_view content)
{
    Fields fields(content, m_file);
    while (fields.next()) {
        switch (fields.number()) {
        case 2:
            setMap(fields.content());
            break;
        case 3:
            m_into.m_prefix = fields.whole() != 0;
            break;
        case 4:
            m_into.m_oneSpace = fields.whole() != 0;
            break;
        default:
            break;
        }
    }
}

void PieceReader::sayMarks()
{
    PieceVocabulary& v = m_into;
    for (const char* name : {"</s>", "<eos>"}) {
        const int id = v.m_pieces.find(name);
        v.m_end = v.m_end < 0 && id >= 0 ? id : v.m_end;
    }
    v.m_padding = v.m_unigram ? v.m_end : v.m_padding < 0 ? v.m_pieces.find("<pad>") : v.m_padding;
    const Path beside = v.m_file.parent_path() / "tokenizer_config.json";
    if (!isPlainFile(beside)) {
        return;
    }
    const nlohmann::json config = readJson(beside);
    const auto takeId = [&](const char* key, int& id) {
        const auto found = config.is_object() ? config.find(key) : config.end();
        if (!config.is_object() || found == config.end() || found->is_null()) {
            return;
        }
        const nlohmann::json text =
            found->is_object() && found->contains("content") ? (*found)["content"] : *found;
        if (!text.is_string()) {
            throw inputError("%1: %2: expected a text, found %3", beside.string(), key, shown(*found));
        }
        const int piece = v.m_pieces.find(text.get<std::string>());
        id = piece < 0 ? id : piece; // the token may not be in this vocabulary
    };
    takeId("eos_token", v.m_end);
    takeId("pad_token", v.m_padding);
}

} // namespace hydra
