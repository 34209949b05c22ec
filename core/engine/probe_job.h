// SPDX-License-Identifier: GPL-3.0-or-later
// A linear probe, trained on a labelled folder and written to a file (evaluate/linear_probe.h). On the
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
    std::string file; // that is written
    double holdout = 0.2; // of each class's pictures
    double penalty = 1e-3; // L2, of standardised features
};

struct ProbeReport
{
    int classes = 0, trained = 0, heldOut = 0; // classes; pictures
    double accuracy = 0; // of those held out
    std::vector<std::string> skipped; // what could not be read
};

// Throws hydra::Error, before anything is read where FILE cannot be written; Cancelled: nothing is written.
[[nodiscard]] ProbeReport trainProbe(Session& session, const ProbeRequest& request,
                                     const Progress& progress = {}, const CancelToken& cancel = {});

} // namespace hydra::engine
