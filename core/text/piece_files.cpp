// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a PieceVocabulary from its file. tokenizer.json is parsed as a stream: Gemma's has 34 MB. Numbers are
// bounded before they are used as sizes.
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/list_text.h"
#include "core/base/printable.h"
#include "core/text/piece_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

constexpr std::uint64_t mostTokenizerBytes = std::uint64_t(64) << 20;
constexpr std::size_t mostDepth = 64, mostMerges = std::size_t(1) << 22, mostAdded = 1 << 16;

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
            throw inputError("%1: precompiled_charsmap: expected base64", where);
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

// Callbacks of the JSON library, one per value; m_keys is the path in the document, "" for an array.
class TokenizerJson
{
public:
    TokenizerJson(PieceReader& reader, PieceVocabulary& into)
        : m_reader(reader)
        , m_into(into)
        , m_file(into.m_file.string())
    { }

    bool null()
    {
        require(Kind::Null);
        return true;
    }
    bool boolean(bool value)
    {
        require(Kind::Flag);
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
        require(Kind::Text);
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
        require(Kind::Object);
        if (m_keys.size() == 2 && m_keys[0] == "added_tokens") {
            if (m_added.size() == mostAdded) {
                throw inputError("%1: added_tokens: expected at most %2", m_file, mostAdded);
            }
            m_added.emplace_back(-1, std::string());
        }
        return enter();
    }
    bool start_array(std::size_t /*size*/)
    {
        require(Kind::List);
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
        throw inputError("%1: is not JSON: %2", m_file, jsonReason(error));
    }

    void finish()
    {
        if (m_type != (m_into.m_unigram ? "Unigram" : "BPE") && !m_type.empty()) {
            throw inputError("%1: model.type: expected BPE or Unigram, found %2", m_file, printable(m_type));
        }
        if (m_into.m_pieces.size() == 0 || (!m_into.m_unigram && m_merges == 0)) {
            throw inputError("%1: expected model.vocab and, of BPE, model.merges", m_file);
        }
        for (const auto& [id, text] : m_added) {
            if (text.empty()) {
                throw inputError("%1: added_tokens: expected a content for each", m_file);
            }
            const int known = m_into.m_pieces.find(text);
            if (known < 0) {
                m_reader.add(id, text, 0, PieceKind::Whole);
            } else {
                m_reader.setKind(known, PieceKind::Whole);
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
    enum class Kind
    {
        Null,
        Flag,
        Number,
        Text,
        List,
        Object
    };
    // Values that decide how a text is cut must have the right type: skipped, they would count as missing.
    void require(Kind kind) const
    {
        using Kinds = std::initializer_list<Kind>;
        const std::size_t depth = m_keys.size();
        const auto only = [&](Kinds kinds) {
            constexpr std::array<const char*, 6> words{
                "null",           phrase("true or false"), phrase("a number"),
                phrase("a text"), phrase("a list [..]"),   phrase("an object { ... }")};
            if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) {
                throw inputError(
                    "%1: %2: expected %3, found %4", m_file, listText(m_keys, "."),
                    listText(kinds, " or ", [&](Kind each) { return words[static_cast<std::size_t>(each)]; }),
                    words[static_cast<std::size_t>(kind)]);
            }
        };
        const bool added = depth > 0 && m_keys[0] == "added_tokens";
        const bool normal = depth >= 2 && m_keys[0] == "normalizer";
        if (at("model", "byte_fallback", 2)) {
            only({Kind::Flag});
        } else if (at("model", "type", 2) || (added && depth == 3 && m_keys[2] == "content")
                   || (normal && (m_keys.back() == "type" || m_keys.back() == "precompiled_charsmap"))) {
            only({Kind::Text});
        } else if (at("model", "unk_token", 2)) {
            only({Kind::Text, Kind::Null});
        } else if (at("model", "unk_id", 2)) {
            only({Kind::Number, Kind::Null});
        } else if (added && depth == 3 && m_keys[2] == "id") {
            only({Kind::Number});
        } else if (added && depth == 2) {
            only({Kind::Object});
        } else if ((added && depth == 1) || (m_part == Part::Merges && depth == 2)) {
            only({Kind::List});
        } else if (m_part == Part::Merges) {
            depth == 3 ? only({Kind::Text, Kind::List}) : only({Kind::Text});
        } else if (m_part == Part::Pieces) {
            depth == 2       ? only({Kind::Object, Kind::List})
                : depth == 4 ? only({m_piece.empty() ? Kind::Text : Kind::Number})
                             : only({m_into.m_unigram ? Kind::List : Kind::Number});
        }
    }
    [[nodiscard]] bool at(const char* first, const char* second, std::size_t depth) const
    {
        return m_keys.size() == depth && m_keys[0] == first && m_keys[1] == second;
    }
    bool enter()
    {
        if (m_keys.size() == mostDepth) {
            throw inputError("%1: nested more than %2 deep; expected a tokenizer", m_file, mostDepth);
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
        require(Kind::Number);
        // A number that cannot be an id becomes -1, which the reader refuses.
        const auto id =
            value == std::floor(value) && std::abs(value) < 1e15 ? static_cast<std::int64_t>(value) : -1;
        if (m_part == Part::Pieces && depth == 3) {
            m_reader.add(id, m_keys[2], 0, PieceKind::Normal);
        } else if (m_part == Part::Pieces && depth == 4) {
            m_reader.add(m_next++, m_piece, static_cast<float>(value), PieceKind::Normal);
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
            throw inputError("%1: model.merges[%2]: expected two pieces of model.vocab, which comes first, "
                             "that join to a third; found %3",
                             m_file, m_merges, printable(join(left, ' ', right)));
        }
        if (m_merges == mostMerges) {
            throw inputError("%1: model.merges: expected at most %2", m_file, mostMerges);
        }
        m_into.m_pairs.add(a, b, static_cast<std::uint32_t>(m_merges++), id);
    }
    // Case and white space belong to the cleaning of prompts.
    void normaliser(const std::string& key, const std::string& value)
    {
        if (key == "precompiled_charsmap") {
            m_reader.setMap(unpackedBase64(value, m_file));
        } else if (key == "type") {
            constexpr std::array<std::string_view, 5> known{"Sequence", "Replace", "Precompiled", "Lowercase",
                                                            "Strip"};
            if (std::find(known.begin(), known.end(), value) == known.end()) {
                throw inputError("%1: normalizer: %2: expected Replace, Precompiled, Lowercase, Strip or a "
                                 "Sequence of them",
                                 m_file, printable(value));
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
            throw inputError("%1: is not JSON: a NUL byte", file.string());
        }
        TokenizerJson json(reader, *this);
        nlohmann::json::sax_parse(text.begin(), text.end(), &json);
        json.finish();
    } else {
        reader.readModel(text);
    }
    if (static_cast<std::int64_t>(m_pieces.size()) > tokens) {
        throw inputError("%1: expected at most %2 pieces, the number that the text tower has; found %3",
                         file.string(), tokens, m_pieces.size());
    }
    m_id = sha256(bytes.data(), bytes.size());
}

} // namespace hydra
