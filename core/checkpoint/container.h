// SPDX-License-Identifier: GPL-3.0-or-later
// What kind of file is it, by its first bytes: so that a PyTorch file is refused as one, with the way out.
#pragma once

#include "core/base/file.h"

namespace hydra {

// The weights file that PATH means: PATH itself, or model.safetensors in a folder. Throws Error{Input} for
// anything but a safetensors file, saying what was found and how to convert it.
[[nodiscard]] Path safetensorsFileOf(const Path& path);

} // namespace hydra
