// SPDX-License-Identifier: GPL-3.0-or-later
// Tensor names by pattern. '#' stands for a number, '@' for a number that is not kept, and '*' at the end for
// the rest:
// {"encoder.layer.#.layernorm_before.*", "blocks.#.norm1.*"}.
#pragma once

#include <optional>
#include <string>

namespace hydra {

struct NameRule
{
    const char* from;
    const char* to; // "": known, and of no use here
};

// What RULE makes of NAME; nothing where it does not apply. A number has at most six digits.
[[nodiscard]] std::optional<std::string> renamed(const std::string& name, const NameRule& rule);

[[nodiscard]] bool beginsWith(const std::string& text, const std::string& prefix);
[[nodiscard]] bool endsWith(const std::string& text, const std::string& suffix);

} // namespace hydra
