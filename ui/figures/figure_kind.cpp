// SPDX-License-Identifier: GPL-3.0-or-later
// Names of the figure kinds. In a file of its own, as the command line's help lists them without drawing.
#include "ui/figures/figure_spec.h"

namespace hydra {

template<>
const EnumWords<FigureKind>& enumWords<FigureKind>()
{
    using K = FigureKind;
    static const EnumWords<K> words{{K::HeadsGrid, "heads-grid"},
                                    {K::Contributions, "contributions"},
                                    {K::MethodsGrid, "methods-grid"},
                                    {K::BeforeAfter, "before-after"},
                                    {K::HeadMatrix, "head-matrix"},
                                    {K::Tsne, "tsne"},
                                    {K::Cost, "cost"},
                                    {K::Flops, "flops"},
                                    {K::Feature, "feature"},
                                    {K::View, "view"}};
    return words;
}

} // namespace hydra
