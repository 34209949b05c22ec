// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/figure_settings.h"

#include "app/cli/ask_settings.h"
#include "core/attention/plan_text.h"
#include "core/base/error.h"
#include "core/base/integer_list.h"
#include "core/model/override_fields.h"

#include <algorithm>

namespace hydra::cli {

namespace {

// Parses GIVEN, the text of OPTION, "9,10,11" or "9-11"; empty if not given.
std::vector<int> integers(const char* option, const OptionalText& given, int lowest, int highest)
{
    constexpr std::size_t most = 100;
    const auto values = given ? integerList(*given, lowest, highest, most) : std::vector<int>();
    if (!values) {
        throw usageError("--%1: expected at most %2 whole numbers from %3 to %4, as 3,6,9-12; got '%5'",
                         option, most, lowest, highest, *given);
    }
    return *values;
}

void readMaps(ui::FigureSpec& spec, const FigureSettings& settings, const VitConfig& config)
{
    if (!settings.methods.empty()) {
        spec.methods = settings.methods;
    }
    readExplained(settings, config, spec.ask);
    if (const auto layers = integers("layer", settings.layer, 0, config.depth - 1); !layers.empty()) {
        spec.blocks = layers;
    }
    spec.indexFile = settings.index;
    if (spec.sorted && spec.kind != FigureKind::HeadMatrix) {
        throw usageError("--sorted: figure %1 has no individual heads to sort", name(spec.kind));
    }
}

void readCosts(ui::FigureSpec& spec, const FigureSettings& settings, const VitConfig& config)
{
    if (!settings.axes.empty()) {
        spec.axes = settings.axes;
    }
    spec.accuracyFolder = settings.accuracy;
    spec.knn = settings.knn;
    if (spec.knn && spec.accuracyFolder.empty()) {
        throw usageError("--knn needs --accuracy FOLDER with the pictures to measure");
    }
    spec.convention = settings.convention.value_or(spec.convention);
    constexpr int largest = 8192;
    if (const auto sizes = integers("sizes", settings.sizes, 1, largest); !sizes.empty()) {
        spec.sizes = sizes;
    }
    if (spec.kind != FigureKind::Flops) {
        return;
    }
    std::sort(spec.sizes.begin(), spec.sizes.end());
    spec.sizes.erase(std::unique(spec.sizes.begin(), spec.sizes.end()), spec.sizes.end());
    for (const int size : spec.sizes) {
        if (size % config.patchSize != 0) {
            throw usageError("--sizes: expected multiples of the patch, %1 pixels, got %2",
                             config.patchSize.value, size);
        }
    }
}

} // namespace

void readPage(ui::FigureSpec& spec, const PageSettings& settings)
{
    const auto& given = settings.given;
    for (const DrawingField& field : drawingFields()) {
        if (std::find(given.begin(), given.end(), field.option) != given.end()) {
            field.set(spec, field.get(settings.drawing));
        }
    }
    check(spec);
}

void readTsne(ui::FigureSpec& spec, const TsneSettings& settings, const VitConfig& config)
{
    spec.byClass = settings.byClass;
    spec.tokens = tokenChoiceOf(settings, config);
    spec.embedding = embeddingOf(settings);
}

void readPass(ui::FigureSpec& spec, const CommonSettings& settings, const VitConfig& config)
{
    if (settings.heads || settings.untrained) {
        spec.heads = headsOf(settings, config);
    }
    const Ask given = askOf(settings, config);
    spec.ask.plan = given.plan;
    spec.ask.scheme = given.scheme;
    spec.ask.size = given.size;
    spec.attention = attentionText(spec.ask.plan, config);
}

void readQuestion(ui::FigureSpec& spec, const FigureSettings& settings, const VitConfig& config)
{
    readPass(spec, settings, config);
    if (spec.kind == FigureKind::Flops && !spec.ask.size.isOwn()) {
        throw usageError("--size: figure flops covers several sizes; expected --sizes");
    }
    if (ui::isGrid(spec.kind)) {
        readMaps(spec, settings, config);
    } else if (spec.kind == FigureKind::Tsne) {
        readTsne(spec, settings, config);
    } else {
        readCosts(spec, settings, config);
    }
}

ui::FigureSpec::Options givenModelOptions(const CommonSettings& settings)
{
    ui::FigureSpec::Options given = overrideOptions(settings.overrides);
    if (settings.promptsFile) {
        given.emplace_back("prompts", *settings.promptsFile);
    }
    return given;
}

} // namespace hydra::cli
