// SPDX-License-Identifier: GPL-3.0-or-later
// Source strings of autoencoders, "sae.pt#block=10,k=32": a file or folder and the user's answers about it.
#pragma once

#include <QString>

#include <utility>

namespace hydra::ui {

// The file and "block=10,k=32"; a "#" not followed by such answers belongs to the file name.
[[nodiscard]] std::pair<QString, QString> splitSource(const QString& source);
// SOURCE with ANSWER added for OPTION, "sae-block".
[[nodiscard]] QString withAnswer(const QString& source, const QString& option, const QString& answer);
// Whether PATH is a folder with an autoencoder's weights.
[[nodiscard]] bool isSaeFolder(const QString& path);
// The autoencoder folder beside MODEL, as for shipped models; "" if there is none.
[[nodiscard]] QString saeBeside(const QString& model);

} // namespace hydra::ui
