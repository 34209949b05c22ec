// SPDX-License-Identifier: GPL-3.0-or-later
// The facts of a network that only its name says, and the question where nothing says it.
#pragma once

#include "core/checkpoint/facts.h"
#include "core/checkpoint/families.h"
#include "core/model/model_overrides.h"

#include <string>

namespace hydra {

// Adds to FACTS what the name of the architecture means: the user's, else the one that file or configuration
// state; or what the name of FILE hints at; or what all networks with such tensors have in common. BESIDE
// receives what decides and is not usual. Throws Error{Input}, which asks where the answer decides, for a
// network that is not run here and where the tensors NAMED could be those of different networks.
void addName(Facts& facts, const TimmNamed& named, const std::string& file, const ModelOverrides& user,
             std::string& beside);

} // namespace hydra
