// SPDX-License-Identifier: GPL-3.0-or-later
// dino.txt (Jose et al., CVPR 2025; reference.md "Prompts and text towers"): texts for DINOv3. Its file holds
// a text tower and two blocks that follow the backbone's norm; they become the network's last.
#pragma once

#include "core/base/cancel.h"
#include "core/checkpoint/checkpoint.h"
#include "core/text/text_tower.h"

namespace hydra {

// Where PLAIN's text tower is read from: the file that OVERRIDES name; that beside a backbone whose name has
// "dinotxt"; else PLAIN's own. Throws Error{Input} where several lie beside it.
[[nodiscard]] Path textTowerFile(const Checkpoint& plain, const ModelOverrides& overrides);

// Whether a file of TENSORS holds dino.txt's vision head.
[[nodiscard]] bool holdsVisionHead(const NamedTensors& tensors);

// PLAIN, a backbone, with the vision head that TOWER was read with as its last blocks; its feature is the
// class token and the patches' mean side by side. Throws Error{Input} naming all tensors that do not fit.
[[nodiscard]] Checkpoint withVisionHead(const Checkpoint& plain, const TextTower& tower);

} // namespace hydra
