// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/attention_kind.h"

#include "core/base/message.h"

#include <cstddef>

namespace hydra {

const std::vector<KindInfo>& attentionKinds()
{
    using K = AttentionKind;
    using C = Combination;
    constexpr Source P = Source::Projection, N = Source::Input, M = Source::Mixture;
    static const std::vector<KindInfo> kinds{
        // kind, name, title, combination, query, key, value, kernel, one head, skip from V
        {K::Softmax, "softmax", phrase("Softmax"), C::Softmax, P, P, P, false, false, false},
        {K::Linear, "linear", phrase("Linear"), C::Sums, P, P, P, true, false, false},
        {K::Hydra, "hydra", phrase("Hydra"), C::Sums, P, P, P, true, false, false},
        {K::AftSimple, "aft-simple", phrase("AFT-Simple"), C::Sums, P, P, P, false, false, false},
        {K::PolyNl, "polynl", phrase("PolyNL"), C::Sums, N, P, P, false, false, false},
        {K::Window, "window", phrase("Window"), C::Windows, P, P, P, false, false, false},
        {K::Optimised, "optimised", phrase("Optimised"), C::Softmax, P, P, N, false, false, false},
        {K::Efficient, "efficient", phrase("Efficient"), C::Softmax, P, N, N, false, true, false},
        {K::Super, "super", phrase("Super"), C::Softmax, P, N, M, false, true, false},
        {K::T2t, "t2t", phrase("Tokens-to-Token"), C::Softmax, P, P, P, false, false, true},
    };
    return kinds;
}

const KindInfo& infoOf(AttentionKind kind) noexcept
{
    return attentionKinds()[static_cast<std::size_t>(kind)];
}

const char* name(AttentionKind kind) noexcept
{
    return infoOf(kind).name;
}

} // namespace hydra
