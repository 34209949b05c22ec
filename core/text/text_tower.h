// SPDX-License-Identifier: GPL-3.0-or-later
// The text towers of CLIP (Radford et al., 2021), dino.txt (Jose et al., CVPR 2025) and SigLIP (Zhai et al.,
// 2023; reference.md "Prompts and text towers"): a pre-norm transformer. The first two are causal: a text's
// feature is the row of its end mark after the last norm, projected. SigLIP's has no mask and always pads the
// text; its feature is the last row.
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
    int width = 0, heads = 0, context = 0, tokens = 0; // Dt; Dt/heads each; most ids; known ids
    Activation activation = Activation::QuickGelu;
    double eps = 1e-5;
    double scale = 1; // exp(logit_scale), which multiplies cosines
    at::Tensor embedding, positions; // [tokens,Dt], [context,Dt]
    std::vector<BlockWeights> blocks;
    NormView norm;
    at::Tensor projection, projectionBias; // [E,Dt]; [E], SigLIP only
    bool causal = true; // false for SigLIP, whose texts are padded to the context
    double bias = 0; // for SigLIP's logits scale cos + bias, read through a sigmoid
    std::vector<Message> notes; // for the user: values assumed because no file has them
    MappedFiles files; // its tensors may be views of these
    std::string file, fileId; // the file it was read from; its content id if not in the model
    NamedTensors visionHead; // dino.txt's, as stored; names without visual_model.head.
};

// The activations of one text of n ids.
struct TextTrace
{
    std::vector<at::Tensor> tokens; // after each block, [n,Dt]
    std::vector<at::Tensor> attention; // of each block, [heads,n,n]
};

// IDS of texts, each from its start mark to its end mark (SigLIP: padded to the context) -> features
// [texts,E], not normalised, in the precision of the tower. A causal tower does not compute ids after the end
// mark, which cannot change the result.
[[nodiscard]] at::Tensor textFeatures(const TextTower& tower, const std::vector<std::vector<int>>& ids,
                                      const CancelToken& cancel = {});
[[nodiscard]] at::Tensor tracedText(const TextTower& tower, const std::vector<int>& ids, TextTrace& trace);

// Returns the relevance [n] of each id for the text's similarity to IMAGE [E] (Chefer et al., ICCV 2021, two
// towers): R = I; for the blocks from START on, R += mean over heads of (d cosine / dA * A)^+ R; then the end
// mark's row of R. START -1 uses the last block only, as the authors do.
[[nodiscard]] std::vector<double> wordRelevance(const TextTower& tower, const std::vector<int>& ids,
                                                const at::Tensor& image, int start = -1);

// Returns the same tower in float64.
[[nodiscard]] TextTower inDouble(const TextTower& tower);

// Reads the text tower of CLIP, SigLIP or dino.txt from the checkpoint at PATH, under OpenAI's, open_clip's
// or Hugging Face's names.
// ACTIVATION is the picture tower's; a configuration overrides it. FEATURES is the length of the picture's
// feature. Throws Error{Input} for a file without text tower or projection, and for an unsupported tower.
[[nodiscard]] TextTower readTextTower(const Path& path, Activation activation, std::int64_t features,
                                      std::optional<WeightSet> weights = {}, const CancelToken& cancel = {});

} // namespace hydra
