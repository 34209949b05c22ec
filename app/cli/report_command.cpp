// SPDX-License-Identifier: GPL-3.0-or-later
// report: networks' answers about many pictures, as one HTML page.
#include "app/cli/commands.h"
#include "app/cli/mean_curves.h"
#include "app/cli/program_answers.h"
#include "app/cli/study.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/base/presence.h"
#include "core/engine/shipped.h"
#include "core/export/report.h"

namespace hydra::cli {

namespace {

std::vector<ReportRun> runsOf(engine::Session& session, const ReportSettings& settings,
                              const engine::OpenedModel& model)
{
    PictureAsk ask = askOf(session, settings, model);
    if (model.program) {
        readExplainedThrough(settings, model, {}, ask);
        ask.options = {};
        return reportRuns(model, ask, {model.config.numHeads});
    }
    ask.target = session.files().openTarget(targetOf(settings, model.config));
    if (settings.against) {
        ask.against = classOf("against", settings.against, model.config);
    }
    return reportRuns(model, ask, headsOf(settings, model.config));
}

} // namespace

Json runReport(const ReportSettings& settings)
{
    asksPredictor(settings) ? requireBlackBoxes(settings) : (void)settings.place(0, modelPlace);
    const OptionalText& out = settings.out;
    if (!out) {
        throw usageError("expected --out FILE.html, where the report is written");
    }
    if (isThere(*out) && !settings.force) {
        throw usageError("--out: '%1' exists; use --force to replace it", *out);
    }
    requireWritable(*out);
    ReportRequest request;
    (void)settings.place(settings.firstInput(), phrase("INPUT: pictures, or folders of them"));
    request.inputs.assign(settings.places.begin() + std::ptrdiff_t(settings.firstInput()),
                          settings.places.end());
    request.methods = settings.methods;
    request.shown = settings.shown;
    request.measured = settings.measured;
    request.times = settings.times;
    request.out = *out;
    const std::string curves = curvesFile(settings.curves);
    request.sae = settings.saeOptions();

    engine::Session session;
    rememberLittle(session);
    const engine::OpenedModel model = openModel(session, settings);
    if (model.program) {
        request.methods = methodsThrough(settings, model);
    }
    request.runs = runsOf(session, settings, model);
    const ReportRun& last = request.runs.back(); // with interventions
    Json document = model.program
        ? Json{{"predictor", model.path}, {"kind", wordOf(*model.program)}}
        : askedOf(settings.places.front(), last.model.overrides, last.ask, last.model.config);
    if (const OptionalText& other = settings.compareModel) {
        const engine::OpenedModel beside = session.files().openModel(
            engine::modelPath(*other), overridesOf(settings), progressBar(), interruption());
        for (ReportRun& run : runsOf(session, settings, beside)) {
            request.runs.push_back(std::move(run));
        }
    }
    const Report report = makeReport(session, request, progressBar(), interruption());
    for (const std::string& skipped : report.skipped) {
        leaveOut(skipped);
    }
    for (const Message& note : report.notes) {
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

const Running runsReport("report", Parsed<runReport>::by);

} // namespace hydra::cli
