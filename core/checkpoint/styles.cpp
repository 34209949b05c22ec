// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/styles.h"

#include "core/checkpoint/architecture_names.h"

#include <ATen/core/Tensor.h>

#include <cmath>

namespace hydra {

namespace {

// The size of a tensor's DIMENSION; 0 where there is none.
std::int64_t sizeOf(const NamedTensors& tensors, const std::string& name, std::int64_t dimension)
{
    const auto found = tensors.find(name);
    return found != tensors.end() && found->second.dim() > dimension ? found->second.size(dimension) : 0;
}

bool isSquare(std::int64_t value)
{
    const auto root = static_cast<std::int64_t>(std::llround(std::sqrt(double(value))));
    return value > 0 && root * root == value;
}

std::int64_t depthOf(const NamedTensors& tensors)
{
    std::int64_t depth = 0;
    while (tensors.count("blocks." + std::to_string(depth) + ".norm1.weight") != 0) {
        ++depth;
    }
    return depth;
}

// The parts that a style has, as far as tensors show them.
struct Shown
{
    const NamedTensors& tensors;
    bool keyBias, gammas;

    [[nodiscard]] bool has(const char* name) const { return tensors.count(name) != 0; }
    [[nodiscard]] bool block(const char* name) const
    {
        return tensors.count("blocks.0." + std::string(name)) != 0;
    }
    [[nodiscard]] bool attention(const ArchitectureStyle& s) const
    {
        return s.qkvBias == block("attn.qkv.bias") && (!s.qkvBias || s.keyBias == keyBias)
            && s.projBias == block("attn.proj.bias") && s.attnNorm == block("attn.norm.weight")
            && s.relativeBias
            == (block("attn.relative_position_bias_table")
                || has("rel_pos_bias.relative_position_bias_table"))
            && (s.rotation.kind == Rotation::Kind::Mixed) == has("rope.freqs");
    }
    [[nodiscard]] bool mlp(const ArchitectureStyle& s) const
    {
        const bool split = block("mlp.fc1_g.weight");
        const bool packed = sizeOf(tensors, "blocks.0.mlp.fc1.weight", 0)
            == 2 * sizeOf(tensors, "blocks.0.mlp.fc2.weight", 1);
        const bool gated = s.mlp == MlpKind::Gated;
        return split == (gated && !s.packed) && (split || packed == (gated && s.packed))
            && s.mlpNorm == block("mlp.norm.weight");
    }
    [[nodiscard]] bool norms(const ArchitectureStyle& s) const
    {
        const char* const last = has("fc_norm.weight") ? "fc_norm" : has("norm.weight") ? "norm" : "";
        const bool named = !s.layerScale || gammas == (s.rotation.present() || s.relativeBias);
        return std::string(s.finalNorm) == last && s.normPre == has("norm_pre.weight")
            && s.layerScale == block("ls1.gamma") && named
            && (s.normKind == NormKind::Rms) == !block("norm1.bias");
    }
    [[nodiscard]] bool tokens(const ArchitectureStyle& s) const
    {
        const std::int64_t rows = sizeOf(tensors, "pos_embed", 1);
        const std::int64_t prefix = int(s.classToken) + int(s.distToken) + s.registers;
        const bool placed =
            *s.positions == '\0' ? rows == 0 : isSquare(rows - (*s.positions == 'a' ? prefix : 0));
        return s.classToken == has("cls_token") && s.distToken == has("dist_token")
            && s.registers == sizeOf(tensors, "reg_token", 1) && placed
            && (s.pool == Pool::Attention) == has("attn_pool.latent");
    }
};

} // namespace

std::vector<const NamedArchitecture*> rowsThatFit(const TimmNamed& named)
{
    const NamedTensors& t = named.tensors;
    const Shown shown{t, named.told.count("key_bias") == 0, named.gammas};
    if (!shown.block("attn.qkv.weight")) {
        return {};
    }
    const std::int64_t width = sizeOf(t, "patch_embed.proj.weight", 0);
    const std::int64_t patch = sizeOf(t, "patch_embed.proj.weight", 3);
    const std::int64_t depth = depthOf(t);
    std::vector<const NamedArchitecture*> all, exact;
    for (const NamedArchitecture& row : namedArchitectures()) {
        const ArchitectureStyle& style = row.look();
        if (!shown.attention(style) || !shown.mlp(style) || !shown.norms(style) || !shown.tokens(style)) {
            continue;
        }
        all.push_back(&row);
        if (row.width == width && row.depth == depth && row.patch == patch) {
            exact.push_back(&row);
        }
    }
    return exact.empty() ? all : exact;
}

bool isToldByItsName(const NamedArchitecture& row)
{
    return row.look().normPosition == NormPosition::Post || row.look().rotation.kind == Rotation::Kind::Axial;
}

Words wordsOfRows(const std::vector<const NamedArchitecture*>& rows)
{
    Words common;
    for (const NamedArchitecture* row : rows) {
        Words words = wordsOfName(row->name, 0, true);
        const ArchitectureStyle& style = row->look();
        const bool plain = !style.rotation.present() && !style.relativeBias && style.pool != Pool::Attention
            && style.mlp == MlpKind::Plain && !style.attnNorm && !style.mlpNorm && *style.finalNorm != '\0'
            && style.keyBias == style.qkvBias && style.normKind == NormKind::Layer;
        if (plain) {
            return {};
        }
        for (const char* other : {"num_heads", "img_size", "mean", "std", "crop_pct", "crop_mode",
                                  "interpolation", "position_resize"}) {
            words.erase(other); // of each network's own
        }
        if (row == rows.front()) {
            common = words;
        }
        for (auto word = common.begin(); word != common.end();) {
            const auto same = words.find(word->first);
            word = same == words.end() || same->second != word->second ? common.erase(word) : std::next(word);
        }
    }
    return common;
}

} // namespace hydra
