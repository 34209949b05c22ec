// SPDX-License-Identifier: GPL-3.0-or-later
// The table of methods as a box whose list is opened elsewhere, and what measurements say of each on a kind
// of network (evidence.h).
#pragma once

#include "core/explain/map.h"

#include <QComboBox>

#include <string>
#include <vector>

namespace hydra::ui {

// One item a method, its id as the item's data, spoken with what measurements say of it.
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

// "faithful · stable · fast", "not to be trusted on such a network"; empty for a method that was not measured
// on NETWORK, or where none of the words holds.
[[nodiscard]] QString badgeOf(const std::string& method, const std::string& network);

// By which a method is looked for beside its name: its id, its plain sentence, other names.
[[nodiscard]] QString methodWords(const MethodInfo& method);

} // namespace hydra::ui
