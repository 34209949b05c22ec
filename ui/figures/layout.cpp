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

QString numberWithin(double value, double span)
{
    if (!(span >= 1e-3) || span >= 1e5) {
        return std::abs(value) < 1e-3 * span ? QStringLiteral("0") : number(value, 2);
    }
    const int decimals = std::max(0, 2 - static_cast<int>(std::floor(std::log10(span) + 1e-9)));
    QString text = QLocale::c().toString(std::abs(value), 'f', decimals);
    while (decimals > 0 && (text.endsWith(QLatin1Char('0')) || text.endsWith(QLatin1Char('.')))) {
        const bool point = text.endsWith(QLatin1Char('.'));
        text.chop(1);
        if (point) {
            break;
        }
    }
    return value < 0 && text != QLatin1String("0") ? QChar(0x2212) + text : text;
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
        throw usageError("--columns: ", count, " panels on a page of ", spec.page.widthMm, " mm would be ",
                         std::round(width * 10) / 10, " mm wide; expected at least ", smallest,
                         " mm. Ask for fewer columns, a wider page or a smaller font");
    }
}

} // namespace page

namespace {

QString headsText(const std::vector<int>& heads)
{
    QStringList words;
    for (const int k : heads) {
        words << QString::number(k);
    }
    return (words.size() > 1 ? QStringLiteral("k = %1 heads") : QStringLiteral("k = %1"))
        .arg(words.join(QStringLiteral(", ")));
}

QString methodsText(const FigureSpec& spec)
{
    QStringList words;
    for (const std::string& method : spec.methods) {
        words << QString::fromUtf8(methodInfo(method).title);
    }
    return words.join(QStringLiteral(", "));
}

QString modelText(const FigureSpec& spec, const FigureData& data)
{
    return QString::fromStdString(data.model.name)
        + (spec.attention.empty()
               ? QString()
               : QStringLiteral(", attention %1").arg(QString::fromStdString(spec.attention)));
}

QString mapsCaption(const FigureSpec& spec, const FigureData& data)
{
    QString text = methodsText(spec) + QStringLiteral("; ") + modelText(spec, data) + QStringLiteral("; ")
        + headsText(spec.heads);
    const bool knowsClasses = std::any_of(spec.methods.begin(), spec.methods.end(),
                                          [](const std::string& m) { return methodInfo(m).classSpecific; });
    if (knowsClasses) {
        using Kind = engine::ClassChoice::Kind;
        text += spec.target.kind == Kind::Own ? QStringLiteral("; class: each sub-network's first choice")
            : spec.target.kind == Kind::Index
            ? QStringLiteral("; class: %1")
                  .arg(QString::fromStdString(data.model.config.className(spec.target.value)))
            : spec.target.value == 1
            ? QStringLiteral("; class: the full network's first choice")
            : QStringLiteral("; class: number %1 of the full network").arg(spec.target.value);
    }
    text += spec.positive ? QStringLiteral("; positive part") : QString();
    if (data.images.size() * data.columns.size() == 1) {
        return text + QLatin1Char('.');
    }
    text += spec.range == FigureRange::Shared ? QStringLiteral("; one colour range for all maps.")
        : spec.range == FigureRange::Row      ? QStringLiteral("; one colour range for each picture.")
                                              : QStringLiteral("; each map in its own colour range.");
    return text;
}

QString pointsCaption(const FigureSpec& spec, const FigureData& data)
{
    QStringList found;
    for (const engine::EmbeddingRow& row : data.embedding->rows) {
        found << QStringLiteral("k = %1: %2")
                     .arg(row.heads)
                     .arg(QLocale::c().toString(row.compactness, 'f', 3));
    }
    const engine::Embedding& e = *data.embedding;
    return QStringLiteral(
               "t-SNE of %1 vectors of %2%9; %3 embedding, perplexity %4, %5 iterations, seed %6, "
               "KL divergence %7. Compactness (mean distance to the centroid over the radius): %8.")
        .arg(QString::number(e.tokens.size()), modelText(spec, data),
             spec.tsne.joint ? QStringLiteral("one") : QStringLiteral("separate"), page::number(e.perplexity),
             QString::number(e.iterations), QString::number(spec.tsne.seed), page::number(e.divergence, 3),
             found.join(QStringLiteral(", ")),
             spec.tsne.byClass ? QStringLiteral(", coloured by class") : QString());
}

QString costsCaption(const FigureSpec& spec, const FigureData& data)
{
    const QString counted = spec.convention == CostConvention::Executed
        ? QStringLiteral("every multiply-accumulate that is run")
        : spec.convention == CostConvention::HydraPaper
        ? QStringLiteral("counted as in the Hydra Attention paper's Tables 2 and 3")
        : QStringLiteral("counted as in the Hydra Attention paper's Table 4");
    if (spec.kind == FigureKind::Flops) {
        return QStringLiteral(
                   "Multiply-accumulates (MACs) of %1 (k = %2) over image sizes, with softmax attention, "
                   "windows of 14 × 14 patches and Hydra attention in every block; %3.")
            .arg(QString::fromStdString(data.model.name))
            .arg(data.costs.empty() ? 0 : data.costs.front().heads)
            .arg(counted);
    }
    const bool ram = std::find(spec.axes.begin(), spec.axes.end(), "ram") != spec.axes.end();
    const int judged = data.costs.empty() ? 0 : data.costs.front().judged;
    return (judged > 0 ? QStringLiteral("Accuracy over %1 pictures").arg(judged) : QStringLiteral("Cost"))
        + QStringLiteral(" of sub-networks with k heads of %1; MACs: %2%3.")
              .arg(modelText(spec, data), counted,
                   ram ? QStringLiteral("; RAM as the HydraViT paper estimates it") : QString());
}

void layOutCaption(FigurePage& page, const FigureSpec& spec)
{
    if (page.caption.isEmpty()) {
        return;
    }
    const TextRuler ruler(page.font, spec.page.fontPt);
    const double room = page.width - 2 * page::margin;
    double y = page.height + 1.5 * page::gap;
    constexpr int mostLines = 400;
    QString words = page.caption; // a line never ends at an equals sign
    words.replace(QStringLiteral("k = "), QStringLiteral("k\u00a0=\u00a0"));
    for (const QString& line : ruler.lines(words, room, mostLines)) {
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

QString captionOf(const FigureSpec& spec, const FigureData& data)
{
    if (spec.caption) {
        return QString::fromStdString(*spec.caption);
    }
    return isGrid(spec.kind)            ? mapsCaption(spec, data)
        : spec.kind == FigureKind::Tsne ? pointsCaption(spec, data)
                                        : costsCaption(spec, data);
}

FigurePage layOut(const FigureSpec& spec, const FigureData& data)
{
    FigurePage page;
    page.width = spec.page.widthMm;
    page.height = page::margin;
    page.font = figureFont(spec.font);
    page.look = spec.look;
    page.dpi = spec.page.dpi;
    page.caption = captionOf(spec, data);
    if (isGrid(spec.kind)) {
        layOutGrid(page, spec, data);
    } else if (spec.kind == FigureKind::Tsne) {
        layOutPoints(page, spec, data);
    } else {
        layOutCosts(page, spec, data);
    }
    layOutCaption(page, spec);
    page.height += page::margin;
    constexpr double highest = 5000; // mm: beyond, no reader of PDF follows
    if (page.height > highest) {
        throw usageError("figure: ", std::round(page.height), " mm high; expected at most ", highest,
                         " mm. Ask for fewer pictures or more columns");
    }
    return page;
}

} // namespace hydra::ui
