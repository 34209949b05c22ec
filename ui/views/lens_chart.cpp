// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/lens_chart.h"

#include "core/model/vit_config.h"
#include "ui/paint/chart_words.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

// A probability has a fixed range; a value's range comes from the blocks.
void setEnds(ChartAxis& axis, const ChartSeries& line, bool isClass)
{
    if (isClass) {
        axis.low = -0.03; // room for the dots at both ends
        axis.high = 1.06;
        axis.step = 50;
        axis.scale = 100;
        axis.format = "%.0f %%";
        return;
    }
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const ChartPoint& point : line.points) {
        low = std::min(low, point.y);
        high = std::max(high, point.y);
    }
    const double room = 0.06 * (high > low ? high - low : std::max(std::fabs(low), 1.0));
    axis.low = low - room;
    axis.high = high + room;
    axis.format = "%.3g";
}

} // namespace

Chart lensChart(const engine::LensPtr& lens, const VitConfig& config)
{
    Chart chart;
    if (!lens) {
        return chart;
    }
    const bool isClass = lens->classIndex >= 0;
    ChartSeries line, first, now; // first: blocks where the class ranks first; now: the block in view
    line.ink.kind = Ink::Muted;
    line.width = 1.5;
    first.ink.kind = Ink::Text;
    first.width = 0;
    first.dot = 7;
    now.ink.kind = Ink::Accent;
    now.width = 0;
    now.dot = 11;
    QStringList lines;
    for (std::size_t i = 0; i < lens->levels.size(); ++i) {
        const LensLevel& level = lens->levels[i];
        const ChartPoint point{double(i) - 1, isClass ? double(level.probability) : double(level.logit)};
        chart.stops.push_back(point.x);
        lines << lensWords(*lens, config, int(i));
        if (!std::isfinite(point.y)) {
            continue;
        }
        if (int(i) == lens->block + 1) {
            now.points.push_back(point);
        }
        line.points.push_back(point);
        if (isClass && level.best == lens->classIndex) {
            first.points.push_back(point);
        }
    }
    chart.sentence = lines.join(QStringLiteral("; ")).toStdString();
    chart.marked = lens->block + 1;
    chart.across.low = -1.5;
    chart.across.high = double(lens->levels.size()) - 1.5;
    chart.across.step = 1;
    chart.across.format = "%.0f";
    chart.across.grid = false;
    setEnds(chart.up, line, isClass);
    chart.series = {line, first, now};
    return chart;
}

QString lensName(const engine::LensPtr& lens)
{
    return !lens || lens->classIndex >= 0 ? curveWords("Probability of the class over the blocks")
                                          : curveWords("Value of the target over the blocks");
}

QString lensWords(const Lens& lens, const VitConfig& config, int level)
{
    const LensLevel& one = lens.levels[std::size_t(level)];
    const bool isClass = lens.classIndex >= 0;
    const QString where = level == 0 ? curveWords("embedding") : curveWords("after block %1").arg(level - 1);
    const QString value = isClass ? percent(one.probability) : mapValue(one.logit);
    const QString target = isClass ? text(config.className(lens.classIndex)) : spoken(lens.target);
    const QString sentence = QStringLiteral("%1: %2 %3").arg(where, target, value);
    if (one.best < 0) {
        return sentence;
    }
    return isClass && one.best == lens.classIndex
        ? curveWords("%1, first").arg(sentence)
        : curveWords("%1; first: %2 %3")
              .arg(sentence, text(config.className(one.best)), percent(one.bestProbability));
}

} // namespace hydra::ui
