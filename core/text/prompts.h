// SPDX-License-Identifier: GPL-3.0-or-later
// Prompts: the classes that a user words for a model with a text tower (reference.md "Prompts and text
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
    std::vector<std::string> classes; // as typed
    std::vector<std::string> templates; // "a photo of a {}"; if empty, a prompt is the whole sentence
    std::optional<Cleaning> clean = {}; // unset: the authors' cleaning

    // Returns the sentences that the tower reads for class INDEX, one per template.
    [[nodiscard]] std::vector<std::string> sentences(std::size_t index) const;
};

// Returns the lines of TEXT, trimmed, without empty ones. Throws Error{Input} that begins with WHERE and
// names WHAT for more than MOST lines, and for a line that is too long or not UTF-8.
[[nodiscard]] std::vector<std::string> promptLines(const std::string& text, const char* what,
                                                   std::size_t most, const std::string& where = {});
// LINES and TEMPLATES hold one entry a line; empty lines are skipped. Throws Error{Input} for a list that is
// empty, too long or not UTF-8, for a repeated prompt, and for a template without {}.
[[nodiscard]] Prompts promptsOf(const std::string& lines, const std::string& templates);

} // namespace hydra
