// SPDX-License-Identifier: GPL-3.0-or-later
// A report: the answers of one or several networks about many pictures, how reliable their maps are and their
// cost, as one self-contained HTML page (resources/report). Equal questions give equal bytes, unless times
// are included.
#pragma once

#include "core/engine/session.h"
#include "core/export/chart.h"
#include "core/question/ask.h"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace hydra {

struct ReportRun // a network and its question, the same for all pictures
{
    engine::OpenedModel model;
    PictureAsk ask; // used without method
};

struct ReportRequest
{
    std::vector<ReportRun> runs; // the first is the reference for the others
    std::vector<std::string> inputs; // pictures, and folders of them; with labels.csv those listed there
    std::vector<std::string> methods{"fullgrad-plus", "generic", "rollout"};
    std::size_t shown = 4; // pictures of each kind shown with their maps
    std::size_t measured = 16; // pictures, spread over all, whose maps are scored
    bool times = false;
    std::vector<std::pair<std::string, std::string>> sae; // {"sae", file} and its settings; may be empty
    Path out; // the page's file: other files are named relative to it
};

// The whole network of MODEL at each of HEADS, then, if ASK has interventions, the one without them.
[[nodiscard]] std::vector<ReportRun> reportRuns(const engine::OpenedModel& model, PictureAsk ask,
                                                const std::vector<int>& heads);

struct Report
{
    std::string page;
    nlohmann::ordered_json runs; // the results of each run, as numbers
    std::size_t pictures = 0;
    std::vector<Message> skipped; // "NAME: reason"
    std::vector<Message> notes; // tables of labels that do not fit a model
    Chart curves; // from its charts
};
// Throws Error{Usage} for no or more than 26 runs, Error{Input} if no picture can be read, and
// Error{Cancelled}.
[[nodiscard]] Report makeReport(engine::Session& session, const ReportRequest& request,
                                const Progress& progress, const CancelToken& cancel);

} // namespace hydra
