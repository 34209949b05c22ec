// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/parts_list.h"

#include "ui/paint/format.h"
#include "ui/paint/series_colours.h"
#include "ui/views/cell_view.h"
#include "ui/widgets/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

QVariant partValue(const PartRow& row, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return row.title;
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(row.title, signedDecimal(row.value, 'f', 3));
    case Qt::ToolTipRole:
        return row.block >= 0 ? PartsModel::tr("What all tokens add through this block's attention, with the "
                                               "projection's bias. Click to see it per patch.")
            : row.total       ? PartsModel::tr("All parts together.")
                        : PartsModel::tr("Added to the tokens that the classifier reads; it has no map.");
    default:
        return {};
    }
}

} // namespace

PartsModel::PartsModel(QObject* parent)
    : RowsModel({{tr("Part"), partValue}}, parent)
{ }

void PartsModel::setParts(const engine::DecompositionPtr& parts)
{
    if (parts == m_parts) {
        return;
    }
    m_parts = parts;
    std::vector<PartRow> rows;
    m_largest = 0;
    if (parts) {
        rows.push_back({tr("Embedding"), parts->embedding});
        for (std::size_t b = 0; b < parts->blocks.size(); ++b) {
            rows.push_back({tr("Block %1, attention").arg(b), parts->attention(b), int(b)});
            rows.push_back({tr("Block %1, MLP").arg(b), parts->blocks[b].mlp});
        }
        rows.push_back({tr("Constant"), parts->constant});
        for (const PartRow& row : rows) {
            m_largest = std::max(m_largest, std::isfinite(row.value) ? std::fabs(row.value) : 0);
        }
        const QString all = parts->classIndex >= 0 ? tr("Sum: the logit") : tr("Sum: the value");
        rows.push_back({all, parts->sum(), -1, true});
    }
    setRows(std::move(rows));
}

QSize PartsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {200, option.fontMetrics.height() + 4};
}

void PartsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    const PartRow& row = m_model.rows()[std::size_t(index.row())];
    const QRect rect = option.rect.adjusted(space::tight, 0, -space::tight, 0);
    const int title = option.fontMetrics.horizontalAdvance(PartsModel::tr("Block %1, attention").arg(88)) + 6;
    const int number = option.fontMetrics.horizontalAdvance(signedDecimal(-88.888, 'f', 3)) + 6;
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected) || option.state.testFlag(QStyle::State_MouseOver)) {
        painter->fillRect(option.rect, option.palette.color(QPalette::AlternateBase));
    }
    QFont font = option.font;
    font.setBold(row.total);
    painter->setFont(font);
    painter->setPen(option.palette.color(QPalette::Text));
    painter->drawText(QRect(rect.left(), rect.top(), title, rect.height()), Qt::AlignVCenter, row.title);
    painter->drawText(QRect(rect.right() - number, rect.top(), number, rect.height()),
                      Qt::AlignVCenter | Qt::AlignRight, signedDecimal(row.value, 'f', 3));
    const QRectF bars(rect.left() + title, rect.top() + 3, std::max(0, rect.width() - title - number - 6),
                      rect.height() - 6);
    if (!row.total && m_model.largest() > 0 && std::isfinite(row.value) && bars.width() > 8) {
        const double zero = bars.center().x();
        const double length = row.value / m_model.largest() * bars.width() / 2;
        painter->fillRect(QRectF(std::min(zero, zero + length), bars.top(), std::fabs(length), bars.height()),
                          seriesColour(row.value < 0 ? 1 : 0, isDark(option.palette)));
        painter->setPen(option.palette.color(QPalette::Mid));
        painter->drawLine(QPointF(zero, rect.top()), QPointF(zero, rect.bottom() + 1));
    }
    painter->restore();
}

PartsList::PartsList(PartsModel& model, QWidget* parent)
    : QListView(parent)
    , m_model(model)
{
    setObjectName(QStringLiteral("logitParts"));
    setAccessibleName(tr("Parts of the logit"));
    setItemDelegate(new PartsDelegate(model, this));
    setModel(&model);
    setMouseTracking(true);
    setUniformItemSizes(true);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QListView::clicked, this, &PartsList::choose);
    openByKeys(*this, [this](const QModelIndex& index) { choose(index); });
}

void PartsList::choose(const QModelIndex& index)
{
    if (index.isValid() && m_model.rows()[std::size_t(index.row())].block >= 0) {
        Q_EMIT opened(m_model.rows()[std::size_t(index.row())].block);
    }
}

} // namespace hydra::ui
