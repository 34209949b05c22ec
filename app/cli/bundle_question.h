// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/study.h"
#include "core/export/bundle.h"

namespace hydra::cli {

// Returns the request that SETTINGS describe, without pictures. Opens the files that they name.
[[nodiscard]] EvidenceRequest evidenceAsked(Asking& asking, const ExplainSettings& settings);

} // namespace hydra::cli
