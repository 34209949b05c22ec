// SPDX-License-Identifier: GPL-3.0-or-later
// dino.txt (Jose et al., CVPR 2025; reference.md "Prompts and text towers"): texts for DINOv3. Its file holds
// a text tower and two blocks that follow the backbone's norm; they become the network's last blocks.
#pragma once

#include "core/base/cancel.h"
#include "core/checkpoint/checkpoint.h"
#include "core/text/text_tower.h"

namespace hydra {

// The file to read PLAIN's text tower from: the one named in OVERRIDES; the file with "dinotxt" in its name
// beside a backbone; otherwise PLAIN's own. Throws Error{Input} if several such files are beside it.
[[nodiscard]] Path textTowerFile(const Checkpoint& plain, const ModelOverrides& overrides);

// Whether TENSORS contain dino.txt's vision head.
[[nodiscard]] bool holdsVisionHead(const NamedTensors& tensors);

// PLAIN, a backbone, with TOWER's vision head as its last blocks; its feature is the class token and the mean
// of the patches side by side. Throws Error{Input} naming all tensors that do not fit.
[[nodiscard]] Checkpoint withVisionHead(const Checkpoint& plain, const TextTower& tower);

} // namespace hydra
