// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/method_list.h"

#include "core/explain/evidence.h"
#include "core/explain/map.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <QCoreApplication>

namespace hydra::ui {

namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("MethodList", text);
}

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

MethodBox::MethodBox(QWidget* parent)
    : QComboBox(parent)
{
    for (const MethodInfo& info : methodTable()) {
        const QString title = spoken(info.title), badge = badgeOf(info.id);
        const int row = count();
        addItem(title, text(info.id));
        setItemData(row, spoken(info.teaches), Qt::ToolTipRole);
        setItemData(row, badge.isEmpty() ? title : title + QStringLiteral(", ") + badge,
                    Qt::AccessibleTextRole);
    }
}

} // namespace hydra::ui
