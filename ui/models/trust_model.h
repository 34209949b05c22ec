// SPDX-License-Identifier: GPL-3.0-or-later
// Every method with its scores on the current picture, as they arrive, and a random order for comparison.
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
    QString why; // why there is no score; empty: not requested
    QString whyNoPlace;
    bool inView = false; // its map is on screen
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
    static constexpr int sortRole = Qt::UserRole; // numbers instead of texts
    static constexpr int inViewRole = Qt::UserRole + 1;

    TrustModel(TrustState& trust, ViewState& state, QObject* parent);

    [[nodiscard]] static QString meaning(Column column); // tooltip of the column
    // A table of the rows that have a score.
    [[nodiscard]] DataTable table(DataFacts facts) const;
    [[nodiscard]] const std::optional<Chance>& chance() const { return m_chance; } // the band of random gains
    [[nodiscard]] std::pair<double, double> gains() const; // least and largest gain, including chance

private:
    void rebuild();

    TrustState& m_trust;
    ViewState& m_state;
    std::optional<Chance> m_chance;
};

[[nodiscard]] QString areaText(double area); // three decimals

} // namespace hydra::ui
