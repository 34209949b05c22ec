// SPDX-License-Identifier: GPL-3.0-or-later
// "Show it" in the guide: opens a shipped scene under the shipped model, asks what the link says, and opens
// the panel or window it names. The link is
// show:picture=NAME&method=M&class=C&against=C&heads=K&attention=PLAN &without=WHAT&patch=N&open=PLACE; what
// it leaves out is as at the start.
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
    QUrlQuery m_wanted; // empty: nothing is being shown
    QString m_model, m_picture; // paths
};

} // namespace hydra::ui
