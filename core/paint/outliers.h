// SPDX-License-Identifier: GPL-3.0-or-later
// Values of a map that stand apart from the others. High-norm tokens are the case in mind (Darcet et al.,
// 2024); reference.md "Outliers".
#pragma once

#include "core/base/fences.h"

namespace hydra::paint {

using hydra::Fences;
using hydra::fencesOf;

} // namespace hydra::paint
