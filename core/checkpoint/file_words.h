// SPDX-License-Identifier: GPL-3.0-or-later
// What a PyTorch file states about its network outside the tensors: dictionaries kept by a trainer, and
// attributes of a module that was saved whole. All of it is text by key path (raw_checkpoint.h).
#pragma once

#include "core/checkpoint/facts.h"
#include "core/checkpoint/families.h"

namespace hydra {

// Names that programs give to a network's arguments and to its preprocessing, with Metadata's words.
struct Spelling
{
    const char *key, *word;
};
constexpr Spelling argumentWords[] = {{"img_size", "img_size"},
                                      {"image_size", "img_size"},
                                      {"num_heads", "num_heads"},
                                      {"num_attention_heads", "num_heads"},
                                      {"n_heads", "num_heads"},
                                      {"n_head", "num_heads"},
                                      {"nhead", "num_heads"},
                                      {"heads", "num_heads"}, // several: a training's head counts
                                      {"head_dim", "head_dim"},
                                      {"embed_dim", "embed_dim"},
                                      {"hidden_size", "embed_dim"},
                                      {"depth", "depth"},
                                      {"num_hidden_layers", "depth"},
                                      {"patch_size", "patch_size"},
                                      {"qk_scale", "qk_scale"},
                                      {"norm_eps", "norm_eps"},
                                      {"layer_norm_eps", "norm_eps"},
                                      {"act_layer", "activation"},
                                      {"hidden_act", "activation"},
                                      {"global_pool", "global_pool"},
                                      {"attn_pool_num_heads", "pool_heads"},
                                      {"thinking_stages", "round_heads"},
                                      {"progress_stages", "round_heads"},
                                      {"progress_img_sizes", "round_sizes"},
                                      {"ref_feat_shape", "rotation_reference"},
                                      {"rope_temperature", "rotation_base"},
                                      {"rope_grid_offset", "rotation_offset"},
                                      {"rope_grid_indexing", "rotation_order"}};
constexpr Spelling pictureWords[] = {{"input_size", "img_size"}, {"interpolation", "interpolation"},
                                     {"crop_pct", "crop_pct"},   {"crop_mode", "crop_mode"},
                                     {"mean", "mean"},           {"std", "std"}};

// One dictionary or module; WHERE is its name in messages.
struct FileFacts
{
    std::string where;
    KeyValues words;
};

// The dictionaries and modules in STORED that describe NAMED's network; NOTES receives those that do not, and
// contradictions between two of them. Throws Error{Input} that begins with FILE for a module whose blocks
// differ.
[[nodiscard]] std::vector<FileFacts> fileFacts(const KeyValues& stored, const TimmNamed& named,
                                               const std::string& file, Notes& notes);

} // namespace hydra
