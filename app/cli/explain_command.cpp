// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bundle_question.h"
#include "app/cli/commands.h"
#include "app/cli/feature_settings.h"
#include "app/cli/program_answers.h"
#include "app/cli/study.h"
#include "core/base/error.h"
#include "core/base/version.h"
#include "core/engine/found_models.h"
#include "core/explain/evidence.h"
#include "core/export/bundle_file.h"
#include "core/export/dataset_question.h"
#include "core/export/map_dataset.h"
#include "core/export/map_file.h"
#include "core/image/png_file.h"
#include "core/paint/look_fields.h"
#include "core/paint/overlay.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace hydra::cli {

namespace {

struct Task
{
    std::vector<std::string> methods;
    std::vector<MapFormat> formats;
    paint::Look look; // of PNG files
    MapDatasets* datasets;
};

// HEADS: the head count of the network; empty for a program.
Json mapRow(const std::string& input, const std::string& method, const Map& map, const VitConfig& config,
            std::optional<int> heads = {})
{
    const bool colours = map.channels > 1; // red, green and blue, whose sum means nothing
    const auto [low, high] = std::minmax_element(map.values.begin(), map.values.end());
    Json row{{"input", input}, {"method", method}};
    if (heads) {
        row["k"] = *heads;
    }
    row.update({{"class", map.classIndex >= 0 ? Json(map.classIndex) : Json()},
                {"class_name", map.classIndex >= 0 ? Json(config.className(map.classIndex)) : Json()},
                {"target", map.target.empty() ? Json() : Json(map.target)},
                {"target_value", map.targetValue ? Json(*map.targetValue) : Json()},
                {"against", map.againstIndex >= 0 ? Json(map.againstIndex) : Json()},
                {"rows", map.rows},
                {"cols", map.cols},
                {"min", colours ? Json() : Json(*low)},
                {"max", colours ? Json() : Json(*high)},
                {"sum", colours ? Json() : Json(std::accumulate(map.values.begin(), map.values.end(), 0.0))},
                {"residual", map.residual ? Json(*map.residual) : Json()},
                {"ms", map.milliseconds}});
    if (colours) {
        row["fitted_on"] = map.fittedOn;
    }
    if (map.best >= 0) {
        row["best"] = map.best;
    }
    if (map.uncertainty) {
        row["uncertainty"] = *map.uncertainty;
    }
    return row;
}

// --format fiftyone, coco in the folder --out; FACTS stand in them. Throws Error{Usage} where pictures go
// into a store, or nowhere.
MapDatasets datasetsOf(const ExplainSettings& settings, const std::vector<std::string>& methods,
                       const VitConfig& config, Json facts)
{
    facts["software"] = software();
    for (const MapFormat format : settings.formats) {
        if (isDataset(format) && (takesList(settings) || settings.out.empty())) {
            throw usageError("--format: ", wordOf(format),
                             " goes into a folder; expected --out DIR and no store");
        }
    }
    return {settings.formats, settings.out, methods, config, facts};
}

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

// "METHOD.kK"; of a program, which has no head counts, "METHOD".
std::string fileOf(const Asking& asking, const MapKey& key, const std::string& method)
{
    return asking.model.program ? method : join(method, ".k", key.network.sub.heads);
}

Json writtenFiles(const Task& task, Asking& asking, Pictured& picture, const MapKey& key,
                  const std::string& method, const engine::MapPtr& map,
                  const std::optional<FoundBox>& found = {})
{
    Json files = Json::array();
    const MapParts parts{*map, asking.model.program ? nullptr : &key,
                         [&] { return npzOf(asking, picture, key, map); },
                         [&] { return pngOf(asking, picture, key, *map, task.look); }};
    for (const MapFormat format : picture.folder.empty() ? std::vector<MapFormat>() : task.formats) {
        if (!isDataset(format)) {
            const std::string suffix = join(fileOf(asking, key, method), ".", wordOf(format));
            picture.keep(suffix, mapFile(format, parts));
            files.push_back(picture.path(suffix).string());
        }
    }
    if (!task.datasets->none()) {
        const NetworkKey& network = key.network;
        const InputGeometry geometry =
            asking.session.seen(network.image, network.model, network.size).geometry;
        task.datasets->add({method, network.sub.heads, *map, geometry, found}, files);
    }
    return files;
}

// What METHOD finds out about a program.
Json rowThrough(const Task& task, const ExplainSettings& settings, Asking& asking, Pictured& picture,
                const std::string& method)
{
    const VitConfig& config = asking.config();
    const NetworkKey network = asking.network(picture.image.id, asking.onlyHeads());
    const engine::PredictionPtr answer = asking.session.answer(network, {}, picture.cancel);
    const auto box = std::size_t(std::max(0, asking.ask.target.value));
    const bool ofBox = asking.ask.target.kind == ClassChoice::Kind::Box;
    Ask ask = asking.ask;
    ask.options = optionsThrough(settings, config, method);
    const MapKey key = ask.map(picture.image.id, asking.model.id).on(network);
    warn(join(method, ": ", passesOf(ask.options, config, 1, config.gridHeight(), config.gridWidth()).passes,
              " pictures"));
    const engine::MapPtr map = asking.session.answer(key, picture.within, picture.cancel);
    const bool says = map->matched != 0;
    Json row{{"input", picture.name}, {"method", method}, {"target", map->target}};
    if (says) {
        row = mapRow(picture.name, method, *map, config);
    } else {
        warn(join(picture.name, ": none of ", ask.options.masks, " masked pictures had a box like box ", box,
                  ": there is no map"));
    }
    std::optional<FoundBox> found;
    if (ofBox) {
        found = answer->boxes[box];
        row["box"] = boxJson(box, *found, config);
    }
    if (map->matched) {
        row["matched"] = *map->matched;
    }
    if (picture.listed == nullptr) {
        row["files"] = says ? writtenFiles(task, asking, picture, key, method, map, found) : Json::array();
        return row;
    }
    row.erase("input");
    row.erase("ms");
    if (says) {
        picture.keep(method + ".npy", mapNpy(*map));
    }
    return row;
}

Json rowsThrough(const Task& task, const ExplainSettings& settings, Asking& asking, Pictured& picture)
{
    Json rows = Json::array();
    if (const ClassChoice& target = asking.ask.target; target.kind == ClassChoice::Kind::Box) {
        const NetworkKey network = asking.network(picture.image.id, asking.onlyHeads());
        const std::size_t boxes = asking.session.answer(network, {}, picture.cancel)->boxes.size();
        if (std::size_t(target.value) >= boxes) {
            warn(join(picture.name, ": the predictor finds ", boxes, " boxes, there is no box ",
                      target.value));
            rows.push_back({{"input", picture.name}, {"box", nullptr}, {"boxes", boxes}});
            picture.listed != nullptr ? void(rows.back().erase("input")) : void();
            return rows;
        }
    }
    for (const std::string& method : task.methods) {
        rows.push_back(rowThrough(task, settings, asking, picture, method));
    }
    return rows;
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
        row["files"] = writtenFiles(task, asking, picture, key, method, map);
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
    if (asking.model.program) {
        evidence.methods = methodsThrough(settings, *asking.model.program);
        for (const std::string& method : evidence.methods) {
            requireFitting(method, *asking.model.program);
        }
        evidence.ask.options = methodOptionsOf(settings, asking.config());
        readExplainedThrough(settings, asking.model, evidence.ask);
        evidence.look = settings.look;
        return evidence;
    }
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

// Throws Error{Usage} for a format that says what a program has not.
void requireFormats(const ExplainSettings& settings)
{
    for (const MapFormat format : settings.formats) {
        if (saysNetwork(format)) {
            throw usageError("--format: with --predictor expected npy, csv, png, fiftyone or coco, got '",
                             wordOf(format), "'");
        }
    }
}

Json infoThrough(const ExplainSettings& settings)
{
    return {{"predictor", *settings.predictor}, {"target", settings.className.value_or("")}};
}

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
    asksPredictor(settings) ? requireBlackBoxes(settings) : void();
    std::optional<BundleWriter> bundle; // what stands in its way is said before a model is read
    if (settings.bundle) {
        bundle.emplace(*settings.bundle);
    }
    Asking asking(settings);
    EvidenceRequest evidence = evidenceAsked(asking, settings);
    asking.ask = evidence.ask;
    asking.model.program ? requireFormats(settings) : warnOfDoubtful(evidence.methods, asking);
    const Ask& ask = asking.ask;
    Study study{"explain", "maps", true, {}, {}, settings.out};
    study.settings = mapSettings(evidence.methods, ask);
    MapDatasets datasets = datasetsOf(settings, evidence.methods, asking.config(),
                                      asking.model.program ? infoThrough(settings) : datasetInfo(evidence));
    const Task task{evidence.methods, settings.formats, evidence.look, &datasets};
    study.work = [&](Pictured& picture) {
        Json rows = Json::array();
        datasets.begin({picture.name, picture.stem, picture.image});
        (void)picture.unlessStopped([&] {
            if (asking.model.program) {
                rows = rowsThrough(task, settings, asking, picture);
                return;
            }
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
