// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/patch_words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr double leastSide = 14; // points; smaller patches have no room for a word
constexpr double leastLetters = 6.5, mostLetters = 12; // points of height

// Neighbouring class numbers get very different hues: steps of the golden angle.
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

bool wordsFit(const PictureView& view)
{
    const InputGeometry& geometry = *view.geometry;
    return view.words != nullptr
        && view.words->size() == std::size_t(geometry.rows()) * std::size_t(geometry.cols());
}

// The place and font of a patch's word.
struct Plate
{
    QRectF box; // empty: the patch is too small
    QFont font;

    [[nodiscard]] bool holds(const QString& name) const
    {
        return QFontMetricsF(font).horizontalAdvance(name) <= box.width() - 1;
    }
};

Plate plateOf(const PictureView& view, const PicturePlace& place, std::size_t patch, const QFont& usual)
{
    const int cols = view.geometry->cols();
    const QRectF box =
        place.of(toRectF(view.geometry->patch(int(patch) / cols, int(patch) % cols)), view.picture->size());
    Plate plate{{}, usual};
    if (box.width() < leastSide * place.line || !box.intersects(place.visible)) {
        return plate;
    }
    plate.font.setPixelSize(int(std::lround(
        std::clamp(box.height() / 4, leastLetters * place.line, mostLetters * place.line) * 1.2)));
    const double height = QFontMetricsF(plate.font).height();
    plate.box = {box.left() + 1, box.center().y() - height / 2, box.width() - 2, height};
    return plate;
}

} // namespace

void paintPatchWords(QPainter& painter, const PictureView& view, const PicturePlace& place)
{
    if (!wordsFit(view)) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < view.words->size(); ++i) {
        const PatchWord& word = (*view.words)[i];
        const Plate plate = plateOf(view, place, i, painter.font());
        if (plate.box.isEmpty()) {
            continue;
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(wordColour(word.classIndex));
        painter.drawRoundedRect(plate.box, 2, 2);
        if (const QString name = firstName(word.name); plate.holds(name)) {
            painter.setFont(plate.font);
            painter.setPen(Qt::white);
            painter.drawText(plate.box, Qt::AlignCenter, name);
        }
    }
    painter.restore();
}

std::vector<WordCount> wordsWithoutRoom(const PictureView& view, const PicturePlace& place, const QFont& font)
{
    std::vector<WordCount> found;
    if (view.geometry == nullptr || !wordsFit(view)) {
        return found;
    }
    for (std::size_t i = 0; i < view.words->size(); ++i) {
        const PatchWord& word = (*view.words)[i];
        const Plate plate = plateOf(view, place, i, font);
        if (plate.box.isEmpty() || plate.holds(firstName(word.name))) {
            continue;
        }
        const auto known = std::find_if(found.begin(), found.end(), [&](const WordCount& each) {
            return each.word.classIndex == word.classIndex;
        });
        if (known == found.end()) {
            found.push_back({word, 1});
        } else {
            ++known->patches;
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const WordCount& a, const WordCount& b) { return a.patches > b.patches; });
    return found;
}

QRectF paintWordLegend(QPainter& painter, const std::vector<WordCount>& words, const QRectF& room,
                       const QPalette& palette)
{
    constexpr double margin = 6;
    constexpr std::size_t mostLines = 8;
    const QFontMetricsF metrics(painter.font());
    const double line = metrics.height() + 2, swatch = metrics.ascent();
    const auto lines =
        std::min({words.size(), mostLines, std::size_t(std::max(0.0, (room.height() - 2 * margin) / line))});
    if (lines == 0) {
        return {};
    }
    const auto label = [&](std::size_t i) {
        return QStringLiteral("%1  %2").arg(firstName(words[i].word.name)).arg(words[i].patches);
    };
    double widest = 0;
    for (std::size_t i = 0; i < lines; ++i) {
        widest = std::max(widest, metrics.horizontalAdvance(label(i)));
    }
    widest = std::min(widest, room.width() - 3 * margin - swatch);
    const QSizeF size(3 * margin + swatch + widest, 2 * margin + double(lines) * line);
    const QRectF box(room.left(), room.bottom() - size.height(), size.width(), size.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QColor back = palette.color(QPalette::Window);
    back.setAlphaF(0.9F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(back);
    painter.drawRoundedRect(box, 4, 4);
    for (std::size_t i = 0; i < lines; ++i) {
        const double top = box.top() + margin + double(i) * line;
        painter.setPen(Qt::NoPen);
        painter.setBrush(wordColour(words[i].word.classIndex));
        painter.drawRoundedRect(QRectF(box.left() + margin, top + (line - swatch) / 2, swatch, swatch), 2, 2);
        painter.setPen(palette.color(QPalette::WindowText));
        painter.drawText(QRectF(box.left() + 2 * margin + swatch, top, widest, line),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(label(i), Qt::ElideRight, widest + 0.5));
    }
    painter.restore();
    return box;
}

void paintWholeWord(QPainter& painter, const PictureView& view, const PicturePlace& place, int patch,
                    const QString& text, const QRectF& room)
{
    if (view.geometry == nullptr || !wordsFit(view) || patch < 0
        || std::size_t(patch) >= view.words->size()) {
        return;
    }
    const int cols = view.geometry->cols();
    const QRectF box =
        place.of(toRectF(view.geometry->patch(patch / cols, patch % cols)), view.picture->size());
    const QFontMetricsF metrics(painter.font());
    QRectF plate(0, 0, metrics.horizontalAdvance(text) + 12, metrics.height() + 4);
    plate.moveCenter({box.center().x(), box.top() - plate.height() / 2 - 2});
    if (plate.top() < room.top()) { // below the patch
        plate.moveTop(box.bottom() + 2);
    }
    plate.moveLeft(
        std::clamp(plate.left(), room.left(), std::max(room.left(), room.right() - plate.width())));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QColor back = wordColour((*view.words)[std::size_t(patch)].classIndex);
    back.setAlphaF(1);
    painter.setPen(QPen(Qt::white, 1));
    painter.setBrush(back);
    painter.drawRoundedRect(plate, 3, 3);
    painter.drawText(plate, Qt::AlignCenter, text);
    painter.restore();
}

} // namespace hydra::ui
