// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/embedding_colours.h"

#include "ui/paint/colour_names.h"
#include "ui/paint/series_colours.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace hydra::ui {

namespace {

constexpr std::size_t seriesCount = 4; // of series_colours.h
constexpr double clippedShare = 0.99; // of the norms lie within the colour bar
constexpr int rampSteps = 32;

// For points without a value.
QRgb neutral(bool dark)
{
    return dark ? qRgb(66, 72, 82) : qRgb(190, 196, 204);
}

// For points without a position: distinct from all colours between the corners.
QRgb apart(bool dark)
{
    return dark ? qRgb(240, 242, 245) : qRgb(24, 28, 34);
}

std::vector<QRgb> rampOf(bool dark)
{
    std::vector<QRgb> ramp;
    for (int i = 0; i <= rampSteps; ++i) {
        ramp.push_back(rampColour(double(i) / rampSteps, dark));
    }
    return ramp;
}

ColouredCloud byHeads(const EmbeddingCloud& cloud, bool dark)
{
    ColouredCloud out;
    const std::vector<int> heads = cloud.headCounts();
    std::map<int, QRgb> colours;
    for (std::size_t i = 0; i < heads.size(); ++i) {
        const double share = heads.size() > 1 ? double(i) / double(heads.size() - 1) : 0.5;
        colours[heads[i]] = rampColour(share, dark);
        out.legend.entries.push_back({colours[heads[i]], Marker::Disc, QString::number(heads[i])});
    }
    for (const engine::EmbeddedToken& token : cloud.tokens()) {
        out.colours.push_back(colours[token.heads]);
    }
    out.legend.title = QObject::tr("Heads k");
    return out;
}

// The most frequent class gets the first colour.
ColouredCloud byClass(const EmbeddingCloud& cloud, const ColourContext& context)
{
    ColouredCloud out;
    std::map<int, int> counts;
    for (std::size_t i = 0; i < cloud.tokens().size(); ++i) {
        ++counts[cloud.classOf(int(i))];
    }
    std::vector<std::pair<int, int>> order(counts.begin(), counts.end());
    std::stable_sort(order.begin(), order.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    std::map<int, ColourLegend::Entry> looks;
    std::size_t next = 0;
    for (const auto& [index, count] : order) {
        ColourLegend::Entry entry;
        if (index < 0) {
            entry = {neutral(context.dark), Marker::Disc, QObject::tr("unknown")};
        } else {
            const bool named = std::size_t(index) < context.classNames.size();
            entry = {seriesColour(next, context.dark).rgb(),
                     static_cast<Marker>((next / seriesCount) % markerCount),
                     named ? context.classNames[std::size_t(index)] : QString::number(index)};
            ++next;
        }
        looks[index] = entry;
        entry.name = QStringLiteral("%1 (%2)").arg(entry.name).arg(count);
        out.legend.entries.push_back(entry);
    }
    for (std::size_t i = 0; i < cloud.tokens().size(); ++i) {
        const ColourLegend::Entry& look = looks[cloud.classOf(int(i))];
        out.colours.push_back(look.colour);
        out.markers.push_back(look.marker);
    }
    out.legend.title =
        cloud.knowsClasses() ? QObject::tr("Class of the picture") : QObject::tr("Predicted class");
    if (next > seriesCount * markerCount) {
        out.legend.note =
            QObject::tr("Colours and markers repeat after %1 classes").arg(seriesCount * markerCount);
    }
    return out;
}

// Blue to yellow from left to right, light to dark from top to bottom: both differences remain visible under
// every colour blindness.
QRgb positionColour(double across, double down, bool dark)
{
    const auto mix = [](QRgb a, QRgb b, double share) {
        const auto part = [share](int x, int y) { return int(std::lround(x + share * (y - x))); };
        return qRgb(part(qRed(a), qRed(b)), part(qGreen(a), qGreen(b)), part(qBlue(a), qBlue(b)));
    };
    const QRgb left = dark ? mix(qRgb(140, 220, 255), qRgb(84, 66, 214), down)
                           : mix(qRgb(70, 176, 236), qRgb(44, 20, 140), down);
    const QRgb right = dark ? mix(qRgb(255, 232, 110), qRgb(226, 70, 48), down)
                            : mix(qRgb(236, 182, 30), qRgb(150, 20, 20), down);
    return mix(left, right, across);
}

ColouredCloud byPosition(const EmbeddingCloud& cloud, bool dark)
{
    ColouredCloud out;
    out.legend.kind = ColourLegend::Kind::Square;
    out.legend.title = QObject::tr("Place in the picture");
    for (std::size_t i = 0; i < cloud.tokens().size(); ++i) {
        const engine::TokenPlace& place = cloud.tokens()[i].place;
        const engine::EmbeddedPicture& picture = cloud.pictureOf(int(i));
        const bool patch = place.row >= 0;
        const double across = place.col / std::max(1.0, picture.cols - 1.0);
        const double down = place.row / std::max(1.0, picture.rows - 1.0);
        out.colours.push_back(patch ? positionColour(across, down, dark) : apart(dark));
        out.markers.push_back(patch ? Marker::Disc : Marker::Square);
        out.legend.rows = std::max(out.legend.rows, picture.rows);
        out.legend.cols = std::max(out.legend.cols, picture.cols);
    }
    for (const auto& [x, y] : {std::pair(0, 0), std::pair(1, 0), std::pair(0, 1), std::pair(1, 1)}) {
        out.legend.corners.push_back(positionColour(x, y, dark));
    }
    out.legend.note = QObject::tr("Squares: tokens that are not patches");
    return out;
}

ColouredCloud byNorm(const EmbeddingCloud& cloud, bool dark)
{
    ColouredCloud out;
    std::vector<float> norms;
    for (const engine::EmbeddedToken& token : cloud.tokens()) {
        norms.push_back(token.place.norm);
    }
    std::sort(norms.begin(), norms.end());
    ColourLegend& legend = out.legend;
    legend.kind = ColourLegend::Kind::Bar;
    legend.title = QObject::tr("Length of the token");
    legend.note = QObject::tr("As it leaves its block, before the final norm");
    legend.ramp = rampOf(dark);
    if (!norms.empty()) {
        legend.low = double(norms.front());
        const auto most = double(norms.back());
        const auto usual = double(norms[std::size_t(clippedShare * double(norms.size() - 1))]);
        // A few outliers must not wash out the rest; without outliers, the bar covers the whole range.
        legend.more = most - legend.low > 1.25 * (usual - legend.low);
        legend.high = legend.more ? usual : most;
    }
    const double range = std::max(legend.high - legend.low, 1e-30);
    for (const engine::EmbeddedToken& token : cloud.tokens()) {
        out.colours.push_back(rampColour((double(token.place.norm) - legend.low) / range, dark));
    }
    return out;
}

// The map's value at a patch; for maps per pixel the mean over the patch. NaN if the grids do not fit.
double valueAt(const Map& map, int rows, int cols, int row, int col)
{
    if (rows < 1 || cols < 1 || map.rows % rows != 0 || map.cols % cols != 0) {
        return std::nan("");
    }
    const int high = map.rows / rows;
    const int wide = map.cols / cols;
    double sum = 0;
    for (int y = row * high; y < (row + 1) * high; ++y) {
        for (int x = col * wide; x < (col + 1) * wide; ++x) {
            sum += double(map.values[std::size_t(y) * std::size_t(map.cols) + std::size_t(x)]);
        }
    }
    return sum / (double(high) * wide);
}

ColouredCloud byRelevance(const EmbeddingCloud& cloud, const ColourContext& context)
{
    ColouredCloud out;
    ColourLegend& legend = out.legend;
    legend.kind = ColourLegend::Kind::Bar;
    legend.title = context.mapTitle;
    const bool isSigned = context.map && context.map->isSigned;
    // Unsigned maps use viridis, without the end that is hard to see; the canvas may use another colour map.
    const ColourTable& table = colourTable(ColourMap::Diverging);
    const auto colourAt = [&](double share) {
        return isSigned ? QRgb(table[std::size_t(std::lround(std::clamp(share, 0.0, 1.0) * 255))])
                        : rampColour(share, context.dark);
    };
    for (int i = 0; i <= rampSteps; ++i) {
        legend.ramp.push_back(colourAt(double(i) / rampSteps));
    }
    legend.low = context.mapRange.low;
    legend.high = context.mapRange.high;
    int coloured = 0;
    for (std::size_t i = 0; i < cloud.tokens().size(); ++i) {
        const engine::EmbeddedToken& token = cloud.tokens()[i];
        const engine::EmbeddedPicture& picture = cloud.pictureOf(int(i));
        const bool present = context.map && picture.id == context.mapImage && token.place.row >= 0
            && token.heads == context.mapHeads;
        const double value = present
            ? valueAt(*context.map, picture.rows, picture.cols, token.place.row, token.place.col)
            : std::nan("");
        const bool known = std::isfinite(value);
        coloured += known ? 1 : 0;
        out.colours.push_back(known ? colourAt(context.mapRange.position(value)) : neutral(context.dark));
    }
    legend.note = coloured > 0
        ? QObject::tr("For the picture and the %1 of the main window; other points are grey")
              .arg(headCount(context.mapHeads))
        : QObject::tr("No point belongs to the main window's picture and head count");
    return out;
}

} // namespace

QRgb rampColour(double share, bool dark)
{
    const double low = dark ? 0.27 : 0.0;
    const double high = dark ? 1.0 : 0.84;
    const double at = low + (high - low) * std::clamp(std::isfinite(share) ? share : 0.0, 0.0, 1.0);
    return QRgb(colourTable(ColourMap::Viridis)[std::size_t(std::lround(at * 255))]);
}

ColouredCloud colouredBy(ColourBy what, const EmbeddingCloud& cloud, const ColourContext& context)
{
    switch (what) {
    case ColourBy::HeadCount:
        break;
    case ColourBy::Class:
        return byClass(cloud, context);
    case ColourBy::Position:
        return byPosition(cloud, context.dark);
    case ColourBy::Norm:
        return byNorm(cloud, context.dark);
    case ColourBy::Relevance:
        return byRelevance(cloud, context);
    }
    return byHeads(cloud, context.dark);
}

} // namespace hydra::ui
