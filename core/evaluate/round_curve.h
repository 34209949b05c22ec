// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of a folder through all rounds of a network that answers in rounds (reference.md "Rounds:
// ThinkingViT and ProgResViT").
#pragma once

#include "core/base/cancel.h"
#include "core/evaluate/labelled_folder.h"
#include "core/evaluate/round_points.h"
#include "core/nn/vision_transformer.h"

#include <functional>
#include <vector>

namespace hydra {

using RoundsGrown = std::function<void(const std::vector<RoundsOfPicture>&)>;
// Every picture through every round, BATCH at a time; GROWN hears of all that are done. Cancelled: the
// pictures of the batches that were finished. Pictures that cannot be read are SKIPPED, which says why;
// without it they throw Error{Input}.
[[nodiscard]] std::vector<RoundsOfPicture>
thinkThrough(const VisionTransformer& network, const std::vector<LabelledImage>& images,
             const AttentionPlan& plan, int batch, const Progress& progress, const CancelToken& cancel,
             const RoundsGrown& grown = {}, std::vector<std::string>* skipped = nullptr);

} // namespace hydra
