// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences as ids: by CLIP's byte pairs (Radford et al., 2021), or by pieces as SigLIP (reference.md
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
    std::string clean; // as it was cut into tokens
    std::vector<int> ids; // start (CLIP), tokens, end
    std::vector<std::string> pieces; // the text of each; "" of start and end
    bool cut = false; // longer than the tower reads: the last that fits is the end mark, as the authors cut
};

constexpr std::size_t mostCharacters = 2000; // of one text

using Tokenizer = std::variant<Vocabulary, PieceVocabulary>;

// TEXT cleaned in another way than CLIP's. WHAT names it in messages.
[[nodiscard]] std::string cleanedBy(Cleaning cleaning, std::string_view text, const std::string& what);

// CONTEXT: how many ids the tower reads. CLEANING: without, as the authors do: CLIP repairs, white space is
// single, lower case; SigLIP (Unigram) as HuggingFace; SigLIP 2 Lower. Throws Error{Input} for what is no
// UTF-8, and for more than mostCharacters.
[[nodiscard]] Sentence tokenized(const Tokenizer& tokenizer, std::string_view text, int context,
                                 const std::string& what, std::optional<Cleaning> cleaning = {});

[[nodiscard]] Sentence tokenized(const Vocabulary& vocabulary, std::string_view text, int context,
                                 const std::string& what, std::optional<Cleaning> cleaning = {});
[[nodiscard]] Sentence tokenized(const PieceVocabulary& vocabulary, std::string_view text, int context,
                                 const std::string& what, std::optional<Cleaning> cleaning = {});

// The cleaning of TOKENIZER's authors; none: CLIP's own, which is no choice.
[[nodiscard]] std::optional<Cleaning> usualCleaning(const Tokenizer& tokenizer);
// Whether CLEANED differs from TEXT in more than case and white space.
[[nodiscard]] bool changesMore(const std::string& text, const std::string& cleaned);
// Token ID, whose bytes are PIECE, as it is shown: white space as U+2581, bytes that are no text as <0xNN>.
[[nodiscard]] std::string shownPiece(const Tokenizer& tokenizer, int id, const std::string& piece);

} // namespace hydra
