// SPDX-License-Identifier: GPL-3.0-or-later
// Which words of a sentence its similarity to a picture comes from (reference.md 5.45). Plain data.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace hydra {

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

    [[nodiscard]] std::size_t bytes() const { return sizeof(WordMap) + 64 * pieces.size(); }
};

} // namespace hydra
