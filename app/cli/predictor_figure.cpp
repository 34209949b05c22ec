// SPDX-License-Identifier: GPL-3.0-or-later
// figure with --predictor.
#include "app/cli/commands.h"
#include "app/cli/drawing_table.h"
#include "app/cli/figure_settings.h"
#include "app/cli/inputs.h"
#include "app/cli/option_lists.h"
#include "app/cli/program_answers.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "ui/figures/gather.h"
#include "ui/figures/layout.h"

#include <algorithm>

namespace hydra::cli {

namespace {

// What PROGRAM answers about the pictures of a figure.
struct Seen
{
    engine::Session& session;
    const engine::OpenedModel& program;
    const ui::FigureSpec& spec;
    std::size_t box;

    [[nodiscard]] NetworkKey network(const ui::FigureImage& image) const
    {
        return Ask(spec.ask).network(image.id, program.id, 0);
    }
    void show(ui::FigureImage& image) const
    {
        image.geometry = session.seen(image.id, program.id).geometry;
        if (program.program == PredictorKind::Boxes) {
            const auto answer = session.answer(network(image), {}, interruption());
            if (box >= answer->boxes.size()) {
                throw inputError(image.name, ": the predictor finds ", answer->boxes.size(),
                                 " boxes, there is no box ", box);
            }
            image.box = answer->boxes[box];
        }
    }
    [[nodiscard]] ui::FigureCell cell(const ui::FigureImage& image, const ui::FigureColumn& column) const
    {
        Ask ask = spec.ask;
        ask.options.method = column.method;
        if (program.program == PredictorKind::Boxes) {
            ask.target = {ClassChoice::Kind::Box, static_cast<int>(box)};
        }
        const NetworkKey pass = network(image);
        const engine::MapPtr map = session.answer(ask.map(image.id, program.id).on(pass), {}, interruption());
        if (map->matched == 0) {
            throw inputError(image.name, ": none of ", ask.options.masks,
                             " masked pictures had a box like box ", box, ": there is no map");
        }
        return {map, spec.top > 0 ? session.answer(pass, {}, interruption()) : nullptr};
    }
};

// What is asked of PREDICTOR, whose classes TOP of are written only where they have probabilities.
ui::FigureSpec specOf(const FigureSettings& settings, FigureKind kind, const engine::OpenedModel& program)
{
    const bool logits = program.program == PredictorKind::Logits;
    const bool boxes = program.program == PredictorKind::Boxes;
    requireAnswered(settings, *program.program);
    ui::FigureSpec spec = ui::suggested(kind, program.config);
    spec.modelOptions = {{"predictor", program.path}};
    if (settings.patience) {
        spec.modelOptions.emplace_back("patience", exactText(*settings.patience));
    }
    if (boxes) {
        spec.modelOptions.emplace_back("box", join(settings.box.value_or(0)));
    }
    spec.inputs = settings.places;
    spec.top = logits ? spec.top : 0;
    readPage(spec, settings);
    if (!logits && spec.top > 0) {
        throw usageError("--top: this predictor's scores are no probabilities; expected none");
    }
    readQuestion(spec, settings, program.config);
    spec.whole = spec.whole || boxes;
    spec.methods = methodsThrough(settings, *program.program);
    for (std::string& method : spec.methods) {
        if (method == riseOfBoxes) { // in figures it is RISE, with the masks of its authors
            requireFitting(method, *program.program);
            spec.ask.options = optionsThrough(settings, program.config, method);
            method = "rise";
        }
    }
    if (!spec.ask.target.isClass()) {
        throw usageError("--target: a predictor has classes alone, got ", hydra::text(spec.ask.target));
    }
    return spec;
}

} // namespace

Json runFigureThrough(const FigureSettings& settings, FigureKind kind, const std::string& file)
{
    if (kind != FigureKind::MethodsGrid && kind != FigureKind::View) {
        throw usageError("figure ", name(kind),
                         ": a predictor shows no inside of a network; expected methods-grid");
    }
    requireBlackBoxes(settings);
    requireWritable(file);
    const auto session = commandSession();
    const engine::OpenedModel program = openModel(*session, settings);
    const ui::FigureSpec spec = specOf(settings, kind, program);
    const Seen seen{*session, program, spec, settings.box.value_or(0)};
    const std::vector<std::string> paths = inputPaths(settings, 0);
    ui::FigureSources sources;
    sources.count = paths.size();
    sources.open = [&](std::size_t index) {
        std::vector<ui::FigureImage> images;
        for (const Input& input : openInputs(*session, paths[index])) {
            images.push_back(ui::figureImage(input.image, input.name));
        }
        return images;
    };
    sources.seen = [&](ui::FigureImage& image) { seen.show(image); };
    sources.cell = [&](const ui::FigureImage& image, const ui::FigureColumn& column) {
        return seen.cell(image, column);
    };
    const DrawingTable drawing;
    const ui::FigureData data = ui::gather(*session, spec, {"predictor " + program.path, {}, program.config},
                                           sources, progressBar(), interruption());
    Json document{{"kind", name(kind)}, {"predictor", program.path}};
    document.update(saved(spec, data, file));
    return document;
}

} // namespace hydra::cli
