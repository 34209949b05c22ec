// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/layout.h"

#include "core/base/error.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace page {

QColor quiet()
{
    return QColor(0x59, 0x59, 0x59); // 7:1 on white
}

QColor accent()
{
    return QColor(0x00, 0x72, 0xb2);
}

QString number(double value, int digits)
{
    QString text = QLocale::c().toString(value, 'g', digits);
    if (text.contains(QLatin1Char('e'))) { // 1e-05 -> 1e-5
        text.replace(QStringLiteral("e-0"), QStringLiteral("e-"))
            .replace(QStringLiteral("e+0"), QStringLiteral("e"));
        text.replace(QStringLiteral("e+"), QStringLiteral("e"));
    }
    return text.replace(QLatin1Char('-'), QChar(0x2212));
}

QString heads(int count)
{
    return QString::number(count) + (count == 1 ? QStringLiteral(" head") : QStringLiteral(" heads"));
}

QString share(double value)
{
    const double percent = 100 * value;
    const int decimals = percent >= 10 || percent == 0 ? 0 : 1;
    if (percent > 0 && percent < 0.1) {
        return QStringLiteral("<0.1 %");
    }
    return QLocale::c().toString(percent, 'f', decimals) + QStringLiteral(" %");
}

QString letter(std::size_t index)
{
    const QChar last(char16_t(u'a' + index % 26));
    return index < 26 ? QString(last) : letter(index / 26 - 1) + last;
}

void checkWidth(double width, std::size_t count, const FigureSpec& spec)
{
    if (width < smallest) {
        throw usageError("--columns: %1 panels on a page of %2 mm would be %3 mm wide; expected at least %4 "
                         "mm. Ask for fewer columns, a wider page or a smaller font",
                         count, spec.page.widthMm, std::round(width * 10) / 10, smallest);
    }
}

} // namespace page

namespace {

void layOutCaption(FigurePage& page, const FigureSpec& spec)
{
    if (page.caption.isEmpty()) {
        return;
    }
    const TextRuler ruler(page.font, spec.page.fontPt);
    const double room = page.width - 2 * page::margin;
    double y = page.height + 1.5 * page::gap;
    constexpr int mostLines = 400;
    for (const QString& line : ruler.lines(page.caption, room, mostLines)) {
        TextMark mark;
        mark.rect = {page::margin, y, room, ruler.lineHeight()};
        mark.text = line;
        mark.points = ruler.points();
        page.marks.emplace_back(mark);
        y += ruler.lineHeight();
    }
    page.height = y;
}

} // namespace

FigurePage layOut(const FigureSpec& spec, const FigureData& data)
{
    FigurePage page;
    page.width = spec.page.widthMm;
    page.height = page::margin;
    page.font = figureFont(spec.font);
    page.look = spec.look;
    page.dpi = spec.page.dpi;
    page.caption = captionOf(spec, data);
    if (spec.kind == FigureKind::HeadMatrix) {
        layOutHeads(page, spec, data);
    } else if (isGrid(spec.kind)) {
        layOutGrid(page, spec, data);
        if (data.feature) {
            layOutFeature(page, spec, data);
        }
    } else if (spec.kind == FigureKind::Tsne) {
        layOutPoints(page, spec, data);
    } else {
        layOutCosts(page, spec, data);
    }
    layOutCaption(page, spec);
    page.height += page::margin;
    constexpr double highest = 5000; // mm: PDF readers fail beyond
    if (page.height > highest) {
        throw usageError("figure: %1 mm high; expected at most %2 mm. Ask for fewer pictures or more columns",
                         std::round(page.height), highest);
    }
    return page;
}

} // namespace hydra::ui
