// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/bars_table.h"

#include <QAction>

namespace hydra::ui {

namespace {

DataTable tableOf(const Bars& bars, DataFacts facts)
{
    std::vector<double> from, to;
    const double width = (bars.high - bars.low) / double(bars.counts.size());
    for (std::size_t i = 0; i < bars.counts.size(); ++i) {
        from.push_back(bars.low + width * double(i));
        to.push_back(i + 1 < bars.counts.size() ? bars.low + width * double(i + 1) : bars.high);
    }
    return {std::move(facts),
            {{"from", from},
             {"to", to},
             {"count", std::vector<std::int64_t>(bars.counts.begin(), bars.counts.end())}}};
}

} // namespace

void offerBars(PlotView& plot, ViewState& state, const QString& name, std::function<Bars()> bars,
               std::function<void(const QString& path, const QString& problem)> told)
{
    auto* const save = new QAction(PlotView::tr("Save the bars as a table…"), &plot);
    save->setObjectName(QStringLiteral("saveBars"));
    plot.addAction(save);
    plot.setContextMenuPolicy(Qt::ActionsContextMenu);
    plot.setFocusPolicy(Qt::TabFocus); // for the menu key
    QObject::connect(save, &QAction::triggered, &plot, [&plot, &state, name, bars, told] {
        if (const Bars shown = bars(); !shown.counts.empty()) {
            saveTable(
                &plot, PlotView::tr("Save the bars as a table"), pictureStem(state) + name,
                [&] { return tableOf(shown, factsOf(state)); }, told);
        }
    });
}

} // namespace hydra::ui
