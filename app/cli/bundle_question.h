// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/study.h"
#include "core/export/bundle.h"

namespace hydra::cli {

// What ASKING's command, explain, asks about pictures, which it has none of yet. Files that it names are open
// then.
[[nodiscard]] engine::Evidence evidenceAsked(Asking& asking);

} // namespace hydra::cli
