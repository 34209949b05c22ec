// SPDX-License-Identifier: GPL-3.0-or-later
// Every method of the table with its scores on the picture in view, as they arrive, and a random order to
// compare them with.
#pragma once

#include "ui/models/rows_model.h"
#include "ui/state/trust_state.h"

namespace hydra::ui {

struct TrustRow
{
    std::string method;
    QString title;
    engine::ScorePtr score; // null until known
    std::optional<Localisation> place;
    QString why; // there is no score
    QString whyNoPlace;
};

class TrustModel : public RowsModel<TrustRow>
{
    Q_OBJECT

public:
    enum Column
    {
        Method,
        Pointing,
        Mass,
        Deletion,
        Insertion
    };
    static constexpr int sortRole = Qt::UserRole; // numbers in place of words

    TrustModel(TrustState& trust, ViewState& state, QObject* parent);

    [[nodiscard]] static QString meaning(Column column); // of its numbers, for people
    // All rows that have a score, with decimal points whatever the language.
    [[nodiscard]] QString csv() const;

private:
    void rebuild();

    TrustState& m_trust;
    ViewState& m_state;
};

[[nodiscard]] QString areaText(double area); // three decimals

} // namespace hydra::ui
