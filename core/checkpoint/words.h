// SPDX-License-Identifier: GPL-3.0-or-later
// A VitConfig as a safetensors file's metadata: opening the file again then needs no guesses.
#pragma once

#include "core/checkpoint/facts.h"
#include "core/model/vit_config.h"

namespace hydra {

// Every value, under the names that Metadata reads; numbers are written so that they read back exactly.
[[nodiscard]] KeyValues wordsOf(const VitConfig& config);
// "rotation" and its parameters; empty without rotation.
[[nodiscard]] KeyValues wordsOf(const Rotation& rotation);

// Calls VISIT(key, word, known) once for each value: KEY in `info`, in its order, and WORD in a file's
// metadata. "" where the value is not listed; most values without a word follow from the tensors.
template<class Visit>
void visitValues(const VitConfig& c, Visit&& visit)
{
    const bool attends = c.pool == Pool::Attention; // plain networks omit parts that they lack
    const bool stepped = !c.classifierSteps.value.empty();
    visit("", "architecture", c.architecture);
    visit("image_height", "", c.imageHeight); // both are one word, img_size
    visit("image_width", "", c.imageWidth);
    visit("patch_size", "patch_size", c.patchSize);
    visit("embed_dim", "embed_dim", c.embedDim);
    visit("depth", "depth", c.depth);
    visit("num_heads", "num_heads", c.numHeads);
    visit("head_dim", "head_dim", c.headDim);
    visit("mlp_hidden", "mlp_hidden", c.mlpHidden);
    visit("num_classes", "num_classes", c.numClasses);
    visit("embeds", "embeds", c.embeds);
    visit("class_token", "", c.classToken);
    visit("dist_token", "", c.distToken);
    visit("register_tokens", "register_tokens", c.registerTokens);
    visit(c.positionGrid.value.empty() ? "" : "position_grid", "", c.positionGrid);
    visit("pos_embed_covers_prefix", "", c.posEmbedCoversPrefix);
    visit("qkv_bias", "", c.qkvBias);
    visit("key_bias", c.keyBias ? "" : "key_bias", c.keyBias);
    visit("qk_norm", "", c.qkNorm);
    visit("layer_scale", "", c.layerScale);
    visit("pre_norm", "", c.preNorm);
    visit("norm_kind", c.normKind == NormKind::Layer ? "" : "norm_kind", c.normKind);
    visit("norm_position", "norm_position", c.normPosition);
    visit("activation", "activation", c.activation);
    visit("attn_norm", "", c.attnNorm);
    visit("mlp", "", c.mlp);
    visit("mlp_norm", "", c.mlpNorm);
    visit("position_embedding", "", c.positionEmbedding);
    visit("position_resize", "position_resize", c.positionResize);
    visit("relative_bias", "", c.relativeBias);
    visit("rotation", "rotation", c.rotation);
    visit("pool", "global_pool", c.pool);
    visit(attends ? "pool_heads" : "", attends ? "pool_heads" : "", c.poolHeads);
    visit(attends ? "pool_activation" : "", attends ? "pool_activation" : "", c.poolActivation);
    visit(stepped ? "classifier_steps" : "", stepped ? "classifier_steps" : "", c.classifierSteps);
    visit("norm_eps", "norm_eps", c.normEps);
    visit("qk_scale", "qk_scale", c.qkScale);
    visit("mean", "mean", c.mean);
    visit("std", "std", c.std);
    visit("crop", "crop_pct", c.cropFraction);
    visit("crop_mode", "crop_mode", c.cropMode);
    visit("interpolation", "interpolation", c.interpolation);
    visit("trained_heads", "trained_heads", c.trainedHeads);
    visit("rounds", "", c.rounds);
    visit("round_sizes", c.roundSizes.value.empty() ? "" : "round_sizes", c.roundSizes);
    visit("head_order", "", c.headOrder);
    visit("attention", "attention", c.attentionPlan);
    visit(c.numClasses > 0 ? "answers" : "", c.answers == Answers::Softmax ? "" : "answers", c.answers);
    visit("class_names", c.classNames.value.empty() ? "" : "class_names", c.classNames);
}

} // namespace hydra
