// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/training_curves.h"

#include "ui/paint/format.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

const QString dot = QStringLiteral(" · ");

QString curveWords(const char* source)
{
    return QCoreApplication::translate("TrainingCurves", source);
}

// A loss that was never asked for is 0 in every row.
bool saysSomething(const std::vector<double>& values)
{
    return std::any_of(values.begin(), values.end(),
                       [](double value) { return std::isfinite(value) && value != 0; });
}

QString lossName(const std::string& column)
{
    if (column == "loss") {
        return curveWords("classes");
    }
    const QString whole = text(column);
    return whole.left(whole.size() - 5).replace(QLatin1Char('_'), QLatin1Char(' ')).trimmed();
}

TrainingChart lossChart(const TrainingHistory& history)
{
    TrainingChart chart{QStringLiteral("loss"), curveWords("Training loss"), {}, -1e300, 1e300, false};
    for (const TrainingHistory::Column& column : history.columns) {
        const bool loss = text(column.name).endsWith(QLatin1String("loss"));
        if (loss && (column.name == "loss" || saysSomething(column.values))) {
            chart.curves.push_back({lossName(column.name), column.values});
        }
    }
    return chart;
}

TrainingChart accuracyChart(const TrainingHistory& history)
{
    TrainingChart chart{
        QStringLiteral("top1"), curveWords("Validation top-1 %, held-out"), {}, 0, 100, false};
    for (const TrainingHistory::Column& column : history.columns) {
        if (const int heads = headsOfColumn(column.name); heads > 0) {
            chart.curves.push_back({headCount(heads), column.values});
        }
    }
    return chart;
}

TrainingChart rateChart(const TrainingHistory& history)
{
    TrainingChart chart{QStringLiteral("rate"), curveWords("Learning rate"), {}, 0, 1e300, true};
    if (const TrainingHistory::Column* rate = history.column("learning_rate")) {
        chart.curves.push_back({curveWords("rate"), rate->values});
    }
    return chart;
}

QString counted(std::int64_t number)
{
    return QLocale().toString(qlonglong(number));
}

} // namespace

std::vector<TrainingChart> trainingCharts(const TrainingHistory& history)
{
    std::vector<TrainingChart> charts;
    for (TrainingChart& chart : std::vector{lossChart(history), accuracyChart(history), rateChart(history)}) {
        if (!chart.curves.empty() || history.rows() == 0) {
            charts.push_back(std::move(chart));
        }
    }
    return charts;
}

std::vector<double> placesOn(TrainingAxis axis, const TrainingHistory& history)
{
    const char* names[] = {"epoch", "step", "seconds"};
    const TrainingHistory::Column* column = history.column(names[int(axis)]);
    std::vector<double> places = column == nullptr ? std::vector<double>() : column->values;
    if (axis == TrainingAxis::Hours) {
        for (double& place : places) {
            place /= 3600;
        }
    }
    return places;
}

QString axisTitle(TrainingAxis axis)
{
    switch (axis) {
    case TrainingAxis::Epoch:
        return curveWords("Epoch");
    case TrainingAxis::Step:
        return curveWords("Step");
    case TrainingAxis::Hours:
        return curveWords("Hours of training");
    }
    return {};
}

QString curveNumber(const TrainingChart& chart, double value)
{
    if (!std::isfinite(value)) {
        return QStringLiteral("–");
    }
    return chart.id == QLatin1String("top1") ? decimal(value, 'f', 2) : decimal(value, 'g', 4);
}

QString durationText(double seconds)
{
    const auto whole = qint64(std::clamp(seconds, 0.0, 1e12));
    const qint64 minutes = (whole + 30) / 60;
    if (whole < 60) {
        return curveWords("%1 s").arg(whole);
    }
    if (minutes < 60) {
        return curveWords("%1 min").arg(minutes);
    }
    if (minutes < 48 * 60) {
        return curveWords("%1 h %2 min").arg(minutes / 60).arg(minutes % 60, 2, 10, QLatin1Char('0'));
    }
    return curveWords("%1 d %2 h").arg(minutes / 1440).arg(minutes % 1440 / 60);
}

QString rowText(const TrainingHistory& history, std::size_t row)
{
    QStringList parts;
    parts << curveWords("Epoch %1").arg(counted(std::int64_t(history.at(row, "epoch"))))
          << curveWords("step %1").arg(counted(std::int64_t(history.at(row, "step"))))
          << curveWords("%1 of training").arg(durationText(history.at(row, "seconds")));
    if (const double rate = history.at(row, "images_per_second"); std::isfinite(rate)) {
        parts << curveWords("%1 images/s").arg(QLocale().toString(rate, 'f', rate < 10 ? 1 : 0));
    }
    return parts.join(dot);
}

QString spokenRow(const TrainingChart& chart, std::size_t row)
{
    QStringList parts;
    for (const TrainingCurve& curve : chart.curves) {
        if (row < curve.values.size() && std::isfinite(curve.values[row])) {
            parts << QStringLiteral("%1: %2").arg(curve.name, curveNumber(chart, curve.values[row]));
        }
    }
    return chart.title + QStringLiteral(": ")
        + (parts.isEmpty() ? curveWords("not measured") : parts.join(QStringLiteral(", ")));
}

QString stateText(const TrainingLog& log)
{
    switch (log.state) {
    case TrainingState::Running:
        return curveWords("running");
    case TrainingState::Testing:
        return curveWords("trained, being tested");
    case TrainingState::Silent:
        return curveWords("no news for %1").arg(durationText(log.quietSeconds));
    case TrainingState::Finished:
        return curveWords("finished");
    }
    return {};
}

QString progressText(const TrainingLog& log)
{
    QString words = curveWords("Step %1").arg(counted(log.step));
    if (log.steps > 0) {
        words += curveWords(" of %1 (%2 %)")
                     .arg(counted(log.steps))
                     .arg(std::min<std::int64_t>(100, 100 * log.step / log.steps));
    }
    if (log.secondsLeft && log.step < log.steps) {
        words += dot
            + curveWords("about %1 of training left at %2 steps/s, validation not counted")
                  .arg(durationText(*log.secondsLeft), QLocale().toString(*log.stepsPerSecond, 'g', 3));
    } else if (log.state == TrainingState::Silent) {
        words += dot + curveWords("cancelled, stopped or stuck; train --resume takes it up again");
    } else if (log.history.rows() > 0) {
        const double spent = log.history.at(log.history.rows() - 1, "seconds");
        words += dot + curveWords("%1 of training").arg(durationText(spent));
    }
    return words;
}

} // namespace hydra::ui
