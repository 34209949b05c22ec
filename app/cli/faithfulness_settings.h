// SPDX-License-Identifier: GPL-3.0-or-later
// What faithfulness is asked with, of a network and of a predictor.
#pragma once

#include "app/cli/command_settings.h"
#include "app/cli/console.h"
#include "core/evaluate/faithfulness.h"
#include "core/export/chart_table.h"
#include "core/export/data_table.h"

namespace hydra::cli {

[[nodiscard]] std::vector<std::string>
faithfulnessMethods(const FaithfulnessSettings& asked); // of --method, each once
// Whether the class is the label, the options of the methods, --steps and --seed, into SETTINGS.
void readFollowed(const FaithfulnessSettings& asked, const VitConfig& config,
                  hydra::FaithfulnessSettings& settings);
// What --measure says, into SETTINGS; without it, they stay.
void readMeasures(const FaithfulnessSettings& asked, hydra::FaithfulnessSettings& settings);

// Where the mean curves go, to GIVEN of --curves; "": nowhere. Throws Error{Usage} for what is no table, and
// of a SHARD.
[[nodiscard]] std::string curvesFile(const OptionalText& given, bool shard = false);
// The curves of ROWS, as faithfulness has them in its document; nothing where FILE is "".
void writeCurves(const std::string& file, const Json& rows, DataFacts facts);
void writeCurves(const std::string& file, const std::vector<NamedCurve>& curves, DataFacts facts);

} // namespace hydra::cli
