// SPDX-License-Identifier: GPL-3.0-or-later
// What a report is asked about, and the command that asks it again.
#pragma once

#include "core/evaluate/located_images.h"
#include "core/export/report.h"

namespace hydra {

// The pictures of INPUTS as the report lists them, by name. Throws Error{Input}.
[[nodiscard]] std::vector<LocatedImage> reportPictures(const std::vector<std::string>& inputs,
                                                       const VitConfig& config);
// RUN as the page has it, but for what is found: the one at PLACE.
[[nodiscard]] nlohmann::ordered_json reportRun(const ReportRun& run, std::size_t place);
// What RUN answers about a picture whose class is LABEL, -1: unknown; {} of a network without answers.
[[nodiscard]] nlohmann::ordered_json reportAnswer(const nlohmann::ordered_json& run,
                                                  const engine::Prediction& p, const VitConfig& config,
                                                  int label);
// The line that makes the report again: files as seen from its folder, by their names where they lie
// elsewhere.
[[nodiscard]] std::string reportCommand(const ReportRequest& request);

} // namespace hydra
