// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/method_list.h"

#include "core/explain/evidence.h"
#include "core/explain/map.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/widgets/theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCoreApplication>
#include <QPainter>
#include <QStyledItemDelegate>

namespace hydra::ui {

namespace {

constexpr int badgeRole = Qt::UserRole + 1;

QString words(const char* text)
{
    return QCoreApplication::translate("MethodList", text);
}

class BadgeDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QString badge = index.data(badgeRole).toString();
        const int beside = badge.isEmpty() ? 0 : option.fontMetrics.horizontalAdvance(badge) + space::wide;
        return QStyledItemDelegate::sizeHint(option, index) + QSize(beside, 0);
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->setPen(option.palette.color(chosen ? QPalette::HighlightedText : QPalette::PlaceholderText));
        painter->drawText(option.rect.adjusted(0, 0, -space::normal, 0), Qt::AlignRight | Qt::AlignVCenter,
                          index.data(badgeRole).toString());
        painter->restore();
    }
};

} // namespace

QString badgeOf(const std::string& method)
{
    const std::optional<Evidence> evidence = evidenceOf(method);
    QStringList found;
    if (evidence && evidence->faithful) {
        found += words("faithful");
    }
    if (evidence && evidence->stable) {
        found += words("stable");
    }
    if (evidence && evidence->fast) {
        found += words("fast");
    }
    return found.join(QStringLiteral(" · "));
}

void listMethods(QComboBox& box)
{
    for (const MethodInfo& info : methodTable()) {
        const QString title = spoken(info.title), badge = badgeOf(info.id);
        box.addItem(title, text(info.id));
        const int row = box.count() - 1;
        box.setItemData(row, spoken(info.teaches), Qt::ToolTipRole);
        box.setItemData(row, badge, badgeRole);
        box.setItemData(row, badge.isEmpty() ? title : title + QStringLiteral(", ") + badge,
                        Qt::AccessibleTextRole);
    }
    box.setItemDelegate(new BadgeDelegate(&box));
    box.view()->setMinimumWidth(box.view()->sizeHintForColumn(0) + 2 * space::wide); // wider than the box
}

} // namespace hydra::ui
