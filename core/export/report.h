// SPDX-License-Identifier: GPL-3.0-or-later
// A report: what one or several networks answer about many pictures, how sure their maps are and what they
// cost, as one HTML page that needs nothing else (resources/report). Equal questions make equal bytes, unless
// times are asked for.
#pragma once

#include "core/engine/session.h"
#include "core/export/chart.h"
#include "core/question/ask.h"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace hydra {

struct ReportRun // a network, and what it is asked of every picture
{
    engine::OpenedModel model;
    PictureAsk ask; // method apart
};

struct ReportRequest
{
    std::vector<ReportRun> runs; // the others are compared with the first
    std::vector<std::string> inputs; // pictures, and folders of them; with labels.csv those that it names
    std::vector<std::string> methods{"fullgrad-plus", "generic", "rollout"};
    std::size_t shown = 4; // pictures of each kind that are shown with their maps
    std::size_t measured = 16; // pictures, spread over all, whose maps are scored
    bool times = false;
    std::vector<std::pair<std::string, std::string>> sae; // {"sae", file} and what is said of it; empty: none
    Path out; // where the page goes: files are named from there
};

// The whole network of MODEL at each of HEADS, then, where ASK switches something off, the one without it.
[[nodiscard]] std::vector<ReportRun> reportRuns(const engine::OpenedModel& model, PictureAsk ask,
                                                const std::vector<int>& heads);

struct Report
{
    std::string page;
    nlohmann::ordered_json runs; // what is found of each, as numbers
    std::size_t pictures = 0;
    std::vector<std::string> skipped; // "NAME: why"
    std::vector<std::string> notes; // tables of labels that do not fit a model
    Chart curves; // of its charts
};
// Throws Error{Usage} for none or more than 26 runs, Error{Input} where no picture can be read, and
// Error{Cancelled}.
[[nodiscard]] Report makeReport(engine::Session& session, const ReportRequest& request,
                                const Progress& progress, const CancelToken& cancel);

} // namespace hydra
