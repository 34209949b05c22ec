// SPDX-License-Identifier: GPL-3.0-or-later
// The mean curves of a measurement as a file.
#pragma once

#include "app/cli/command_settings.h"
#include "app/cli/console.h"
#include "core/export/chart.h"
#include "core/export/data_table.h"

namespace hydra::cli {

// Where the mean curves go, to GIVEN of --curves; "": nowhere. Throws Error{Usage} for what is no table, and
// of a SHARD.
[[nodiscard]] std::string curvesFile(const OptionalText& given, bool shard = false);
// The curves of ROWS, as faithfulness has them in its document; nothing where FILE is "".
void writeCurves(const std::string& file, const Json& rows, DataFacts facts);
void writeCurves(const std::string& file, const Chart& curves, DataFacts facts);

} // namespace hydra::cli
