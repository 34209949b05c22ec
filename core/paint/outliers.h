// SPDX-License-Identifier: GPL-3.0-or-later
// Values of a map that are far from the others, such as high-norm tokens (Darcet et al., 2024); reference.md
// "Outliers".
#pragma once

#include "core/base/fences.h"

namespace hydra::paint {

using hydra::Fences;
using hydra::fencesOf;

} // namespace hydra::paint
