// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the user what a model's file does not say.
#pragma once

#include "core/model/model_overrides.h"

#include <QString>

#include <functional>

class QDialog;
class QWidget;

namespace hydra::ui {

class Settings;

// Returns a dialog with the possible answers, not yet shown, which deletes itself when closed. It calls REPLY
// with the chosen answer, which SETTINGS keep to offer it first next time. Null if MISSING has no answers.
[[nodiscard]] QDialog* modelQuestion(QWidget* parent, Settings& settings, const QString& path,
                                     const MissingValue& missing,
                                     const std::function<void(const QString&)>& reply);
// OVERRIDES with the answer WORDS to MISSING.
[[nodiscard]] ModelOverrides answered(ModelOverrides overrides, const MissingValue& missing,
                                      const QString& words);

} // namespace hydra::ui
