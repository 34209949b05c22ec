// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the engine for all data of a figure, on the caller's thread.
#pragma once

#include "core/base/cancel.h"
#include "ui/figures/figure_data.h"

#include <functional>

namespace hydra::ui {

// The pictures, opened in the engine one at a time, as it cannot hold thousands. OPEN returns the pictures of
// one file; an array may hold several.
struct FigureSources
{
    std::size_t count = 0;
    std::function<std::vector<FigureImage>(std::size_t)> open;
};

// MODEL must be open in SESSION, or have no id: then it is a shape without weights, for cost and flops only.
// Throws hydra::Error: Usage if the spec does not fit the model, Cancelled between passes.
[[nodiscard]] FigureData gather(engine::Session& session, const FigureSpec& spec, FigureModel model,
                                const FigureSources& sources, const Progress& progress = {},
                                const CancelToken& cancel = {});

// The content below the maps, for the single picture of DATA and its columns. Throws Error{Usage} if DATA has
// not exactly one picture or the index lacks the feature, and the error of an index made for another model or
// autoencoder.
[[nodiscard]] FigureFeature gatherFeature(engine::Session& session, const FigureSpec& spec,
                                          const FigureData& data, const CancelToken& cancel);

// Whether the classes are sentences, which are compared by cosine.
[[nodiscard]] bool asksSentences(const FigureSpec& spec);

// An opened picture, named by NAME's file name without its folder.
[[nodiscard]] FigureImage figureImage(const engine::OpenedImage& image, const std::string& name);
// Throws Error{Usage} for a KIND that a program cannot answer.
void requireThrough(FigureKind kind);
// Adapts SPEC to a program: its command replaces the model file, whole pictures if it finds boxes, and
// classes only if it answers with logits.
void suitProgram(FigureSpec& spec, const engine::OpenedModel& program);
[[nodiscard]] FigureModel figureModel(const engine::OpenedModel& model);

} // namespace hydra::ui
