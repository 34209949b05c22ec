// SPDX-License-Identifier: GPL-3.0-or-later
// How far a session reaches. One that a stranger has made may name any file of this machine, and what is in
// it comes up on the screen; one's own names files in the usual places.
#pragma once

#include "ui/state/session_file.h"

namespace hydra::ui {

// The files that SESSION, which lies in BESIDE, would have opened: those that are there and lie neither in
// BESIDE, nor in the user's home, nor in one of the folders KNOWN. Links are followed. Asks the disk about
// each picture: not for the GUI's thread.
[[nodiscard]] QStringList filesBeyond(const SessionFile& session, const QDir& beside,
                                      const QStringList& known, const CancelToken& cancel = {});
// Their folders, each once; of many folders those above.
[[nodiscard]] QStringList foldersOf(const QStringList& files);

} // namespace hydra::ui
