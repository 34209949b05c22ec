// SPDX-License-Identifier: GPL-3.0-or-later
// Exports what is shown to data files; the file name's extension sets the format.
#pragma once

#include "core/export/data_table.h"
#include "ui/state/view_state.h"

#include <QString>

#include <functional>

class QToolButton;

namespace hydra::ui {

[[nodiscard]] QString tableEndings(); // "csv json ..."
[[nodiscard]] QString chartEndings(); // these and the figure formats
[[nodiscard]] QString dataFormat(const QString& path); // "csv": the extension in lower case
// Writes MAKE(format) to PATH atomically; MAKE may throw hydra::Error. Returns an error message, empty on
// success.
[[nodiscard]] QString writeData(const QString& path,
                                const std::function<std::string(const std::string& format)>& make);
// Writes BYTES to PATH atomically. (Not QSaveFile: it does not check that the disk has taken the bytes, and
// so replaces a whole file by half of one if a full disk is reported late, as on a network drive.)
[[nodiscard]] QString writeWhole(const QString& path, const QByteArray& bytes);

// Saves TABLE to the file that the user picks, starting with SUGGESTION. Calls TELL with the path and an
// error message, empty on success; does not call it if the user cancels.
void saveTable(QWidget* parent, const QString& title, const QString& suggestion,
               const std::function<DataTable()>& table,
               const std::function<void(const QString& path, const QString& problem)>& tell);

// Makes BUTTON export TABLE, titled TITLE; the suggested file name is PICTURE.NAME.csv.
void offerTable(QToolButton* button, ViewState& state, const QString& title, const char* name,
                const std::function<DataTable()>& table,
                const std::function<void(const QString& path, const QString& problem)>& tell);

// Names of program, model and picture, for the header of a data file. STATE must be ready.
[[nodiscard]] DataFacts factsOf(const ViewState& state);
// Base name of the open picture, "cat", with which file names begin.
[[nodiscard]] QString pictureStem(const ViewState& state);

} // namespace hydra::ui
