// SPDX-License-Identifier: GPL-3.0-or-later
// Trains a linear probe on a labelled folder and writes it to a file (evaluate/linear_probe.h). Runs on the
// caller's thread; plain data: no tensor.
#pragma once

#include "core/base/cancel.h"
#include "core/question/ask.h"

#include <string>
#include <vector>

namespace hydra::engine {

class Session;

struct ProbeRequest
{
    ModelId model;
    Ask ask; // head count, plan and size
    std::string folder; // class sub-folders, or labels.csv
    std::string file; // output
    double holdout = 0.2; // share of each class's pictures
    double penalty = 1e-3; // L2, on standardised features
};

struct ProbeReport
{
    int classes = 0, trained = 0, heldOut = 0; // classes; pictures
    double accuracy = 0; // on the held-out pictures
    std::vector<Message> skipped; // unreadable files
};

// Throws hydra::Error, before reading if FILE cannot be written. If cancelled, it writes no file.
[[nodiscard]] ProbeReport trainProbe(Session& session, const ProbeRequest& request,
                                     const Progress& progress = {}, const CancelToken& cancel = {});

} // namespace hydra::engine
