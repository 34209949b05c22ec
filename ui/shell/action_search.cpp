// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/action_search.h"

#include "ui/widgets/plain_title.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace hydra::ui {

namespace {

bool hasAll(const QString& text, const QStringList& words)
{
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

ActionSearch::ActionSearch(const QMenuBar& menus, QWidget* parent)
    : QDialog(parent)
    , m_field(new QLineEdit(this))
    , m_list(new QListWidget(this))
{
    setObjectName(QStringLiteral("actionSearch"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Find an action"));
    m_field->setPlaceholderText(tr("part of a command's name"));
    m_field->setAccessibleName(tr("Part of a command's name"));
    m_field->installEventFilter(this);
    m_list->setAccessibleName(tr("Commands"));
    m_list->setFocusPolicy(Qt::NoFocus); // the field keeps it
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::wide, space::wide, space::wide, space::wide);
    column->addWidget(m_field);
    column->addWidget(m_list);
    resize(fontMetrics().averageCharWidth() * 70, fontMetrics().height() * 20);
    collect(menus.actions(), QString());
    connect(m_field, &QLineEdit::textChanged, this, &ActionSearch::narrow);
    connect(m_field, &QLineEdit::returnPressed, this, &ActionSearch::run);
    connect(m_list, &QListWidget::itemClicked, this, &ActionSearch::run);
    narrow(QString());
}

void ActionSearch::collect(const QList<QAction*>& actions, const QString& above)
{
    for (QAction* action : actions) {
        if (action->isSeparator()) {
            continue;
        }
        const QString place = above.isEmpty() ? plainTitle(action->text())
                                              : above + QStringLiteral(" > ") + plainTitle(action->text());
        if (QMenu* menu = action->menu()) {
            Q_EMIT menu->aboutToShow(); // some are filled only then
            collect(menu->actions(), place);
        } else {
            m_all.append({action, place, action->shortcut().toString(QKeySequence::NativeText)});
        }
    }
}

// Those whose own name has the words come before those whose menu has them.
void ActionSearch::narrow(const QString& typed)
{
    const QStringList words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    m_list->clear();
    for (const bool byName : {true, false}) {
        for (int at = 0; at < m_all.size(); ++at) {
            const Found& each = m_all[at];
            const bool named = each.action && hasAll(plainTitle(each.action->text()), words);
            if (!each.action || !each.action->isEnabled() || named != byName || !hasAll(each.place, words)) {
                continue;
            }
            const QString key = each.key.isEmpty() ? QString() : QStringLiteral("    ") + each.key;
            auto* item = new QListWidgetItem(each.action->icon(), each.place + key, m_list);
            item->setData(Qt::UserRole, at);
        }
    }
    m_list->setCurrentRow(0);
}

bool ActionSearch::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const int step = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
        if (step != 0) {
            m_list->setCurrentRow(
                std::clamp(m_list->currentRow() + step, 0, std::max(0, m_list->count() - 1)));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

// After this window is gone: what is started may open one, or ask where the focus is.
void ActionSearch::run()
{
    if (const QListWidgetItem* item = m_list->currentItem()) {
        const QPointer<QAction> action = m_all[item->data(Qt::UserRole).toInt()].action;
        QTimer::singleShot(0, parent(), [action] {
            if (action) {
                action->trigger();
            }
        });
        close();
    }
}

} // namespace hydra::ui
