// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bundle_question.h"
#include "app/cli/commands.h"
#include "app/cli/feature_settings.h"
#include "app/cli/map_row.h"
#include "app/cli/predictor_run.h"
#include "app/cli/study.h"
#include "core/base/version.h"
#include "core/engine/found_models.h"
#include "core/explain/evidence.h"
#include "core/export/bundle_file.h"
#include "core/export/dataset_question.h"
#include "core/export/map_file.h"
#include "core/image/png_file.h"
#include "core/paint/look_fields.h"
#include "core/paint/overlay.h"

namespace hydra::cli {

namespace {

struct Task
{
    std::vector<std::string> methods;
    std::vector<MapFormat> formats;
    paint::Look look; // of PNG files
    MapDatasets* datasets;
};

std::string npzOf(Asking& asking, const Pictured& picture, const MapKey& key, const engine::MapPtr& map)
{
    const engine::OpenedModel& model = asking.model;
    DataFacts facts{
        {"software", software()}, {"model_name", engine::modelName(model.path)}, {"picture", picture.name}};
    if (model.overrides.prompts) {
        facts.emplace_back("prompts", *model.overrides.prompts);
        facts.emplace_back("templates", model.overrides.templates.value_or(""));
    }
    return mapNpz({key, map, asking.session.answer(key.network, {}, picture.cancel)}, {}, facts);
}

std::string pngOf(Asking& asking, const Pictured& picture, const MapKey& key, const Map& map,
                  const paint::Look& look)
{
    const NetworkKey& network = key.network;
    const engine::SeenImage seen = asking.session.seen(network.image, network.model, network.size);
    const Bytes bytes =
        pngBytes(paint::overlay(*picture.image.picture, seen.geometry, map, look),
                 {{"Software", software()}, {"Description", mapLine(map, key, asking.model)}});
    return {bytes.begin(), bytes.end()};
}

Json writtenFiles(const Task& task, Asking& asking, Pictured& picture, const MapKey& key,
                  const engine::MapPtr& map)
{
    Json files = Json::array();
    const MapParts parts{*map, &key, [&] { return npzOf(asking, picture, key, map); },
                         [&] { return pngOf(asking, picture, key, *map, task.look); }};
    for (const MapFormat format : picture.folder.empty() ? std::vector<MapFormat>() : task.formats) {
        if (!isDataset(format)) {
            const std::string suffix =
                join(key.options.method, ".k", key.network.sub.heads, ".", wordOf(format));
            picture.keep(suffix, mapFile(format, parts));
            files.push_back(picture.path(suffix).string());
        }
    }
    if (!task.datasets->none()) {
        const NetworkKey& network = key.network;
        const InputGeometry geometry =
            asking.session.seen(network.image, network.model, network.size).geometry;
        task.datasets->add({key.options.method, network.sub.heads, *map, geometry}, files);
    }
    return files;
}

// Said before a map that takes many forward passes is begun.
void announce(const MapKey& key, const VitConfig& config, const InputGeometry& geometry)
{
    const PassCount count =
        passesOf(key.options, config, key.network.sub.heads, geometry.rows(), geometry.cols());
    if (count.passes > 1) {
        warn(join(key.options.method, ", k = ", key.network.sub.heads, ": ", count.atMost ? "at most " : "",
                  count.passes, " forward passes"));
    }
}

Json rowOf(const Task& task, Asking& asking, Pictured& picture, int k, const std::string& method)
{
    PictureAsk ask = asking.ask;
    ask.heads = k;
    ask.options.method = method;
    const MapKey key = ask.mapHere(picture.image.id, asking.model.id);
    if (picture.listed == nullptr) {
        announce(key, asking.config(),
                 asking.session.seen(picture.image.id, asking.model.id, ask.size).geometry);
    }
    const engine::MapPtr map = asking.session.answer(key, picture.within, picture.cancel);
    Json row = mapRow(picture.name, method, *map, asking.config(), k);
    asking.addSize(row, key.network);
    if (picture.listed == nullptr) {
        row["files"] = writtenFiles(task, asking, picture, key, map);
    } else {
        row.erase("input");
        row.erase("ms");
        picture.keep(join(method, ".k", k, ".npy"), mapNpy(*map));
    }
    return row;
}

} // namespace

EvidenceRequest evidenceAsked(Asking& asking, const ExplainSettings& settings)
{
    EvidenceRequest evidence{
        asking.model, asking.ask,
        asking.heads, settings.methods.empty() ? std::vector<std::string>{defaultMethod()} : settings.methods,
        {},           {}};
    readExplained(settings, asking.config(), evidence.ask);
    evidence.look = settings.look;
    evidence.ask.target = asking.session.files().openTarget(evidence.ask.target);
    resolveFeatures(asking.session, settings, asking.model, asking.heads, evidence.ask);
    if (settings.sae) {
        evidence.sae = engine::openSae(asking.session, saeSourceOf(settings), asking.model.id);
    }
    return evidence;
}

namespace {

// Methods that measurements speak against on such a network.
void warnOfDoubtful(const std::vector<std::string>& methods, const Asking& asking)
{
    const std::string kind =
        networkKind(asking.ask.plan, trainedPlan(asking.config()), asking.config().thinks());
    for (const std::string& method : methods) {
        if (const auto found = evidenceOf(method, kind); found && found->doubtful) {
            warn(join(method, ": measured on networks of this kind (", kind,
                      "), it is no more faithful than nearness to the middle of the picture; do not trust it "
                      "here"));
        }
    }
}

Json written(Asking& asking, const EvidenceRequest& evidence, BundleWriter& bundle, const std::string& path)
{
    Json files = Json::array();
    const auto add = [&](const std::string& name, const std::string& bytes) {
        bundle.add(name, bytes);
        files.push_back(name);
    };
    makeEvidence(asking.session, evidence, add, progressBar(), interruption());
    const std::string sum = bundle.finish();
    return {{"file", path}, {"manifest_sha256", sum}, {"files", std::move(files)}};
}

} // namespace

Json runExplain(const ExplainSettings& settings)
{
    if (asksPredictor(settings)) {
        return runExplainThrough(settings);
    }
    std::optional<BundleWriter> bundle; // what stands in its way is said before a model is read
    if (settings.bundle) {
        bundle.emplace(*settings.bundle);
    }
    Asking asking(settings);
    EvidenceRequest evidence = evidenceAsked(asking, settings);
    asking.ask = evidence.ask;
    warnOfDoubtful(evidence.methods, asking);
    const Ask& ask = asking.ask;
    Study study{"explain", "maps", true, {}, {}, settings.out};
    study.settings = mapSettings(evidence.methods, ask);
    MapDatasets datasets = datasetsOf(settings, evidence.methods, asking.config(), datasetInfo(evidence));
    const Task task{evidence.methods, settings.formats, evidence.look, &datasets};
    study.work = [&](Pictured& picture) {
        Json rows = Json::array();
        datasets.begin({picture.name, picture.stem, picture.image});
        (void)picture.unlessStopped([&] {
            for (const int k : asking.heads) {
                for (const std::string& method : task.methods) {
                    rows.push_back(rowOf(task, asking, picture, k, method));
                }
            }
        });
        if (bundle) {
            evidence.pictures.push_back(picture.image);
            evidence.pictures.back().picture.reset(); // it has a file
        }
        return rows;
    };
    Json document = runStudy(asking, study);
    datasets.finish(document);
    if (bundle) {
        (void)unlessInterrupted(
            [&] { document["bundle"] = written(asking, evidence, *bundle, *settings.bundle); });
    }
    return document;
}

const Running runsExplain("explain", Told<runExplain>::by);

} // namespace hydra::cli
