// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/study.h"
#include "core/export/bundle.h"

namespace hydra::cli {

// What SETTINGS ask about pictures, of which there are none yet. Files that they name are open then.
[[nodiscard]] EvidenceRequest evidenceAsked(Asking& asking, const ExplainSettings& settings);

} // namespace hydra::cli
