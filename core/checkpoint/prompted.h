// SPDX-License-Identifier: GPL-3.0-or-later
// A CLIP, SigLIP or DINOv3 with dino.txt whose classes are prompts (reference.md "Prompts and text towers"):
// logits are scale cos(P z, t), with t the direction of a prompt and P the projection of the picture's tower,
// which was its classifier. For SigLIP and dino.txt P is the identity; SigLIP adds a number.
#pragma once

#include "core/base/cancel.h"
#include "core/checkpoint/checkpoint.h"
#include "core/text/text_features.h"

#include <memory>

namespace hydra {

using TextReaderPtr = std::shared_ptr<const TextReader>;

// The text tower of PLAIN (a model without prompts) and its vocabulary: from files beside it or from
// OVERRIDES. Throws Error{Input} saying what is missing and where to get it.
[[nodiscard]] TextReaderPtr textReaderOf(const Checkpoint& plain, const ModelOverrides& overrides,
                                         const CancelToken& cancel = {});

// PLAIN prepared for comparing pictures with texts: a DINOv3 gets dino.txt's vision head, from the file in
// OVERRIDES or the one beside it; other models are returned unchanged.
[[nodiscard]] Checkpoint withTextTower(const Checkpoint& plain, const ModelOverrides& overrides,
                                       const CancelToken& cancel = {});

// PLAIN with the prompts of OVERRIDES as its classes; the other tensors are shared.
[[nodiscard]] Checkpoint withPrompts(const Checkpoint& plain, const TextReader& reader,
                                     const ModelOverrides& overrides, const CancelToken& cancel = {});

} // namespace hydra
