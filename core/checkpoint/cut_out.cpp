// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/cut_out.h"

#include "core/checkpoint/words.h"
#include "core/format/safetensors.h"
#include "core/nn/sub_weights.h"

#include <algorithm>

namespace hydra {

namespace {

VitConfig configOfCut(const VitConfig& whole, const SubWidths& widths)
{
    VitConfig c = whole;
    c.rounds = {};
    c.embedDim.value = widths.embed;
    c.numHeads.value = widths.heads;
    c.mlpHidden.value = widths.mlpHidden;
    std::vector<int>& trained = c.trainedHeads.value; // the smaller head counts are still trained
    trained.erase(std::remove_if(trained.begin(), trained.end(), [&](int k) { return k >= widths.heads; }),
                  trained.end());
    trained.push_back(widths.heads);
    if (trained.size() == 1) {
        c.architecture.value = c.distToken ? "deit" : "vit";
    }
    return c;
}

void requireLogits(const Checkpoint& checkpoint)
{
    if (checkpoint.tensors.count(measureName) > 0) {
        throw usageError("a model whose classes are prompts answers with cosines, which a plain file cannot "
                         "express; convert it without prompts");
    }
}

} // namespace

Checkpoint cutOut(const Checkpoint& checkpoint, int heads)
{
    requireLogits(checkpoint);
    const VitConfig& whole = checkpoint.config;
    if (!whole.headOrder.value.empty() && heads != whole.numHeads) {
        throw usageError("sub-networks with heads ordered by importance keep the whole embedding, which a "
                         "plain file cannot express; open it with --head-order none");
    }
    if (whole.thinks() && (whole.rounds != Rounds::Recycled || heads != whole.trainedHeads.value.front())) {
        throw usageError("a network that answers in rounds can only be cut to ThinkingViT's first round, "
                         "which depends on no other; got %1 heads",
                         heads);
    }
    Checkpoint result = checkpoint;
    NamedTensors& t = result.tensors;
    t.clear();
    const SubWeights w = cut(whole, checkpoint.tensors, firstHeads(heads), &t);
    result.config = configOfCut(whole, w.widths);
    if (w.poolHead.present()) {
        result.config.poolHeads.value = w.poolHead.heads;
    }
    result.notes.clear();
    for (const int k : result.config.trainedHeads.value) { // separate classifiers of the smaller sub-networks
        const std::string own = "heads." + std::to_string(k);
        const auto weight = checkpoint.tensors.find(own + ".weight");
        if (k < heads && weight != checkpoint.tensors.end()) {
            t[own + ".weight"] = weight->second.contiguous();
            t[own + ".bias"] = checkpoint.tensors.at(own + ".bias").contiguous();
        }
    }
    return result;
}

void writeCheckpoint(const Path& path, const Checkpoint& checkpoint)
{
    requireLogits(checkpoint);
    KeyValues words = wordsOf(checkpoint.config);
    if (checkpoint.tensors.count("norm.weight") + checkpoint.tensors.count("fc_norm.weight") == 0) {
        words["final_norm"] = "none"; // else it would be reported missing
    }
    writeSafetensors(path, checkpoint.tensors, words);
}

} // namespace hydra
