// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/tour_words.h"

#include "core/nn/cost.h"
#include "ui/models/trust_model.h"
#include "ui/shell/embedding_window.h"
#include "ui/shell/tool_window.h"
#include "ui/shell/tool_windows.h"

#include <algorithm>
#include <cmath>

namespace hydra::ui::tour {

bool announced(const TourStage& on)
{
    return on.state.ready() && on.state.announced() && on.board.current();
}

engine::MapPtr mapNow(const TourStage& on)
{
    return announced(on) && !on.board.stale() ? on.board.shownMap() : nullptr;
}

engine::PredictionPtr answerNow(const TourStage& on)
{
    return announced(on) ? on.board.current()->prediction : nullptr;
}

engine::PredictionPtr answerBefore(const TourStage& on)
{
    PictureAsk ask = on.state.query();
    ask.plan = on.before.plan;
    ask.without = on.before.without;
    const NetworkKey now = on.state.networkKey(on.before.heads);
    return on.board.bridge().cached(ask.networkHere(now.image, now.model, on.before.heads));
}

const VitConfig& configOf(const TourStage& on)
{
    return on.state.model()->config;
}

QString shareOf(const engine::PredictionPtr& answer, int index)
{
    return answer && index >= 0 && std::size_t(index) < answer->probabilities.size()
        ? percent(double(answer->probabilities[std::size_t(index)]))
        : dots;
}

// "tench (89.5 %)", the class at RANK from 0.
QString named(const TourStage& on, const engine::PredictionPtr& answer, std::size_t rank)
{
    if (!answer || answer->ranking.size() <= rank) {
        return dots;
    }
    const int index = answer->ranking[rank];
    return QStringLiteral("%1 (%2)").arg(text(configOf(on).className(index)), shareOf(answer, index));
}

Peak peakOf(const engine::MapPtr& map)
{
    Peak peak;
    if (!map || map->channels != 1 || map->cols < 1) {
        return peak;
    }
    float most = -1;
    for (std::size_t i = 0; i < map->values.size(); ++i) {
        if (std::isfinite(map->values[i]) && (peak.patch < 0 || map->values[i] > most)) {
            most = map->values[i];
            peak.patch = int(i);
        }
    }
    if (peak.patch >= 0) {
        peak.place =
            QObject::tr("row %1, column %2").arg(peak.patch / map->cols + 1).arg(peak.patch % map->cols + 1);
        peak.value = mapValue(double(most));
    }
    return peak;
}

int middlePatch(const TourStage& on)
{
    const VitConfig& config = configOf(on);
    const auto& seen = on.board.seen();
    const int rows = seen ? seen->geometry.rows() : config.gridHeight();
    const int cols = seen ? seen->geometry.cols() : config.gridWidth();
    return rows / 2 * cols + cols / 2;
}

int fewestHeads(const TourStage& on)
{
    const QList<int> offered = on.state.offeredHeads();
    return offered.contains(3) ? 3 : offered.front();
}

QString sayPatches(const TourStage& on)
{
    const auto& seen = on.board.seen();
    if (!announced(on) || !seen) {
        return dots;
    }
    const int rows = seen->geometry.rows();
    const int cols = seen->geometry.cols();
    const int side = configOf(on).patchSize;
    return QObject::tr("The network cuts this picture into %1 patches of %2 × %2 pixels, %3 rows of %4. What "
                       "it says about the picture, it says by comparing and mixing these patches.")
        .arg(rows * cols)
        .arg(side)
        .arg(rows)
        .arg(cols);
}

QString sayTokens(const TourStage& on)
{
    const VitConfig& config = configOf(on);
    const auto& seen = on.board.seen();
    const int patches = seen ? seen->geometry.rows() * seen->geometry.cols() : config.patches();
    const int width = config.thinks() ? config.embedDim.value : on.before.heads * config.headDim;
    const int extra = config.prefixTokens();
    const QString first = QObject::tr("Each patch becomes a token, a list of %1 numbers.").arg(width);
    const QString second = extra > 0
        ? QObject::tr("%1 of these and %2 of the network's own pass through %3 blocks, one after the other.")
              .arg(patches)
              .arg(extra)
              .arg(config.depth)
        : QObject::tr("The network sends %1 tokens through %2 blocks, one after the other.")
              .arg(patches)
              .arg(config.depth);
    return first + QLatin1Char(' ') + second;
}

QString sayPrediction(const TourStage& on)
{
    const engine::PredictionPtr answer = answerNow(on);
    return QObject::tr("The network takes this picture for %1, and next for %2. The maps of this window show "
                       "where in the picture such an answer comes from.")
        .arg(named(on, answer), named(on, answer, 1));
}

QString sayAttention(const TourStage& on)
{
    const Peak peak = peakOf(mapNow(on));
    return QObject::tr("In each block, tokens read from each other: this is how much the patch in the middle "
                       "reads from every other one in the last block. Most comes from %1, with a weight of "
                       "%2; click any patch to ask from there.")
        .arg(peak.place, peak.value);
}

QString sayHeads(const TourStage& on)
{
    const Peak peak = peakOf(mapNow(on));
    return QObject::tr("Each block reads with %1 heads, each in its own way: head 0 alone reads most from %2 "
                       "(%3). F11 shows the maps of all heads of all %4 blocks.")
        .arg(QString::number(on.before.heads), peak.place, peak.value,
             QString::number(configOf(on).depth.value));
}

QString sayDefault(const TourStage& on)
{
    const engine::MapPtr map = mapNow(on);
    const Peak peak = peakOf(map);
    QString what = dots;
    if (map && !map->target.empty()) {
        what = text(map->target);
    } else if (map && map->classIndex >= 0) {
        what = text(configOf(on).className(map->classIndex));
    } else if (map) {
        what = QObject::tr("the answer");
    }
    return QObject::tr("This map says which patches speak for %1. The strongest is %2 (%3).")
        .arg(what, peak.place, peak.value);
}

QString sayColours(const TourStage& on)
{
    const engine::MapPtr map = mapNow(on);
    const ValueRange range = on.board.range(map);
    return QObject::tr("The colours stand for values from %1 to %2; the value under the mouse is shown below "
                       "the picture. The Look panel (F4) changes colours, never numbers.")
        .arg(map ? mapValue(range.low) : dots, map ? mapValue(range.high) : dots);
}

QString saySecond(const TourStage& on)
{
    const Peak peak = peakOf(mapNow(on));
    const QString second = named(on, on.board.fullPrediction(), 1);
    const int all = on.state.maxHeads(); // the second class of the full network
    const QString first = on.state.query().heads < all
        ? QObject::tr("The same question about the class that comes second with all %1 heads, %2.")
              .arg(QString::number(all), second)
        : QObject::tr("The same question about the second class, %1.").arg(second);
    return first + QLatin1Char(' ')
        + QObject::tr(
              "Its strongest patch is %1; any class can be asked about (Ctrl+F), and two can be compared.")
              .arg(peak.place);
}

QString sayHeadCounts(const TourStage& on)
{
    const engine::PredictionPtr now = answerNow(on);
    const engine::PredictionPtr full = announced(on) ? on.board.fullPrediction() : nullptr;
    return QObject::tr(
               "This network also works with fewer heads: with %1 heads it says %2. With all %3 heads "
               "it says %4; the slider and the + and - keys choose how many.")
        .arg(QString::number(fewestHeads(on)), named(on, now), QString::number(on.state.maxHeads()),
             named(on, full));
}

QString sayCost(const TourStage& on)
{
    const VitConfig& config = configOf(on);
    const int few = fewestHeads(on);
    const int all = on.state.maxHeads();
    const auto macs = [&](int heads) {
        return costOf(config, firstHeads(heads), on.state.trainedPlan()).macs;
    };
    return QObject::tr("The strip shows the map of every head count. With %1 heads the network needs %2 "
                       "multiplications, %3 of the %4 that all %5 heads need.")
        .arg(QString::number(few), compactCount(macs(few)), percent(double(macs(few)) / double(macs(all))),
             compactCount(macs(all)), QString::number(all));
}

QString sayHydra(const TourStage& on)
{
    return QObject::tr(
               "Block %1 now computes Hydra attention: its cost grows with the number of tokens, not with "
               "its square, and nothing was trained again. The network now says %2; before, it said %3.")
        .arg(QString::number(configOf(on).depth - 1), named(on, answerNow(on)), named(on, answerBefore(on)));
}

QString sayWhatIf(const TourStage& on)
{
    const engine::PredictionPtr now = answerNow(on);
    const engine::PredictionPtr before = answerBefore(on);
    const int top = before && !before->ranking.empty() ? before->ranking.front() : -1;
    return QObject::tr("The network no longer sees the strongest patch: %1 goes from %2 to %3. Shift-click a "
                       "patch to drop it or put it back.")
        .arg(top < 0 ? dots : text(configOf(on).className(top)), shareOf(before, top), shareOf(now, top));
}

QString sayTrust(const TourStage& on)
{
    const auto* trust = on.window.findChild<TrustState*>();
    const bool known = announced(on) && trust && trust->faith() && !trust->stale();
    const ScorePtr random = trust ? trust->random() : nullptr;
    const auto area = [](const ScorePtr& score) { return areaText(score->curve(Way::Deletion).area()); };
    return QObject::tr("Is the map true? Patches are removed, the strongest first, and the class's "
                       "probability is watched: the area under that curve is %1 here and %2 in random order. "
                       "The truer the map, the smaller the area.")
        .arg(known ? area(trust->faith()) : dots, known && random ? area(random) : dots);
}

QString sayEmbedding(const TourStage& on)
{
    const auto& cloud = on.tools.get<EmbeddingWindow>().cloud();
    return QObject::tr("Each of the %1 points is a token, and tokens that are alike for the network lie "
                       "close together. Point at one to see its patch on the picture.")
        .arg(cloud.empty() ? dots : QString::number(cloud.tokens().size()));
}

QString sayFigure(const TourStage& on)
{
    const PicturePtr& picture = on.state.picture();
    return QObject::tr("What you see of %1 becomes a figure for a paper: PDF, SVG or PNG at a given width, "
                       "with a caption and a command line that reproduces it.")
        .arg(picture ? text(picture->image.name) : dots);
}

QString sayEnd(const TourStage&)
{
    return QObject::tr("F1 lists all keys, Shift+F1 explains every method and number, and Ctrl+Shift+P finds "
                       "any command. Help > Guided tour starts again, with any picture and model.");
}

} // namespace hydra::ui::tour
