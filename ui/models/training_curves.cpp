// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/training_curves.h"

#include "ui/paint/chart_words.h"
#include "ui/paint/format.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

const QString dot = QStringLiteral(" · ");

// False for a loss that was not used: it is 0 in every row.
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

// The rows' positions on AXIS.
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

Chart titled(const char* id, const QString& title, double least, double most)
{
    Chart chart;
    chart.id = id;
    chart.title = title.toStdString();
    chart.up.least = least;
    chart.up.most = most;
    return chart;
}

QString counted(std::int64_t number)
{
    return QLocale().toString(qlonglong(number));
}

} // namespace

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

ChartSeries curveOf(const QString& name, const std::vector<double>& values, const std::vector<double>& places)
{
    ChartSeries series{name.toStdString()};
    for (std::size_t i = 0; i < std::min(places.size(), values.size()); ++i) {
        series.points.push_back({places[i], values[i]});
    }
    return series;
}

void lay(Chart& chart, const std::vector<double>& places, const QString& title, bool sliding)
{
    chart.stops = places;
    chart.reads = chart.aligned = true;
    chart.across.title = title.toStdString();
    chart.across.words = !title.isEmpty();
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        lookAs(chart.series[i], i);
    }
    if (places.empty()) {
        chart.sentence = curveWords("nothing yet").toStdString();
        return;
    }
    const double first = sliding ? places.front() : 0;
    const double last = places.back() > first ? places.back() : first + 1;
    chart.across.low = first;
    chart.across.high = last + (last - first) * 0.012;
    chart.across.format = last >= 10 ? "%.0f" : "%g";
    chart.sentence = wordsAt(chart, places.size() - 1).toStdString();
}

std::vector<Chart> trainingCharts(const TrainingHistory& history, TrainingAxis axis)
{
    const std::vector<double> places = placesOn(axis, history);
    Chart loss = titled("loss", curveWords("Training loss"), -1e300, 1e300);
    Chart accuracy = titled("top1", curveWords("Validation top-1 %, held-out"), 0, 100);
    Chart held = titled("heldloss", curveWords("Validation loss, held-out"), -1e300, 1e300);
    Chart rate = titled("rate", curveWords("Learning rate"), 0, 1e300);
    accuracy.numbers = 'f';
    accuracy.digits = 2;
    rate.up.fromZero = true;
    for (const TrainingHistory::Column& column : history.columns) {
        const bool isLoss = text(column.name).endsWith(QLatin1String("loss"));
        const int heads = headsOfColumn(column.name);
        if (isLoss && (column.name == "loss" || saysSomething(column.values))) {
            loss.series.push_back(curveOf(lossName(column.name), column.values, places));
        } else if (heads > 0) {
            accuracy.series.push_back(curveOf(headCount(heads), column.values, places));
        } else if (const int k = headsOfColumn(column.name, "loss_k"); k > 0) {
            held.series.push_back(curveOf(headCount(k), column.values, places));
        } else if (column.name == "learning_rate") {
            rate.series.push_back(curveOf(curveWords("rate"), column.values, places));
        }
    }
    std::vector<Chart> charts;
    for (Chart* chart : {&loss, &accuracy, &held, &rate}) {
        if (!chart->series.empty() || history.rows() == 0) {
            charts.push_back(std::move(*chart));
        }
    }
    for (std::size_t i = 0; i < charts.size(); ++i) {
        lay(charts[i], places, i + 1 == charts.size() ? axisTitle(axis) : QString());
    }
    return charts;
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
        words += dot + curveWords("cancelled, stopped or stuck; train --resume continues it");
    } else if (log.history.rows() > 0) {
        const double spent = log.history.at(log.history.rows() - 1, "seconds");
        words += dot + curveWords("%1 of training").arg(durationText(spent));
    }
    return words;
}

} // namespace hydra::ui
