// SPDX-License-Identifier: GPL-3.0-or-later
// A PieceVocabulary from SentencePiece's *.model (a protocol buffer) and from tokenizer.json, which is read
// in one go as it comes: Gemma's has 34 MB. No number of either is a size before it is bounded.
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/presence.h"
#include "core/base/printable.h"
#include "core/text/piece_vocabulary.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

constexpr std::uint64_t mostTokenizerBytes = std::uint64_t(64) << 20;
constexpr std::size_t mostDepth = 64, mostMerges = std::size_t(1) << 22, mostAdded = 1 << 16;
constexpr std::size_t byteValues = 256;

enum Kind : char
{
    Normal = 1,
    Unknown,
    Control,
    Whole, // taken as it stands, "user defined"
    Unused,
    Byte
};

// The fields of one message of a protocol buffer.
class Fields
{
public:
    Fields(std::string_view bytes, std::string where)
        : m_bytes(bytes)
        , m_where(std::move(where))
    { }

    // False at the end. Of a field with bytes, value() is how many.
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
            throw broken("a field of a known kind");
        }
        m_content = {};
        if (wire != isVarint) {
            if (m_value > m_bytes.size() - m_at) {
                throw broken(join(m_value, " bytes more"));
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
            throw broken("a number of four bytes");
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
        throw broken("a whole number");
    }
    [[nodiscard]] Error broken(const std::string& expected) const
    {
        return inputError(m_where, ": is no tokenizer of SentencePiece: expected ", expected, " at byte ",
                          m_at, " of ", m_bytes.size());
    }

    std::string_view m_bytes;
    std::string m_where;
    std::size_t m_at = 0;
    std::uint64_t m_number = 0, m_value = 0;
    std::string_view m_content;
};

std::string unpackedBase64(std::string_view text, const std::string& where)
{
    std::string made;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char c : text.substr(0, text.find('='))) {
        const int value = c >= 'A' && c <= 'Z' ? c - 'A'
            : c >= 'a' && c <= 'z'             ? c - 'a' + 26
            : c >= '0' && c <= '9'             ? c - '0' + 52
            : c == '+'                         ? 62
            : c == '/'                         ? 63
                                               : -1;
        if (value < 0) {
            throw inputError(where, ": precompiled_charsmap: expected base64");
        }
        bits = bits << 6 | static_cast<std::uint32_t>(value);
        count += 6;
        if (count >= 8) {
            count -= 8;
            made += static_cast<char>(bits >> count & 0xffU);
        }
    }
    return made;
}

} // namespace

class PieceReader
{
public:
    explicit PieceReader(PieceVocabulary& into)
        : m_into(into)
        , m_file(into.m_file.string())
    { }

    void readModel(std::string_view bytes)
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

    void add(std::int64_t id, std::string_view text, float score, Kind kind)
    {
        const std::string where = join(m_file, ": piece ", id);
        if (!std::isfinite(score)) {
            throw inputError(where, ": expected a finite score, found ", score);
        }
        m_into.m_pieces.add(id, text, score, where);
        m_into.m_kind.resize(m_into.m_pieces.size(), '\0');
        setKind(static_cast<int>(id), kind);
        if (kind == Normal) {
            m_into.m_least = std::min(m_into.m_least, score);
            m_into.m_most = m_any ? std::max(m_into.m_most, score) : score;
            m_any = true;
        }
    }
    void setKind(int id, Kind kind)
    {
        m_into.m_kind[static_cast<std::size_t>(id)] = kind;
        if (kind == Whole) {
            m_into.m_longestWhole = std::max(m_into.m_longestWhole, m_into.m_pieces.text(id).size());
        }
    }
    // The trie's size in bytes, the trie, what characters become.
    void setMap(std::string_view packed)
    {
        std::uint32_t size = 0;
        if (packed.empty()) {
            return;
        }
        if (packed.size() >= sizeof size) {
            std::memcpy(&size, packed.data(), sizeof size);
        }
        if (size == 0 || size % sizeof size != 0 || size > packed.size() - sizeof size) {
            throw inputError(m_file, ": its map of characters: expected ", size, " bytes, found ",
                             packed.size());
        }
        m_into.m_trie.resize(size / sizeof size);
        std::memcpy(m_into.m_trie.data(), packed.data() + sizeof size, size);
        m_into.m_replacements = packed.substr(sizeof size + size);
    }
    void finish()
    {
        PieceVocabulary& v = m_into;
        if (v.m_bytes) {
            v.m_byte.assign(byteValues, -1);
            for (std::size_t b = 0; b < byteValues; ++b) {
                constexpr std::array<char, 17> digits{"0123456789ABCDEF"};
                const std::string name{'<', '0', 'x', digits[b / 16], digits[b % 16], '>'};
                v.m_byte[b] = v.m_pieces.find(name);
                if (v.m_byte[b] < 0) {
                    throw inputError(m_file, ": expected the byte ", name, " among its pieces");
                }
                setKind(v.m_byte[b], Byte);
            }
        }
        sayMarks();
        const auto among = [&](int id) { return !v.m_pieces.text(id).empty(); };
        if (!among(v.m_end)) {
            throw inputError(
                m_file, ": expected a piece that ends a text, </s> or <eos>; found none with id ", v.m_end);
        }
        v.m_unknown = among(v.m_unknown) ? v.m_unknown : -1;
        if (v.m_unknown >= 0) {
            setKind(v.m_unknown, Unknown);
        }
        v.m_padding = among(v.m_padding) ? v.m_padding : v.m_end;
    }

private:
    void addPiece(std::string_view content)
    {
        Fields fields(content, m_file);
        std::string_view text;
        float score = 0;
        int kind = Normal;
        while (fields.next()) {
            if (fields.number() == 1) {
                text = fields.content();
            } else if (fields.number() == 2) {
                score = fields.real();
            } else if (fields.number() == 3) {
                kind = fields.whole();
            }
        }
        if (kind < Normal || kind > Byte) {
            throw inputError(m_file, ": piece ", m_next, ": expected a kind from 1 to 6, found ", kind);
        }
        add(m_next++, text, score, static_cast<Kind>(kind));
    }
    void readTraining(std::string_view content, int& padding)
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
            throw inputError(m_file, ": expected SentencePiece's Unigram (1) or BPE (2), found model ",
                             model);
        }
        m_into.m_unigram = model == 1;
    }
    void readNormaliser(std::string_view content)
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
    // As tokenizer_config.json beside it names them; Unigram's end is the padding, too.
    void sayMarks()
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
        const auto said = [&](const char* key, int& id) {
            const auto found = config.is_object() ? config.find(key) : config.end();
            if (!config.is_object() || found == config.end() || found->is_null()) {
                return;
            }
            const nlohmann::json text =
                found->is_object() && found->contains("content") ? (*found)["content"] : *found;
            const int piece = text.is_string() ? v.m_pieces.find(text.get<std::string>()) : -1;
            id = piece < 0 ? id : piece; // it may be about another's marks
        };
        said("eos_token", v.m_end);
        said("pad_token", v.m_padding);
    }

    friend class TokenizerJson;
    PieceVocabulary& m_into;
    std::string m_file;
    std::int64_t m_next = 0;
    bool m_any = false;
};

// What the JSON library calls, value by value; m_keys is where in the document: "" of an array.
class TokenizerJson
{
public:
    TokenizerJson(PieceReader& reader, PieceVocabulary& into)
        : m_reader(reader)
        , m_into(into)
        , m_file(into.m_file.string())
    { }

    bool null() { return true; }
    bool boolean(bool value)
    {
        if (at("model", "byte_fallback", 2)) {
            m_into.m_bytes = value;
        }
        return true;
    }
    bool number_integer(std::int64_t value) { return number(double(value)); }
    bool number_unsigned(std::uint64_t value) { return number(double(value)); }
    bool number_float(double value, const std::string& /*text*/) { return number(value); }
    bool binary(nlohmann::json::binary_t& /*value*/) { return true; }
    bool string(std::string& value)
    {
        const std::size_t depth = m_keys.size();
        if (m_part == Part::Merges && depth == 3) {
            const std::size_t space = value.find(' ');
            merge(value.substr(0, space), space == std::string::npos ? "" : value.substr(space + 1));
        } else if (m_part == Part::Merges && depth == 4) {
            m_pair.push_back(value);
        } else if (m_part == Part::Pieces && depth == 4) {
            m_piece = value;
        } else if (at("model", "type", 2)) {
            m_type = value;
        } else if (at("model", "unk_token", 2)) {
            m_unknown = value;
        } else if (depth == 3 && m_keys[0] == "added_tokens" && m_keys[2] == "content") {
            m_added.back().second = value;
        } else if (depth >= 2 && m_keys[0] == "normalizer") {
            normaliser(m_keys.back(), value);
        }
        return true;
    }
    bool start_object(std::size_t /*size*/)
    {
        if (m_keys.size() == 2 && m_keys[0] == "added_tokens") {
            if (m_added.size() == mostAdded) {
                throw inputError(m_file, ": added_tokens: expected at most ", mostAdded);
            }
            m_added.emplace_back(-1, std::string());
        }
        return enter();
    }
    bool start_array(std::size_t /*size*/)
    {
        m_into.m_unigram = m_into.m_unigram || (m_part == Part::Pieces && m_keys.size() == 2);
        m_pair.clear();
        return enter();
    }
    bool end_object() { return leave(); }
    bool end_array()
    {
        if (m_part == Part::Merges && m_keys.size() == 4) {
            merge(m_pair.empty() ? "" : m_pair[0], m_pair.size() == 2 ? m_pair[1] : "");
        }
        return leave();
    }
    bool key(std::string& name)
    {
        m_keys.back() = name;
        if (m_keys.size() <= 2) {
            const bool ofModel = m_keys.size() == 2 && m_keys[0] == "model";
            m_part = ofModel && name == "vocab" ? Part::Pieces
                : ofModel && name == "merges"   ? Part::Merges
                                                : Part::Other;
        }
        return true;
    }
    [[noreturn]] bool parse_error(std::size_t /*at*/, const std::string& /*token*/,
                                  const nlohmann::json::exception& error)
    {
        throw inputError(m_file, ": is not JSON: ", jsonReason(error));
    }

    void finish()
    {
        if (m_type != (m_into.m_unigram ? "Unigram" : "BPE") && !m_type.empty()) {
            throw inputError(m_file, ": model.type: expected BPE or Unigram, found ", printable(m_type));
        }
        if (m_into.m_pieces.size() == 0 || (!m_into.m_unigram && m_merges == 0)) {
            throw inputError(m_file, ": expected model.vocab and, of BPE, model.merges");
        }
        for (const auto& [id, text] : m_added) {
            if (text.empty()) {
                throw inputError(m_file, ": added_tokens: expected a content for each");
            }
            const int known = m_into.m_pieces.find(text);
            if (known < 0) {
                m_reader.add(id, text, 0, Whole);
            } else {
                m_reader.setKind(known, Whole);
            }
        }
        m_into.m_wholeFirst = true;
        m_into.m_prefix = m_into.m_oneSpace = m_into.m_unigram;
        if (!m_unknown.empty()) {
            m_into.m_unknown = m_into.m_pieces.find(m_unknown);
        }
        m_reader.finish();
    }

private:
    enum class Part
    {
        Other,
        Pieces,
        Merges
    };
    [[nodiscard]] bool at(const char* first, const char* second, std::size_t depth) const
    {
        return m_keys.size() == depth && m_keys[0] == first && m_keys[1] == second;
    }
    bool enter()
    {
        if (m_keys.size() == mostDepth) {
            throw inputError(m_file, ": nested more than ", mostDepth, " deep; expected a tokenizer");
        }
        m_keys.emplace_back();
        return true;
    }
    bool leave()
    {
        m_keys.pop_back();
        return true;
    }
    bool number(double value)
    {
        const std::size_t depth = m_keys.size();
        // Whatever is no id is one that no tower has.
        const auto id =
            value == std::floor(value) && std::abs(value) < 1e15 ? static_cast<std::int64_t>(value) : -1;
        if (m_part == Part::Pieces && depth == 3) {
            m_reader.add(id, m_keys[2], 0, Normal);
        } else if (m_part == Part::Pieces && depth == 4) {
            m_reader.add(m_next++, m_piece, static_cast<float>(value), Normal);
            m_piece.clear();
        } else if (at("model", "unk_id", 2)) {
            m_into.m_unknown = id < static_cast<std::int64_t>(mostMerges) ? static_cast<int>(id) : -1;
        } else if (depth == 3 && m_keys[0] == "added_tokens" && m_keys[2] == "id") {
            m_added.back().first = id;
        }
        return true;
    }
    void merge(std::string_view left, std::string_view right)
    {
        const int a = m_into.m_pieces.find(left), b = m_into.m_pieces.find(right);
        m_joined.assign(left);
        m_joined += right;
        const int id = m_into.m_pieces.find(m_joined);
        if (a < 0 || b < 0 || id < 0) {
            throw inputError(
                m_file, ": model.merges[", m_merges,
                "]: expected two pieces of model.vocab, which comes first, that join to a third; found ",
                printable(join(left, ' ', right)));
        }
        if (m_merges == mostMerges) {
            throw inputError(m_file, ": model.merges: expected at most ", mostMerges);
        }
        m_into.m_pairs.add(a, b, static_cast<std::uint32_t>(m_merges++), id);
    }
    // Case and white space are a matter of how prompts are cleaned.
    void normaliser(const std::string& key, const std::string& value)
    {
        if (key == "precompiled_charsmap") {
            m_reader.setMap(unpackedBase64(value, m_file));
        } else if (key == "type") {
            constexpr std::array<std::string_view, 5> known{"Sequence", "Replace", "Precompiled", "Lowercase",
                                                            "Strip"};
            if (std::find(known.begin(), known.end(), value) == known.end()) {
                throw inputError(m_file, ": normalizer: ", printable(value),
                                 ": expected Replace, Precompiled, Lowercase, Strip or a Sequence of them");
            }
        }
    }

    PieceReader& m_reader;
    PieceVocabulary& m_into;
    std::string m_file;
    std::vector<std::string> m_keys;
    Part m_part = Part::Other;
    std::string m_type, m_unknown, m_piece, m_joined;
    std::vector<std::string> m_pair;
    std::vector<std::pair<std::int64_t, std::string>> m_added;
    std::int64_t m_next = 0;
    std::size_t m_merges = 0;
};

PieceVocabulary::PieceVocabulary(const Path& file, std::int64_t tokens)
    : m_file(file)
{
    const Bytes bytes = readFile(file, mostTokenizerBytes);
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    PieceReader reader(*this);
    if (file.extension() == ".json") {
        if (text.find('\0') != std::string_view::npos) {
            throw inputError(file.string(), ": is not JSON: a NUL byte");
        }
        TokenizerJson json(reader, *this);
        nlohmann::json::sax_parse(text.begin(), text.end(), &json);
        json.finish();
    } else {
        reader.readModel(text);
    }
    if (static_cast<std::int64_t>(m_pieces.size()) > tokens) {
        throw inputError(file.string(), ": expected at most ", tokens,
                         " pieces, as many as the text tower knows; found ", m_pieces.size());
    }
    m_id = sha256(bytes.data(), bytes.size());
}

} // namespace hydra
