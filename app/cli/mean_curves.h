// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the mean curves of a measurement to a file.
#pragma once

#include "app/cli/command_settings.h"
#include "app/cli/console.h"
#include "core/export/chart.h"
#include "core/export/data_table.h"

namespace hydra::cli {

// Returns the file of --curves (GIVEN); "" if not given. Throws Error{Usage} if it is not a table, and for a
// SHARD.
[[nodiscard]] std::string curvesFile(const OptionalText& given, bool shard = false);
// Writes the curves of ROWS, the rows of faithfulness's document; writes no file if FILE is "".
void writeCurves(const std::string& file, const Json& rows, DataFacts facts);
void writeCurves(const std::string& file, const Chart& curves, DataFacts facts);

} // namespace hydra::cli
