// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figure_spec.h"

#include "core/base/error.h"
#include "core/paint/look_fields.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

namespace hydra::ui {

namespace {

template<class Enum, std::size_t count>
Enum named(const char* what, const std::string& text,
           const std::array<std::pair<Enum, const char*>, count>& rows)
{
    std::string known;
    for (const auto& [value, word] : rows) {
        if (text == word) {
            return value;
        }
        known += (known.empty() ? "" : ", ") + std::string(word);
    }
    throw usageError(what, ": expected ", known, ", got '", text, "'");
}

template<class Enum, std::size_t count>
const char* wordFor(Enum value, const std::array<std::pair<Enum, const char*>, count>& rows) noexcept
{
    for (const auto& [one, word] : rows) {
        if (one == value) {
            return word;
        }
    }
    return rows.front().second;
}

constexpr std::array<std::pair<FigureRange, const char*>, 3> rangeWords = {{
    {FigureRange::Shared, "shared"},
    {FigureRange::Row, "row"},
    {FigureRange::Own, "own"},
}};

constexpr std::array<std::pair<FigureFormat, const char*>, 3> formatWords = {{
    {FigureFormat::Svg, "svg"},
    {FigureFormat::Pdf, "pdf"},
    {FigureFormat::Png, "png"},
}};

void checkNumber(const char* option, double value, double lowest, double highest)
{
    if (!(value >= lowest) || !(value <= highest)) {
        throw usageError("--", option, ": expected a number from ", lowest, " to ", highest, ", got ", value);
    }
}

auto question(const FigureSpec& s)
{
    return std::tie(s.kind, s.model, s.arch, s.modelOptions, s.inputs, s.heads, s.ask, s.from, s.indexFile,
                    s.basisFile, s.keptFile, s.attention, s.methods, s.layers, s.positive, s.sorted, s.top,
                    s.range, s.limits, s.axes, s.accuracyFolder, s.knn, s.sizes, s.convention, s.tsne);
}

auto appearance(const FigureSpec& s)
{
    return std::tie(s.look, s.truth, s.whole, s.overlay, s.page, s.font, s.columns, s.letters, s.colourBars,
                    s.fullPaths, s.caption);
}

} // namespace

bool operator==(const FigureSpec& a, const FigureSpec& b)
{
    return question(a) == question(b) && appearance(a) == appearance(b);
}

bool asksTheSame(const FigureSpec& a, const FigureSpec& b)
{
    return question(a) == question(b);
}

const char* name(FigureRange range) noexcept
{
    return wordFor(range, rangeWords);
}

const char* name(FigureFormat format) noexcept
{
    return wordFor(format, formatWords);
}

FigureRange figureRangeNamed(const std::string& text)
{
    return named("--range", text, rangeWords);
}

FigureFormat figureFormatOf(const std::string& file)
{
    const auto dot = file.rfind('.');
    const auto slash = file.rfind('/');
    const bool suffixed = dot != std::string::npos && (slash == std::string::npos || dot > slash + 1);
    for (const auto& [format, word] : formatWords) {
        if (suffixed && dot > 0 && file.substr(dot + 1) == word) {
            return format;
        }
    }
    throw usageError("--out: expected a name that ends in .svg, .pdf or .png, got '", file, "'");
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
    s.look.opacity = 0.75; // a panel is small and nobody can turn it up on paper
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
        s.range = FigureRange::Row; // what a change does to the values is to be seen
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
        s.range = FigureRange::Own; // values of two methods do not compare
    } else if (kind == FigureKind::Flops) {
        s.convention = CostConvention::HydraPaperBlocks; // the table's
        for (int& size : s.sizes) { // whole patches
            size = std::max(1, size / config.patchSize) * config.patchSize;
        }
    }
    return s;
}

void check(const FigureSpec& spec)
{
    checkNumber("width-mm", spec.page.widthMm, leastFigureMm, mostFigureMm);
    checkNumber("dpi", spec.page.dpi, leastFigureDpi, mostFigureDpi);
    checkNumber("font-size", spec.page.fontPt, leastFigurePt, mostFigurePt);
    checkNumber("columns", spec.columns == 0 ? 1 : spec.columns, 1, mostFigureColumns); // 0: as they fit;
    checkNumber("top", spec.top, 0, 10);
    for (const auto& field : paint::lookFields()) {
        if (const FieldValue value = *field.get(spec.look); !field.accepts(value)) {
            throw usageError("--", field.option, ": expected ", field.expected(), ", got ", fieldText(value));
        }
    }
    if (spec.limits && !(spec.limits->first < spec.limits->second)) { // also what is no number
        throw usageError("--limits: expected LOW,HIGH with LOW below HIGH, got ", spec.limits->first, ",",
                         spec.limits->second);
    }
    if (spec.caption && spec.caption->size() > 10'000) {
        throw usageError("--caption: expected at most 10000 bytes, got ", spec.caption->size());
    }
}

} // namespace hydra::ui
