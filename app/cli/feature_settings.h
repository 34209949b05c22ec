// SPDX-License-Identifier: GPL-3.0-or-later
// What `explain` says about features beyond the table of options: bases that are fitted, saved and read, and
// patches of another picture to compare with.
#pragma once

#include "app/cli/ask_settings.h"
#include "core/question/ask.h"

namespace hydra::cli {

// The files that --basis and --kept named; empty where they named ids, or nothing.
struct FeatureFiles
{
    std::string basis, kept;
};
// Such files are opened, and OPTIONS gets their ids.
[[nodiscard]] FeatureFiles openFeatures(engine::Session& session, MapOptions& options);

// Files, pictures and lists become the ids that ASK's options have; a basis is fitted, and saved where it is
// to be. HEADS are all that will be asked: the basis is of the largest.
void resolveFeatures(engine::Session& session, const ExplainSettings& settings,
                     const engine::OpenedModel& model, const std::vector<int>& heads, PictureAsk& ask);

} // namespace hydra::cli
