// SPDX-License-Identifier: GPL-3.0-or-later
// What `info` prints of a model.
#pragma once

#include "app/cli/console.h"
#include "core/checkpoint/checkpoint.h"

#include <cstdint>

namespace hydra::cli {

// Without an id, whose weights nobody has looked at, "sha256" is null.
[[nodiscard]] Json infoOf(const Checkpoint& checkpoint);
[[nodiscard]] std::int64_t parametersOf(const Checkpoint& checkpoint);

} // namespace hydra::cli
