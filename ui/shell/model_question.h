// SPDX-License-Identifier: GPL-3.0-or-later
// What a file of a model does not say, asked of the user.
#pragma once

#include "core/model/model_overrides.h"

#include <QString>

#include <functional>

class QDialog;
class QWidget;

namespace hydra::ui {

class Settings;

// A dialog with the answers that fit, not yet shown; REPLY is given the chosen one, which SETTINGS keep to be
// offered first the next time. Null for a question that has no such answers. It deletes itself when closed.
[[nodiscard]] QDialog* modelQuestion(QWidget* parent, Settings& settings, const QString& path,
                                     const Unsaid& unsaid, const std::function<void(const QString&)>& reply);
// OVERRIDES and the answer WORDS to QUESTION.
[[nodiscard]] ModelOverrides answered(ModelOverrides overrides, const Unsaid& unsaid, const QString& words);

} // namespace hydra::ui
