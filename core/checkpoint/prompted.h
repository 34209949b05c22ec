// SPDX-License-Identifier: GPL-3.0-or-later
// A CLIP, SigLIP or DINOv3 with dino.txt whose classes are prompts (reference.md "Prompts and text towers"):
// logits are scale cos(P z, t), t the direction of a prompt, P the projection of the picture's tower, which
// was its classifier; of SigLIP and dino.txt P is the identity; of SigLIP a number is added.
#pragma once

#include "core/base/cancel.h"
#include "core/checkpoint/checkpoint.h"
#include "core/text/text_features.h"

#include <memory>

namespace hydra {

using TextReaderPtr = std::shared_ptr<const TextReader>;

// The text tower of PLAIN, which is without prompts, and its vocabulary: from beside it or as OVERRIDES say.
// Throws Error{Input} saying what is missing and where to get it.
[[nodiscard]] TextReaderPtr textReaderOf(const Checkpoint& plain, const ModelOverrides& overrides,
                                         const CancelToken& cancel = {});

// PLAIN as its pictures are compared with texts: a DINOv3 with dino.txt's vision head, of the file that
// OVERRIDES name or that lies beside it; others as they are.
[[nodiscard]] Checkpoint withTextTower(const Checkpoint& plain, const ModelOverrides& overrides,
                                       const CancelToken& cancel = {});

// PLAIN with the prompts of OVERRIDES as its classes; its other tensors are shared.
[[nodiscard]] Checkpoint withPrompts(const Checkpoint& plain, const TextReader& reader,
                                     const ModelOverrides& overrides, const CancelToken& cancel = {});

} // namespace hydra
