// SPDX-License-Identifier: GPL-3.0-or-later
// Tensor names by pattern. '#' stands for a number, '@' for a number that is dropped, and '*' at the end for
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
    const char* to; // "": known, and not needed here
};

// NAME rewritten by RULE; nullopt where RULE does not match. A number has at most six digits.
[[nodiscard]] std::optional<std::string> renamed(const std::string& name, const NameRule& rule);

[[nodiscard]] bool beginsWith(const std::string& text, const std::string& prefix);
[[nodiscard]] bool endsWith(const std::string& text, const std::string& suffix);

// The tensors of a file that a network does not need. This is an allow list: a tensor that is neither used
// nor listed may change what the network computes, so the file is refused.

// Whether the tensor NAME of the opened network, under its family's names, may be left alone: a decoder, a
// mask token, parts after the trunk. Never a part of a block.
[[nodiscard]] bool mayBeLeftAlone(const std::string& name);

// Throws Error{Input} that names the first of UNKNOWN, its possible meaning and what to do.
[[noreturn]] void refuseUnknownTensors(const std::vector<std::string>& unknown, const std::string& file);

} // namespace hydra
