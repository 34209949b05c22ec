// SPDX-License-Identifier: GPL-3.0-or-later
// Figures for papers, in builds with Qt: the part that `figure` and `embed` share. In builds without Qt these
// functions throw.
#pragma once

#include "app/cli/console.h"
#include "app/cli/option_lists.h"
#include "core/engine/session.h"
#include "core/export/embedding_table.h"

#include <filesystem>

namespace hydra::cli {

// Called before a model is read. Throws Error{Usage} in a build without figures, and for page options out of
// bounds.
void checkFigure(const PageSettings& settings, const std::string& file);

// Draws FOUND to FILE, as `figure tsne` does: MODEL is the first positional word, INPUT... the others.
// Returns the figure's description.
[[nodiscard]] Json drawEmbedding(const EmbedSettings& settings, const std::filesystem::path& file,
                                 const engine::OpenedModel& model, const std::vector<int>& heads,
                                 const std::vector<EmbeddedSource>& sources, const engine::Embedding& found);

} // namespace hydra::cli
