// SPDX-License-Identifier: GPL-3.0-or-later
// What is said and saved of the points of an embedding.
#pragma once

#include "core/export/data_table.h"
#include "ui/models/embedding_cloud.h"
#include "ui/models/embedding_colours.h"
#include "ui/state/board.h"

#include <functional>

namespace hydra::ui {

// "3 heads · token 5 (row 1, col 1) · length 4.2 · cat · at (0.1, 2.3)"
[[nodiscard]] QString pointWords(const EmbeddingCloud& cloud, int point, const ModelPtr& model);
// How many points of what, how they were laid out, and how well; PLACE is where in the network they are from.
[[nodiscard]] QString embeddingCaption(const EmbeddingCloud& cloud, const engine::EmbeddingRequest& answered,
                                       const engine::EmbeddingEnd& end, const QString& place);
// One flag a point: set for those of head counts that are not SHOWN, and for what is not SELECTED where
// nothing else is wanted.
[[nodiscard]] std::vector<std::uint8_t> hiddenPoints(const EmbeddingCloud& cloud,
                                                     const std::function<bool(int heads)>& shown,
                                                     const std::vector<int>* selected);
// With the map in the main window.
[[nodiscard]] ColourContext colourContext(const ViewState& state, const Board& board, bool dark);
// The pixels of its picture that POINT stands for; all of them where it is no patch.
[[nodiscard]] QRectF pixelsOf(const EmbeddingCloud& cloud, int point);
// What was laid out and how, for files.
[[nodiscard]] DataFacts embeddingFacts(const engine::EmbeddingRequest& answered);
// A file of the SELECTED points, of all where there are none, with the classes of CONFIG where pictures have
// one; throws hydra::Error for a FORMAT it does not know.
[[nodiscard]] std::string pointsFile(const EmbeddingCloud& cloud, const engine::EmbeddingRequest& answered,
                                     const std::vector<int>& selected, const VitConfig* config,
                                     const std::string& format);

} // namespace hydra::ui
