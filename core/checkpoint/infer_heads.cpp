// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/checkpoint/families.h"
#include "core/checkpoint/infer_parts.h"
#include "core/format/shape_text.h"

#include <ATen/core/Tensor.h>

#include <tuple>

namespace hydra {

namespace {

// A guess: these widths are those of ViT-SO400M, -H, -g and -G, whose heads are mostly not 64 wide.
int usualHeads(int width)
{
    for (const auto& [each, heads] :
         {std::pair(1152, 16), std::pair(1280, 16), std::pair(1408, 16), std::pair(1664, 16)}) {
        if (width == each) {
            return heads;
        }
    }
    return width % 64 == 0 ? width / 64 : 0; // true for ViT, DeiT, HydraViT and DINOv2 of every size
}

// Every H that divides the width and leaves at least 4 features per head.
std::vector<std::string> headCountsOf(int width)
{
    std::vector<std::string> counts;
    for (int heads = 1; heads <= width / 4; ++heads) {
        if (width % heads == 0) {
            counts.push_back(std::to_string(heads));
        }
    }
    return counts;
}

// Direct sources of d: a norm per head, the files, the classifier of the sub-network with one head.
std::optional<Known<int>> statedDim(const Evidence& evidence, bool qkNorm, bool countStated)
{
    auto dim = evidence.integer({"head_dim"}, 1, mostWidth);
    if (qkNorm) {
        dim = Known<int>{evidence.side("blocks.0.attn.q_norm.weight", 1, 0, mostWidth), Provenance::Inferred};
    } else if (!countStated && !dim && evidence.has("heads.1.weight")) {
        dim = Known<int>{evidence.side("heads.1.weight", 2, 1, mostWidth), Provenance::Inferred};
    }
    return dim;
}

// Direct sources of H: a relative bias has a column per head, learned frequencies a row.
std::optional<Known<int>> countOfTensors(const Evidence& evidence)
{
    for (const auto& [name, dimensions, dimension] :
         {std::tuple("blocks.0.attn.relative_position_bias_table", 2, 1),
          std::tuple("rel_pos_bias.relative_position_bias_table", 2, 1), std::tuple("rope.freqs", 4, 2)}) {
        if (evidence.has(name)) {
            const at::Tensor& tensor = evidence.tensors.at(name);
            if (tensor.dim() != dimensions) {
                throw inputError("%1: tensor %2 (%3): expected %4 dimensions, found %5", evidence.file,
                                 printable(name), whatItMeans(name), dimensions, shapeText(tensor.sizes()));
            }
            return Known<int>{evidence.side(name, dimensions, dimension, mostWidth), Provenance::Inferred};
        }
    }
    return std::nullopt;
}

// The last round uses all heads.
std::optional<Known<int>> countOfRounds(const Evidence& evidence)
{
    const auto stated = evidence.integers({"round_heads"}, 1, mostWidth);
    return stated && !stated->value.empty() ? std::optional(Known<int>{stated->value.back(), stated->from})
                                            : std::nullopt;
}

} // namespace

std::string setHeads(VitConfig& config, const Evidence& evidence)
{
    const int width = config.embedDim;
    const bool qkNorm = config.qkNorm;
    const std::optional<int>& user = evidence.user.numHeads;
    const auto stated = evidence.integer({"num_heads", "num_attention_heads"}, 1, mostWidth);
    const auto headDim = statedDim(evidence, qkNorm, stated.has_value());
    Known<int>& heads = config.numHeads;
    Message note;
    if (user) {
        heads.set(*user, Provenance::User);
    } else if (stated) {
        heads = *stated;
    } else if (const auto last = countOfRounds(evidence)) {
        heads = *last;
    } else if (const auto counted = countOfTensors(evidence)) {
        heads = *counted;
    } else if (headDim && width % *headDim == 0) {
        heads.set(width / *headDim, Provenance::Inferred);
    } else if (const int usual = usualHeads(width); usual > 0) {
        heads.set(usual, Provenance::Default);
        note = message("the file does not tell how many heads this model has: %1 of %2 features are assumed. "
                       "With a wrong number the model runs, but its output is meaningless. Set it with "
                       "--num-heads or in the Model panel",
                       usual, width / usual);
    } else {
        throw inputError("%1: the file does not tell how many heads this model has, and its width of %2 is "
                         "not a multiple of the usual 64 per head; set --num-heads",
                         evidence.file, width)
            .asking({"num-heads", headCountsOf(width)});
    }
    const int count = heads;
    if (count < 1 || width % count != 0) {
        const Error wrong = inputError("%1: %2 heads (%3) do not divide the width of %4; set --num-heads",
                                       evidence.file, count, name(heads.from), width);
        throw user ? wrong : Error(wrong).asking({"num-heads", headCountsOf(width)});
    }
    if (const auto shape = countOfTensors(evidence); shape && shape->value != count) {
        throw inputError("%1: num_heads %2 (%3) was requested, but the tensors have %4", evidence.file, count,
                         name(heads.from), shape->value);
    }
    const int dim = width / count;
    const bool agrees = headDim && *headDim == dim;
    if (headDim && !agrees && (!user || qkNorm)) {
        throw inputError(
            qkNorm ? phrase("%1: the tensors give head_dim %2, but %3 heads of a width of %4 have %5")
                   : phrase("%1: metadata gives head_dim %2, but %3 heads of a width of %4 have %5"),
            evidence.file, headDim->value, count, width, dim);
    }
    const Provenance counted = heads.from;
    config.headDim.set(dim,
                       agrees                               ? headDim->from
                           : counted == Provenance::Default ? counted
                                                            : Provenance::Inferred);
    return note;
}

} // namespace hydra
