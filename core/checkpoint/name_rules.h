// SPDX-License-Identifier: GPL-3.0-or-later
// Tensor names by pattern. '#' stands for a number, '@' for a number that is not kept, and '*' at the end for
// the rest:
// {"encoder.layer.#.layernorm_before.*", "blocks.#.norm1.*"}.
#pragma once

#include <optional>
#include <string>
#include <vector>

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

// The tensors of a file that a network does not need. A positive list decides: what is neither used nor on it
// may change what the network computes, and then the file is not opened.

// Whether a tensor NAME of the network that is opened, under the family's names, may be left alone: a
// decoder, a mask token, what follows after the trunk. Never a part of a block.
[[nodiscard]] bool mayBeLeftAlone(const std::string& name);

// Throws Error{Input} that names the first of UNKNOWN, what it may be and what can be done.
[[noreturn]] void refuseUnknownTensors(const std::vector<std::string>& unknown, const std::string& file);

} // namespace hydra
