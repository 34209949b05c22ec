// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of figures by name: the help of the command line lists them, where nothing is drawn.
#include "core/base/error.h"
#include "core/base/nearest.h"
#include "ui/figures/figure_spec.h"

#include <array>

namespace hydra::ui {

namespace {

constexpr std::array<std::pair<FigureKind, const char*>, 10> kindWords = {{
    {FigureKind::HeadsGrid, "heads-grid"},
    {FigureKind::Contributions, "contributions"},
    {FigureKind::MethodsGrid, "methods-grid"},
    {FigureKind::BeforeAfter, "before-after"},
    {FigureKind::HeadMatrix, "head-matrix"},
    {FigureKind::Tsne, "tsne"},
    {FigureKind::Cost, "cost"},
    {FigureKind::Flops, "flops"},
    {FigureKind::Feature, "feature"},
    {FigureKind::View, "view"},
}};

} // namespace

const std::vector<FigureKind>& figureKinds()
{
    static const std::vector<FigureKind> all = [] {
        std::vector<FigureKind> found;
        for (const auto& row : kindWords) {
            found.push_back(row.first);
        }
        return found;
    }();
    return all;
}

const char* name(FigureKind kind) noexcept
{
    for (const auto& [each, word] : kindWords) {
        if (each == kind) {
            return word;
        }
    }
    return kindWords.front().second;
}

FigureKind figureKindNamed(const std::string& text)
{
    std::vector<std::string> known;
    for (const auto& [kind, word] : kindWords) {
        if (text == word) {
            return kind;
        }
        known.emplace_back(word);
    }
    throw usageError("KIND: expected ", briefList(known), ", got '", text, "'", didYouMean(text, known));
}

} // namespace hydra::ui
