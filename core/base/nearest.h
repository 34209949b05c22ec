// SPDX-License-Identifier: GPL-3.0-or-later
// Suggestions for a mistyped name: of an option, a method, a class, a key.
#pragma once

#include "core/base/message.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace hydra {

// The number of bytes to insert, delete, substitute or swap with their neighbour to turn A into B.
[[nodiscard]] std::size_t editDistance(std::string_view a, std::string_view b);

// The one or two of NAMES most similar to GIVEN: those few edits away, else those where one is a prefix of
// the other or that contain GIVEN as a word. Empty if there are none.
[[nodiscard]] std::vector<std::string> nearest(std::string_view given, const std::vector<std::string>& names);

// "; did you mean --method?", to append to a message; BEFORE precedes each name. "" if no name is similar.
[[nodiscard]] Message didYouMean(std::string_view given, const std::vector<std::string>& names,
                                 std::string_view before = {});

// "relevance, attention, rollout and 33 more": a list for a message, shortened if long.
[[nodiscard]] Message briefList(const std::vector<std::string>& names);

} // namespace hydra
