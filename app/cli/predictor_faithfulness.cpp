// SPDX-License-Identifier: GPL-3.0-or-later
// faithfulness with --predictor: the same curves and the same pointing game.
#include "app/cli/faithfulness_settings.h"
#include "app/cli/predictor_run.h"
#include "app/cli/store_summary.h"
#include "core/base/error.h"
#include "core/evaluate/faithfulness_study.h"
#include "core/evaluate/perturbation.h"
#include "core/explain/explain.h"
#include "core/explain/method_table.h"
#include "core/image/load.h"
#include "core/predictor/predictor_question.h"

#include <algorithm>

namespace hydra::cli {

namespace {

hydra::FaithfulnessSettings settingsOf(const FaithfulnessSettings& settings, const Predictor& predictor)
{
    if (predictor.findsBoxes()) {
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
    readFollowed(settings, predictor.config(), s);
    if (!s.labelled) {
        s.ask.target = classOf("class", settings.className, predictor.config());
    }
    return s;
}

struct LocatedInput
{
    ModelInput seen;
    std::optional<Region> region;
};

// Throws Error{Input} where a picture is to be left out.
LocatedInput opened(const hydra::FaithfulnessSettings& s, const LocatedImage& image, const VitConfig& config)
{
    if (s.labelled && image.label < 0) {
        throw inputError("no label, or its label is not a class of the predictor");
    }
    const Bytes file = readFile(image.path, ImageLimits().maxBytes);
    const bool masked = s.localisation && !image.mask.empty();
    const PictureBytes bytes{{}, masked ? readFile(image.mask, ImageLimits().maxBytes) : Bytes()};
    LocatedInput input{preprocess(decodeImage(file, image.path.string()), Preprocessing::of(config)), {}};
    if (s.localisation) {
        input.region = regionOf(image, bytes, input.seen.geometry);
    }
    return input;
}

std::vector<MapScore> scoresOf(Predictor& predictor, const hydra::FaithfulnessSettings& s,
                               const LocatedImage& image, const LocatedInput& input, const Progress& progress)
{
    const ShownPicture shown = shownTo(predictor, input.seen.pixels);
    const int classIndex = s.labelled
        ? image.label
        : classMeant(s.ask.target, AskedPicture(predictor, input.seen, interruption()).answer().ranking);
    const auto scorer = scorerOf(predictor, classIndex);
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
    const auto predictor = startPredictor(asked);
    const hydra::FaithfulnessSettings settings = settingsOf(asked, *predictor);
    const std::string& folder = asked.place(0, "FOLDER: pictures, or synthetic scenes");
    if (asked.places.size() > 1) {
        throw usageError("expected one FOLDER with --predictor, got ", asked.places.size(), " inputs");
    }
    auto images = locatedImages(folder, asked.boxes, predictor->config());
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
            LocatedInput input;
            try {
                input = opened(settings, image, predictor->config());
            } catch (const Error& error) {
                if (error.code() != ErrorCode::Input) {
                    throw;
                }
                skipped.push_back(join(image.name, ": ", error.what()));
                leaveOut(skipped.back());
                continue;
            }
            for (const MapScore& score : scoresOf(*predictor, settings, image, input, within)) {
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
                {{"predictor", predictor->command()},
                 {"target", settings.labelled ? "label" : hydra::text(settings.ask.target)},
                 {"images", std::int64_t(done)}});
    return {{"predictor", predictor->command()},
            {"kind", wordOf(predictor->facts().kind)},
            {"folder", folder},
            {"class", settings.labelled ? "label" : hydra::text(settings.ask.target)},
            {"steps", settings.curves.steps},
            {"images", done},
            {"wanted", images.size()},
            {"skipped", skipped},
            {"rows", rows}};
}

} // namespace hydra::cli
