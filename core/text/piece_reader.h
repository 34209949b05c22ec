// SPDX-License-Identifier: GPL-3.0-or-later
// Fills a PieceVocabulary from its files: SentencePiece's own format, or piece by piece.
#pragma once

#include "core/text/piece_vocabulary.h"

#include <string>
#include <string_view>

namespace hydra {

// The numbers are SentencePiece's.
enum class PieceKind : char
{
    Normal = 1,
    Unknown,
    Control,
    Whole, // matched verbatim, "user defined"
    Unused,
    Byte
};

class PieceReader
{
public:
    explicit PieceReader(PieceVocabulary& into)
        : m_into(into)
        , m_file(into.m_file.string())
    { }

    void readModel(std::string_view bytes);

    void add(std::int64_t id, std::string_view text, float score, PieceKind kind);
    void setKind(int id, PieceKind kind);
    // PACKED: the trie's size in bytes, the trie, the replacement texts.
    void setMap(std::string_view packed);
    void finish();

private:
    void addPiece(std::string_view content);
    void readTraining(std::string_view content, int& padding);
    void readNormaliser(std::string_view content);
    // Finds end and padding marks, also in tokenizer_config.json beside the file. Unigram's default padding
    // is its end mark.
    void sayMarks();

    PieceVocabulary& m_into;
    std::string m_file;
    std::int64_t m_next = 0;
    bool m_any = false;
};

} // namespace hydra
