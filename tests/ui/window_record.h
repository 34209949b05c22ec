// SPDX-License-Identifier: GPL-3.0-or-later
// All that a widget says to assistive technology, and where it stands: one line per part, indented by nesting
// depth. Two records of one window are equal, letter by letter: values from a clock are left out.
#pragma once

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QMenu>
#include <QRegularExpression>
#include <QWidget>

#include <utility>

namespace hydra::test {

class WindowRecord
{
public:
    static constexpr int mostParts = 40; // per list or table

    void heading(const QString& words) { m_lines << QStringLiteral("== ") + words; }
    void add(QWidget& root)
    {
        m_root = &root;
        m_lines << QStringLiteral("%1 \"%2\" %3x%4")
                       .arg(QLatin1String(root.metaObject()->className()), root.windowTitle())
                       .arg(root.width())
                       .arg(root.height());
        addPart(QAccessible::queryAccessibleInterface(&root), 1);
    }
    // Adds the menu's entries and those of its submenus.
    void add(QMenu& menu, int depth = 1)
    {
        Q_EMIT menu.aboutToShow(); // some menus are filled here
        for (const QAction* action : menu.actions()) {
            if (!action->isSeparator()) {
                line(depth,
                     QStringLiteral("entry \"%1\" %2%3%4%5 tip \"%6\"")
                         .arg(action->text(), action->shortcut().toString(QKeySequence::PortableText),
                              action->isEnabled() ? QString() : QStringLiteral(" disabled"),
                              action->isCheckable() ? QStringLiteral(" checkable") : QString(),
                              action->isChecked() ? QStringLiteral(" checked") : QString(),
                              action->toolTip()));
            }
            if (action->menu()) {
                add(*action->menu(), depth + 1);
            }
        }
    }
    [[nodiscard]] const QStringList& lines() const { return m_lines; }
    // The record with FOLDER's path replaced by "FOLDER" and measured numbers by "N".
    [[nodiscard]] QString text(const QString& folder) const
    {
        static const QRegularExpression measured(QStringLiteral(
            "[0-9][0-9.,]*[0-9]?(?= ?(ms|s|min|µs|images/s|steps/s|img/s|GMAC/s|MB|MiB|GB|GiB)\\b)"));
        return m_lines.join(QLatin1Char('\n'))
                   .replace(folder, QStringLiteral("FOLDER"))
                   .replace(folder.section(QLatin1Char('/'), -1), QStringLiteral("FOLDER"))
                   .replace(measured, QStringLiteral("N"))
            + QLatin1Char('\n');
    }

private:
    void line(int depth, QString words)
    {
        m_lines << QString(2 * depth, QLatin1Char(' '))
                + words.replace(QLatin1Char('\n'), QStringLiteral("\\n"));
    }
    [[nodiscard]] QString place(QRect at) const
    {
        at.translate(-m_root->mapToGlobal(QPoint()));
        return QStringLiteral("[%1,%2 %3x%4]").arg(at.x()).arg(at.y()).arg(at.width()).arg(at.height());
    }
    static QString statesOf(const QAccessible::State& is)
    {
        QString words;
        for (const auto& [has, name] :
             {std::pair(bool(is.disabled), " disabled"), std::pair(bool(is.checked), " checked"),
              std::pair(bool(is.checkable), " checkable"), std::pair(bool(is.selected), " selected"),
              std::pair(bool(is.focusable), " focusable"), std::pair(bool(is.expanded), " expanded"),
              std::pair(bool(is.readOnly), " read-only"), std::pair(bool(is.hasPopup), " popup")}) {
            words += has ? QLatin1String(name) : QLatin1String();
        }
        return words;
    }
    void addPart(QAccessibleInterface* part, int depth)
    {
        if (!part || !part->isValid() || part->state().invisible) {
            return;
        }
        const QObject* object = part->object();
        QStringList actions;
        if (QAccessibleActionInterface* does = part->actionInterface()) {
            actions = does->actionNames();
        }
        line(depth,
             QStringLiteral("%1 %2 \"%3\" value \"%4\" says \"%5\"%6 does %7 %8")
                 .arg(QLatin1String(QMetaEnum::fromType<QAccessible::Role>().valueToKey(part->role())),
                      object ? object->objectName() : QString(), part->text(QAccessible::Name),
                      part->text(QAccessible::Value), part->text(QAccessible::Description),
                      statesOf(part->state()), actions.join(QLatin1Char(',')), place(part->rect())));
        if (const auto* widget = qobject_cast<const QWidget*>(object);
            widget && !widget->toolTip().isEmpty()) {
            line(depth + 1, QStringLiteral("tip \"%1\"").arg(widget->toolTip()));
        }
        if (const auto* view = qobject_cast<const QAbstractItemView*>(object); view && view->model()) {
            addRows(*view, depth + 1);
            return;
        }
        const int count = part->childCount();
        for (int i = 0; i < std::min(count, mostParts); ++i) {
            addPart(part->child(i), depth + 1);
        }
        if (count > mostParts) {
            line(depth + 1, QStringLiteral("and %1 parts more").arg(count - mostParts));
        }
    }
    // The accessible items of a list are stale while no client listens: its model is read instead.
    void addRows(const QAbstractItemView& view, int depth)
    {
        const QAbstractItemModel& model = *view.model();
        for (int row = 0; row < std::min(mostParts, model.rowCount()); ++row) {
            for (int column = 0; column < std::min(mostParts, model.columnCount()); ++column) {
                const QModelIndex cell = model.index(row, column);
                const QVariant said = cell.data(Qt::AccessibleTextRole);
                const QRect at = view.visualRect(cell);
                line(depth,
                     QStringLiteral("cell %1,%2 \"%3\" tip \"%4\"%5 [%6,%7 %8x%9]")
                         .arg(row)
                         .arg(column)
                         .arg((said.isValid() ? said : cell.data()).toString(),
                              cell.data(Qt::ToolTipRole).toString(),
                              view.selectionModel()->isSelected(cell) ? QStringLiteral(" selected")
                                                                      : QString())
                         .arg(at.x())
                         .arg(at.y())
                         .arg(at.width())
                         .arg(at.height()));
            }
        }
        line(depth, QStringLiteral("%1 x %2").arg(model.rowCount()).arg(model.columnCount()));
    }

    QStringList m_lines;
    const QWidget* m_root = nullptr;
};

} // namespace hydra::test
