// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/cost.h"

namespace hydra {

template<>
const EnumWords<CostConvention>& enumWords<CostConvention>()
{
    using C = CostConvention;
    static const EnumWords<C> words{{C::Executed, "macs"},
                                    {C::HydraPaper, "hydra-paper"},
                                    {C::HydraPaperBlocks, "hydra-paper-blocks"},
                                    {C::Paper, "paper"}};
    return words;
}

} // namespace hydra
