// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/lens_chart.h"

#include "core/model/vit_config.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hydra::ui {

LensChart::LensChart(QWidget* parent)
    : PlotView(QStringLiteral("lensChart"), tr("Probability of the class over the blocks"), parent)
{
    connect(this, &PlotView::chosen, this, &LensChart::chooseLevel);
    connect(this, &PlotView::moved, this, [this](int steps) {
        if (m_lens) {
            chooseLevel(std::clamp(m_lens->block + 1 + steps, 1, int(m_lens->levels.size()) - 1));
        }
    });
    connect(this, &PlotView::pointedAt, this,
            [this](int level) { Q_EMIT readOut(level < 0 || !m_lens ? QString() : words(level)); });
}

// Level l is drawn at l - 1: at the block it comes out of; the embedding, which has no map, at -1.
void LensChart::chooseLevel(int level)
{
    if (level > 0) {
        Q_EMIT blockChosen(level - 1);
    }
}

double LensChart::valueAt(int level) const
{
    const LensLevel& one = m_lens->levels[std::size_t(level)];
    return m_lens->classIndex >= 0 ? 100 * one.probability : one.logit;
}

// A probability's range is known; a value's is what the blocks have.
PlotAxis LensChart::axisOfValues() const
{
    if (m_lens->classIndex >= 0) {
        return {{}, -3, 106, 50, QStringLiteral("%.0f %%")}; // room for the dots at both ends
    }
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (std::size_t i = 0; i < m_lens->levels.size(); ++i) {
        if (const double value = valueAt(int(i)); std::isfinite(value)) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    const double room = 0.06 * (high > low ? high - low : std::max(std::fabs(low), 1.0));
    return {{}, low - room, high + room, 0, QStringLiteral("%.3g")};
}

void LensChart::build()
{
    m_marked = -1;
    if (!m_lens) {
        return;
    }
    PlotLine line{{}, {}, QPen(colour(QPalette::PlaceholderText), 1.5)};
    PlotLine first{{}, {}, QPen(colour(QPalette::Text), 1, Qt::NoPen)}; // where the class itself comes first
    first.dot = 7;
    QList<QPointF> now;
    std::vector<double> stops;
    for (std::size_t i = 0; i < m_lens->levels.size(); ++i) {
        const QPointF point(double(i) - 1, valueAt(int(i)));
        stops.push_back(point.x());
        if (!std::isfinite(point.y())) {
            continue;
        }
        line.points.append(point);
        if (m_lens->classIndex >= 0 && m_lens->levels[i].best == m_lens->classIndex) {
            first.points.append(point);
        }
        if (int(i) == m_lens->block + 1) {
            now.append(point);
        }
    }
    PlotAxis across{{}, -1.5, double(m_lens->levels.size()) - 1.5, 1, QStringLiteral("%.0f")};
    across.grid = false;
    setAxes(across, axisOfValues());
    setStops(stops);
    m_marked = m_lens->block + 1;
    add(line);
    highlight(add(first), now, colour(QPalette::Highlight), 11);
}

void LensChart::setLens(const engine::LensPtr& lens, const VitConfig* config)
{
    m_lens = config != nullptr ? lens : nullptr;
    m_best.clear();
    QString told;
    if (m_lens) {
        m_target = lens->classIndex >= 0 ? text(config->className(lens->classIndex)) : spoken(lens->target);
        for (const LensLevel& level : lens->levels) {
            m_best.push_back(level.best >= 0 ? text(config->className(level.best)) : QString());
            told += (told.isEmpty() ? QString() : QStringLiteral("; ")) + words(int(m_best.size()) - 1);
        }
    }
    const QString name = !m_lens || m_lens->classIndex >= 0 ? tr("Probability of the class over the blocks")
                                                            : tr("Value of the target over the blocks");
    setAccessibleName(name);
    viewport()->setAccessibleName(name);
    setAccessibleDescription(told);
    rebuild();
}

QString LensChart::words(int level) const
{
    const LensLevel& one = m_lens->levels[std::size_t(level)];
    const bool isClass = m_lens->classIndex >= 0;
    const QString where = level == 0 ? tr("embedding") : tr("after block %1").arg(level - 1);
    const QString value = isClass ? percent(one.probability) : mapValue(one.logit);
    const QString said = QStringLiteral("%1: %2 %3").arg(where, m_target, value);
    if (one.best < 0) {
        return said;
    }
    return isClass && one.best == m_lens->classIndex
        ? tr("%1, first").arg(said)
        : tr("%1; first: %2 %3").arg(said, m_best[std::size_t(level)], percent(one.bestProbability));
}

} // namespace hydra::ui
