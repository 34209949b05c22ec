// SPDX-License-Identifier: GPL-3.0-or-later
// Any command of the menus by a part of its name: type, choose with the arrow keys, Return.
#pragma once

#include <QDialog>
#include <QPointer>

class QAction;
class QLineEdit;
class QListWidget;
class QMenuBar;

namespace hydra::ui {

class ActionSearch : public QDialog
{
    Q_OBJECT

public:
    ActionSearch(const QMenuBar& menus, QWidget* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // arrows in the field move in the list

private:
    struct Found
    {
        QPointer<QAction> action;
        QString place; // "View > Panels > Cost"
        QString key;
    };
    void collect(const QList<QAction*>& actions, const QString& above);
    void narrow(const QString& typed);
    void run();

    QList<Found> m_all;
    QLineEdit* m_field;
    QListWidget* m_list;
};

} // namespace hydra::ui
