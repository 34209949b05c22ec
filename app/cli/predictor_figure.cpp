// SPDX-License-Identifier: GPL-3.0-or-later
// figure with --predictor.
#include "app/cli/commands.h"
#include "app/cli/drawing_table.h"
#include "app/cli/figure_settings.h"
#include "app/cli/option_lists.h"
#include "app/cli/predictor_answers.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "ui/figures/gather.h"
#include "ui/figures/layout.h"

#include <algorithm>

namespace hydra::cli {

namespace {

// The picture in view as the predictor sees it, and its answers.
class Seen
{
public:
    Seen(Predictor& predictor, const ui::FigureSpec& spec, std::size_t box)
        : m_predictor(predictor)
        , m_spec(spec)
        , m_box(box)
    { }

    void show(const ModelInput& input, ui::FigureImage& image)
    {
        m_picture = std::make_unique<AskedPicture>(m_predictor, input, interruption());
        image.geometry = m_picture->geometry();
        if (m_predictor.findsBoxes()) {
            const auto& boxes = m_picture->answer().boxes;
            if (m_box >= boxes.size()) {
                throw inputError(image.name, ": the predictor finds ", boxes.size(),
                                 " boxes, there is no box ", m_box);
            }
            image.box = boxes[m_box];
        }
    }
    [[nodiscard]] ui::FigureCell cell(const ui::FigureImage& image, const ui::FigureColumn& column)
    {
        const PredictorAnswer& answer = m_picture->answer();
        PredictorQuestion question{m_spec.ask.options};
        question.options.method = column.method;
        question.box = m_box;
        if (!m_predictor.findsBoxes()) {
            question.classIndex = classMeant(m_spec.ask.target, answer.ranking);
        }
        if (m_spec.ask.against) {
            question.against = classMeant(*m_spec.ask.against, answer.ranking);
        }
        auto made = m_picture->explain(question, interruption());
        if (!made.map) {
            throw inputError(image.name, ": none of ", question.options.masks,
                             " masked pictures had a box like box ", m_box, ": there is no map");
        }
        return {std::make_shared<const Map>(std::move(*made.map)),
                m_spec.top > 0 ? ui::predictionOf(answer) : nullptr};
    }

private:
    Predictor& m_predictor;
    const ui::FigureSpec& m_spec;
    const std::size_t m_box;
    std::unique_ptr<AskedPicture> m_picture;
};

// What is asked of PREDICTOR, whose classes TOP of are written only where they have probabilities.
ui::FigureSpec specOf(const FigureSettings& settings, FigureKind kind, const Predictor& predictor)
{
    const bool logits = predictor.facts().kind == PredictorKind::Logits;
    requireAnswered(settings, predictor);
    ui::FigureSpec spec = ui::suggested(kind, predictor.config());
    spec.modelOptions = {{"predictor", predictor.command()}};
    if (settings.patience) {
        spec.modelOptions.emplace_back("patience", exactText(*settings.patience));
    }
    if (predictor.findsBoxes()) {
        spec.modelOptions.emplace_back("box", join(settings.box.value_or(0)));
    }
    spec.inputs = settings.places;
    spec.top = logits ? spec.top : 0;
    readPage(spec, settings);
    if (!logits && spec.top > 0) {
        throw usageError("--top: this predictor's scores are no probabilities; expected none");
    }
    readQuestion(spec, settings, predictor.config());
    spec.whole = spec.whole || predictor.findsBoxes();
    spec.methods = methodsThrough(settings, predictor);
    for (std::string& method : spec.methods) {
        if (method == riseOfBoxes) { // in figures it is RISE, with the masks of its authors
            requireFitting(method, predictor.facts().kind);
            spec.ask.options = optionsThrough(settings, predictor, method);
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
    const auto predictor = startPredictor(settings);
    const ui::FigureSpec spec = specOf(settings, kind, *predictor);
    engine::Session session;
    PredictorInputs inputs(*predictor);
    Seen seen(*predictor, spec, settings.box.value_or(0));
    std::vector<Input> opened; // of one file
    const std::vector<std::string> paths = inputPaths(settings, 0);
    ui::FigureSources sources;
    sources.count = paths.size();
    sources.open = [&](std::size_t index) {
        opened = openInputs(session, paths[index]);
        std::vector<ui::FigureImage> images;
        for (const Input& input : opened) {
            images.push_back(ui::figureImage(input.image, input.name));
        }
        return images;
    };
    sources.seen = [&](ui::FigureImage& image) {
        const auto at = std::find_if(opened.begin(), opened.end(),
                                     [&](const Input& input) { return input.image.id == image.id; });
        seen.show(inputs.of(at->image), image);
    };
    sources.cell = [&](const ui::FigureImage& image, const ui::FigureColumn& column) {
        return seen.cell(image, column);
    };
    const DrawingTable drawing;
    const ui::FigureData data =
        ui::gather(session, spec, {"predictor " + predictor->command(), {}, predictor->config()}, sources,
                   progressBar(), interruption());
    Json document{{"kind", name(kind)}, {"predictor", predictor->command()}};
    document.update(saved(spec, data, file));
    return document;
}

} // namespace hydra::cli
