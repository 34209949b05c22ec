// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/rounds_figure.h"

#include "core/base/error.h"
#include "core/base/foreign_words.h"
#include "core/base/version.h"
#include "ui/figures/chart.h"
#include "ui/figures/figure_font.h"
#include "ui/paint/series_colours.h"

#include <QObject>

namespace hydra::ui {

namespace {

constexpr double mega = 1e6;

template<class X, class Y>
ChartSeries seriesOf(const RoundsFigure& figure, const QString& name, std::size_t which, X x, Y y)
{
    ChartSeries series;
    series.name = name;
    series.colour = seriesColour(which, false);
    series.dash = int(which % 4);
    for (const RoundCurvePoint& point : figure.points) {
        series.points.append({x(point), y(point)});
    }
    return series;
}

std::vector<Chart> chartsOf(const RoundsFigure& figure)
{
    using Point = RoundCurvePoint;
    const auto threshold = [](const Point& p) { return p.threshold; };
    const auto top1 = [](const Point& p) { return 100 * p.top1; };
    const double all = figure.costs.back(), n = std::max<double>(1, double(figure.pictures));
    const QString nats = QObject::tr("Threshold (nats)");
    Chart accuracy;
    accuracy.letter = page::letter(0);
    accuracy.xTitle = nats;
    accuracy.yTitle = QObject::tr("Top-1 (%)");
    accuracy.fromZero = false;
    accuracy.series.push_back(seriesOf(figure, {}, 0, threshold, top1));
    Chart shares;
    shares.letter = page::letter(1);
    shares.xTitle = nats;
    shares.yTitle = QObject::tr("Share (%)");
    shares.series.push_back(seriesOf(figure, QObject::tr("mean MACs"), 0, threshold,
                                     [all](const Point& p) { return 100 * p.macs / all; }));
    for (std::size_t round = 0; round + 1 < figure.costs.size(); ++round) {
        shares.series.push_back(seriesOf(figure, QObject::tr("answered by round %1").arg(round + 1),
                                         round + 1, threshold,
                                         [=](const Point& p) { return 100 * p.left[round] / n; }));
    }
    Chart gain;
    gain.letter = page::letter(2);
    gain.xTitle = QObject::tr("Mean MACs (M)");
    gain.yTitle = QObject::tr("Top-1 (%)");
    gain.fromZero = false;
    gain.series.push_back(seriesOf(
        figure, {}, 0, [](const Point& p) { return p.macs / mega; }, top1));
    return {accuracy, shares, gain};
}

FigureProvenance provenanceOf(const RoundsFigure& figure, const FigurePage& page)
{
    FigureProvenance p;
    p.software = software();
    p.title = "Hydrascope: rounds";
    std::string thresholds;
    for (const RoundCurvePoint& point : figure.points) {
        thresholds += (thresholds.empty() ? "" : ",") + QString::number(point.threshold).toStdString();
    }
    std::string options;
    for (const auto& [option, value] : figure.asked) {
        options += " --" + option + " " + shellWord(value);
    }
    p.command = plainText(join("hydrascope-cli evaluate ", shellWord(fileWord(figure.model)), " ",
                               shellWord(fileWord(figure.folder)), options, " --thresholds ", thresholds));
    p.description =
        plainText(join(page.caption.toStdString(), "\nModel: ", figure.model, ", id ", figure.modelId, ", ",
                       figure.pass, "\nFolder: ", figure.folder, "\nFont: ", page.font, "\nMade with ",
                       p.software, "; the numbers again by: ", p.command));
    const std::string all = p.software + p.title + p.description;
    p.id = sha256(all.data(), all.size()).substr(0, 32);
    return p;
}

} // namespace

Bytes roundsFigure(const RoundsFigure& figure, FigureFormat format)
{
    if (figure.points.empty() || figure.costs.empty()) {
        throw usageError("figure: nothing has been measured yet");
    }
    const FigureSpec spec;
    FigurePage page;
    page.width = spec.page.widthMm;
    page.height = page::margin;
    page.font = figureFont(spec.font);
    page.dpi = spec.page.dpi;
    page.caption =
        QObject::tr("%1 on %2 pictures of %3: a round answers when its entropy is below the threshold; "
                    "the last one always does.")
            .arg(QString::fromStdString(figure.model))
            .arg(figure.pictures)
            .arg(QString::fromStdString(figure.folder));
    layOutCharts(page, spec, chartsOf(figure), 3);
    page.height += page::margin;
    return encodedFigure(page, provenanceOf(figure, page), format);
}

} // namespace hydra::ui
