// SPDX-License-Identifier: GPL-3.0-or-later
// The contribution of each word of a sentence to its similarity to a picture (reference.md "Words, and
// pictures by sentence"). Plain data.
#pragma once

#include "core/model/cleaning.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace hydra {

// What the tower reads for one prompt, in the first template.
struct ReadPrompt
{
    std::string text, clean; // as typed, and cleaned
    std::vector<std::string> pieces; // for display
    bool cut = false; // too long for the tower
    bool changed = false; // cleaning changed more than case and spaces
};

// The answer for the explained prompt under another cleaning.
struct CleanedAnswer
{
    Cleaning cleaning = Cleaning::None;
    double logit = 0, cosine = 0;
};

struct WordMap
{
    std::string prompt; // as typed
    std::string sentence; // as the tower reads it: cleaned, in the first template
    int templates = 0; // how many the direction averages over; 0 for none
    std::vector<std::string> pieces; // the bytes of each token, in order, without white space between words
    std::vector<double> relevance; // of each piece, not negative
    bool cut = false; // the sentence is too long for the tower
    double cosine = 0; // between the picture's feature and the prompt's direction
    double milliseconds = 0;
    std::vector<ReadPrompt> prompts; // all prompts
    std::vector<CleanedAnswer> cleanings; // of the explained prompt
    std::optional<Cleaning> cleaning; // the current one; empty: CLIP's own
    double logit = 0; // with the current cleaning
    bool eachAlone = false; // probabilities are sigmoids

    [[nodiscard]] std::size_t bytes() const
    {
        return sizeof(WordMap) + 64 * pieces.size() + 1024 * prompts.size();
    }
};

} // namespace hydra
