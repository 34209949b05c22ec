// SPDX-License-Identifier: GPL-3.0-or-later
// Every scored method, the best first: a dot plot on one axis with the numbers beside it; a grey band shows
// chance, and the map in view is marked.
#pragma once

#include "ui/models/trust_model.h"

#include <QStringList>
#include <QTableView>

class QSortFilterProxyModel;

namespace hydra::ui {

class TrustTable : public QTableView
{
    Q_OBJECT

public:
    TrustTable(TrustModel& scores, QWidget* parent);

    void showPlaces(bool shown); // the columns that need an object
    [[nodiscard]] QList<QStringList> lines() const; // the headings, then rows as sorted; empty: no scores yet

Q_SIGNALS:
    void methodChosen(const std::string& method);

private:
    void follow();

    const TrustModel& m_scores;
    QSortFilterProxyModel* m_sorted;
};

} // namespace hydra::ui
