// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/read_out.h"

#include "ui/paint/format.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

// The three component scores of a colour: z, where a colour channel is 1 / (1 + e^-2z).
QString componentsAt(const Map& map, std::size_t place)
{
    QStringList scores;
    for (std::size_t c = 0; c < 3; ++c) {
        const double level = double(map.values[3 * place + c]);
        if (!std::isfinite(level)) {
            return QObject::tr("background");
        }
        scores << decimal(std::log(level / (1 - level)) / 2, 'f', 2);
    }
    return QObject::tr("components %1").arg(scores.join(QStringLiteral(", ")));
}

} // namespace

QString readOutAt(const ViewState& state, const Board& board, const QPointF& pixel,
                  const engine::MapPtr& instead)
{
    if (!state.picture()) {
        return {};
    }
    const Pyramid& picture = state.picture()->pyramid;
    const int x = int(std::floor(pixel.x()));
    const int y = int(std::floor(pixel.y()));
    if (x < 0 || y < 0 || x >= picture.size().width() || y >= picture.size().height()) {
        return {};
    }
    const QRgb colour = picture.pixel(x, y);
    QStringList parts;
    parts << QObject::tr("x %1, y %2").arg(QString::number(x), QString::number(y));
    if (board.seen()) {
        const InputGeometry& geometry = board.seen()->geometry;
        const int patch = geometry.patchAt(pixel.x(), pixel.y());
        if (patch < 0) {
            parts << QObject::tr("outside what the network sees");
        } else {
            parts.prepend(QObject::tr("patch %1: row %2, column %3")
                              .arg(patch)
                              .arg(patch / geometry.cols() + 1)
                              .arg(patch % geometry.cols() + 1));
        }
        const engine::MapPtr& map = instead ? instead : board.shownMap();
        if (patch >= 0 && map && map->rows > 0 && map->cols > 0) {
            // A map may be finer than the tokens: pixel methods give a value for each input pixel.
            const Rect& seen = geometry.seen;
            const int row = std::min(map->rows - 1, int((pixel.y() - seen.y) / seen.height * map->rows));
            const int col = std::min(map->cols - 1, int((pixel.x() - seen.x) / seen.width * map->cols));
            const auto place = std::size_t(row) * std::size_t(map->cols) + std::size_t(col);
            if (map->channels == 3 && 3 * place + 2 < map->values.size()) {
                parts.prepend(componentsAt(*map, place)); // first, because the end of a line may be cut
            } else if (place < map->values.size()) {
                parts.prepend(QObject::tr("value %1").arg(mapValue(double(map->values[place]))));
            }
        }
    }
    parts
        << QObject::tr("RGB %1 %2 %3").arg(qRed(colour)).arg(qGreen(colour)).arg(qBlue(colour)); // may be cut
    return parts.join(QStringLiteral("   ·   "));
}

QString patchText(const InputGeometry& geometry, const Map* map, int patch)
{
    const int row = patch / geometry.cols();
    const int col = patch % geometry.cols();
    const QString where = QObject::tr("row %1, column %2").arg(row + 1).arg(col + 1);
    if (!map || map->rows < 1 || map->cols < 1) {
        return where;
    }
    // Reads the map at the middle of the patch, because a map may be finer.
    const int mapRow = std::min(map->rows - 1, int((row + 0.5) * map->rows / geometry.rows()));
    const int mapCol = std::min(map->cols - 1, int((col + 0.5) * map->cols / geometry.cols()));
    const auto place = std::size_t(mapRow) * std::size_t(map->cols) + std::size_t(mapCol);
    if (map->channels == 3 && 3 * place + 2 < map->values.size()) {
        return QStringLiteral("%1: %2").arg(where, componentsAt(*map, place));
    }
    return place < map->values.size()
        ? QStringLiteral("%1: %2").arg(where, mapValue(double(map->values[place])))
        : where;
}

} // namespace hydra::ui
