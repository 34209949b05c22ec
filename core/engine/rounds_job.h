// SPDX-License-Identifier: GPL-3.0-or-later
// A labelled folder through all rounds of an open model. On the caller's thread; plain data: no tensor.
#pragma once

#include "core/base/cancel.h"
#include "core/evaluate/round_points.h"
#include "core/question/keys.h"

#include <functional>
#include <string>
#include <vector>

namespace hydra::engine {

class Session;

struct RoundsRequest
{
    ModelId model;
    AttentionPlan plan;
    std::string folder; // class sub-folders, or labels.csv
};

struct RoundsMeasured
{
    std::vector<RoundsOfPicture> pictures;
    std::size_t all = 0; // pictures of the folder
};

// GROWN hears of all pictures that are done, after every few. Throws hydra::Error; cancelled, it returns the
// pictures that are done.
[[nodiscard]] RoundsMeasured measureRounds(Session& session, const RoundsRequest& request,
                                           const std::function<void(const RoundsMeasured&)>& grown = {},
                                           const Progress& progress = {}, const CancelToken& cancel = {});

} // namespace hydra::engine
