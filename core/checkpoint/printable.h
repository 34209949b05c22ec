// SPDX-License-Identifier: GPL-3.0-or-later
// Names and shapes for messages. A name read from a file is hostile: it may hold control characters or a
// megabyte.
#pragma once

#include <c10/util/ArrayRef.h>

#include <string>

namespace hydra {

// 'NAME' in quotes, control characters as '?', cut after 100 bytes.
[[nodiscard]] std::string printable(const std::string& name);
// "[3, 16, 16]"
[[nodiscard]] std::string shapeText(c10::IntArrayRef shape);

} // namespace hydra
