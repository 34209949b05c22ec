// SPDX-License-Identifier: GPL-3.0-or-later
// figure with --predictor.
#include "app/cli/commands.h"
#include "app/cli/figure_drawing.h"
#include "app/cli/figure_settings.h"
#include "app/cli/option_lists.h"
#include "app/cli/predictor_run.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/explain/explain.h"
#include "core/paint/look_fields.h"
#include "ui/figures/gather.h"
#include "ui/figures/layout.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra::cli {

namespace {

engine::PredictionPtr predictionOf(const at::Tensor& scores)
{
    const at::Tensor row = scores[0].contiguous();
    const at::Tensor shares = at::softmax(row.to(at::kDouble), -1).to(at::kFloat).contiguous();
    auto prediction = std::make_shared<engine::Prediction>();
    prediction->logits.assign(row.data_ptr<float>(), row.data_ptr<float>() + row.numel());
    prediction->probabilities.assign(shares.data_ptr<float>(), shares.data_ptr<float>() + row.numel());
    prediction->ranking = rankingOf(scores);
    return prediction;
}

// The picture in view as the predictor sees it, and its answers.
class Seen
{
public:
    Seen(Predictor& predictor, const ui::FigureSpec& spec)
        : m_predictor(predictor)
        , m_spec(spec)
    { }

    [[nodiscard]] InputGeometry show(ModelInput input)
    {
        m_input = std::move(input);
        m_scores = m_predictor.scores(m_input.pixels, interruption());
        return m_input.geometry;
    }
    [[nodiscard]] ui::FigureCell cell(const ui::FigureColumn& column)
    {
        MapOptions options = m_spec.ask.options;
        options.method = column.method;
        const auto mapOf = [&](const engine::ClassChoice& choice) {
            const int index = classMeant(choice, rankingOf(m_scores));
            Map map = explainThrough(*scorerOf(m_predictor, index), shownTo(m_predictor, m_input.pixels),
                                     options, interruption(), {});
            map.classIndex = index;
            map.targetValue = m_scores[0][index].item<double>();
            return map;
        };
        Map map = mapOf(m_spec.ask.target);
        if (m_spec.ask.against) {
            map = contrast(map, mapOf(*m_spec.ask.against));
        }
        return {std::make_shared<const Map>(std::move(map)),
                m_spec.top > 0 ? predictionOf(m_scores) : nullptr};
    }

private:
    Predictor& m_predictor;
    const ui::FigureSpec& m_spec;
    ModelInput m_input;
    at::Tensor m_scores;
};

std::vector<std::string> allowed()
{
    std::vector<std::string> names{"method", "class",  "target", "against", "positive",  "top",
                                   "range",  "limits", "whole",  "out",     "no-overlay"};
    for (const OptionInfo& option : pageOptions()) {
        names.emplace_back(option.name);
    }
    for (const auto& field : paint::lookFields()) {
        names.emplace_back(field.option);
    }
    return names;
}

// What is asked of PREDICTOR, whose classes TOP of are written only where they have probabilities.
ui::FigureSpec specOf(const Arguments& arguments, ui::FigureKind kind, const Predictor& predictor)
{
    const bool logits = predictor.facts().kind == PredictorKind::Logits;
    if (predictor.findsBoxes()) {
        throw usageError("figure: this predictor finds boxes; expected one that scores classes");
    }
    if (!logits && arguments.whole("top", 0) > 0) {
        throw usageError("--top: this predictor's scores are no probabilities; expected none");
    }
    ui::FigureSpec spec = ui::suggested(kind, predictor.config());
    spec.modelOptions = {{"predictor", predictor.command()}};
    if (const auto patience = arguments.text("patience")) {
        spec.modelOptions.emplace_back("patience", *patience);
    }
    spec.inputs = arguments.positional();
    spec.methods = {"rise"};
    spec.top = logits ? spec.top : 0;
    readPage(spec, arguments);
    readQuestion(spec, arguments, predictor.config());
    if (!spec.ask.target.isClass()) {
        throw usageError("--target: a predictor has classes alone, got ", engine::text(spec.ask.target));
    }
    return spec;
}

} // namespace

Json runFigureThrough(const Arguments& arguments, ui::FigureKind kind, const std::string& file)
{
    if (kind != ui::FigureKind::MethodsGrid && kind != ui::FigureKind::View) {
        throw usageError("figure ", name(kind),
                         ": a predictor shows no inside of a network; expected methods-grid");
    }
    requireBlackBoxes(arguments);
    requireWritable(file);
    const auto predictor = startPredictor(arguments, allowed(), true);
    const ui::FigureSpec spec = specOf(arguments, kind, *predictor);
    engine::Engine engine;
    PredictorInputs inputs(*predictor);
    Seen seen(*predictor, spec);
    std::vector<Input> opened; // of one file
    const std::vector<std::string> paths = inputPaths(arguments, 0);
    ui::FigureSources sources;
    sources.count = paths.size();
    sources.open = [&](std::size_t index) {
        opened = openInputs(engine, paths[index]);
        std::vector<ui::FigureImage> images;
        for (const Input& input : opened) {
            images.push_back(ui::figureImage(input.image, input.name));
        }
        return images;
    };
    sources.seen = [&](const ui::FigureImage& image) {
        const auto at = std::find_if(opened.begin(), opened.end(),
                                     [&](const Input& input) { return input.image.id == image.id; });
        return seen.show(inputs.of(at->image));
    };
    sources.cell = [&](const ui::FigureImage&, const ui::FigureColumn& column) { return seen.cell(column); };
    const DrawingTable drawing;
    const ui::FigureData data =
        ui::gather(engine, spec, {"predictor " + predictor->command(), {}, predictor->config()}, sources,
                   progressBar(), interruption());
    Json document{{"kind", name(kind)}, {"predictor", predictor->command()}};
    document.update(saved(spec, data, file));
    return document;
}

} // namespace hydra::cli
