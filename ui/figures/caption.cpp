// SPDX-License-Identifier: GPL-3.0-or-later
// The caption of a figure: all that a reader must know, except what its marks show.
#include "core/base/printable.h"
#include "core/explain/option_fields.h"
#include "core/model/sub_networks.h"
#include "ui/figures/gather.h"
#include "ui/figures/grid_words.h"
#include "ui/figures/layout.h"

#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>

namespace hydra::ui {

namespace {

constexpr std::size_t longestValue = 200; // bytes of an option

QString headsText(const std::vector<int>& heads)
{
    QStringList words;
    for (const int k : heads) {
        words << QString::number(k);
    }
    return words.size() != 1 ? words.join(QStringLiteral(", ")) + QStringLiteral(" heads")
                             : page::heads(heads.front());
}

// Empty for a network whose only head count is its own.
QString ofHeads(const FigureSpec& spec, const FigureData& data)
{
    const VitConfig& config = data.model.config;
    const bool own = !hasSubNetworks(config) && spec.heads == std::vector<int>{config.numHeads.value};
    return own ? QString() : QStringLiteral("; ") + headsText(spec.heads);
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
        + (spec.attention.empty() ? QString()
                                  : QStringLiteral(", attention %1 (weights trained with %2)")
                                        .arg(QString::fromStdString(spec.attention),
                                             QString::fromStdString(trainedPlan(data.model.config).text())));
}

bool anyMethod(const FigureSpec& spec, bool MethodInfo::*trait)
{
    return std::any_of(spec.methods.begin(), spec.methods.end(),
                       [&](const std::string& method) { return methodInfo(method).*trait; });
}

QString choiceText(const ClassChoice& choice, const VitConfig& config)
{
    using Kind = ClassChoice::Kind;
    if (!choice.isClass()) {
        return QString::fromStdString(targetName(choice));
    }
    return choice.kind == Kind::Own  ? QStringLiteral("each sub-network's first choice")
        : choice.kind == Kind::Index ? QString::fromStdString(config.className(choice.value))
        : choice.value == 1          ? QStringLiteral("the full network's first choice")
                                     : QStringLiteral("number %1 of the full network").arg(choice.value);
}

// "; class: cat − dog (the full network's first choice − ...)": with class names if all maps explain one
// class.
QString classText(const FigureSpec& spec, const FigureData& data)
{
    const VitConfig& config = data.model.config;
    if (!data.images.empty() && data.images.front().box) {
        const QString target = QString::fromStdString(data.cells.front().front().map->target);
        const QString name = QString::fromStdString(config.className(data.images.front().box->classIndex));
        return data.images.size() > 1 ? QStringLiteral("; target: %1 of each picture").arg(target)
                                      : QStringLiteral("; target: %1 (%2)").arg(target, name);
    }
    int shown = -1;
    int against = -1;
    bool one = true;
    for (const auto& row : data.cells) {
        for (const FigureCell& cell : row) {
            if (cell.map->classIndex < 0) {
                continue; // a method without classes
            }
            one = one && (shown < 0 || (cell.map->classIndex == shown && cell.map->againstIndex == against));
            shown = cell.map->classIndex;
            against = cell.map->againstIndex;
        }
    }
    const auto named = [&](const ClassChoice& choice, int index) {
        const QString words = choiceText(choice, config);
        const bool known = one && index >= 0 && choice.kind != ClassChoice::Kind::Index;
        return known ? QStringLiteral("%1 (%2)").arg(QString::fromStdString(config.className(index)), words)
                     : words;
    };
    QString text = (spec.ask.target.isClass() ? QStringLiteral("; class: ") : QStringLiteral("; target: "))
        + named(spec.ask.target, shown);
    if (spec.model.empty() && spec.arch.empty()) { // behind a pipe
        text.replace(QStringLiteral("the full network"), QStringLiteral("the predictor"));
    }
    return spec.ask.against ? text + QStringLiteral(" − ") + named(*spec.ask.against, against) : text;
}

// NUMBERS as "9, 10 and 11".
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
    const int query = spec.ask.options.query;
    if (query < 0) {
        return data.model.config.prefixTokens() > 0 ? QStringLiteral("; from the class token")
                                                    : QStringLiteral("; mean over all patches");
    }
    const int cols = data.images.empty() ? 0 : data.images.front().geometry.cols();
    return cols < 1 ? QStringLiteral("; from patch %1").arg(query)
                    : QStringLiteral("; from patch %1 (row %2, column %3), boxed")
                          .arg(query)
                          .arg(query / cols + 1)
                          .arg(query % cols + 1);
}

// Block, head, token and discarded share, as far as the methods use them.
QString detailsText(const FigureSpec& spec, const FigureData& data)
{
    QString text;
    const MapOptions& o = spec.ask.options;
    if (anyMethod(spec, &MethodInfo::usesBlock)) {
        std::vector<int> blocks = spec.blocks;
        for (int& block : blocks) {
            block = block >= 0               ? block
                : spec.ask.target.block >= 0 ? spec.ask.target.block // the last block of a feature's pass
                                             : data.model.config.depth - 1;
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
    if (o.startBlock > 0 && anyMethod(spec, &MethodInfo::usesStartBlock)) {
        text += QStringLiteral("; from block %1 on").arg(o.startBlock);
    }
    if (o.discard > 0 && anyMethod(spec, &MethodInfo::usesDiscard)) {
        text += QStringLiteral("; %1 of the smallest attentions discarded").arg(page::share(o.discard));
    }
    return text;
}

// All other options of the methods with values other than the default, named as on the command line, so that
// figures with equal captions are equal.
QString optionsText(const FigureSpec& spec)
{
    constexpr std::array named{"method", "block", "head", "fusion", "query", "start_block", "discard"};
    const MapOptions usual;
    QString text;
    for (const OptionField& field : optionFields()) {
        const bool matters =
            std::any_of(spec.methods.begin(), spec.methods.end(),
                        [&](const std::string& method) { return field.matters(methodInfo(method)); });
        const auto isThis = [&](const char* key) { return std::string_view(field.key) == key; };
        if (!matters || std::any_of(named.begin(), named.end(), isThis)
            || field.same(spec.ask.options, usual)) {
            continue;
        }
        static const QRegularExpression hash(
            QStringLiteral("([0-9a-f]{12})[0-9a-f]{20,}")); // of a basis, a picture
        const std::optional<FieldValue> value = field.get(spec.ask.options);
        text += value ? QStringLiteral("; %1 %2").arg(
                    QString::fromLatin1(field.option).replace(QLatin1Char('-'), QLatin1Char(' ')),
                    QString::fromStdString(escaped(fieldText(*value), longestValue))
                        .replace(hash, QStringLiteral("\\1")))
                      : QString();
    }
    return text;
}

// The ends of the colour bar, if they are not each map's least and greatest value.
QString rangeText(const Look& look)
{
    QString text = look.clip > 0
        ? QStringLiteral("; %1 of the values beyond each end of the colour range").arg(page::share(look.clip))
        : QString();
    text += look.rangeFrom > 0 || look.rangeUntil < 1
        ? QStringLiteral("; colours from %1 to %2 of the range")
              .arg(page::share(look.rangeFrom), page::share(look.rangeUntil))
        : QString();
    return look.gamma == 1 ? text : text + QStringLiteral("; gamma %1").arg(page::number(look.gamma));
}

// The marks drawn besides the colours.
QString marksText(const FigureSpec& spec, const FigureData& data)
{
    const auto any = [&](auto&& test) { return std::any_of(data.images.begin(), data.images.end(), test); };
    QString text = spec.positive ? QStringLiteral("; positive part") : QString();
    text += !spec.overlay ? QStringLiteral("; map not shown") : QString();
    text += !spec.look.clipOutliers ? QString()
        : spec.kind == FigureKind::HeadMatrix
        ? QStringLiteral("; outliers left out of the colour range")
        : QStringLiteral("; outliers ringed and left out of the colour range");
    text += spec.look.threshold > 0
        ? QStringLiteral("; values below %1 of the range not painted").arg(page::share(spec.look.threshold))
        : QString();
    text += rangeText(spec.look);
    text += spec.limits ? QStringLiteral("; colours from %1 to %2")
                              .arg(page::number(spec.limits->first), page::number(spec.limits->second))
                        : QString();
    text += spec.truth && any([](const FigureImage& image) { return image.mask != nullptr; })
        ? QStringLiteral("; outline: the object's mask")
        : QString();
    text += any([](const FigureImage& image) { return image.box.has_value(); })
        ? QStringLiteral("; outline: the box")
        : QString();
    const auto cropped = [](const FigureImage& image) {
        return image.picture
            && (image.geometry.seen.width < image.picture->width - 1
                || image.geometry.seen.height < image.picture->height - 1);
    };
    return spec.whole && any(cropped) ? text + QStringLiteral("; dark: not seen by the network") : text;
}

// The interventions, the slicing scheme unless it is HydraViT's, and the input size if it is not the
// network's own.
QString changesText(const FigureSpec& spec)
{
    if (spec.ask.scheme != SliceScheme()) {
        FigureSpec plain = spec;
        plain.ask.scheme = {};
        return QStringLiteral("; sub-networks cut as %1").arg(QString::fromLatin1(titleOf(spec.ask.scheme)))
            + changesText(plain);
    }
    const InputSize& size = spec.ask.size;
    if (!size.isOwn()) {
        FigureSpec own = spec;
        own.ask.size = {};
        return (size.longSide > 0
                    ? QStringLiteral("; pictures in their own proportions, longer side %1 px")
                          .arg(size.longSide)
                    : QStringLiteral("; pictures of %1 × %2 px").arg(size.width).arg(size.height))
            + changesText(own);
    }
    QStringList words;
    for (const Interventions::Item& item : spec.ask.without.items()) {
        words << QString::fromStdString(item.words);
    }
    if (words.isEmpty()) {
        return {};
    }
    const QString all = words.join(QStringLiteral(", "));
    return spec.kind == FigureKind::BeforeAfter ? QStringLiteral("; before and after a change: ") + all
                                                : QStringLiteral("; changed: ") + all;
}

QString rangeText(FigureRange range)
{
    return range == FigureRange::Shared ? QStringLiteral("; one colour range for all maps.")
        : range == FigureRange::Row     ? QStringLiteral("; one colour range for each picture.")
                                        : QStringLiteral("; each map in its own colour range.");
}

QString headMatrixCaption(const FigureSpec& spec, const FigureData& data)
{
    QString text = methodsText(spec) + QStringLiteral(" of every head of every block");
    text += anyMethod(spec, &MethodInfo::classSpecific) || data.importance != Importance::None
        ? classText(spec, data)
        : QString();
    text += anyMethod(spec, &MethodInfo::usesQuery) ? tokenText(spec, data) : QString();
    text += data.importance == Importance::Decomposition
        ? QStringLiteral("; bars: magnitude of the head's part of the logit")
        : data.importance == Importance::GradientTimesAttention
        ? QStringLiteral("; bars: mean of |gradient × attention|")
        : QString();
    text += spec.sorted ? QStringLiteral(", the most important heads first") : QString();
    return text + QStringLiteral("; ") + modelText(spec, data) + ofHeads(spec, data) + changesText(spec)
        + marksText(spec, data) + rangeText(spec.range);
}

QString featureText(const FigureFeature& feature)
{
    return feature.indexed
        ? QStringLiteral(
              "the pictures of a folder that it is strongest on, with its value there (of %1 pictures, "
              "with %2 heads, it is on %3 of the patches, %4 on average); ")
              .arg(feature.pictures)
              .arg(feature.heads)
              .arg(page::share(feature.often), page::number(feature.mean))
        : QString();
}

QString mapsCaption(const FigureSpec& spec, const FigureData& data)
{
    QString text = isOfValues(spec) ? QStringLiteral("Values of a feature") : methodsText(spec);
    if (anyMethod(spec, &MethodInfo::classSpecific)) {
        text += classText(spec, data);
    }
    text += detailsText(spec, data) + optionsText(spec) + QStringLiteral("; ") + modelText(spec, data)
        + ofHeads(spec, data) + changesText(spec) + marksText(spec, data);
    if (data.feature) {
        text += QStringLiteral(". Below: ") + featureText(*data.feature)
            + (asksSentences(spec)
                   ? QStringLiteral("the cosine of its decoder row with each sentence")
                   : QStringLiteral("the classes in its decoder row, per unit of the feature"))
            + QStringLiteral("; what becomes of the first class when it is off");
    }
    if (data.images.size() * data.columns.size() == 1 || spec.limits) {
        return text + QLatin1Char('.');
    }
    return text + rangeText(spec.range);
}

QString pointsCaption(const FigureSpec& spec, const FigureData& data)
{
    QStringList found;
    for (const engine::EmbeddingRow& row : data.embedding->rows) {
        found << QStringLiteral("%1: %2").arg(page::heads(row.heads),
                                              QLocale::c().toString(row.compactness, 'f', 3));
    }
    const engine::Embedding& e = *data.embedding;
    return QStringLiteral("t-SNE of %1 vectors of %2%9; %3 embedding, perplexity %4, %5 iterations, seed %6, "
                          "KL divergence %7. Spread (mean distance to the centroid over the radius): %8.")
        .arg(QString::number(e.tokens.size()), modelText(spec, data),
             spec.embedding.joint ? QStringLiteral("one") : QStringLiteral("separate"),
             page::number(e.perplexity), QString::number(e.iterations),
             QString::number(spec.embedding.tsne.seed), page::number(e.divergence, 3),
             found.join(QStringLiteral(", ")),
             spec.byClass ? QStringLiteral(", coloured by class") : QString());
}

QString costsCaption(const FigureSpec& spec, const FigureData& data)
{
    const QString counted = spec.convention == CostConvention::Executed
        ? QStringLiteral("every multiply-accumulate that is run")
        : spec.convention == CostConvention::HydraPaper
        ? QStringLiteral("counted as in the Hydra Attention paper's Tables 2 and 3")
        : spec.convention == CostConvention::Paper
        ? QStringLiteral("counted as in the papers of HydraViT and Hydra Attention")
        : QStringLiteral("counted as in the Hydra Attention paper's Table 4");
    if (spec.kind == FigureKind::Flops) {
        return QStringLiteral(
                   "Multiply-accumulates (MACs) of %1 (%2) over image sizes, with softmax attention, "
                   "windows of 14 × 14 patches and Hydra attention in every block; %3.")
            .arg(QString::fromStdString(data.model.name),
                 page::heads(data.costs.empty() ? 0 : data.costs.front().heads), counted);
    }
    const bool ram = std::find(spec.axes.begin(), spec.axes.end(), "ram") != spec.axes.end();
    const int judged = data.costs.empty() ? 0 : data.costs.front().judged;
    return (judged > 0 ? QStringLiteral("Accuracy over %1 pictures").arg(judged) : QStringLiteral("Cost"))
        + QStringLiteral(" of sub-networks of %1; MACs: %2%3.")
              .arg(modelText(spec, data), counted,
                   ram ? QStringLiteral("; RAM as the HydraViT paper estimates it") : QString());
}

} // namespace

QString captionOf(const FigureSpec& spec, const FigureData& data)
{
    if (spec.caption) {
        return QString::fromStdString(*spec.caption);
    }
    return spec.kind == FigureKind::HeadMatrix ? headMatrixCaption(spec, data)
        : isGrid(spec.kind)                    ? mapsCaption(spec, data)
        : spec.kind == FigureKind::Tsne        ? pointsCaption(spec, data)
                                               : costsCaption(spec, data);
}

} // namespace hydra::ui
