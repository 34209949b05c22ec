// SPDX-License-Identifier: GPL-3.0-or-later
// Turns sentences into ids: by CLIP's byte pairs (Radford et al., 2021), or by SigLIP's pieces (reference.md
// "Prompts and text towers").
#pragma once

#include "core/model/cleaning.h"
#include "core/text/piece_vocabulary.h"
#include "core/text/vocabulary.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hydra {

struct Sentence
{
    std::string clean; // the cleaned text that was cut into tokens
    std::vector<int> ids; // start (CLIP), tokens, end
    std::vector<std::string> pieces; // the text of each; "" for start and end
    bool cut = false; // too long for the tower; as the authors cut, the last id kept became the end mark
};

constexpr std::size_t mostCharacters = 2000; // in one text

using Tokenizer = std::variant<Vocabulary, PieceVocabulary>;

// Returns TEXT cleaned by CLEANING; CLIP's own cleaning is not available here. WHAT names it in messages.
[[nodiscard]] std::string cleanedBy(Cleaning cleaning, std::string_view text, const Message& what);

// CONTEXT is the number of ids that the tower reads. Without CLEANING, cleans as the authors do: CLIP repairs
// the text, makes white space single and lowers the case; SigLIP (Unigram) uses Cleaning::HuggingFace, SigLIP
// 2 Cleaning::Lower. Throws Error{Input} for a text that is not UTF-8 or longer than mostCharacters.
[[nodiscard]] Sentence tokenized(const Tokenizer& tokenizer, std::string_view text, int context,
                                 const Message& what, std::optional<Cleaning> cleaning = {});

[[nodiscard]] Sentence tokenized(const Vocabulary& vocabulary, std::string_view text, int context,
                                 const Message& what, std::optional<Cleaning> cleaning = {});
[[nodiscard]] Sentence tokenized(const PieceVocabulary& vocabulary, std::string_view text, int context,
                                 const Message& what, std::optional<Cleaning> cleaning = {});

// Returns the cleaning of TOKENIZER's authors; empty for CLIP's own, which is not a Cleaning.
[[nodiscard]] std::optional<Cleaning> usualCleaning(const Tokenizer& tokenizer);
// Returns whether CLEANED differs from TEXT in more than case and white space.
[[nodiscard]] bool changesMore(const std::string& text, const std::string& cleaned);
// Returns token ID, whose bytes are PIECE, for display: white space as U+2581, bytes that are not text as
// <0xNN>.
[[nodiscard]] std::string shownPiece(const Tokenizer& tokenizer, int id, const std::string& piece);

} // namespace hydra
