// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/plan_model.h"

#include "ui/paint/format.h"

namespace hydra::ui {

namespace {

// Qualified here: hydra::text() takes a block, hydra::ui::text() a string.
QString kindText(const BlockAttention& block)
{
    return text(hydra::text(block));
}

QVariant blockColumn(const PlanRow& row, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return PlanModel::tr("Block %1").arg(row.block);
    case Qt::CheckStateRole:
        return row.now == row.trained ? Qt::Unchecked : Qt::Checked;
    case Qt::AccessibleTextRole:
        return PlanModel::tr("Block %1: %2").arg(QString::number(row.block), kindText(row.now));
    default:
        return {};
    }
}

QVariant kindColumn(const PlanRow& row, int role)
{
    return role == Qt::DisplayRole ? QVariant(kindText(row.now)) : QVariant();
}

QVariant noteColumn(const PlanRow& row, int role)
{
    if (row.now == row.trained) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return PlanModel::tr("trained: %1").arg(kindText(row.trained));
    case Qt::ToolTipRole:
        return PlanModel::tr("This block was trained with %1 attention. With another kind its output is an "
                             "approximation, and predictions may get worse.")
            .arg(kindText(row.trained));
    default:
        return {};
    }
}

} // namespace

PlanModel::PlanModel(ViewState& state, QObject* parent)
    : RowsModel({{tr("Block"), blockColumn}, {tr("Attention"), kindColumn}, {tr("Note"), noteColumn}}, parent)
    , m_state(state)
{
    m_replacement.kind = AttentionKind::Hydra;
    connect(&state, &ViewState::queryChanged, this, &PlanModel::rebuild);
    rebuild();
}

void PlanModel::rebuild()
{
    const AttentionPlan& now = m_state.query().plan;
    const AttentionPlan trained = m_state.trainedPlan();
    std::vector<PlanRow> rows;
    for (std::size_t i = 0; i < now.blocks.size() && i < trained.blocks.size(); ++i) {
        rows.push_back({int(i), now.blocks[i], trained.blocks[i]});
    }
    if (int(rows.size()) == rowCount()) {
        // The plan rarely changes: update only the changed rows.
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].now != this->rows()[i].now || rows[i].trained != this->rows()[i].trained) {
                setRow(int(i), rows[i]);
            }
        }
        return;
    }
    setRows(std::move(rows));
}

Qt::ItemFlags PlanModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags plain = RowsModel::flags(index);
    // A block whose kind needs its own weights cannot use another kind.
    const bool free = index.isValid() && index.column() == 0
        && !infoOf(rows()[std::size_t(index.row())].trained.kind).needsOwnWeights();
    return free ? plain | Qt::ItemIsUserCheckable : plain;
}

bool PlanModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return false;
    }
    const auto block = std::size_t(index.row());
    AttentionPlan plan = m_state.query().plan;
    const bool replace = value.value<Qt::CheckState>() == Qt::Checked;
    plan.blocks[block] = replace ? m_replacement : m_state.trainedPlan().blocks[block];
    m_state.setPlan(plan);
    return true;
}

} // namespace hydra::ui
