// SPDX-License-Identifier: GPL-3.0-or-later
// faithfulness with --predictor: the same curves and the same pointing game.
#include "app/cli/faithfulness_settings.h"
#include "app/cli/program_answers.h"
#include "app/cli/store_summary.h"
#include "core/base/error.h"
#include "core/engine/borrowed.h"
#include "core/evaluate/faithfulness_study.h"
#include "core/evaluate/perturbation.h"
#include "core/explain/explain.h"
#include "core/explain/method_table.h"
#include "core/image/load.h"
#include "core/predictor/predictor_question.h"

#include <algorithm>

namespace hydra::cli {

namespace {

hydra::FaithfulnessSettings settingsOf(const FaithfulnessSettings& settings,
                                       const engine::OpenedModel& program)
{
    if (program.program == PredictorKind::Boxes) {
        throw usageError("faithfulness is of classes, and this predictor finds boxes");
    }
    hydra::FaithfulnessSettings s;
    s.randomisation = false; // of weights
    readMeasures(settings, s);
    if (s.randomisation || !s.traits.empty()) {
        throw usageError(
            "--measure: with --predictor expected deletion, insertion, perturbation or pointing");
    }
    const std::vector<std::string>& given = settings.methods;
    const bool all = std::find(given.begin(), given.end(), "all") != given.end();
    for (const std::string& method : faithfulnessMethods(settings)) {
        const bool fits = isBaseline(method) || needsNoNetwork(methodInfo(method));
        if (!fits && !all) {
            throw usageError("method ", method, " reads the inside of a network, and a predictor shows none");
        }
        if (fits) {
            s.methods.push_back(method);
        }
    }
    readFollowed(settings, program.config, s);
    if (!s.labelled) {
        s.ask.target = classOf("class", settings.className, program.config);
    }
    return s;
}

// A picture that is open while this lives. Throws Error{Input} where it is to be left out.
struct LocatedInput
{
    LocatedInput(engine::Session& session, const engine::OpenedModel& program,
                 const hydra::FaithfulnessSettings& s, const LocatedImage& image)
        : opened((requireLabel(s, image), session), image.path.string())
        , key(Ask(s.ask).network(opened.id(), program.id, 0))
    {
        if (s.localisation) {
            const PictureBytes bytes{
                {}, image.mask.empty() ? Bytes() : readFile(image.mask, ImageLimits().maxBytes)};
            region = regionOf(image, bytes, session.seen(opened.id(), program.id).geometry);
        }
    }
    static void requireLabel(const hydra::FaithfulnessSettings& s, const LocatedImage& image)
    {
        if (s.labelled && image.label < 0) {
            throw inputError("no label, or its label is not a class of the predictor");
        }
    }

    engine::Borrowed opened;
    NetworkKey key;
    std::optional<Region> region;
};

std::vector<MapScore> scoresOf(engine::Session& session, const hydra::FaithfulnessSettings& s,
                               const LocatedImage& image, const LocatedInput& input, const Progress& progress)
{
    const engine::AskedPtr asked = session.asked(input.key, interruption());
    const ShownPicture shown = asked->shown();
    const int classIndex = s.labelled
        ? image.label
        : session.resolveClass(MapKey::about(input.key, s.ask.target), interruption());
    const auto scorer = asked->scorer({s.ask.options, classIndex});
    const PerturbationProbe probe(*scorer, shown, classIndex, interruption());
    std::vector<MapScore> scores;
    for (const std::string& method : s.methods) {
        report(progress, double(scores.size()) / double(s.methods.size()), method);
        MapOptions options = s.ask.options;
        options.method = method;
        const std::vector<float> values = isBaseline(method)
            ? baselineValues(method, shown.rows, shown.cols, s.seed, image.name)
            : tokenValues(explainThrough(*scorer, shown, options, interruption()), shown.rows, shown.cols);
        scores.push_back({probe.measure(values, s.curves, interruption()), method, 0, {}, {}, {}});
        if (input.region) {
            scores.back().place = localise(values, *input.region);
        }
    }
    return scores;
}

} // namespace

Json runFaithfulnessThrough(const FaithfulnessSettings& asked)
{
    const std::string curves = curvesFile(asked.curves);
    const auto session = commandSession();
    const engine::OpenedModel program = openModel(*session, asked);
    const hydra::FaithfulnessSettings settings = settingsOf(asked, program);
    const std::string& folder = asked.place(0, "FOLDER: pictures, or synthetic scenes");
    if (asked.places.size() > 1) {
        throw usageError("expected one FOLDER with --predictor, got ", asked.places.size(), " inputs");
    }
    auto images = locatedImages(folder, asked.boxes, program.config);
    if (asked.limit) {
        images = sampleOf(std::move(images), *asked.limit);
    }
    FaithfulnessSummary summary;
    const Progress progress = progressBar();
    std::vector<std::string> skipped;
    int done = 0;
    (void)unlessInterrupted([&] {
        for (const LocatedImage& image : images) {
            const auto within = [&](double fraction, const std::string& what) {
                const std::size_t at = static_cast<std::size_t>(done) + skipped.size();
                report(progress, (double(at) + fraction) / double(images.size()),
                       join("picture ", at + 1, " of ", images.size(), ": ", what));
            };
            std::optional<LocatedInput> input;
            try {
                input.emplace(*session, program, settings, image);
            } catch (const Error& error) {
                if (error.code() != ErrorCode::Input) {
                    throw;
                }
                skipped.push_back(join(image.name, ": ", error.what()));
                leaveOut(skipped.back());
                continue;
            }
            for (const MapScore& score : scoresOf(*session, settings, image, *input, within)) {
                summary.add(score);
            }
            done += 1;
        }
    });
    Json rows = Json::array();
    for (const FaithfulnessRow& row : summary.rows()) {
        rows.push_back(faithfulnessRow(row, 0, true));
        rows.back().erase("k");
    }
    writeCurves(curves, rows,
                {{"predictor", program.path},
                 {"target", settings.labelled ? "label" : hydra::text(settings.ask.target)},
                 {"images", std::int64_t(done)}});
    return {{"predictor", program.path},
            {"kind", wordOf(*program.program)},
            {"folder", folder},
            {"class", settings.labelled ? "label" : hydra::text(settings.ask.target)},
            {"steps", settings.curves.steps},
            {"images", done},
            {"wanted", images.size()},
            {"skipped", skipped},
            {"rows", rows}};
}

} // namespace hydra::cli
