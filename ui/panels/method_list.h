// SPDX-License-Identifier: GPL-3.0-or-later
// The table of methods as a box whose list is opened elsewhere, and what measurements say of each.
#pragma once

#include <QComboBox>

#include <string>

namespace hydra::ui {

// One item a method, its id as the item's data, spoken with what measurements say of it.
class MethodBox : public QComboBox
{
    Q_OBJECT

public:
    explicit MethodBox(QWidget* parent);
    void showPopup() override { Q_EMIT opened(); }

Q_SIGNALS:
    void opened();
};

// "faithful · stable · fast"; empty of a method that was not measured, or of which nothing good was found.
[[nodiscard]] QString badgeOf(const std::string& method);

} // namespace hydra::ui
