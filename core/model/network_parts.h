// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of today's Vision Transformers that the blocks of 2020 lack (reference.md "Today's blocks"):
// rotary positions, gated MLPs, norms of other kinds and in other places, other ways to resize positions.
// Plain data; VitConfig says which network has which part, and lists their tensors.
#pragma once

#include "core/base/enum_words.h"

namespace hydra {

enum class MlpKind
{
    Plain, // fc2(act(fc1 x))
    Gated // fc2(act(gate x) * (up x)): SwiGLU where the activation is SiLU, GeGLU where it is GELU
};
enum class NormKind
{
    Layer,
    Rms // x / sqrt(mean x^2 + eps) * weight; no bias
};
enum class NormPosition
{
    Pre, // x + attention(norm1 x), x + mlp(norm2 x)
    Post // x + norm1(attention x), x + norm2(mlp x)
};
// The rounds of a network (reference.md "Rounds: ThinkingViT and ProgResViT"). Each round has more heads than
// the one before; k heads select the answer of the round with k heads, after all rounds before it.
enum class Rounds
{
    One,
    Recycled, // ThinkingViT: a round also reads the final tokens of the one before
    Growing // ProgResViT: each round has a larger picture, and gates that depend on the round
};
// How position embeddings are resized to another grid.
enum class PositionResize
{
    BicubicAntialias, // timm; DINOv2 with registers
    Bicubic, // Hugging Face
    BicubicScaled, // the same with the step 1 / ((side + 0.1) / grid): DINOv2's own, without registers
    Bilinear // timm's flexivit
};

template<>
const EnumWords<MlpKind>& enumWords<MlpKind>(); // "plain", "gated"
template<>
const EnumWords<NormKind>& enumWords<NormKind>(); // "layer", "rms"
template<>
const EnumWords<NormPosition>& enumWords<NormPosition>(); // "pre", "post"
template<>
const EnumWords<Rounds>& enumWords<Rounds>(); // "one", "recycled", "growing"
template<>
const EnumWords<PositionResize>& enumWords<PositionResize>(); // "bicubic-antialias", "bicubic", ...

// Rotates queries and keys of the patches by angles that depend on their position; prefix tokens are not
// rotated. With f = 0..d/4-1 and periods p_f = base^(4f/d) (or the file's own, tensor rope.periods), an axial
// angle is
//   Centres: 2 pi c / p_f, c = 2 (i + 0.5) / side - 1       Indices: t / p_f, t = (i + offset) reference /
//   side
// (t = i + offset without a reference grid), first half of the angles by rows, second by columns. Mixed: x
// F[0,block,head,c] + y F[1,block,head,c], x the column, y the row, F = tensor rope.freqs.
struct Rotation
{
    enum class Kind
    {
        None,
        Axial, // "cat", "dinov3" in the registry
        Mixed // learned frequencies for each block and head
    };
    enum class Pairs
    {
        Halves, // channel c turns with c + d/2: DINOv3 (rope_half)
        Neighbours // channel 2c turns with 2c + 1: EVA, Perception Encoder, rope-vit
    };
    enum class Grid
    {
        Centres, // -1..1 of each side: DINOv3
        Indices
    };

    Kind kind = Kind::None;
    Pairs pairs = Pairs::Halves;
    Grid grid = Grid::Centres;
    double base = 100; // 100 DINOv3 and rope-vit, 10000 EVA and Perception Encoder
    int referenceRows = 0, referenceCols = 0; // rope_ref_grid that indices are scaled to; 0: none
    double offset = 0; // added to indices: 1 in Perception Encoder's core with a class token
    bool columnsFirst = false; // rope_order "xy": the first half of the angles is by columns

    [[nodiscard]] bool present() const noexcept { return kind != Kind::None; }
    friend bool operator==(const Rotation& a, const Rotation& b)
    {
        return a.kind == b.kind
            && (!a.present()
                || (a.pairs == b.pairs && a.grid == b.grid && a.base == b.base
                    && a.referenceRows == b.referenceRows && a.referenceCols == b.referenceCols
                    && a.offset == b.offset && a.columnsFirst == b.columnsFirst));
    }
    friend bool operator!=(const Rotation& a, const Rotation& b) { return !(a == b); }
};
template<>
const EnumWords<Rotation::Kind>& enumWords<Rotation::Kind>(); // "none", "axial", "mixed"

} // namespace hydra
