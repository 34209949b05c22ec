// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/features_model.h"

#include "ui/paint/format.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace hydra::ui {

namespace {

using FeatureColumn = RowsModel<FeatureRow>::Column;

QVariant featureCell(int role, const QString& shown, double sorted, bool number = true)
{
    switch (role) {
    case Qt::DisplayRole:
        return shown;
    case Qt::TextAlignmentRole:
        return QVariant((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case FeaturesModel::sortRole:
        return sorted;
    default:
        return {};
    }
}

// Tiny values are written with one digit and an exponent: more digits would be cut off.
QVariant featurePart(int role, const std::optional<double>& value)
{
    constexpr double nextToNothing = 0.001;
    const QString text = !value                           ? QString()
        : std::abs(*value) < nextToNothing && *value != 0 ? QString::number(*value, 'e', 0)
                                                          : mapValue(*value);
    return featureCell(role, text, value.value_or(0));
}

QVariant featureName(const FeatureRow& row, int role)
{
    if (role == Qt::ToolTipRole && row.patch >= 0) {
        return FeaturesModel::tr("Largest in patch %1").arg(row.patch);
    }
    const QString name = row.feature < 0 ? FeaturesModel::tr("error") : QString::number(row.feature);
    return featureCell(role, row.change.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, row.change),
                       row.feature, false);
}

std::vector<FeatureColumn> featureColumns()
{
    const auto ofFeature = [](const FeatureRow& row, const QString& shown) {
        return row.feature < 0 ? QString() : shown;
    };
    return {{FeaturesModel::tr("Feature"), featureName},
            {FeaturesModel::tr("Value"),
             [=](const FeatureRow& row, int role) {
                 return featureCell(role, ofFeature(row, mapValue(row.value)), row.value);
             }},
            {FeaturesModel::tr("Patches"),
             [=](const FeatureRow& row, int role) {
                 return featureCell(role, ofFeature(row, percent(row.share)), row.share);
             }},
            {FeaturesModel::tr("Folder"),
             [](const FeatureRow& row, int role) {
                 return featureCell(
                     role, row.often ? QStringLiteral("%1 %").arg(costNumber(100 * *row.often)) : QString(),
                     row.often.value_or(-1));
             }},
            {FeaturesModel::tr("Brings"),
             [](const FeatureRow& row, int role) { return featurePart(role, row.brings); }},
            {FeaturesModel::tr("Measured"),
             [](const FeatureRow& row, int role) { return featurePart(role, row.exact); }}};
}

QString featureChange(const Interventions& changes, int feature)
{
    for (const FeatureEdit& edit : changes.features) {
        if (edit.feature == feature) {
            return edit.multiple == 0 ? FeaturesModel::tr("off")
                                      : QStringLiteral("%1×").arg(QString::number(edit.multiple));
        }
    }
    return {};
}

} // namespace

FeaturesModel::FeaturesModel(QObject* parent)
    : RowsModel(featureColumns(), parent)
{ }

void FeaturesModel::fill(const engine::FeatureCodes& codes, int patch, const engine::SaeParts* parts,
                         const FeatureIndex* index, const Interventions& changes,
                         const std::vector<int>& wanted)
{
    std::map<int, double> exact;
    if (parts != nullptr) {
        for (const auto& each : parts->strongest) {
            exact[each.feature] = each.exact;
        }
    }
    std::map<int, const engine::FeatureCodes::Feature*> found;
    std::vector<FeatureRow> rows;
    std::set<int> listed;
    const auto add = [&](int feature, double value, int place, int patches) {
        FeatureRow row{feature, value, place, double(patches) / std::max(1, codes.tokens)};
        listed.insert(feature);
        if (index != nullptr && std::size_t(feature) < index->features()) {
            row.often = index->share(std::size_t(feature));
        }
        if (parts != nullptr && std::size_t(feature) < parts->contribution.size()) {
            row.brings = parts->contribution[std::size_t(feature)];
        }
        if (const auto known = exact.find(feature); known != exact.end()) {
            row.exact = known->second;
        }
        row.change = featureChange(changes, feature);
        rows.push_back(row);
    };
    for (const auto& each : codes.found) {
        found[each.feature] = &each;
        if (patch < 0) {
            add(each.feature, double(each.largest), each.patch, each.patches);
        }
    }
    if (patch >= 0 && std::size_t(patch) < codes.patches.size()) {
        for (const auto& each : codes.patches[std::size_t(patch)]) {
            const auto& all = *found.at(each.feature);
            add(each.feature, double(each.value), all.patch, all.patches);
        }
    }
    for (const int feature : wanted) { // wanted, but not active here
        if (listed.count(feature) == 0) {
            const auto known = found.find(feature);
            add(feature, 0, known == found.end() ? -1 : known->second->patch,
                known == found.end() ? 0 : known->second->patches);
        }
    }
    if (parts != nullptr && patch < 0) {
        FeatureRow error{-1};
        error.brings = parts->error;
        rows.push_back(error);
    }
    setRows(std::move(rows));
}

QString FeaturesModel::meaning(Column column)
{
    switch (column) {
    case Number:
        return tr(
            "The feature's number in the autoencoder. The error is what its reconstruction leaves out.");
    case Value:
        return tr("The feature's value in the patch, or its largest in the picture.");
    case Share:
        return tr("The share of the patches on which it is active.");
    case Often:
        return tr("The share of the patches on which it is active, over the indexed folder.");
    case Brings:
        return tr("What the feature adds to the class's logit over all patches, by the gradient. Features "
                  "and error add up to the block's output.");
    case Exact:
        return tr(
            "What the class's logit loses when the feature is switched off; for the twelve that add most.");
    }
    return {};
}

} // namespace hydra::ui
