// SPDX-License-Identifier: GPL-3.0-or-later
// The table of methods as a combo box whose popup is opened by its owner, with badges from measurements per
// kind of network (evidence.h).
#pragma once

#include "core/explain/map.h"

#include <QComboBox>

#include <string>
#include <vector>

namespace hydra::ui {

// One item per method with its id as data; its accessible text includes the badge.
class MethodBox : public QComboBox
{
    Q_OBJECT

public:
    explicit MethodBox(QWidget* parent);
    void showPopup() override { Q_EMIT opened(); }
    void follow(const std::string& network, const std::vector<std::string>& methods);

Q_SIGNALS:
    void opened();

private:
    void offer(const std::vector<std::string>& methods);

    std::string m_network;
};

// "faithful · stable · fast", "unreliable on such networks"; empty if METHOD was not measured on
// NETWORK or no word applies.
[[nodiscard]] QString badgeOf(const std::string& method, const std::string& network);

// Search text of a method beside its name: its id, its plain sentence, other names.
[[nodiscard]] QString methodWords(const MethodInfo& method);

} // namespace hydra::ui
