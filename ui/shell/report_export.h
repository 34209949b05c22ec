// SPDX-License-Identifier: GPL-3.0-or-later
// The page that `hydrascope-cli report` makes, for pictures of the list.
#pragma once

#include "core/export/report.h"

#include <QStringList>

namespace hydra::ui {

// Writes the report on PICTURES, files or built-in ones, to ASKED.out. Throws hydra::Error.
void writeReport(engine::Session& session, ReportRequest asked, const QStringList& pictures,
                 const Progress& progress, const CancelToken& cancel);

} // namespace hydra::ui
