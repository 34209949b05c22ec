// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/network_parts.h"

namespace hydra {

template<>
const EnumWords<MlpKind>& enumWords<MlpKind>()
{
    static const EnumWords<MlpKind> words{{MlpKind::Plain, "plain"}, {MlpKind::Gated, "gated"}};
    return words;
}

template<>
const EnumWords<NormKind>& enumWords<NormKind>()
{
    static const EnumWords<NormKind> words{{NormKind::Layer, "layer"}, {NormKind::Rms, "rms"}};
    return words;
}

template<>
const EnumWords<NormPosition>& enumWords<NormPosition>()
{
    static const EnumWords<NormPosition> words{{NormPosition::Pre, "pre"}, {NormPosition::Post, "post"}};
    return words;
}

template<>
const EnumWords<Rounds>& enumWords<Rounds>()
{
    static const EnumWords<Rounds> words{
        {Rounds::One, "one"}, {Rounds::Recycled, "recycled"}, {Rounds::Growing, "growing"}};
    return words;
}

template<>
const EnumWords<PositionResize>& enumWords<PositionResize>()
{
    static const EnumWords<PositionResize> words{{PositionResize::BicubicAntialias, "bicubic-antialias"},
                                                 {PositionResize::Bicubic, "bicubic"},
                                                 {PositionResize::BicubicScaled, "bicubic-scaled"},
                                                 {PositionResize::Bilinear, "bilinear"}};
    return words;
}

template<>
const EnumWords<Rotation::Kind>& enumWords<Rotation::Kind>()
{
    using Kind = Rotation::Kind;
    static const EnumWords<Kind> words{{Kind::None, "none"}, {Kind::Axial, "axial"}, {Kind::Mixed, "mixed"}};
    return words;
}

} // namespace hydra
