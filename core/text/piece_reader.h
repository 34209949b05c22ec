// SPDX-License-Identifier: GPL-3.0-or-later
// Fills a PieceVocabulary from what its files say: SentencePiece's own, or piece by piece.
#pragma once

#include "core/text/piece_vocabulary.h"

#include <string>
#include <string_view>

namespace hydra {

// As SentencePiece numbers them.
enum class PieceKind : char
{
    Normal = 1,
    Unknown,
    Control,
    Whole, // taken as it stands, "user defined"
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
    // The trie's size in bytes, the trie, what characters become.
    void setMap(std::string_view packed);
    void finish();

private:
    void addPiece(std::string_view content);
    void readTraining(std::string_view content, int& padding);
    void readNormaliser(std::string_view content);
    // As tokenizer_config.json beside it names them; Unigram's end is the padding, too.
    void sayMarks();

    PieceVocabulary& m_into;
    std::string m_file;
    std::int64_t m_next = 0;
    bool m_any = false;
};

} // namespace hydra
