// SPDX-License-Identifier: GPL-3.0-or-later
// Every method's scores, the best first: a dot plot on one axis, with a grey band where chance lies and the
// map in view marked, and the numbers beside it. Only what was scored is there.
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

    void showPlaces(bool shown); // what needs an object
    [[nodiscard]] QList<QStringList> lines() const; // as it is sorted, under its headings; none: nothing yet

Q_SIGNALS:
    void methodChosen(const std::string& method);

private:
    void follow();

    const TrustModel& m_scores;
    QSortFilterProxyModel* m_sorted;
};

} // namespace hydra::ui
