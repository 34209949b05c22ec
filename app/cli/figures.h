// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures for papers, where this build has Qt: what `figure` and `embed` share. A build without a window has
// the same functions, which refuse.
#pragma once

#include "app/cli/console.h"
#include "app/cli/option_lists.h"
#include "core/engine/session.h"
#include "core/export/embedding_table.h"

#include <filesystem>

namespace hydra::cli {

// Throws Error{Usage} in a build without figures, and for page options out of their bounds: before a model
// is read.
void checkFigure(const PageSettings& settings, const std::string& file);

// Draws FOUND to FILE, as `figure tsne` does: MODEL is the first positional word, INPUT... the others. Gives
// what there is to say of the figure.
[[nodiscard]] Json drawEmbedding(const EmbedSettings& settings, const std::filesystem::path& file,
                                 const engine::OpenedModel& model, const std::vector<int>& heads,
                                 const std::vector<EmbeddedSource>& sources, const engine::Embedding& found);

} // namespace hydra::cli
