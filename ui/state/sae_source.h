// SPDX-License-Identifier: GPL-3.0-or-later
// What opens an autoencoder again: "sae.pt#block=10,k=32", a file or folder and what was said of it.
#pragma once

#include <QString>

#include <utility>

namespace hydra::ui {

// The file, and "block=10,k=32"; a name with that mark is a name.
[[nodiscard]] std::pair<QString, QString> splitSource(const QString& source);
// SOURCE with an answer to the question of OPTION, "sae-block".
[[nodiscard]] QString withAnswer(const QString& source, const QString& option, const QString& answer);
// A folder with the files of one in it.
[[nodiscard]] bool isSaeFolder(const QString& path);
// The one that lies beside MODEL, as those that come with the program do; "": none.
[[nodiscard]] QString saeBeside(const QString& model);

} // namespace hydra::ui
