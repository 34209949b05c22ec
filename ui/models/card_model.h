// SPDX-License-Identifier: GPL-3.0-or-later
// The model card: every value that the open model is run with, and its source. Values that the file cannot
// prove may be edited; an edit becomes an override, and the model is opened again with it.
#pragma once

#include "ui/models/rows_model.h"
#include "ui/state/view_state.h"

namespace hydra::ui {

struct CardRow
{
    QString name, value, help;
    Provenance from = Provenance::Inferred;
    QStringList choices; // the allowed values, if there are few
    // Writes WORDS into the overrides; throws Error{Usage} naming what was expected. Empty if the value
    // cannot be edited.
    std::function<void(ModelOverrides&, const QString& words)> take;
};

class CardModel : public RowsModel<CardRow>
{
    Q_OBJECT

public:
    CardModel(ViewState& state, QObject* parent);

    // The user's overrides with the last edit; if the model does not open with it, the next edit drops it.
    [[nodiscard]] const ModelOverrides& wanted() const { return m_wanted; }
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    void choosePatch(int patch); // of a FlexiViT, like an edit of its row
    void forgetOverrides();

Q_SIGNALS:
    void edited(); // open the model again with wanted()
    void refused(const QString& message);

private:
    void rebuild();

    ViewState& m_state;
    ModelOverrides m_wanted;
};

} // namespace hydra::ui
