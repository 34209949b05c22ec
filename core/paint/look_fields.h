// SPDX-License-Identifier: GPL-3.0-or-later
// The table of how a map is painted, read by sessions, presets, the options of figures and the command in a
// figure. A new field needs a member of Look, a row here, and the painter that obeys it.
#pragma once

#include "core/base/field.h"
#include "core/paint/heat.h"

#include <vector>

namespace hydra::paint {

[[nodiscard]] const std::vector<Field<Look>>& lookFields();
// The field that matters for reading a PNG: whether the picture's colours mix with the map's.
[[nodiscard]] const Field<Look>& pictureField();

} // namespace hydra::paint
