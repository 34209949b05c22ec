// SPDX-License-Identifier: GPL-3.0-or-later
// The model card: every value that the open model is run with, and where it came from. Values that a file
// cannot prove may be edited; what is written is the user's word, and the model is opened again with it.
#pragma once

#include "ui/models/rows_model.h"
#include "ui/state/view_state.h"

namespace hydra::ui {

struct CardRow
{
    QString name, value, help;
    Provenance from = Provenance::Inferred;
    QStringList choices; // where the value is one of a few
    // Takes the words into the overrides; throws Error{Usage} saying what was expected. Empty: cannot be
    // edited.
    std::function<void(ModelOverrides&, const QString& words)> take;
};

class CardModel : public RowsModel<CardRow>
{
    Q_OBJECT

public:
    CardModel(ViewState& state, QObject* parent);

    // What the user has said, the last edit included; an edit with which the model does not open is
    // forgotten with the next.
    [[nodiscard]] const ModelOverrides& wanted() const { return m_wanted; }
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    void choosePatch(int patch); // of a FlexiViT, as its row would
    void forgetOverrides();

Q_SIGNALS:
    void edited(); // open the model again, as wanted()
    void refused(const QString& message);

private:
    void rebuild();

    ViewState& m_state;
    ModelOverrides m_wanted;
};

} // namespace hydra::ui
