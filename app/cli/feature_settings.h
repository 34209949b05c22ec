// SPDX-License-Identifier: GPL-3.0-or-later
// The feature options of `explain` beyond the table of options: fitting, saving and reading bases, and
// patches of another picture to compare with.
#pragma once

#include "app/cli/ask_settings.h"
#include "core/question/ask.h"

namespace hydra::cli {

// The files that --basis and --kept named; empty if they named ids or were not given.
struct FeatureFiles
{
    std::string basis, kept;
};
// Opens these files and puts their ids into OPTIONS.
[[nodiscard]] FeatureFiles openFeatures(engine::Session& session, MapOptions& options);

// Replaces files, pictures and lists by ids in ASK's options; fits a basis if requested, and saves it if
// requested. HEADS are all head counts of the command: the basis is fitted at the largest.
void resolveFeatures(engine::Session& session, const ExplainSettings& settings,
                     const engine::OpenedModel& model, const std::vector<int>& heads, PictureAsk& ask);

} // namespace hydra::cli
