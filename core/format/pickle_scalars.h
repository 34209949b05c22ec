// SPDX-License-Identifier: GPL-3.0-or-later
// The opcodes of a pickle that push one number, text or byte string.
#pragma once

#include "core/format/pickle_cursor.h"
#include "core/format/pickle_value.h"

namespace hydra {

// The value that OPCODE, whose arguments IN is at, pushes; null when it is another kind of opcode.
[[nodiscard]] PickleValue* readPickleScalar(std::uint8_t opcode, PickleCursor& in, PickleArena& arena);

} // namespace hydra
