// SPDX-License-Identifier: GPL-3.0-or-later
// The question of a report, and the command that repeats it.
#pragma once

#include "core/evaluate/located_images.h"
#include "core/export/report.h"

namespace hydra {

// The pictures of INPUTS in the report's order, by name. Throws Error{Input}.
[[nodiscard]] std::vector<LocatedImage> reportPictures(const std::vector<std::string>& inputs,
                                                       const VitConfig& config);
// RUN as on the page, without results: the run at PLACE.
[[nodiscard]] nlohmann::ordered_json reportRun(const ReportRun& run, std::size_t place);
// RUN's answer about a picture whose class is LABEL, -1: unknown; {} for a network without answers.
[[nodiscard]] nlohmann::ordered_json reportAnswer(const nlohmann::ordered_json& run,
                                                  const engine::Prediction& p, const VitConfig& config,
                                                  int label);
// The command that makes the report again: file paths are relative to its folder, or only names for files
// elsewhere.
[[nodiscard]] std::string reportCommand(const ReportRequest& request);

} // namespace hydra
