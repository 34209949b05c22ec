// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figure_spec.h"

#include "core/base/error.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace hydra::ui {

namespace {

auto question(const FigureSpec& s)
{
    return std::tie(s.kind, s.model, s.arch, s.modelOptions, s.inputs, s.heads, s.ask, s.from, s.indexFile,
                    s.basisFile, s.keptFile, s.attention, s.methods, s.blocks, s.axes, s.accuracyFolder,
                    s.knn, s.sizes, s.convention, s.tokens, s.embedding, s.byClass);
}

bool drawnTheSame(const FigureSpec& a, const FigureSpec& b, bool ofAsking)
{
    const auto& fields = drawingFields();
    return std::all_of(fields.begin(), fields.end(),
                       [&](const DrawingField& field) { return field.asks != ofAsking || field.same(a, b); });
}

} // namespace

bool operator==(const FigureSpec& a, const FigureSpec& b)
{
    return asksTheSame(a, b) && drawnTheSame(a, b, false) && a.fullPaths == b.fullPaths;
}

bool asksTheSame(const FigureSpec& a, const FigureSpec& b)
{
    return question(a) == question(b) && drawnTheSame(a, b, true);
}

bool isGrid(FigureKind kind) noexcept
{
    return kind != FigureKind::Tsne && kind != FigureKind::Cost && kind != FigureKind::Flops;
}

bool readsPictures(FigureKind kind) noexcept
{
    return kind != FigureKind::Cost && kind != FigureKind::Flops;
}

std::vector<int> spread(const std::vector<int>& all, std::size_t count)
{
    if (all.size() <= count || count < 2) {
        return all;
    }
    std::vector<int> chosen;
    for (std::size_t i = 0; i < count; ++i) {
        const double place = double(i) * double(all.size() - 1) / double(count - 1);
        chosen.push_back(all[static_cast<std::size_t>(std::lround(place))]);
    }
    return chosen;
}

FigureSpec suggested(FigureKind kind, const VitConfig& config)
{
    FigureSpec s;
    s.kind = kind;
    s.look.opacity = 0.75; // panels are small, and readers cannot adjust it on paper
    const std::vector<int>& trained = config.trainedHeads.value;
    const std::vector<int> whole{config.numHeads.value};
    constexpr std::size_t compared = 4; // 3, 6, 9, 12
    s.heads = kind == FigureKind::HeadsGrid || kind == FigureKind::Tsne ? spread(trained, compared)
        : kind == FigureKind::Cost                                      ? trained
                                                                        : whole;
    const bool predicts =
        kind == FigureKind::HeadsGrid || kind == FigureKind::View || kind == FigureKind::BeforeAfter;
    s.top = predicts ? 3 : 0;
    if (kind == FigureKind::HeadsGrid) {
        s.range = FigureRange::Own; // relevance of 3 and of 12 heads differs by an order of magnitude
    } else if (kind == FigureKind::BeforeAfter) {
        s.range = FigureRange::Row; // shows how a change affects the values
    } else if (kind == FigureKind::Feature) {
        s.methods = {"lens"};
    } else if (kind == FigureKind::HeadMatrix) {
        s.methods = {"attention"};
        s.range = FigureRange::Own;
    } else if (kind == FigureKind::Contributions) {
        s.methods = {"hydra-contribution"};
        s.range = FigureRange::Row;
    } else if (kind == FigureKind::MethodsGrid) {
        s.methods = {"fullgrad-plus", "relevance", "hydra-contribution", "generic", "rollout", "attention"};
        s.range = FigureRange::Own; // values of two methods are not comparable
    } else if (kind == FigureKind::Flops) {
        s.convention = CostConvention::HydraPaperBlocks; // the convention of the table
        for (int& size : s.sizes) { // round down to whole patches
            size = std::max(1, size / config.patchSize) * config.patchSize;
        }
    }
    return s;
}

} // namespace hydra::ui
