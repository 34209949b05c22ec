// SPDX-License-Identifier: GPL-3.0-or-later
// Files and folders of before that still exist, looked up whenever the menu is opened.
#pragma once

#include "ui/state/settings.h"

#include <QMenu>

namespace hydra::ui {

class RecentMenu : public QMenu
{
    Q_OBJECT

public:
    // KEY is what the settings remember them under.
    RecentMenu(const QString& title, const Settings& settings, Setting key, QWidget* parent);

Q_SIGNALS:
    void chosen(const QString& path);

private:
    void fill();

    const Settings& m_settings;
    const Setting m_key;
};

} // namespace hydra::ui
