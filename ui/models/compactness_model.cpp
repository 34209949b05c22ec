// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/compactness_model.h"

#include "ui/models/head_rows.h"

#include <QLocale>

#include <algorithm>

namespace hydra::ui {

namespace {

QVariant headsCell(const CompactnessRow& row, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return QString::number(row.heads);
    case Qt::AccessibleTextRole:
        return CompactnessModel::tr("k = %1, %2 points, spread %3")
            .arg(row.heads)
            .arg(row.points)
            .arg(row.compactness, 0, 'f', 3);
    case Qt::CheckStateRole:
        return int(row.shown ? Qt::Checked : Qt::Unchecked);
    case colourRole:
        return row.colour;
    case Qt::ToolTipRole:
        return CompactnessModel::tr("Show or hide the points of k = %1").arg(row.heads);
    default:
        return {};
    }
}

QVariant number(const QString& words, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return words;
    case Qt::TextAlignmentRole:
        return int(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant compactnessCell(const CompactnessRow& row, int role)
{
    if (role == shareRole) {
        return row.compactness;
    }
    if (role == Qt::ToolTipRole) {
        return CompactnessModel::tr("Mean distance of these points to their centroid, relative to the radius "
                                    "of the whole embedding. Smaller is more compact.");
    }
    return number(row.compactness < 0 ? QString() : QLocale().toString(row.compactness, 'f', 3), role);
}

} // namespace

CompactnessModel::CompactnessModel(QObject* parent)
    : RowsModel(
        {{tr("k"), headsCell},
         {tr("Points"),
          [](const CompactnessRow& row, int role) { return number(QLocale().toString(row.points), role); }},
         {tr("Spread"), compactnessCell},
         {tr("KL"),
          [](const CompactnessRow& row, int role) {
              return number(row.divergence < 0 ? QStringLiteral("–")
                                               : QLocale().toString(row.divergence, 'f', 3),
                            role);
          }}},
        parent)
{ }

void CompactnessModel::reset(const std::vector<int>& heads)
{
    std::vector<CompactnessRow> fresh;
    for (const int k : heads) {
        CompactnessRow row;
        row.heads = k;
        fresh.push_back(row);
    }
    setRows(std::move(fresh));
}

void CompactnessModel::setEmbedding(const std::vector<engine::EmbeddingRow>& found)
{
    std::vector<CompactnessRow> now = rows();
    for (const engine::EmbeddingRow& row : found) {
        const auto own = std::find_if(now.begin(), now.end(),
                                      [&](const CompactnessRow& r) { return r.heads == row.heads; });
        if (own != now.end()) {
            own->points = row.points;
            own->compactness = row.compactness;
            own->divergence = row.divergence;
        }
    }
    setRows(std::move(now));
}

void CompactnessModel::setColours(const std::vector<QRgb>& colours)
{
    std::vector<CompactnessRow> now = rows();
    for (std::size_t i = 0; i < now.size(); ++i) {
        now[i].colour = i < colours.size() ? colours[i] : 0;
    }
    setRows(std::move(now));
}

bool CompactnessModel::isShown(int heads) const
{
    return std::none_of(rows().begin(), rows().end(),
                        [&](const CompactnessRow& row) { return row.heads == heads && !row.shown; });
}

Qt::ItemFlags CompactnessModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = RowsModel::flags(index);
    flags.setFlag(Qt::ItemIsUserCheckable, index.column() == 0);
    return flags;
}

bool CompactnessModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid)
        || index.column() != 0) {
        return false;
    }
    CompactnessRow row = rows()[std::size_t(index.row())];
    row.shown = value.toInt() == Qt::Checked;
    setRow(index.row(), row);
    Q_EMIT shownChanged();
    return true;
}

} // namespace hydra::ui
