// SPDX-License-Identifier: GPL-3.0-or-later
// A labelled folder through all rounds of a model, which is read once more from its file: the engine goes on
// meanwhile. On the caller's thread; plain data: no tensor.
#pragma once

#include "core/base/cancel.h"
#include "core/evaluate/round_points.h"
#include "core/model/model_overrides.h"
#include "core/question/ask.h"

#include <functional>
#include <string>
#include <vector>

namespace hydra::engine {

struct RoundsRequest
{
    std::string model; // file
    ModelOverrides overrides;
    Ask ask; // plan, and what is switched off or replaced: not by another picture's activations
    std::string folder; // class sub-folders, or labels.csv
};

struct RoundsMeasured
{
    std::vector<RoundsOfPicture> pictures;
    std::size_t all = 0; // pictures of the folder
};

// GROWN hears of all pictures that are done, after every few. Throws hydra::Error; cancelled among the
// pictures, it returns those that are done.
[[nodiscard]] RoundsMeasured measureRounds(const RoundsRequest& request,
                                           const std::function<void(const RoundsMeasured&)>& grown = {},
                                           const Progress& progress = {}, const CancelToken& cancel = {});

} // namespace hydra::engine
