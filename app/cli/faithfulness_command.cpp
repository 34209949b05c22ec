// SPDX-License-Identifier: GPL-3.0-or-later
// faithfulness: measures how faithful each method's maps are, over a folder of pictures.
#include "app/cli/ask_settings.h"
#include "app/cli/commands.h"
#include "app/cli/mean_curves.h"
#include "app/cli/program_answers.h"
#include "app/cli/store_run.h"
#include "app/cli/store_summary.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/base/presence.h"
#include "core/checkpoint/checkpoint.h"
#include "core/engine/borrowed.h"
#include "core/engine/found_models.h"
#include "core/evaluate/faithfulness.h"
#include "core/evaluate/faithfulness_study.h"
#include "core/evaluate/labelled_folder.h"
#include "core/evaluate/score_json.h"
#include "core/evaluate/targets.h"
#include "core/evaluate/truth.h"
#include "core/explain/method_table.h"
#include "core/export/dataset_question.h"
#include "core/image/load.h"
#include "core/question/ask_json.h"

#include <algorithm>
#include <filesystem>
#include <optional>

namespace hydra::cli {

namespace {

// Returns the methods of --method, each once.
std::vector<std::string> faithfulnessMethods(const FaithfulnessSettings& asked)
{
    std::vector<std::string> methods;
    for (const std::string& given : asked.methods) {
        if (given == "all") {
            for (const MethodInfo& info : methodTable()) {
                if (!info.isColours) {
                    methods.emplace_back(info.id);
                }
            }
        } else {
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

// Applies --measure to S; without it, S is unchanged.
void readMeasures(const FaithfulnessSettings& asked, hydra::FaithfulnessSettings& s)
{
    if (asked.measures.empty()) {
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
    for (const std::string& one : asked.measures) {
        if (isTrait(one)) {
            s.traits.push_back(one);
            continue;
        }
        const auto found = std::find_if(measures.begin(), measures.end(),
                                        [&](const auto& measure) { return measure.first == one; });
        *found->second = true;
    }
}

// Reads whether the class is the label, the method options, --steps and --seed.
void readFollowed(const FaithfulnessSettings& asked, const VitConfig& config, hydra::FaithfulnessSettings& s)
{
    // Options not given keep the method's defaults. Here --steps belongs to the curves.
    s.ask.options = methodOptionsOf(asked, config);
    s.labelled = asked.className == "label";
    if (s.labelled && asked.target) {
        throw usageError("expected --class or --target, not both");
    }
    s.curves.steps = asked.steps;
    s.seed = asked.seed;
}

hydra::FaithfulnessSettings settingsOf(const FaithfulnessSettings& asked, const Checkpoint& c,
                                       const Interventions& without)
{
    hydra::FaithfulnessSettings s;
    s.model = c.id;
    s.methods = faithfulnessMethods(asked);
    s.heads = headsOf(asked, c.config);
    s.ask = askOf(asked, c.config);
    s.ask.without = without;
    readFollowed(asked, c.config, s);
    if (!s.labelled) {
        s.ask.target = targetOf(asked, c.config);
    }
    if (s.ask.target.hasFile() && s.ask.target.kind != ClassChoice::Kind::Feature) {
        const Bytes bytes = readFile(s.ask.target.path, ImageLimits().maxBytes);
        s.ask.target.id = sha256(bytes.data(), bytes.size());
    }
    readMeasures(asked, s);
    return s;
}

// --out begins a file of scores, --resume continues one.
std::optional<FaithfulnessJournal> journalOf(const FaithfulnessSettings& asked,
                                             const hydra::FaithfulnessSettings& settings)
{
    const OptionalText &out = asked.out, &resume = asked.resume;
    if (out && resume) {
        throw usageError(
            "expected --out FILE to begin a file of scores or --resume FILE to continue it, not both");
    }
    std::error_code failed;
    if (out && isThere(*out) && std::filesystem::file_size(*out, failed) > 0) {
        throw usageError("--out: '%1' exists; use --resume to continue it", *out);
    }
    if (!out && !resume) {
        return std::nullopt;
    }
    FaithfulnessJournal journal(out ? *out : *resume, settings);
    if (journal.others() > 0) {
        warn(message(journal.others() == 1
                         ? phrase("%1: %2 line was measured with other settings or by another version; it "
                                  "stays, and its picture is measured again")
                         : phrase("%1: %2 lines were measured with other settings or by another version; "
                                  "they stay, and their pictures are measured again"),
                     out ? *out : *resume, journal.others()));
    }
    return journal;
}

hydra::FaithfulnessSettings settingsThrough(const FaithfulnessSettings& asked,
                                            const engine::OpenedModel& program)
{
    if (program.program == PredictorKind::Boxes) {
        throw usageError("faithfulness needs classes, and this predictor finds boxes");
    }
    hydra::FaithfulnessSettings s;
    s.model = program.id;
    s.heads = {program.config.numHeads};
    s.randomisation = false; // of weights
    readMeasures(asked, s);
    for (const std::string& method : faithfulnessMethods(asked)) {
        const bool named =
            std::find(asked.methods.begin(), asked.methods.end(), method) != asked.methods.end();
        if (named || isBaseline(method) || whyNot(methodInfo(method), program.answerer()).empty()) {
            s.methods.push_back(method); // "all" means those that fit
        }
    }
    readFollowed(asked, program.config, s);
    if (!s.labelled) {
        s.ask.target = classOf("class", asked.className, program.config);
    }
    return s;
}

// A network with its weights and interventions.
struct Weights
{
    Checkpoint checkpoint;
    VisionTransformer network;
    hydra::FaithfulnessSettings settings;

    Weights(const FaithfulnessSettings& asked, const ModelOverrides& overrides)
        : checkpoint(readModel(asked, overrides))
        , network(
              VisionTransformer(checkpoint.config, checkpoint.tensors).changed(changesFor(asked, checkpoint)))
        , settings(
              settingsOf(asked, checkpoint, network.changes() ? network.changes()->what : Interventions()))
    {
        ClassChoice& target = settings.ask.target;
        if (target.kind == ClassChoice::Kind::Feature) { // the pass ends at its block
            const auto file = readTargetFile(target.kind, target.path);
            target.id = file.id;
            target.block = file.autoencoder->settings.block;
            requireFits(*file.autoencoder, checkpoint.config);
            network = network.upTo(target.block);
            settings.ask.plan.blocks.resize(static_cast<std::size_t>(target.block) + 1);
        }
    }
};

// The subject of the measurement: a network or a program.
class Examined
{
public:
    explicit Examined(const FaithfulnessSettings& asked)
        : overrides(overridesOf(asked))
    {
        if (asksPredictor(asked)) {
            m_session = commandSession();
            program = openModel(*m_session, asked);
            settings = settingsThrough(asked, *program);
            study.emplace(asking(), settings);
            return;
        }
        m_weights = std::make_unique<const Weights>(asked, overrides);
        settings = m_weights->settings;
        study.emplace(m_weights->network, m_weights->checkpoint.tensors, settings);
    }
    [[nodiscard]] const VitConfig& config() const
    {
        return program ? program->config : m_weights->checkpoint.config;
    }
    // Returns the start of a document.
    [[nodiscard]] Json document(const FaithfulnessSettings& asked) const
    {
        return program ? Json{{"predictor", program->path}, {"kind", wordOf(*program->program)}}
                       : askedOf(asked.places.front(), overrides, settings.ask, config());
    }

    const ModelOverrides overrides;
    std::optional<engine::OpenedModel> program;
    hydra::FaithfulnessSettings settings;
    std::optional<FaithfulnessStudy> study;

private:
    [[nodiscard]] AskProgram asking() const
    {
        return [this](const LocatedImage& image, const Bytes& file, const CancelToken& cancel,
                      const std::function<void(const ScoredPicture&, const InputGeometry&)>& work) {
            if (settings.labelled && image.label < 0) {
                throw inputError("no label, or its label is not a class of the predictor");
            }
            const ClassChoice target =
                settings.labelled ? ClassChoice{ClassChoice::Kind::Index, image.label} : settings.ask.target;
            const engine::Borrowed opened(*m_session, file, image.path.string());
            const InputGeometry geometry = m_session->seen(opened.id(), program->id).geometry;
            const NetworkKey key = Ask().network(opened.id(), program->id, settings.heads.front());
            m_session->askProgram(MapKey::about(key, target), cancel,
                                  [&](const ScoredPicture& picture) { work(picture, geometry); });
        };
    }

    std::shared_ptr<engine::Session> m_session;
    std::unique_ptr<const Weights> m_weights;
};

// Returns the quantity that the curves follow.
const char* unitOf(const Examined& of)
{
    return of.program && of.program->program == PredictorKind::Scores ? "score"
        : of.settings.ofProbability()                                 ? "probability"
                                                                      : phrase("value of the target");
}

// Returns all settings that decide a picture's scores. Files are named by content.
Json storedSettings(const Examined& of, const std::string& boxes)
{
    const hydra::FaithfulnessSettings& s = of.settings;
    Json settings =
        of.program ? storeSettings(*of.program, s.heads, s.ask) : storeSettings(s.model, s.heads, s.ask);
    settings["methods"] = s.methods;
    settings["target"] = s.labelled ? "label" : storedTarget(s.ask.target);
    settings["unit"] = unitOf(of);
    settings["curves"] = {{"deletion", s.curves.deletion},
                          {"insertion", s.curves.insertion},
                          {"perturbation", s.curves.perturbation},
                          {"steps", s.curves.steps}};
    settings["pointing"] = s.localisation;
    settings["randomisation"] = s.randomisation;
    settings["traits"] = s.traits;
    settings["seed"] = s.seed;
    settings["boxes"] = boxes;
    settings["options"] = storedOptions(s.ask.options);
    return settings;
}

DataFacts curveFacts(const FaithfulnessSettings& asked, const Examined& of, int images)
{
    const hydra::FaithfulnessSettings& settings = of.settings;
    if (of.program) {
        return {{"predictor", of.program->path},
                {"target", settings.labelled ? "label" : hydra::text(settings.ask.target)},
                {"images", std::int64_t(images)}};
    }
    return withFacts({{"model_name", engine::modelName(asked.places.front())},
                      {"model", settings.model},
                      {"target", settings.labelled ? "label" : hydra::text(settings.ask.target)},
                      {"images", std::int64_t(images)}},
                     askJson(settings.ask));
}

// Finds a list's pictures as located_images.h finds those of a folder: by the same names, with the same
// masks.
class LocatedList
{
public:
    LocatedList(const std::string& boxes, const VitConfig& config)
        : m_config(config)
    {
        if (!boxes.empty()) {
            m_boxes.emplace(boxes, config);
            const Bytes bytes = readFile(boxes, ImageLimits().maxBytes);
            m_id = sha256(bytes.data(), bytes.size());
        }
    }

    [[nodiscard]] const std::string& id() const noexcept { return m_id; } // of the table of boxes, or ""

    // Takes a folder with labels.csv, like runs without a store.
    bool takes(shard::PictureList& list, const std::string& input)
    {
        if (!isThere(Path(input) / "labels.csv")) {
            return false;
        }
        for (const LocatedImage& image : locatedImages(input, {}, m_config)) {
            list.addPicture(image.path.string(), join("index:", image.label));
        }
        m_tables.emplace_back(input);
        return true;
    }

    [[nodiscard]] LocatedImage of(const StorePicture& picture) const
    {
        LocatedImage image;
        image.path = picture.place();
        image.name = picture.picture.key;
        image.label = classNamed(picture.label(), m_config, picture.place()).value_or(-1);
        for (const Path& folder : m_tables) {
            const Path inside = image.path.lexically_relative(folder);
            if (!inside.empty() && *inside.begin() != "..") {
                image.name = inside.string();
                image.mask = maskIn(folder, image.path);
            }
        }
        if (m_boxes) {
            (void)m_boxes->addTo(image);
        }
        return image;
    }

    // A table without any of the pictures is a mistake, unless they belong to other shards.
    void check(const shard::PictureList& list) const
    {
        const auto& pictures = list.pictures();
        if (m_boxes && !pictures.empty()
            && std::none_of(pictures.begin(), pictures.end(), [&](const shard::Picture& picture) {
                   return m_boxes->names(of({list, picture, {}}).name);
               })) {
            if (list.shard().isAll()) {
                throw inputError("--boxes: none of its %1 rows names a picture of the list", m_boxes->rows());
            }
            warn(message("--boxes: none of its %1 rows belongs to shard %2", m_boxes->rows(),
                         list.shard().text()));
        }
    }

private:
    const VitConfig& m_config;
    std::optional<BoxTable> m_boxes;
    std::string m_id;
    std::vector<Path> m_tables; // folders with labels.csv
};

// Stores every picture's scores; their means are in the document of a single shard, and of the merge.
Json measureIntoStore(const FaithfulnessSettings& asked, const std::string& curves)
{
    const Examined of(asked);
    const hydra::FaithfulnessSettings& settings = of.settings;
    const FaithfulnessStudy& study = *of.study;
    LocatedList located(asked.boxes, of.config());
    StoreJob job{"faithfulness", storedSettings(of, located.id()), {}};
    job.work = [&](const StorePicture& picture) {
        const LocatedImage image = located.of(picture);
        PictureBytes bytes{picture.bytes(), {}};
        if (settings.localisation && !image.mask.empty()) {
            bytes.mask = readFile(image.mask, ImageLimits().maxBytes);
        }
        Json scores = Json::array();
        for (const MapScore& score : study.scores(image, bytes, study.all(), {}, picture.givenUp)) {
            scores.push_back(scoreJson(score));
        }
        return shard::StoreEntry{
            {{"image", sha256(bytes.file.data(), bytes.file.size())}, {"scores", std::move(scores)}}, {}, {}};
    };
    job.takesInput = [&](shard::PictureList& list, const std::string& input) {
        return located.takes(list, input);
    };
    job.checks = [&](const shard::PictureList& list) { located.check(list); };
    Json document = runStore(asked, job);
    if (document.contains("rows")) {
        writeCurves(curves, document["rows"], curveFacts(asked, of, document["images"]));
    } else if (!curves.empty()) {
        warn(phrase("--curves: not written, since they cover all pictures; see merge --curves"));
    }
    return document;
}

} // namespace

Json runFaithfulness(const FaithfulnessSettings& asked)
{
    const std::string curves = curvesFile(asked.curves, asked.shard.has_value());
    if (takesList(asked, 1)) {
        return measureIntoStore(asked, curves);
    }
    const std::string& set = asked.place(asked.firstInput(), phrase("FOLDER: pictures, or synthetic scenes"));
    const Examined of(asked);
    const VitConfig& config = of.config();
    const hydra::FaithfulnessSettings& settings = of.settings;
    auto images = locatedImages(set, asked.boxes, config);
    if (asked.limit) {
        images = sampleOf(std::move(images), *asked.limit);
    }
    auto journal = journalOf(asked, settings);
    const FaithfulnessReport report =
        measureFaithfulness(*of.study, images, journal ? &*journal : nullptr, progressBar(), interruption());
    for (const std::string& skipped : report.skipped) {
        leaveOut(skipped);
    }
    Json rows = Json::array();
    for (const FaithfulnessRow& row : report.rows) {
        rows.push_back(faithfulnessRow(row, config.depth, settings.ofProbability()));
        of.program ? void(rows.back().erase("k")) : void();
    }
    writeCurves(curves, rows, curveFacts(asked, of, report.images));
    Json document = of.document(asked);
    document.update({{"folder", set},
                     {settings.ofProbability() ? "class" : "target",
                      settings.labelled ? "label" : hydra::text(settings.ask.target)},
                     {"unit", unitOf(of)},
                     {"steps", settings.curves.steps},
                     {"images", report.images},
                     {"wanted", images.size()},
                     {"resumed", report.resumed},
                     {"skipped", report.skipped},
                     {"rows", rows}});
    return document;
}

const Running runsFaithfulness("faithfulness", Parsed<runFaithfulness>::by);

} // namespace hydra::cli
