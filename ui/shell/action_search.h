// SPDX-License-Identifier: GPL-3.0-or-later
// Any command of the menus, method or model by a part of its name, or by another word for it: type, choose
// with the arrow keys, Return. What cannot be done now says why.
#pragma once

#include "ui/state/view_state.h"

#include <QDialog>
#include <QIcon>
#include <QPointer>

#include <functional>

class QAction;
class QLabel;
class QLineEdit;
class QListWidget;
class QMenuBar;

namespace hydra::ui {

class Library;

class ActionSearch : public QDialog
{
    Q_OBJECT

public:
    ActionSearch(const QMenuBar& menus, ViewState& state, Library& library, QWidget* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // arrows in the field move in the list

private:
    struct Found
    {
        QString name, place; // "Cost", "View > Panels > Cost"
        QString words; // that mean it, too
        QString key, why; // its shortcut; what a disabled one waits for
        QIcon icon;
        std::function<void()> run;
    };
    void collect(const QList<QAction*>& actions, const QString& above);
    void collectMethods();
    void collectModels(Library& library);
    [[nodiscard]] static int rank(const Found& each, const QStringList& typed); // 0 best, -1 not at all
    void narrow(const QString& typed);
    void run();

    ViewState& m_state;
    QList<Found> m_all;
    QLineEdit* m_field;
    QListWidget* m_list;
    QLabel* m_nothing;
};

} // namespace hydra::ui
