// SPDX-License-Identifier: GPL-3.0-or-later
// Every method of the table with its scores on the picture in view, as they arrive, and a random order to
// compare them with.
#pragma once

#include "core/export/data_table.h"
#include "ui/models/rows_model.h"
#include "ui/state/trust_state.h"

namespace hydra::ui {

struct TrustRow
{
    std::string method;
    QString title;
    ScorePtr score; // null until known
    std::optional<Localisation> place;
    QString why; // there is no score; empty: nobody has asked
    QString whyNoPlace;
    bool inView = false; // the map on screen
};

class TrustModel : public RowsModel<TrustRow>
{
    Q_OBJECT

public:
    enum Column
    {
        Method,
        Gain,
        Deletion,
        Insertion,
        Pointing,
        Mass
    };
    static constexpr int sortRole = Qt::UserRole; // numbers in place of words
    static constexpr int inViewRole = Qt::UserRole + 1;

    TrustModel(TrustState& trust, ViewState& state, QObject* parent);

    [[nodiscard]] static QString meaning(Column column); // of its numbers, for people
    // All rows that have a score.
    [[nodiscard]] DataTable table(DataFacts facts) const;
    [[nodiscard]] const std::optional<Chance>& chance() const { return m_chance; } // of gains
    [[nodiscard]] std::pair<double, double> gains() const; // from the least to the largest, chance with them

private:
    void rebuild();

    TrustState& m_trust;
    ViewState& m_state;
    std::optional<Chance> m_chance;
};

[[nodiscard]] QString areaText(double area); // three decimals

} // namespace hydra::ui
