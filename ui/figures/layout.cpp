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

bool anyMethod(const FigureSpec& spec, bool MethodInfo::*trait)
{
    return std::any_of(spec.methods.begin(), spec.methods.end(),
                       [&](const std::string& method) { return methodInfo(method).*trait; });
}

QString choiceText(const engine::ClassChoice& choice, const VitConfig& config)
{
    using Kind = engine::ClassChoice::Kind;
    if (!choice.isClass()) {
        return QString::fromStdString(engine::targetName(choice));
    }
    return choice.kind == Kind::Own  ? QStringLiteral("each sub-network's first choice")
        : choice.kind == Kind::Index ? QString::fromStdString(config.className(choice.value))
        : choice.value == 1          ? QStringLiteral("the full network's first choice")
                                     : QStringLiteral("number %1 of the full network").arg(choice.value);
}

// "; class: cat − dog (the full network's first choice − ...)": names where all maps explain one class.
QString classText(const FigureSpec& spec, const FigureData& data)
{
    const VitConfig& config = data.model.config;
    int shown = -1;
    int against = -1;
    bool one = true;
    for (const auto& row : data.cells) {
        for (const FigureCell& cell : row) {
            if (cell.map->classIndex < 0) {
                continue; // a method that knows no classes
            }
            one = one && (shown < 0 || (cell.map->classIndex == shown && cell.map->againstIndex == against));
            shown = cell.map->classIndex;
            against = cell.map->againstIndex;
        }
    }
    const auto named = [&](const engine::ClassChoice& choice, int index) {
        const QString words = choiceText(choice, config);
        const bool known = one && index >= 0 && choice.kind != engine::ClassChoice::Kind::Index;
        return known ? QStringLiteral("%1 (%2)").arg(QString::fromStdString(config.className(index)), words)
                     : words;
    };
    const QString text = (spec.target.isClass() ? QStringLiteral("; class: ") : QStringLiteral("; target: "))
        + named(spec.target, shown);
    return spec.against ? text + QStringLiteral(" − ") + named(*spec.against, against) : text;
}

// "9, 10 and 11", of numbers.
QString numbersText(const std::vector<int>& numbers)
{
    QString text;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        text += i == 0 ? QString() : i + 1 == numbers.size() ? QStringLiteral(" and ") : QStringLiteral(", ");
        text += QString::number(numbers[i]);
    }
    return text;
}

QString tokenText(const FigureSpec& spec, const FigureData& data)
{
    const int query = spec.options.query;
    if (query < 0) {
        return data.model.config.prefixTokens() > 0 ? QStringLiteral("; from the class token")
                                                    : QStringLiteral("; mean over all patches");
    }
    const int cols = data.images.empty() ? 0 : data.images.front().geometry.cols();
    return cols < 1 ? QStringLiteral("; from patch %1").arg(query)
                    : QStringLiteral("; from patch %1 (row %2, column %3), boxed")
                          .arg(query)
                          .arg(query / cols)
                          .arg(query % cols);
}

// Which block, head and token, and what was left out: only what the methods read.
QString detailsText(const FigureSpec& spec, const FigureData& data)
{
    QString text;
    const MapOptions& o = spec.options;
    if (anyMethod(spec, &MethodInfo::usesLayer)) {
        std::vector<int> blocks = spec.layers;
        for (int& block : blocks) {
            block = block < 0 ? data.model.config.depth - 1 : block;
        }
        text += (blocks.size() > 1 ? QStringLiteral("; blocks %1") : QStringLiteral("; block %1"))
                    .arg(numbersText(blocks));
    }
    if (anyMethod(spec, &MethodInfo::usesHead)) {
        const bool takesHead =
            std::any_of(spec.methods.begin(), spec.methods.end(), [](const std::string& m) {
                return methodInfo(m).usesHead && !methodInfo(m).usesDiscard; // rollout fuses heads
            });
        text += o.head >= 0 && takesHead   ? QStringLiteral("; head %1").arg(o.head)
            : o.fusion == HeadFusion::Mean ? QStringLiteral("; mean of the heads")
            : o.fusion == HeadFusion::Min  ? QStringLiteral("; minimum of the heads")
                                           : QStringLiteral("; maximum of the heads");
    }
    if (anyMethod(spec, &MethodInfo::usesQuery)) {
        text += tokenText(spec, data);
    }
    if (o.startLayer > 0 && anyMethod(spec, &MethodInfo::usesStartLayer)) {
        text += QStringLiteral("; from block %1 on").arg(o.startLayer);
    }
    if (o.discard > 0 && anyMethod(spec, &MethodInfo::usesDiscard)) {
        text += QStringLiteral("; %1 of the smallest attentions discarded").arg(page::share(o.discard));
    }
    return text;
}

// What is drawn beside the colours.
QString marksText(const FigureSpec& spec, const FigureData& data)
{
    const auto any = [&](auto&& test) { return std::any_of(data.images.begin(), data.images.end(), test); };
    QString text = spec.positive ? QStringLiteral("; positive part") : QString();
    text += !spec.overlay ? QStringLiteral("; map not shown") : QString();
    text += spec.look.spareOutliers ? QStringLiteral("; outliers ringed and left out of the colour range")
                                    : QString();
    text += spec.look.threshold > 0
        ? QStringLiteral("; values below %1 of the range not painted").arg(page::share(spec.look.threshold))
        : QString();
    text += spec.limits ? QStringLiteral("; colours from %1 to %2")
                              .arg(page::number(spec.limits->first), page::number(spec.limits->second))
                        : QString();
    text += spec.truth && any([](const FigureImage& image) { return image.mask != nullptr; })
        ? QStringLiteral("; outline: the object's mask")
        : QString();
    const auto cropped = [](const FigureImage& image) {
        return image.picture
            && (image.geometry.seen.width < image.picture->width - 1
                || image.geometry.seen.height < image.picture->height - 1);
    };
    return spec.whole && any(cropped) ? text + QStringLiteral("; dark: not seen by the network") : text;
}

QString mapsCaption(const FigureSpec& spec, const FigureData& data)
{
    QString text = methodsText(spec);
    if (anyMethod(spec, &MethodInfo::classSpecific)) {
        text += classText(spec, data);
    }
    text += detailsText(spec, data) + QStringLiteral("; ") + modelText(spec, data) + QStringLiteral("; ")
        + headsText(spec.heads) + marksText(spec, data);
    if (data.images.size() * data.columns.size() == 1 || spec.limits) {
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
    return QStringLiteral("t-SNE of %1 vectors of %2%9; %3 embedding, perplexity %4, %5 iterations, seed %6, "
                          "KL divergence %7. Spread (mean distance to the centroid over the radius): %8.")
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
