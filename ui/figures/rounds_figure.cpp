// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/rounds_figure.h"

#include "core/base/error.h"
#include "core/base/foreign_words.h"
#include "core/base/version.h"
#include "ui/figures/chart_layout.h"
#include "ui/figures/figure_font.h"

#include <QObject>

namespace hydra::ui {

namespace {

std::vector<Chart> lettered(std::vector<Chart> charts)
{
    for (std::size_t i = 0; i < charts.size(); ++i) {
        charts[i].letter = page::letter(i).toStdString();
    }
    return charts;
}

FigureProvenance provenanceOf(const RoundsFigure& figure, const FigurePage& page)
{
    FigureProvenance p;
    p.software = software();
    p.title = "Hydrascope: rounds";
    std::string thresholds;
    for (const double threshold : figure.charts.front().stops) {
        thresholds += (thresholds.empty() ? "" : ",") + QString::number(threshold).toStdString();
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
    if (figure.charts.empty() || figure.charts.front().stops.empty()) {
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
    layOutCharts(page, spec, lettered(figure.charts), 3);
    page.height += page::margin;
    return encodedFigure(page, provenanceOf(figure, page), format);
}

} // namespace hydra::ui
