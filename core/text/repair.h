// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence as CLIP's tokenizer cleans it before it is cut (reference.md "Prompts and text towers"):
// repaired as ftfy does, HTML entities decoded, white space single, lower case.
#pragma once

#include <string>
#include <string_view>

namespace hydra {

// WHAT names the text in messages. Throws Error{Input} if it is not UTF-8.
[[nodiscard]] std::u32string cleanedText(std::string_view text, const Message& what);

} // namespace hydra
