// SPDX-License-Identifier: GPL-3.0-or-later
// CLIP's byte-pair tokenizer (Radford et al., 2021; reference.md 2.10).
#pragma once

#include "core/text/vocabulary.h"

#include <string>
#include <string_view>
#include <vector>

namespace hydra {

struct Sentence
{
    std::string clean; // repaired, white space single, lower case
    std::vector<int> ids; // start, tokens, end
    std::vector<std::string> pieces; // the text of each; "" of start and end
    bool cut = false; // longer than the tower reads: the last that fits is the end mark, as the authors cut
};

constexpr std::size_t mostCharacters = 2000; // of one text

// CONTEXT: how many ids the tower reads. WHAT names the text in messages. Throws Error{Input} for what is no
// UTF-8, and for more than mostCharacters.
[[nodiscard]] Sentence tokenized(const Vocabulary& vocabulary, std::string_view text, int context,
                                 const std::string& what);

} // namespace hydra
