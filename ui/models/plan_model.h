// SPDX-License-Identifier: GPL-3.0-or-later
// One row for each block: its attention kind, and whether that is the trained one. The check box sets the
// replacement kind for a block, or restores its trained kind.
#pragma once

#include "ui/models/rows_model.h"
#include "ui/state/view_state.h"

namespace hydra::ui {

struct PlanRow
{
    int block = 0;
    BlockAttention now, trained;
};

class PlanModel : public RowsModel<PlanRow>
{
    Q_OBJECT

public:
    PlanModel(ViewState& state, QObject* parent);
    void setReplacement(const BlockAttention& replacement) { m_replacement = replacement; }

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    void rebuild();

    ViewState& m_state;
    BlockAttention m_replacement;
};

} // namespace hydra::ui
