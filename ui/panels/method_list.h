// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the table of methods in a box to choose from, each with what measurements say of it.
#pragma once

#include <QString>

#include <string>

class QComboBox;

namespace hydra::ui {

// One item a method, its id as the item's data; in the list, "faithful · stable · fast" beside the name.
void listMethods(QComboBox& box);
// Empty of a method that was not measured, or of which nothing good was found.
[[nodiscard]] QString badgeOf(const std::string& method);

} // namespace hydra::ui
