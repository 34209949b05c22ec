// SPDX-License-Identifier: GPL-3.0-or-later
// faithfulness: how true the maps of each method are, over a folder of pictures.
#include "app/cli/commands.h"
#include "app/cli/settings.h"
#include "core/base/error.h"
#include "core/checkpoint/checkpoint.h"
#include "core/engine/shipped.h"
#include "core/evaluate/faithfulness.h"
#include "core/evaluate/randomised.h"
#include "core/image/load.h"

#include <algorithm>
#include <filesystem>
#include <optional>

namespace hydra::cli {

namespace {

std::vector<std::string> methodsOf(const Arguments& arguments)
{
    std::vector<std::string> methods;
    for (const std::string& given : arguments.list("method")) {
        if (given == "all") {
            for (const MethodInfo& info : methodTable()) {
                if (!info.isColours) {
                    methods.emplace_back(info.id);
                }
            }
        } else {
            if (!engine::isBaseline(given)) {
                (void)methodInfo(given); // refuse before anything is run
            }
            methods.push_back(given);
        }
    }
    if (methods.empty()) {
        throw usageError("expected --method M[,M...]: methods, all, or the baselines random and centre");
    }
    std::vector<std::string> distinct;
    for (const std::string& method : methods) {
        if (std::find(distinct.begin(), distinct.end(), method) == distinct.end()) {
            distinct.push_back(method);
        }
    }
    return distinct;
}

std::string traitNames()
{
    std::string names;
    for (const TraitInfo& info : traitTable()) {
        names += std::string(", ") + info.id;
    }
    return names;
}

void readMeasures(const Arguments& arguments, engine::FaithfulnessSettings& s)
{
    const std::vector<std::string> chosen = arguments.list("measure");
    if (chosen.empty()) {
        return;
    }
    const std::vector<std::pair<std::string, bool*>> measures{{"deletion", &s.curves.deletion},
                                                              {"insertion", &s.curves.insertion},
                                                              {"perturbation", &s.curves.perturbation},
                                                              {"pointing", &s.localisation},
                                                              {"randomisation", &s.randomisation}};
    for (const auto& [name, flag] : measures) {
        *flag = false;
    }
    for (const std::string& one : chosen) {
        if (isTrait(one)) {
            s.traits.push_back(one);
            continue;
        }
        const auto found = std::find_if(measures.begin(), measures.end(),
                                        [&](const auto& measure) { return measure.first == one; });
        if (found == measures.end()) {
            throw usageError("--measure: expected one of deletion, insertion, perturbation, pointing, "
                             "randomisation",
                             traitNames(), ", got '", one, "'");
        }
        *found->second = true;
    }
}

// Of a method's options: its study takes the defaults. --steps is of the curves here.
const std::initializer_list<const char*> notAsked{"head", "fusion", "query", "discard", "steps"};

engine::FaithfulnessSettings settingsOf(const Arguments& arguments, const Checkpoint& c)
{
    engine::FaithfulnessSettings s;
    s.model = c.id;
    s.methods = methodsOf(arguments);
    s.heads = headsOf(arguments, c.config);
    s.plan = planOf(arguments, c.config);
    s.options = methodOptionsOf(arguments, c.config, notAsked);
    s.labelled = arguments.text("class", "") == "label";
    if (s.labelled && arguments.has("target")) {
        throw usageError("expected --class or --target, not both");
    }
    if (!s.labelled) {
        s.target = targetOf(arguments, c.config);
    }
    if (s.target.hasFile()) {
        const Bytes bytes = readFile(s.target.path, ImageLimits().maxBytes);
        s.target.id = sha256(bytes.data(), bytes.size());
    }
    s.curves.steps = static_cast<int>(arguments.integer("steps", 1, 1000).value_or(20));
    s.seed = static_cast<std::uint64_t>(arguments.integer("seed", 0, 1'000'000'000'000).value_or(1));
    readMeasures(arguments, s);
    return s;
}

// --out begins a file of scores, --resume goes on with one.
std::optional<engine::FaithfulnessJournal> journalOf(const Arguments& arguments,
                                                     const engine::FaithfulnessSettings& settings)
{
    const auto out = arguments.text("out");
    const auto resume = arguments.text("resume");
    if (out && resume) {
        throw usageError("expected --out FILE to begin a file of scores or --resume FILE to go on with it, "
                         "not both");
    }
    std::error_code failed;
    if (out && std::filesystem::exists(*out, failed) && std::filesystem::file_size(*out, failed) > 0) {
        throw usageError("--out: '", *out, "' exists; use --resume to continue it");
    }
    if (!out && !resume) {
        return std::nullopt;
    }
    return engine::FaithfulnessJournal(out ? *out : *resume, settings);
}

Json valueOf(const engine::Estimate& e)
{
    return e.count > 0 ? Json(e.mean) : Json();
}

Json intervalOf(const engine::Estimate& e)
{
    return e.count > 0 ? Json::array({e.low, e.high}) : Json();
}

Json curvesOf(const Perturbations& curves)
{
    Json json = Json::object();
    const auto put = [&](const char* name, const Curve& curve) {
        if (!curve.empty()) {
            json[name] = {{"fraction", curve.fraction}, {"value", curve.value}};
        }
    };
    put("deletion", curves.deletion);
    put("insertion", curves.insertion);
    put("positive", curves.positive);
    put("negative", curves.negative);
    return json;
}

// The similarity after each step of the cascade of a network of DEPTH blocks.
Json stepsOf(const std::vector<double>& similarity, int depth)
{
    Json steps = Json::array();
    for (std::size_t i = 0; i < similarity.size(); ++i) {
        steps.push_back({{"randomised", RandomisedCascade::stepName(static_cast<int>(i), depth)},
                         {"similarity", similarity[i]}});
    }
    return steps;
}

Json traitsOf(const engine::FaithfulnessRow& row)
{
    Json traits = Json::object();
    for (const auto& [id, value] : row.traits) {
        traits[id] = {{"mean", value.mean},
                      {"ci95", intervalOf(value)},
                      {"smallest", value.smallest},
                      {"largest", value.largest},
                      {"images", value.count}};
    }
    return traits;
}

// PROBABILITY: of the class that was followed; else the value of a target.
Json rowOf(const engine::FaithfulnessRow& row, int depth, bool probability)
{
    const bool placed = row.pointing.count > 0;
    return {{"method", row.method},
            {"k", row.heads},
            {"images", row.images},
            {"deletion_auc", valueOf(row.deletion)},
            {"insertion_auc", valueOf(row.insertion)},
            {"positive_auc", valueOf(row.positive)},
            {"negative_auc", valueOf(row.negative)},
            {"pointing", valueOf(row.pointing)},
            {"mass_in_box", valueOf(row.mass)},
            {"randomisation", valueOf(row.randomisation)},
            {"ci95",
             {{"deletion_auc", intervalOf(row.deletion)},
              {"insertion_auc", intervalOf(row.insertion)},
              {"positive_auc", intervalOf(row.positive)},
              {"negative_auc", intervalOf(row.negative)},
              {"pointing", intervalOf(row.pointing)},
              {"mass_in_box", intervalOf(row.mass)},
              {"randomisation", intervalOf(row.randomisation)}}},
            {"located_images", row.pointing.count},
            {"pointing_chance", placed ? Json(row.chanceHit) : Json()},
            {"mass_chance", placed ? Json(row.chanceMass) : Json()},
            {probability ? "probability" : "value",
             {{"whole", row.whole}, {"blurred", row.blurred}, {"empty", row.empty}}},
            {"randomisation_steps", stepsOf(row.randomisationSteps, depth)},
            {"traits", traitsOf(row)},
            {"curves", curvesOf(row.curves)}};
}

Json measure(const Arguments& arguments)
{
    const std::string& model =
        arguments.positional(0, "MODEL: a checkpoint file, or the name of a shipped model");
    const std::string& folder = arguments.positional(1, "FOLDER: pictures, or synthetic scenes");
    Checkpoint c =
        loadCheckpoint(engine::modelPath(model), overridesOf(arguments), progressBar(), interruption());
    const engine::FaithfulnessSettings settings = settingsOf(arguments, c);
    auto images = engine::locatedImages(folder, arguments.text("boxes", ""), c.config);
    if (const auto limit = arguments.integer("limit", 1, 100'000'000)) {
        images = engine::sampleOf(std::move(images), static_cast<std::size_t>(*limit));
    }
    auto journal = journalOf(arguments, settings);
    const int depth = c.config.depth;
    const VisionTransformer network(std::move(c.config), c.tensors);
    const engine::FaithfulnessReport report = engine::measureFaithfulness(
        network, c.tensors, images, settings, journal ? &*journal : nullptr, progressBar(), interruption());
    for (const std::string& skipped : report.skipped) {
        warn("left out: " + skipped);
    }
    Json rows = Json::array();
    for (const engine::FaithfulnessRow& row : report.rows) {
        rows.push_back(rowOf(row, depth, settings.ofProbability()));
    }
    return withPrompts({{"model", model},
                        {"folder", folder},
                        {"attention", settings.plan.text()},
                        {settings.ofProbability() ? "class" : "target",
                         settings.labelled ? "label" : engine::text(settings.target)},
                        {"unit", settings.ofProbability() ? "probability" : "value of the target"},
                        {"steps", settings.curves.steps},
                        {"images", report.images},
                        {"wanted", images.size()},
                        {"resumed", report.resumed},
                        {"skipped", report.skipped},
                        {"rows", rows}},
                       overridesOf(arguments));
}

} // namespace

Command faithfulnessCommand()
{
    std::string methods = "all, random, centre (baselines)";
    for (const MethodInfo& info : methodTable()) {
        methods += info.isColours ? std::string() : ", " + std::string(info.id);
    }
    return {
        "faithfulness", "MODEL FOLDER --method M[,M...]",
        "how true maps are: deletion, insertion, perturbation, pointing game, random weights",
        std::vector<OptionInfo>{
            {"method", "M[,M...]", methods},
            {"measure", "A[,B...]",
             "deletion, insertion, perturbation, pointing, randomisation (default: these)" + traitNames()},
            {"boxes", "CSV", "columns file,x0,y0,x1,y1 and wnid, class or class_index"},
            {"class", "CLASS", "index, name, top1 (of the full network), top2, own (each k's), label"},
            targetOption(),
            methodOption("layer"),
            methodOption("start-layer"),
            methodOption("window"),
            methodOption("stride"),
            methodOption("window-unit"),
            methodOption("fill"),
            methodOption("measured"),
            methodOption("masks"),
            methodOption("mask-grid"),
            methodOption("groups"),
            methodOption("permutations"),
            methodOption("cluster-distance"),
            {"steps", "N", "of deletion and insertion (default 20)"},
            {"limit", "N", "that many pictures, spread over the folder"},
            {"seed", "S", "of the random weights and the random baseline (default 1)"},
            {"out", "FILE", "write each picture's scores there as they come (JSON lines)"},
            {"resume", "FILE", "continue such a file; pictures in it are not measured again"}}
            + runOptions() + modelOptions(),
        measure};
}

} // namespace hydra::cli
