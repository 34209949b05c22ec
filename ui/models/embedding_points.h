// SPDX-License-Identifier: GPL-3.0-or-later
// Texts and files about the points of an embedding.
#pragma once

#include "core/export/data_table.h"
#include "ui/models/embedding_cloud.h"
#include "ui/models/embedding_colours.h"
#include "ui/state/board.h"

#include <functional>

namespace hydra::ui {

// "3 heads · token 5 (row 1, col 1) · length 4.2 · cat · at (0.1, 2.3)"
[[nodiscard]] QString pointWords(const EmbeddingCloud& cloud, int point, const ModelPtr& model);
// Number and source of the points, settings and quality of the embedding; PLACE names their place in the
// network.
[[nodiscard]] QString embeddingCaption(const EmbeddingCloud& cloud, const engine::EmbeddingRequest& answered,
                                       const engine::EmbeddingEnd& end, const QString& place);
// One flag per point: set for head counts that are not SHOWN and, if SELECTED is not null, for points not in
// it.
[[nodiscard]] std::vector<std::uint8_t> hiddenPoints(const EmbeddingCloud& cloud,
                                                     const std::function<bool(int heads)>& shown,
                                                     const std::vector<int>* selected);
// The context with the main window's map.
[[nodiscard]] ColourContext colourContext(const ViewState& state, const Board& board, bool dark);
// The pixels of the picture that POINT covers; the whole picture if it is not a patch.
[[nodiscard]] QRectF pixelsOf(const EmbeddingCloud& cloud, int point);
// Question and settings of the embedding, for files.
[[nodiscard]] DataFacts embeddingFacts(const engine::EmbeddingRequest& answered);
// A file of the SELECTED points, or of all if none is selected, with CONFIG's class names if pictures have
// labels; throws hydra::Error for an unknown FORMAT.
[[nodiscard]] std::string pointsFile(const EmbeddingCloud& cloud, const engine::EmbeddingRequest& answered,
                                     const std::vector<int>& selected, const VitConfig* config,
                                     const std::string& format);

} // namespace hydra::ui
