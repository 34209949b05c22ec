// SPDX-License-Identifier: GPL-3.0-or-later
// The vocabularies of SigLIP's and SigLIP 2's tokenizers (reference.md "Prompts and text towers"):
// SentencePiece's Unigram, and its BPE with byte fallback. Reads the authors' files without the SentencePiece
// library. Files are untrusted: every number in them is bounded here.
#pragma once

#include "core/base/file.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hydra {

// Texts to ids, 0 … size() - 1.
class PieceTable
{
public:
    // Throws Error{Input} that begins with WHERE for an id that is too large for any tower, and for a text
    // that is empty, not UTF-8 or already in the table.
    void add(std::int64_t id, std::string_view text, float score, const std::string& where);
    [[nodiscard]] int find(std::string_view text) const; // -1: none
    // The same, with HASH = hash(TEXT).
    [[nodiscard]] int find(std::string_view text, std::uint64_t hash) const;
    [[nodiscard]] static std::uint64_t hash(std::string_view more, std::uint64_t of = 0xcbf29ce484222325ULL);
    [[nodiscard]] std::size_t size() const noexcept { return m_places.size(); }
    [[nodiscard]] std::string_view text(int id) const; // "" if there is none
    [[nodiscard]] float score(int id) const { return m_places[static_cast<std::size_t>(id)].score; }
    [[nodiscard]] std::size_t longest() const noexcept { return m_longest; } // in bytes

private:
    struct Place
    {
        std::uint32_t start = 0, length = 0;
        float score = 0;
    };
    std::string m_text; // all texts, concatenated
    std::vector<Place> m_places; // by id
    std::vector<std::int32_t> m_slots; // open addressing, -1: free
    std::size_t m_count = 0, m_longest = 0;
};

// Pairs of ids that join, in an open-addressing table with keys of 64 bits.
class PairTable
{
public:
    struct Join
    {
        std::uint64_t pair = 0;
        std::uint32_t rank = 0;
        std::int32_t id = -1; // -1: free
    };
    void add(int a, int b, std::uint32_t rank, int id); // keeps the first of two equal pairs
    [[nodiscard]] const Join* find(int a, int b) const; // null if the pair does not join

private:
    std::vector<Join> m_slots;
    std::size_t m_count = 0;
};

class PieceVocabulary
{
public:
    // FILE is SentencePiece's *.model or tokenizer.json; TOKENS is the number of ids that the text tower has.
    // Throws Error{Input} naming file and place.
    PieceVocabulary(const Path& file, std::int64_t tokens);

    // Ids without end mark, and the text of each: a piece's text with white space, or a byte. TEXT is UTF-8.
    struct Pieces
    {
        std::vector<int> ids;
        std::vector<std::string> texts;
    };
    [[nodiscard]] Pieces split(std::string_view text) const;

    [[nodiscard]] int end() const noexcept { return m_end; }
    [[nodiscard]] int padding() const noexcept { return m_padding; }
    [[nodiscard]] bool unigram() const noexcept { return m_unigram; }
    [[nodiscard]] const Path& file() const noexcept { return m_file; }
    [[nodiscard]] const std::string& id() const noexcept { return m_id; } // of the file's content
    [[nodiscard]] std::string name(int id) const { return std::string(m_pieces.text(id)); }

private:
    friend class PieceReader; // of files: piece_reader.h
    friend class TokenizerJson;

    [[nodiscard]] std::string normalised(std::string_view text) const;
    [[nodiscard]] std::pair<std::string_view, std::size_t> mapped(std::string_view text) const;
    [[nodiscard]] int wholeAt(std::string_view text) const; // -1 if none begins there
    void splitText(std::string_view text, Pieces& into) const;
    void splitUnigram(std::string_view text, Pieces& into) const;
    void splitPairs(std::string_view text, Pieces& into) const;
    void put(int id, std::string_view text, Pieces& into) const;

    Path m_file;
    std::string m_id;
    PieceTable m_pieces;
    PairTable m_pairs; // from tokenizer.json; SentencePiece joins any two that form a piece, best score first
    bool m_unigram = false, m_byScore = false, m_bytes = false;
    bool m_prefix = false, m_oneSpace = false; // a space in front; no repeated spaces or ones at the ends
    int m_end = -1, m_padding = -1, m_unknown = -1;
    std::vector<std::int32_t> m_byte; // ids of <0x00> … <0xFF>
    std::vector<char> m_kind; // of each piece, as in SentencePiece's files
    std::size_t m_longestWhole = 0; // of the pieces matched verbatim, in bytes
    bool m_wholeFirst = false; // match those before white space is changed (tokenizer.json)
    float m_least = 0, m_most = 0; // scores of pieces
    std::vector<std::uint32_t> m_trie; // of the characters to replace (Darts), and
    std::string m_replacements; // their replacements, each ended by a zero
};

} // namespace hydra
