// SPDX-License-Identifier: GPL-3.0-or-later
// Which files a session may open unasked. A session from a stranger may name any file on this machine and so
// show its contents; the user's own sessions name files in the usual places.
#pragma once

#include "ui/state/session_file.h"

namespace hydra::ui {

// The existing files that SESSION, stored in BESIDE, would open outside BESIDE, the user's home and the
// folders KNOWN. Follows links. Checks each picture on the disk: do not call on the GUI thread.
[[nodiscard]] QStringList filesBeyond(const SessionFile& session, const QDir& beside,
                                      const QStringList& known, const CancelToken& cancel = {});
// The folders of FILES without duplicates; if there are more than 16, their parent folders.
[[nodiscard]] QStringList foldersOf(const QStringList& files);

} // namespace hydra::ui
