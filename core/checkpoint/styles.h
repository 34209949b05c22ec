// SPDX-License-Identifier: GPL-3.0-or-later
// Which of timm's networks a file's tensors could be, where no name says it: some of them have the same
// tensors and are different networks.
#pragma once

#include "core/checkpoint/facts.h"
#include "core/checkpoint/families.h"
#include "core/checkpoint/registry.h"

#include <string>
#include <vector>

namespace hydra {

// The rows whose parts NAMED has; those of its width, depth and patch alone where there are any.
[[nodiscard]] std::vector<const NamedArchitecture*> rowsThatFit(const TimmNamed& named);

// Whether only a name tells that a network is ROW's: norms after the branches, a rotation without tensors.
[[nodiscard]] bool isToldByItsName(const NamedArchitecture& row);

// What ROWS agree on and no tensor tells, in the words of Metadata; nothing of plain networks, whose usual
// values are those of their family.
[[nodiscard]] Words wordsOfRows(const std::vector<const NamedArchitecture*>& rows);

} // namespace hydra
