// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/predictor_export.h"

#include "core/base/version.h"
#include "core/export/chart_table.h"
#include "ui/figures/gather.h"
#include "ui/paint/format.h"
#include "ui/shell/predictor_window.h"
#include "ui/state/data_file.h"
#include "ui/views/faith_chart.h"
#include "ui/views/window_figure.h"

namespace hydra::ui {

QString predictorMethod(const std::string& method)
{
    return method == riseOfBoxes ? QStringLiteral("D-RISE") : text(methodInfo(method).title);
}

DrawnPredictor figureOfPredictor(const PredictorSource& source, const Look& look)
{
    const engine::OpenedImage& image = source.picture()->image;
    const PredictorQuestion& question = source.question();
    const PredictorAnswer& answer = source.asked()->answer();
    const VitConfig& config = source.facts()->config;
    DrawnPredictor drawn{suggested(FigureKind::View, config), {}};
    FigureSpec& spec = drawn.spec;
    spec.modelOptions = {{"predictor", source.command().toStdString()}};
    spec.inputs = {image.path};
    spec.ask.options = question.options;
    spec.methods = {question.options.method == riseOfBoxes ? "rise" : question.options.method};
    spec.look = look;
    spec.top = answer.shares.empty() ? 0 : spec.top;
    FigureImage shown = figureImage(image, image.name);
    shown.geometry = source.asked()->geometry();
    if (answer.boxes.empty()) {
        spec.ask.target = {ClassChoice::Kind::Index, question.classIndex};
    } else {
        spec.modelOptions.emplace_back("box", std::to_string(question.box));
        spec.whole = true;
        shown.box = answer.boxes[question.box];
    }
    drawn.data.model = {"predictor " + source.command().toStdString(), {}, config};
    drawn.data.images = {shown};
    drawn.data.columns = {{0, spec.methods.front(), -1}};
    drawn.data.cells = {{{source.map(), spec.top > 0 ? source.prediction() : nullptr}}};
    return drawn;
}

std::string curvesOfPredictor(const PredictorSource& source, QWidget& window, FaithChart& chart,
                              const std::string& format)
{
    const PredictorQuestion& question = source.question();
    const Score& score = *source.scores().map;
    const Perturbations& random = source.scores().random->curves;
    const std::string& picture = source.picture()->image.name;
    const std::string about = source.asked()->answer().boxes.empty()
        ? source.facts()->config.className(question.classIndex)
        : score.target;
    const DataFacts facts{{"software", software()},
                          {"predictor", source.command().toStdString()},
                          {"picture", picture},
                          {"image", source.picture()->image.id},
                          {"method", question.options.method},
                          {"target", about},
                          {"steps", std::int64_t(CurveChoice().steps)},
                          {"deletion_auc", score.curves.deletion.area()},
                          {"insertion_auc", score.curves.insertion.area()}};
    if (const auto figure = enumNamed<FigureFormat>(format)) {
        const Bytes bytes = encodedWindow(
            window,
            {"predictor-curves",
             PredictorWindow::tr("%1 of %2").arg(predictorMethod(question.options.method), text(about)),
             {{partOf(chart)}},
             {},
             QStringList{text(software()), source.command(), text(picture)}.join(QStringLiteral(" · ")),
             factsJson(facts)},
            *figure);
        return {bytes.begin(), bytes.end()};
    }
    std::vector<NamedCurve> curves;
    addCurves(curves, question.options.method, score.curves);
    addCurves(curves, "random", random);
    return tableFile(curveTable(curves, facts), formatNamed<TableFormat>(format));
}

} // namespace hydra::ui
