// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody meant who mistyped a name: of an option, a method, a class, a key.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace hydra {

// How many letters (bytes) to add, to leave out, to exchange for others or for their neighbour to get from A
// to B.
[[nodiscard]] std::size_t editDistance(std::string_view a, std::string_view b);

// The one or two of NAMES that GIVEN is likely a slip of: few letters away, else what begins as it does or
// has it as one of its words. None where nothing is near.
[[nodiscard]] std::vector<std::string> nearest(std::string_view given, const std::vector<std::string>& names);

// "; did you mean --method?", to be put behind a message; BEFORE stands before each name. "" where nothing is
// near.
[[nodiscard]] std::string didYouMean(std::string_view given, const std::vector<std::string>& names,
                                     std::string_view before = {});

// "relevance, attention, rollout and 33 more": a list for a message, cut where it is long.
[[nodiscard]] std::string briefList(const std::vector<std::string>& names);

} // namespace hydra
