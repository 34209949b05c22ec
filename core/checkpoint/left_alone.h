// SPDX-License-Identifier: GPL-3.0-or-later
// The tensors of a file that a network does not need. A positive list decides: what is neither used nor on it
// may change what the network computes, and then the file is not opened.
#pragma once

#include <string>
#include <vector>

namespace hydra {

// Whether a tensor NAME of the network that is opened, under the family's names, may be left alone: a
// decoder, a mask token, what follows after the trunk. Never a part of a block.
[[nodiscard]] bool mayBeLeftAlone(const std::string& name);
// The same for a tensor that lies outside of the network, under its full name: also a text tower.
[[nodiscard]] bool mayLieOutside(std::string name);

// Throws Error{Input} that names the first of UNKNOWN, what it may be and what can be done.
[[noreturn]] void refuseUnknownTensors(const std::vector<std::string>& unknown, const std::string& file);

} // namespace hydra
