// SPDX-License-Identifier: GPL-3.0-or-later
// report: what networks answer about many pictures, as one HTML page.
#include "app/cli/commands.h"
#include "app/cli/faithfulness_settings.h"
#include "app/cli/study.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/base/presence.h"
#include "core/engine/shipped.h"
#include "core/export/report.h"

namespace hydra::cli {

namespace {

std::vector<engine::ReportRun> runsOf(engine::Engine& engine, const Arguments& arguments,
                                      const std::string& path)
{
    const engine::OpenedModel model =
        engine.openModelNow(engine::modelPath(path), overridesOf(arguments), progressBar(), interruption());
    for (const std::string& note : model.notes) {
        if (note != model.config.trainingNote()) { // --heads warns of that where it matters
            warn(note);
        }
    }
    engine::PictureAsk ask = askOf(engine, arguments, model);
    ask.target = engine.openTargetNow(targetOf(arguments, model.config));
    if (arguments.has("against")) {
        ask.against = classOf(arguments, model.config, "against");
    }
    return engine::reportRuns(model, ask, headsOf(arguments, model.config));
}

} // namespace

Json runReport(const Arguments& arguments)
{
    const std::string& model = arguments.positional(0, modelPlace);
    const auto out = arguments.text("out");
    if (!out) {
        throw usageError("expected --out FILE.html, where the report goes");
    }
    if (isThere(*out) && !arguments.has("force")) {
        throw usageError("--out: '", *out, "' exists; use --force to replace it");
    }
    requireWritable(*out);
    engine::ReportRequest request;
    (void)arguments.positional(1, "INPUT: pictures, or folders of them");
    request.inputs.assign(arguments.positional().begin() + 1, arguments.positional().end());
    request.methods = arguments.has("method") ? arguments.list("method") : request.methods;
    request.shown = arguments.whole("shown", request.shown);
    request.measured = arguments.whole("measured", request.measured);
    request.times = arguments.has("times");
    request.out = *out;
    const std::string curves = curvesFile(arguments);
    for (const char* said : {"sae", "sae-block", "sae-k", "sae-code"}) {
        if (const auto value = arguments.text(said)) {
            request.sae.emplace_back(said, *value);
        }
    }

    engine::Engine engine;
    rememberLittle(engine);
    request.runs = runsOf(engine, arguments, model);
    const engine::ReportRun& last = request.runs.back(); // with what is off
    Json document = askedOf(model, last.model.overrides, last.ask, last.model.config);
    if (const auto other = arguments.text("compare-model")) {
        for (engine::ReportRun& run : runsOf(engine, arguments, *other)) {
            request.runs.push_back(std::move(run));
        }
    }
    const engine::Report report = engine::makeReport(engine, request, progressBar(), interruption());
    for (const std::string& skipped : report.skipped) {
        leaveOut(skipped);
    }
    for (const std::string& note : report.notes) {
        warn(note);
    }
    interruption().check();
    writeFileAtomically(*out, report.page);
    writeCurves(curves, report.curves,
                {{"images", std::int64_t(std::min(request.measured, report.pictures))}});
    document.update({{"file", *out},
                     {"bytes", report.page.size()},
                     {"pictures", report.pictures},
                     {"skipped", report.skipped},
                     {"runs", report.runs}});
    return document;
}

} // namespace hydra::cli
