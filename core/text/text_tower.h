// SPDX-License-Identifier: GPL-3.0-or-later
// The text towers of CLIP (Radford et al., 2021), dino.txt (Jose et al., CVPR 2025) and SigLIP (Zhai et al.,
// 2023; reference.md "Prompts and text towers"): a pre-norm transformer. The first two are causal, and the
// feature of a text is the row of its end mark after the last norm, through the projection; SigLIP's sees all
// of a text that is always padded, and the last row is read.
#pragma once

#include "core/base/cancel.h"
#include "core/base/mapped_file.h"
#include "core/model/named_tensors.h"
#include "core/model/vit_config.h"
#include "core/model/weight_set.h"
#include "core/nn/sub_weights.h"

#include <ATen/core/Tensor.h>

#include <optional>
#include <string>
#include <vector>

namespace hydra {

struct TextTower
{
    int width = 0, heads = 0, context = 0, tokens = 0; // Dt; of these Dt/heads each; ids at most; known ids
    Activation activation = Activation::QuickGelu;
    double eps = 1e-5;
    double scale = 1; // exp(logit_scale), which multiplies cosines
    at::Tensor embedding, positions; // [tokens,Dt], [context,Dt]
    std::vector<BlockWeights> blocks;
    NormView norm;
    at::Tensor projection, projectionBias; // [E,Dt], [E] of SigLIP
    bool causal = true; // false: SigLIP's, whose texts are padded to the context
    double bias = 0; // of SigLIP's logits: scale cos + bias, and its sigmoid
    std::vector<std::string> notes; // for the user: what no file said
    MappedFiles files; // that its tensors may be views of
    std::string file, fileId; // it was read from; its content, where that is no part of the model
    NamedTensors visionHead; // of dino.txt, beside it: names and types as stored, without visual_model.head.
};

// The insides of one text, n of whose ids are read.
struct TextTrace
{
    std::vector<at::Tensor> tokens; // after each block [n,Dt]
    std::vector<at::Tensor> attention; // of each block [heads,n,n]
};

// IDS of texts, each from its start mark to its end mark (SigLIP's: padded to the context) -> features
// [texts,E], not normalised, in the precision of the tower. Causal: what comes after an end mark changes
// nothing and is not computed.
[[nodiscard]] at::Tensor textFeatures(const TextTower& tower, const std::vector<std::vector<int>>& ids,
                                      const CancelToken& cancel = {});
[[nodiscard]] at::Tensor tracedText(const TextTower& tower, const std::vector<int>& ids, TextTrace& trace);

// How much each id of a text has to do with its similarity to IMAGE [E] (Chefer et al., ICCV 2021, two
// towers): R = I; for the blocks from START on, R += mean over heads of (d cosine / dA * A)^+ R; the end
// mark's row. [n]. START -1: the last block alone, as the authors do.
[[nodiscard]] std::vector<double> wordRelevance(const TextTower& tower, const std::vector<int>& ids,
                                                const at::Tensor& image, int start = -1);

// The same tower in float64.
[[nodiscard]] TextTower inDouble(const TextTower& tower);

// Of the checkpoint at PATH, under OpenAI's, open_clip's or Hugging Face's names, CLIP's, SigLIP's or
// dino.txt's.
// ACTIVATION: of the picture's tower, where no configuration says another. FEATURES: how many numbers the
// picture's feature has. Throws Error{Input} for a file without text tower, without its projection, or with
// one that is not read here.
[[nodiscard]] TextTower readTextTower(const Path& path, Activation activation, std::int64_t features,
                                      std::optional<WeightSet> weights = {}, const CancelToken& cancel = {});

} // namespace hydra
