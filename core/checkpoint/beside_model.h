// SPDX-License-Identifier: GPL-3.0-or-later
// The names of our small files that accompany a model (model_files.h).
#pragma once

#include "core/base/file.h"

namespace hydra {

// MODEL.heads.json, MODEL.neurons.json, MODEL.means.safetensors beside MODEL.safetensors.
[[nodiscard]] Path headOrderBeside(const Path& model);
[[nodiscard]] Path neuronsBeside(const Path& model);
[[nodiscard]] Path meansBeside(const Path& model);

} // namespace hydra
