// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/round_curve_panel.h"

#include "core/attention/plan_text.h"
#include "core/base/version.h"
#include "core/engine/found_models.h"
#include "ui/figures/rounds_figure.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/data_file.h"
#include "ui/state/file_picker.h"
#include "ui/views/plot_view.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QBoxLayout>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPushButton>

#include <chrono>

namespace hydra::ui {

namespace {

constexpr auto growEvery = std::chrono::milliseconds(250);

RoundCurve grownCurve(const engine::RoundsMeasured& measured, const std::vector<double>& costs)
{
    RoundCurve curve{measured.pictures.size(), measured.all, costs, {}};
    for (const double threshold : curveThresholds()) {
        curve.points.push_back(curvePoint(measured.pictures, costs, threshold));
    }
    return curve;
}

} // namespace

RoundCurvePanel::RoundCurvePanel(ViewState& state, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_measure(new QPushButton(tr("&Measure a folder…"), this))
    , m_cancel(new QPushButton(tr("&Cancel"), this))
    , m_save(new QPushButton(tr("&Export…"), this))
    , m_words(new ElidedLabel(this))
{
    describe(m_measure, "roundsMeasure", tr("Measure a folder of labelled pictures"),
             tr("<b>Measure a folder</b><br>One sub-folder per class, or pictures with a labels.csv. Each "
                "picture goes through all rounds once; the curves grow meanwhile."));
    describe(m_cancel, "roundsCancel", tr("Cancel"), tr("<b>Cancel</b><br>What has been measured stays."));
    describe(m_save, "roundsExport", tr("Export the curves"),
             tr("<b>Export</b><br>Numbers as CSV, JSON or NPZ; a figure as PDF, SVG or PNG."));
    m_words->setObjectName(QStringLiteral("roundsCurveWords"));
    m_words->setTextFormat(Qt::PlainText);
    auto* bar = filled(new QHBoxLayout, {m_measure, m_cancel, m_save, {m_words, 1}});
    auto* row = new QHBoxLayout;
    row->setSpacing(space::normal);
    for (const char* id : {"top1", "shares", "gain"}) {
        auto* chart = curvePlot(QStringLiteral("roundsChart-") + QLatin1String(id), this);
        chart->setMinimumHeight(190);
        row->addWidget(chart, 1);
        m_charts.append(chart);
    }
    filled(new QVBoxLayout(this), {bar, {row, 1}});
    connect(m_measure, &QPushButton::clicked, this, &RoundCurvePanel::choose);
    connect(m_cancel, &QPushButton::clicked, this, &RoundCurvePanel::cancel);
    connect(m_save, &QPushButton::clicked, this, &RoundCurvePanel::save);
    connect(&state, &ViewState::modelChanged, this, &RoundCurvePanel::followModel);
    connect(&state, &ViewState::queryChanged, this, &RoundCurvePanel::followModel);
    follow();
    draw();
}

void RoundCurvePanel::choose()
{
    const QString folder = FilePicker::open(FilePicker::File::PictureFolder, this, m_folder);
    if (!folder.isEmpty()) {
        measure(folder);
    }
}

void RoundCurvePanel::measure(const QString& folder)
{
    const ModelPtr& model = m_state.model();
    if (!model || !model->config.thinks()) {
        return;
    }
    m_folder = folder;
    m_asked = m_state.query().ofAnyPicture().network({}, model->id, 0);
    m_curve = {};
    m_said.clear();
    m_running = true;
    follow();
    draw();
    const engine::RoundsRequest request{model->path, model->overrides, m_state.query().ofAnyPicture(),
                                        QFile::encodeName(folder).toStdString()};
    const std::vector<double> costs = costsOfRounds(model->config, m_state.query().plan);
    m_thread.pool.start([this, counts = renewed(m_counts), request, costs, token = m_thread.renewed()] {
        std::chrono::steady_clock::time_point last;
        const auto tell = [&](const engine::RoundsMeasured& measured) {
            tellLater(this, counts, [this, curve = grownCurve(measured, costs)] { take(curve); });
        };
        const auto grown = [&](const engine::RoundsMeasured& measured) {
            const auto now = std::chrono::steady_clock::now();
            if (now - last > growEvery) {
                last = now;
                tell(measured);
            }
        };
        bool whole = false;
        const auto outcome = Outcome<bool>::of([&] {
            const engine::RoundsMeasured measured = engine::measureRounds(request, grown, {}, token);
            tell(measured);
            whole = measured.pictures.size() == measured.all;
            return true;
        });
        const bool stopped = !outcome.ok() && outcome.error().code() == ErrorCode::Cancelled;
        const QString failure = outcome.ok() || stopped ? QString() : spoken(outcome.error());
        tellLater(this, counts, [this, failure, whole] { end(failure, whole); });
    });
}

void RoundCurvePanel::take(const RoundCurve& curve)
{
    m_curve = curve;
    follow();
    draw();
}

void RoundCurvePanel::end(const QString& failure, bool whole)
{
    m_running = false;
    m_said = !failure.isEmpty() ? failure : whole ? QString() : tr("Stopped");
    follow();
}

void RoundCurvePanel::followModel()
{
    const ModelPtr& model = m_state.model();
    const bool same = model && m_state.query().ofAnyPicture().network({}, model->id, 0) == m_asked;
    if (!same && (m_running || !m_curve.points.empty() || !m_said.isEmpty())) {
        m_thread.token.cancel();
        m_counts.cancel();
        m_running = false;
        m_curve = {};
        m_said.clear();
        draw();
    }
    follow();
}

void RoundCurvePanel::setThreshold(double nats)
{
    m_threshold = nats;
    follow();
    for (const auto chart : m_charts) {
        const int rows = int(m_curve.points.size());
        const int row = rows > 0 ? int(nearestPoint(m_curve, m_threshold)) : -1;
        chart->mark(rows > 0 && chart == m_charts.last() ? rows - 1 - row : row);
    }
}

void RoundCurvePanel::draw()
{
    const std::vector<Chart> charts = roundCharts(m_curve);
    for (qsizetype i = 0; i < m_charts.size(); ++i) {
        m_charts[i]->call(text(charts[std::size_t(i)].title));
        m_charts[i]->show(charts[std::size_t(i)]);
    }
    setThreshold(m_threshold);
}

void RoundCurvePanel::follow()
{
    const bool thinks = m_state.model() && m_state.model()->config.thinks();
    const bool some = m_curve.pictures > 0;
    m_measure->setEnabled(thinks && !m_running);
    m_cancel->setVisible(m_running);
    m_save->setEnabled(some);
    for (const auto chart : m_charts) { // empty charts would only take room from the pictures
        chart->setVisible(some || m_running);
    }
    setSizePolicy(QSizePolicy::Preferred, some || m_running ? QSizePolicy::Preferred : QSizePolicy::Maximum);
    QStringList parts;
    if (!m_said.isEmpty()) {
        parts << m_said;
    }
    if (some) {
        parts << (m_curve.pictures < m_curve.all
                      ? tr("%1 of %2 pictures").arg(m_curve.pictures).arg(m_curve.all)
                      : tr("%1 pictures").arg(m_curve.pictures))
              << pointText(m_curve, nearestPoint(m_curve, m_threshold));
    } else if (m_running) {
        parts << tr("Reading the folder…");
    }
    m_words->setText(parts.join(QStringLiteral(" · ")));
}

std::string RoundCurvePanel::written(const std::string& format) const
{
    const QString model = text(engine::modelName(m_state.model()->path));
    const QString folder = QFileInfo(QDir(m_folder).absolutePath()).fileName();
    const Ask asked = m_state.query().ofAnyPicture(); // as in m_asked, else followModel() dropped the curve
    if (const auto figure = enumNamed<FigureFormat>(format)) {
        const Bytes bytes =
            roundsFigure({model.toStdString(), m_asked.model, folder.toStdString(),
                          passWords(m_asked, m_state.trainedPlan()),
                          commandOptions(asked, attentionText(asked.plan, m_state.model()->config), {}),
                          m_curve.pictures, roundCharts(m_curve)},
                         *figure);
        return {bytes.begin(), bytes.end()};
    }
    const DataFacts facts = withFacts({{"software", software()},
                                       {"model_name", model.toStdString()},
                                       {"model", m_asked.model},
                                       {"folder", folder.toStdString()}},
                                      passJson(m_asked));
    return tableFile(roundTable(m_curve, facts), formatNamed<TableFormat>(format));
}

void RoundCurvePanel::save()
{
    const QString suggestion = text(engine::modelName(m_state.model()->path)) + QStringLiteral(".rounds.csv");
    const QString path = FilePicker::saveData(this, tr("Export the curves"), suggestion, chartEndings());
    if (!path.isEmpty()) {
        const QString problem =
            writeData(path, [this](const std::string& format) { return written(format); });
        m_said = problem.isEmpty() ? tr("Saved as %1").arg(QFileInfo(path).fileName()) : problem;
        follow();
    }
}

} // namespace hydra::ui
