// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/recent_menu.h"

#include "ui/paint/format.h"

#include <QFileInfo>

namespace hydra::ui {

RecentMenu::RecentMenu(const QString& title, const Settings& settings, Setting key, QWidget* parent)
    : QMenu(title, parent)
    , m_settings(settings)
    , m_key(key)
{
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &RecentMenu::fill);
}

void RecentMenu::fill()
{
    clear();
    for (const QString& path : m_settings.get<QStringList>(m_key)) {
        if (const QFileInfo file(path); file.exists()) {
            addAction(file.isDir() ? file.fileName() : file.completeBaseName(), this, [this, path] {
                Q_EMIT chosen(path);
            })->setToolTip(plainTip(path));
        }
    }
    if (isEmpty()) {
        addAction(tr("none yet"))->setEnabled(false);
    }
}

} // namespace hydra::ui
