// SPDX-License-Identifier: GPL-3.0-or-later
// What faithfulness is asked with, of a network and of a predictor.
#pragma once

#include "app/cli/arguments.h"
#include "core/evaluate/faithfulness.h"

namespace hydra::cli {

[[nodiscard]] std::vector<std::string>
faithfulnessMethods(const Arguments& arguments); // of --method, each once
// Whether the class is the label, the options of the methods, --steps and --seed, into SETTINGS.
void readFollowed(const Arguments& arguments, const VitConfig& config,
                  engine::FaithfulnessSettings& settings);
// What --measure says, into SETTINGS; without it, they stay.
void readMeasures(const Arguments& arguments, engine::FaithfulnessSettings& settings);

} // namespace hydra::cli
