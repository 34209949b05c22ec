// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/figure_settings.h"

#include "app/cli/ask_settings.h"
#include "core/attention/plan_text.h"
#include "core/base/error.h"
#include "core/base/integer_list.h"
#include "core/base/number.h"
#include "core/paint/look_fields.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace hydra::cli {

namespace {

// "9,10,11" or "9-11"; empty where OPTION is not given.
std::vector<int> integers(const Arguments& arguments, const std::string& option, int lowest, int highest)
{
    constexpr std::size_t most = 100;
    const auto given = arguments.text(option);
    const auto values = given ? integerList(*given, lowest, highest, most) : std::vector<int>();
    if (!values) {
        throw usageError("--", option, ": expected at most ", most, " whole numbers from ", lowest, " to ",
                         highest, ", as 3,6,9-12; got '", *given, "'");
    }
    return *values;
}

// "-0.01,0.02": two finite numbers.
std::optional<std::pair<double, double>> limitsOf(const Arguments& arguments)
{
    const auto parts = arguments.list("limits");
    if (parts.empty()) {
        return std::nullopt;
    }
    std::array<double, 2> ends{};
    bool good = parts.size() == ends.size();
    for (std::size_t i = 0; good && i < ends.size(); ++i) {
        const auto value = finiteNumberIn(parts[i]);
        good = value.has_value();
        ends[i] = value.value_or(0);
    }
    if (!good) {
        throw usageError("--limits: expected LOW,HIGH, two numbers, got '", *arguments.text("limits"), "'");
    }
    return std::pair(ends[0], ends[1]);
}

void readMaps(ui::FigureSpec& spec, const Arguments& arguments, const VitConfig& config)
{
    if (const auto methods = arguments.list("method"); !methods.empty()) {
        spec.methods = methods;
    }
    spec.ask.target = targetOf(arguments, config);
    if (arguments.has("against")) {
        spec.ask.against = classOf(arguments, config, "against");
    }
    if (const auto layers = integers(arguments, "layer", 0, config.depth - 1); !layers.empty()) {
        spec.layers = layers;
    }
    spec.ask.options = methodOptionsOf(arguments, config, {"layer"});
    spec.positive = arguments.has("positive");
    spec.indexFile = arguments.text("index", "");
    spec.sorted = arguments.has("sorted");
    if (spec.sorted && spec.kind != ui::FigureKind::HeadMatrix) {
        throw usageError("--sorted: figure ", name(spec.kind), " has no single heads to sort");
    }
    spec.top = arguments.whole("top", spec.top);
    if (const auto range = arguments.text("range")) {
        spec.range = ui::figureRangeNamed(*range);
    }
    spec.limits = limitsOf(arguments);
    spec.truth = arguments.has("truth");
    spec.whole = arguments.has("whole");
    spec.overlay = !arguments.has("no-overlay");
}

void readCosts(ui::FigureSpec& spec, const Arguments& arguments, const VitConfig& config)
{
    using C = CostConvention;
    if (const auto axes = arguments.list("axes"); !axes.empty()) {
        spec.axes = axes;
    }
    spec.accuracyFolder = arguments.text("accuracy", "");
    spec.knn = arguments.has("knn");
    if (spec.knn && spec.accuracyFolder.empty()) {
        throw usageError("--knn needs --accuracy FOLDER, of whose pictures it is");
    }
    if (arguments.has("convention")) {
        spec.convention =
            chosen(arguments, "convention", {C::Executed, C::HydraPaper, C::HydraPaperBlocks, C::Paper});
    }
    constexpr int largest = 8192;
    if (const auto sizes = integers(arguments, "sizes", 1, largest); !sizes.empty()) {
        spec.sizes = sizes;
    }
    if (spec.kind != ui::FigureKind::Flops) {
        return;
    }
    std::sort(spec.sizes.begin(), spec.sizes.end());
    spec.sizes.erase(std::unique(spec.sizes.begin(), spec.sizes.end()), spec.sizes.end());
    for (const int size : spec.sizes) {
        if (size % config.patchSize != 0) {
            throw usageError("--sizes: expected multiples of the patch, ", config.patchSize.value,
                             " pixels, got ", size);
        }
    }
}

} // namespace

void readPage(ui::FigureSpec& spec, const Arguments& arguments)
{
    spec.page.widthMm =
        arguments.number("width-mm", ui::leastFigureMm, ui::mostFigureMm).value_or(spec.page.widthMm);
    spec.page.dpi = arguments.whole("dpi", ui::leastFigureDpi, ui::mostFigureDpi, spec.page.dpi);
    spec.page.fontPt =
        arguments.number("font-size", ui::leastFigurePt, ui::mostFigurePt).value_or(spec.page.fontPt);
    spec.font = arguments.text("font", "");
    spec.columns = arguments.whole("columns", 0);
    spec.letters = !arguments.has("no-letters");
    spec.caption = arguments.text("caption");
    spec.colourBars = !arguments.has("no-colour-bar");
    const paint::Look usual;
    for (const auto& field : paint::lookFields()) {
        if (*field.option == '\0') {
            continue;
        }
        if (field.kind == FieldKind::Flag) { // the switch turns the default round
            field.set(spec.look, std::get<bool>(*field.get(usual)) != arguments.has(field.option));
        } else if (const auto given = arguments.text(field.option)) {
            field.set(spec.look, field.fromText(*given, join("--", field.option)));
        }
    }
    check(spec);
}

void readTsne(ui::FigureSpec& spec, const Arguments& arguments, const VitConfig& config)
{
    ui::FigureTsne& t = spec.tsne;
    t.byClass = arguments.has("by-class");
    const engine::TokenChoice choice = tokenChoiceOf(arguments, config);
    t.tokens = choice.kind;
    t.block = choice.block;
    const engine::EmbeddingOptions options = tsneOf(arguments);
    t.joint = options.joint;
    t.perplexity = options.fitPerplexity ? 0 : options.tsne.perplexity;
    t.iterations = options.tsne.iterations;
    t.reduceTo = options.tsne.reduceTo;
    t.seed = options.tsne.seed;
}

void readQuestion(ui::FigureSpec& spec, const Arguments& arguments, const VitConfig& config)
{
    if (arguments.has("heads") || arguments.has("untrained")) {
        spec.heads = headsOf(arguments, config);
    }
    const engine::Ask said = askOf(arguments, config);
    spec.ask.plan = said.plan;
    spec.ask.size = said.size;
    if (spec.kind == ui::FigureKind::Flops && !said.size.isOwn()) {
        throw usageError("--size: figure flops is of several sizes; expected --sizes");
    }
    spec.attention = attentionText(spec.ask.plan, config);
    if (ui::isGrid(spec.kind)) {
        readMaps(spec, arguments, config);
    } else if (spec.kind == ui::FigureKind::Tsne) {
        readTsne(spec, arguments, config);
    } else {
        readCosts(spec, arguments, config);
    }
}

ui::FigureSpec::Options givenModelOptions(const Arguments& arguments)
{
    ui::FigureSpec::Options given;
    for (const OptionInfo& option : modelOptions()) {
        if (const auto value = arguments.text(option.name)) {
            given.emplace_back(option.name, *value);
        }
    }
    return given;
}

} // namespace hydra::cli
