// SPDX-License-Identifier: GPL-3.0-or-later
// Facts of a network that only its name tells, and the question to the user when no source names it.
#pragma once

#include "core/checkpoint/facts.h"
#include "core/checkpoint/families.h"
#include "core/model/model_overrides.h"

#include <string>

namespace hydra {

// Adds to FACTS the meaning of the architecture's name: the user's, else the one stated by file or
// configuration; else the hint in the name of FILE; else what all networks with such tensors have in common.
// BESIDE receives decisive facts that are not the usual ones. Throws Error{Input} for an unsupported network
// and where the tensors NAMED could belong to different networks; it asks where the answer decides.
void addName(Facts& facts, const TimmNamed& named, const std::string& file, const ModelOverrides& user,
             std::string& beside);

} // namespace hydra
