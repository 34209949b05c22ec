// SPDX-License-Identifier: GPL-3.0-or-later
// "Show it" in the guide: opens a shipped scene with the shipped model, asks the link's question, and opens
// the panel or window it names. The link is
// show:picture=NAME&method=M&class=C&against=C&heads=K&attention=PLAN&without=WHAT&patch=N&open=PLACE;
// parts left out have their start values.
#pragma once

#include <QObject>
#include <QUrlQuery>

namespace hydra::ui {

class Library;
class ViewState;

class Guided : public QObject
{
    Q_OBJECT

public:
    Guided(ViewState& state, Library& library, QObject* parent);

    void show(const QUrl& link);

Q_SIGNALS:
    void failed(const QString& problem);

private:
    void askWhenOpen();
    void ask();

    ViewState& m_state;
    Library& m_library;
    QUrlQuery m_wanted; // empty: no link is pending
    QString m_model, m_picture; // paths
};

} // namespace hydra::ui
