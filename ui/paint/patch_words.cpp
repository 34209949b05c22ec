// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/patch_words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr double leastSide = 14; // points; smaller patches have no room for a word
constexpr double leastLetters = 6.5, mostLetters = 12; // points of height

// Far apart for neighbouring numbers: steps of the golden angle.
QColor wordColour(int classIndex)
{
    const double turn = std::fmod(classIndex * 0.618033988749895, 1.0);
    return QColor::fromHsvF(float(turn), 0.65F, 0.45F, 0.78F);
}

// "golden retriever, goldie" -> "golden retriever"
QString firstName(const QString& name)
{
    return name.section(QLatin1Char(','), 0, 0);
}

} // namespace

void paintPatchWords(QPainter& painter, const PictureView& view, const PicturePlace& place)
{
    const InputGeometry& geometry = *view.geometry;
    const std::size_t count = std::size_t(geometry.rows()) * std::size_t(geometry.cols());
    if (view.words == nullptr || view.words->size() != count) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < count; ++i) {
        const PatchWord& word = (*view.words)[i];
        const QRectF box =
            place.of(toRectF(geometry.patch(int(i) / geometry.cols(), int(i) % geometry.cols())),
                     view.picture->size());
        if (box.width() < leastSide * place.line || !box.intersects(place.visible)) {
            continue;
        }
        QFont font = painter.font();
        font.setPixelSize(int(std::lround(
            std::clamp(box.height() / 4, leastLetters * place.line, mostLetters * place.line) * 1.2)));
        const QFontMetricsF metrics(font);
        const QRectF plate(box.left() + 1, box.center().y() - metrics.height() / 2, box.width() - 2,
                           metrics.height());
        painter.setPen(Qt::NoPen);
        painter.setBrush(wordColour(word.classIndex));
        painter.drawRoundedRect(plate, 2, 2);
        painter.setFont(font);
        painter.setPen(Qt::white);
        painter.drawText(plate, Qt::AlignCenter,
                         metrics.elidedText(firstName(word.name), Qt::ElideRight, plate.width() - 1));
    }
    painter.restore();
}

} // namespace hydra::ui
