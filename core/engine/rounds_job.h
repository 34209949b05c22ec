// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a labelled folder through all rounds of a model, which it reads again from its file so that the engine
// stays free. Runs on the caller's thread; plain data: no tensor.
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
    Ask ask; // plan, and what is switched off or replaced, except by another picture's activations
    std::string folder; // class sub-folders, or labels.csv
};

struct RoundsMeasured
{
    std::vector<RoundsOfPicture> pictures;
    std::size_t all = 0; // pictures of the folder
};

// Calls GROWN with all finished pictures, after every few. Throws hydra::Error; if cancelled between
// pictures, returns the finished ones.
[[nodiscard]] RoundsMeasured measureRounds(const RoundsRequest& request,
                                           const std::function<void(const RoundsMeasured&)>& grown = {},
                                           const Progress& progress = {}, const CancelToken& cancel = {});

} // namespace hydra::engine
