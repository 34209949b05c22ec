// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/grid_words.h"

#include "core/model/sub_networks.h"
#include "ui/figures/layout.h"

#include <QStringList>

#include <algorithm>

namespace hydra::ui {

namespace {

QString unitOf(const std::string& method)
{
    return method == "hydra-contribution"              ? QStringLiteral(" (logits)")
        : method == "attention" || method == "rollout" ? QStringLiteral(" (share)")
                                                       : QString();
}

// ": A − B" for a single picture with a contrast, else empty.
QString contrastText(const FigureSpec& spec, const FigureData& data)
{
    const bool one = data.images.size() == 1 && spec.ask.against;
    const QString both = one ? explainedClass(data, 0) : QString();
    return both.isEmpty() ? both : QStringLiteral(": ") + both;
}

} // namespace

QString gridTitle(const FigureSpec& spec, const FigureColumn& column, const VitConfig& config)
{
    QStringList words;
    const bool namesHeads = (spec.kind == FigureKind::HeadsGrid || spec.kind == FigureKind::View
                             || spec.kind == FigureKind::Feature)
        && (hasSubNetworks(config) || column.heads != config.numHeads.value);
    if (spec.heads.size() > 1 || namesHeads) {
        words << page::heads(column.heads);
    }
    if (spec.methods.size() > 1 || (words.isEmpty() && spec.blocks.size() < 2)) {
        words << (isOfValues(spec) ? QStringLiteral("Value")
                                   : QString::fromUtf8(methodInfo(column.method).title));
    }
    if (spec.blocks.size() > 1 && column.block >= 0) {
        words << QStringLiteral("block %1").arg(column.block);
    }
    if (spec.kind == FigureKind::BeforeAfter) {
        words << (column.changed ? QStringLiteral("after") : QStringLiteral("before"));
    }
    return words.join(QStringLiteral(", "));
}

QString explainedClass(const FigureData& data, std::size_t image)
{
    int found = -1;
    int against = -1;
    for (const FigureCell& cell : data.cells[image]) {
        if (!cell.map->target.empty()) {
            return QString::fromStdString(cell.map->target);
        }
        const int index = cell.map->classIndex;
        if (index >= 0 && found >= 0 && index != found) {
            return {};
        }
        found = std::max(found, index);
        against = std::max(against, cell.map->againstIndex);
    }
    const auto named = [&](int index) { return QString::fromStdString(data.model.config.className(index)); };
    return found < 0  ? QString()
        : against < 0 ? named(found)
                      : named(found) + QStringLiteral(" − ") + named(against);
}

bool isOfValues(const FigureSpec& spec)
{
    return spec.kind == FigureKind::Feature && spec.methods == std::vector<std::string>{"lens"};
}

QString barTitle(const FigureSpec& spec, const FigureData& data)
{
    const bool relative = spec.range == FigureRange::Own;
    if (spec.methods.size() > 1) {
        return relative ? QStringLiteral("Relative value") : QStringLiteral("Value");
    }
    const QString method = isOfValues(spec) ? QStringLiteral("Value of the feature")
                                            : QString::fromUtf8(methodInfo(spec.methods.front()).title);
    return method
        + (relative ? QStringLiteral(", relative") : unitOf(spec.methods.front()) + contrastText(spec, data));
}

} // namespace hydra::ui
