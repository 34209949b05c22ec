// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/prompts.h"

#include "core/base/error.h"
#include "core/base/printable.h"
#include "core/text/tokenizer.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <set>
#include <sstream>

namespace hydra {

namespace {

constexpr const char* promptGap = "{}";

// Returns the length in characters with PROMPT characters in each gap.
std::size_t filledLength(const std::string& text, std::size_t prompt)
{
    std::size_t length = codePoints(text, "template").size();
    for (std::size_t at = text.find(promptGap); at != std::string::npos; at = text.find(promptGap, at + 2)) {
        length = length - 2 + prompt;
    }
    return length;
}

} // namespace

std::vector<std::string> promptLines(const std::string& text, const char* what, std::size_t most,
                                     const std::string& where)
{
    const std::string before = where.empty() ? where : where + ": ";
    constexpr const char* blank = " \t\r";
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        const std::size_t first = line.find_first_not_of(blank);
        if (first == std::string::npos) {
            continue;
        }
        line = line.substr(first, line.find_last_not_of(blank) - first + 1);
        const std::string name = join(before, what, ' ', lines.size() + 1);
        if (const std::size_t length = codePoints(line, name).size(); length > mostCharacters) {
            throw inputError("%1: expected at most %2 characters, got %3", name, mostCharacters, length);
        }
        lines.push_back(std::move(line));
        if (lines.size() > most) {
            throw inputError(placed(where, message("expected at most %1 %2s, got more", most, what)));
        }
    }
    return lines;
}

std::vector<std::string> Prompts::sentences(std::size_t index) const
{
    if (templates.empty()) {
        return {classes[index]};
    }
    std::vector<std::string> made;
    for (std::string text : templates) {
        for (std::size_t at = text.find(promptGap); at != std::string::npos;
             at = text.find(promptGap, at + classes[index].size())) {
            text.replace(at, 2, classes[index]);
        }
        made.push_back(std::move(text));
    }
    return made;
}

Prompts promptsOf(const std::string& lines, const std::string& templates)
{
    Prompts prompts{promptLines(lines, "prompt", mostPrompts),
                    promptLines(templates, "template", mostTemplates)};
    if (prompts.classes.empty()) {
        throw inputError("expected prompts, one per line; got none");
    }
    if (prompts.classes.size() * prompts.templates.size() > mostSentences) {
        throw inputError("expected at most %1 sentences, got %2 prompts in %3 templates", mostSentences,
                         prompts.classes.size(), prompts.templates.size());
    }
    std::set<std::string> seen;
    for (const std::string& prompt : prompts.classes) {
        if (!seen.insert(prompt).second) {
            throw inputError("prompt %1: expected each prompt once, got it twice", printable(prompt));
        }
    }
    std::size_t longest = 0;
    for (const std::string& prompt : prompts.classes) {
        longest = std::max(longest, codePoints(prompt, "prompt").size());
    }
    for (const std::string& text : prompts.templates) {
        if (text.find(promptGap) == std::string::npos) {
            throw inputError("template %1: expected {} in place of the prompt, as in 'a photo of a {}'",
                             printable(text));
        }
        // All sentences are in memory at once.
        if (const std::size_t length = filledLength(text, longest); length > mostCharacters) {
            throw inputError(
                "template %1: expected at most %2 characters including the longest prompt, got %3",
                printable(text), mostCharacters, length);
        }
    }
    return prompts;
}

} // namespace hydra
