// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the engine for all that a figure shows, on the caller's thread.
#pragma once

#include "core/base/cancel.h"
#include "ui/figures/figure_data.h"

#include <functional>

namespace hydra::ui {

// Pictures, opened in the engine one after the other: it does not keep thousands of them. OPEN gives those of
// one file, an array having several.
struct FigureSources
{
    std::size_t count = 0;
    std::function<std::vector<FigureImage>(std::size_t)> open;
};

// MODEL is open in ENGINE (without an id: a shape, for what costs alone). Throws hydra::Error: Usage where
// the spec does not fit the model, Cancelled between passes.
[[nodiscard]] FigureData gather(engine::Session& session, const FigureSpec& spec, FigureModel model,
                                const FigureSources& sources, const Progress& progress = {},
                                const CancelToken& cancel = {});

// Of the pictures of DATA the one, and its columns: what stands below them. Throws Error{Usage} where no
// feature is explained, and what an index throws that is not of it.
[[nodiscard]] FigureFeature gatherFeature(engine::Session& session, const FigureSpec& spec,
                                          const FigureData& data, const CancelToken& cancel);

// Whether the classes are sentences, which are compared by angle.
[[nodiscard]] bool asksSentences(const FigureSpec& spec);

// An opened picture as a figure names it, without its place.
[[nodiscard]] FigureImage figureImage(const engine::OpenedImage& image, const std::string& name);
// Throws Error{Usage} for a KIND that shows what no program does.
void requireThrough(FigureKind kind);
// SPEC of a program: its command in place of a model's file, all of the picture where it finds boxes, and
// classes only where they have probabilities.
void suitProgram(FigureSpec& spec, const engine::OpenedModel& program);
[[nodiscard]] FigureModel figureModel(const engine::OpenedModel& model);

} // namespace hydra::ui
