// SPDX-License-Identifier: GPL-3.0-or-later
// What is shown, on its way to a file of numbers whose name's ending says the format.
#pragma once

#include "core/export/data_table.h"
#include "ui/state/view_state.h"

#include <QString>

#include <functional>

class QToolButton;

namespace hydra::ui {

[[nodiscard]] QString tableEndings(); // "csv json ..."
[[nodiscard]] QString chartEndings(); // these, and those of figures
[[nodiscard]] QString dataFormat(const QString& path); // "csv": the name's ending, in small letters
// The file's content comes from MAKE, by format; it may throw hydra::Error. The old file or the new one is
// there, never half of it. Empty when all went well, else what did not.
[[nodiscard]] QString writeData(const QString& path,
                                const std::function<std::string(const std::string& format)>& make);
// The same for what is made already. (QSaveFile does not ask whether the disk has taken the bytes: where a
// full disk shows late, as on a network's, it puts half a file in the place of a whole one.)
[[nodiscard]] QString writeWhole(const QString& path, const QByteArray& bytes);

// TABLE into the file that the user names, as SUGGESTION is; TELL hears what came of it, PROBLEM empty where
// all went well, and nothing where there is none.
void saveTable(QWidget* parent, const QString& title, const QString& suggestion,
               const std::function<DataTable()>& table,
               const std::function<void(const QString& path, const QString& problem)>& tell);

// BUTTON exports the TABLE that is called TITLE, as PICTURE.NAME.csv unless the user says otherwise.
void offerTable(QToolButton* button, ViewState& state, const QString& title, const char* name,
                const std::function<DataTable()>& table,
                const std::function<void(const QString& path, const QString& problem)>& tell);

// Program, model and picture by name: what a file should say beside its numbers. Only when STATE is ready.
[[nodiscard]] DataFacts factsOf(const ViewState& state);
// "cat", of the open picture: what names of files begin with.
[[nodiscard]] QString pictureStem(const ViewState& state);

} // namespace hydra::ui
