// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the pictures of a folder through all rounds of a network that answers in rounds (reference.md "Rounds:
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
// Runs every picture through every round, BATCH at a time; calls GROWN with all finished ones. If cancelled,
// returns the pictures of the finished batches. Adds the reasons for unreadable pictures to SKIPPED; without
// it they throw Error{Input}.
[[nodiscard]] std::vector<RoundsOfPicture>
thinkThrough(const VisionTransformer& network, const std::vector<LabelledImage>& images,
             const AttentionPlan& plan, int batch, const Progress& progress, const CancelToken& cancel,
             const RoundsGrown& grown = {}, std::vector<Message>* skipped = nullptr);

} // namespace hydra
