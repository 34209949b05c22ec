// SPDX-License-Identifier: GPL-3.0-or-later
// Which words of a sentence its similarity to a picture comes from (reference.md "Words, and pictures by
// sentence"). Plain data.
#pragma once

#include "core/model/cleaning.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace hydra {

// What the tower reads of one prompt, in its first template.
struct ReadPrompt
{
    std::string text, clean; // as it was typed, and cleaned
    std::vector<std::string> pieces; // as they are shown
    bool cut = false; // longer than the tower reads
    bool changed = false; // cleaning changed more than case and spaces
};

// The answer to the explained prompt, were it cleaned in another way.
struct CleanedAnswer
{
    Cleaning cleaning = Cleaning::None;
    double logit = 0, cosine = 0;
};

struct WordMap
{
    std::string prompt; // as it was typed
    std::string sentence; // as the tower reads it: cleaned, in the first template
    int templates = 0; // how many the direction is an average of; 0: none
    std::vector<std::string>
        pieces; // the bytes of each token, in order; white space between words is left out
    std::vector<double> relevance; // of each, not negative
    bool cut = false; // the sentence is longer than the tower reads
    double cosine = 0; // of the picture's feature and the prompt's direction
    double milliseconds = 0;
    std::vector<ReadPrompt> prompts; // of all of them
    std::vector<CleanedAnswer> cleanings; // of this one
    std::optional<Cleaning> cleaning; // as it is done now; none: CLIP's own
    double logit = 0; // as it is now
    bool eachAlone = false; // probabilities are sigmoids

    [[nodiscard]] std::size_t bytes() const
    {
        return sizeof(WordMap) + 64 * pieces.size() + 1024 * prompts.size();
    }
};

} // namespace hydra
