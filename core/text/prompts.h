// SPDX-License-Identifier: GPL-3.0-or-later
// What a user asks for in words: the classes of a model that has a text tower (reference.md "Prompts and text
// towers").
#pragma once

#include "core/model/cleaning.h"

#include <optional>
#include <string>
#include <vector>

namespace hydra {

constexpr std::size_t mostPrompts = 1000, mostTemplates = 100, mostSentences = 20'000;

struct Prompts
{
    std::vector<std::string> classes; // as they were typed
    std::vector<std::string> templates; // "a photo of a {}"; none: a prompt is the whole sentence
    std::optional<Cleaning> clean = {}; // without: the authors'

    // What the tower reads for class INDEX, one a template.
    [[nodiscard]] std::vector<std::string> sentences(std::size_t index) const;
};

// The lines of TEXT without white space around them, empty ones left out. Throws Error{Input} that begins
// with WHERE and names WHAT for more than MOST, and for one that is too long or no UTF-8.
[[nodiscard]] std::vector<std::string> promptLines(const std::string& text, const char* what,
                                                   std::size_t most, const std::string& where = {});
// LINES and TEMPLATES one a line; empty lines count for nothing. Throws Error{Input} for a list that is empty
// or too long, for one that is no UTF-8, the same prompt twice, and a template without {}.
[[nodiscard]] Prompts promptsOf(const std::string& lines, const std::string& templates);

} // namespace hydra
