// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/bundle.h"

#include "core/attention/plan_text.h"
#include "core/base/foreign_words.h"
#include "core/base/list_text.h"
#include "core/base/processor.h"
#include "core/base/version.h"
#include "core/engine/borrowed.h"
#include "core/engine/found_models.h"
#include "core/engine/shipped.h"
#include "core/explain/feature_basis.h"
#include "core/explain/option_fields.h"
#include "core/export/evidence_answers.h"
#include "core/format/npy.h"
#include "core/image/load.h"
#include "core/image/png_file.h"
#include "core/image/preprocess.h"
#include "core/model/override_fields.h"
#include "core/paint/look_fields.h"
#include "core/question/ask_json.h"
#include "core/question/kept_patches.h"
#include "core/tensor/compute_on.h"
#include "core/tensor/device.h"

#include <ATen/ATen.h>
#include <torch/version.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t largestAttached = std::uint64_t(1) << 30;

// Introduction for readers of a bundle. The same bytes in every language.
constexpr const char* about =
    R"(What this is
A Vision Transformer was asked about a picture. These files are the question, the answers, and what is needed
to ask it again: hydrascope-cli verify BUNDLE [--model FILE] [--sae FILE] computes them anew and says what differs.

settings.json            the question: model and autoencoder (each with its SHA-256), pictures, options, the
                         command
versions.json            what computed the answers
attached/                files that options name
picture-N/picture.*      the picture, as its file is (none where the input was given as an array)
picture-N/input.npy      the input as the network saw it: float32 [3, height, width], normalised
picture-N/predictions.kK.json, logits.kK.npy (embedding.kK.npy)
                         what the network answers with K attention heads
picture-N/METHOD.kK.npy  the map: float32 [rows, columns], raw values
picture-N/METHOD.kK.png  the map laid over the picture
picture-N/METHOD.kK.json what the map is of; "scores": what the network answers while patches are taken out in
                         the order of the map (deletion) or put back (insertion); "stability": the largest
                         change of the map, as a share of its largest value, when the picture is rounded
manifest.json            size and SHA-256 of every file

What it does not say
A map says how one method spreads one number of the network over the picture. It does not show why the network
answers so, and another method may show something else. The curves say how well the order of a map agrees with
what the network answers when patches go; they are no proof that the map is right. The hashes show that files
have not changed since the manifest was written; they do not show who wrote it.
)";

// The suffix of a name, like ".jpg", if it is plain; else "".
std::string suffixOf(const std::string& name)
{
    std::string suffix = Path(name).extension().string();
    const bool plain = suffix.size() > 1 && suffix.size() <= 12
        && std::all_of(suffix.begin() + 1, suffix.end(),
                       [](unsigned char c) { return c < 0x80 && std::isalnum(c) != 0; });
    return plain ? suffix : std::string();
}

std::string textOf(const Bytes& bytes)
{
    return {bytes.begin(), bytes.end()};
}

std::string arrayBytes(const at::Tensor& array)
{
    return npyBytes(namedArray("", floatsOf(array), array.sizes().vec()));
}

// The content of a picture's file, which must be unchanged, or the pixels as PNG if it has no file.
std::string fileOf(const engine::OpenedImage& image)
{
    const std::string bytes =
        textOf(image.path.empty() ? pngBytes(*image.picture) : readFile(image.path, ImageLimits().maxBytes));
    if (!image.path.empty() && sha256(bytes.data(), bytes.size()) != image.id) {
        throw inputError("%1: has changed since it was opened; open it again", image.path);
    }
    return bytes;
}

class Maker
{
public:
    Maker(engine::Session& session, const EvidenceRequest& evidence, const FileSink& sink,
          const Progress& progress, const CancelToken& cancel)
        : m_session(session)
        , m_evidence(evidence)
        , m_sink(sink)
        , m_progress(progress)
        , m_cancel(cancel)
        , m_ask(evidence.ask)
        , m_shown(evidence.ask.target)
    { }

    void make()
    {
        m_sink("about.txt", about);
        m_sink(versionsFile,
               evidenceJson({{"software", software()},
                             {"libtorch", TORCH_VERSION},
                             {"computed_on", computesOn().text()},
                             {"instruction_set", instructionSet()}}));
        const Json arguments = argumentsOf();
        Json pictures = Json::array();
        for (const engine::OpenedImage& image : m_evidence.pictures) {
            pictures.push_back(addPicture(image, join("picture-", pictures.size() + 1, "/")));
        }
        Json settings{{"format", evidenceFormat},
                      {"command", commandOf(arguments, pictures)},
                      {"model",
                       {{"name", nameOfModel()},
                        {"sha256", m_evidence.model.id.substr(0, m_evidence.model.id.find(':'))},
                        {"id", m_evidence.model.id}}},
                      {"pictures", pictures},
                      {"arguments", arguments},
                      {"attached", m_attached}};
        if (m_evidence.sae) {
            settings["autoencoder"] = {{"name", m_evidence.sae->name}, {"id", m_evidence.sae->id}};
            for (const engine::SaeFact& fact : m_evidence.sae->facts) {
                settings["autoencoder"]["settings"][fact.key] = {{"value", fact.value}, {"from", fact.from}};
            }
        }
        if (m_evidence.model.program) {
            settings["model"]["program"] = true; // NAME holds its command
        }
        m_sink(settingsFile, evidenceJson(settings));
    }

private:
    [[nodiscard]] std::string nameOfModel() const
    {
        if (m_evidence.model.program) {
            return m_evidence.model.path;
        }
        const std::string& path = m_evidence.model.path;
        const std::string name = engine::modelName(path);
        return engine::isShipped(name) && Path(engine::modelPath(name)) == Path(path)
            ? name
            : Path(path).filename().string();
    }

    // Returns its name in the bundle.
    std::string attach(const std::string& option, const std::string& name, const std::string& bytes)
    {
        const std::string file = attachedFolder + option + suffixOf(name);
        m_attached[option] = {{"name", name}, {"file", file}, {"sha256", sha256(bytes.data(), bytes.size())}};
        m_sink(file, bytes);
        return file;
    }
    std::string attachFile(const std::string& option, const std::string& path)
    {
        return attach(option, Path(path).filename().string(), textOf(readFile(path, largestAttached)));
    }
    std::string attachPicture(const std::string& option, const ImageId& id)
    {
        const std::string path = m_session.files().pathOf(id);
        if (path.empty()) {
            throw usageError("--%1: its picture has no file, so the evidence could not be recomputed; save "
                             "the picture and choose its file",
                             option);
        }
        if (!looksLikeArray(path)) {
            return attach(option, Path(path).filename().string(), fileOf({id, {}, path, nullptr}));
        }
        return attach(option, Path(path).filename().string(), arrayBytes(rowOf(path, id)));
    }
    // The picture ID in an array of several.
    static at::Tensor rowOf(const std::string& path, const ImageId& id)
    {
        const at::Tensor array = readNormalised(path);
        for (std::int64_t i = 0; i < array.size(0); ++i) {
            const at::Tensor one = array[i].contiguous();
            if (sha256(one.data_ptr(), one.nbytes()) == id) {
                return one;
            }
        }
        throw inputError("%1: has changed since it was opened; open it again", path);
    }

    // All options that determine the answers, with the names of files in the bundle. Depends only on the
    // question.
    Json argumentsOf()
    {
        Json json;
        for (const auto& [option, value] : overrideOptions(m_evidence.model.overrides)) {
            const bool file = fieldNamed(overrideFields(), option).namesFile() && value != "none";
            if (option != "prompt" && option != "template") {
                json[option] = file ? attachFile(option, value) : value;
            }
        }
        addLines(json, "prompt", m_evidence.model.overrides.prompts);
        addLines(json, "template", m_evidence.model.overrides.templates);
        if (!m_evidence.model.program) {
            json["heads"] = listText(m_evidence.heads, ",");
        }
        if (m_evidence.sae) {
            json["sae"] = m_evidence.sae->name;
            for (const auto& [option, value] : m_evidence.sae->options) {
                json[option] = value;
            }
        }
        attachTarget();
        for (const auto& [option, value] : commandOptions(
                 withFiles(), attentionText(m_ask.plan, m_evidence.model.config), m_evidence.methods)) {
            json[option] = value;
        }
        if (const auto& field = paint::pictureField(); !field.same(m_evidence.look, paint::Look())) {
            json[field.option] = true;
        }
        return json;
    }
    static void addLines(Json& json, const char* option, const std::optional<std::string>& lines)
    {
        std::istringstream in(lines.value_or(""));
        for (std::string line; std::getline(in, line);) {
            if (line.find_first_not_of(" \t\r") != std::string::npos) {
                json[option].push_back(line);
            }
        }
    }
    void attachTarget()
    {
        if (m_shown.kind == ClassChoice::Kind::Similar) {
            m_shown.path = attachPicture("target", m_shown.id);
        } else if (m_shown.kind == ClassChoice::Kind::Feature) {
            m_shown.path = m_evidence.sae->name; // said["sae"]
        } else if (m_shown.hasFile()) {
            m_shown.path = attachFile("target", m_shown.path);
        }
    }
    // The question with files of the bundle in place of content ids.
    PictureAsk withFiles()
    {
        PictureAsk ask = m_ask;
        ask.target = m_shown;
        if (ask.without.needsSource()) {
            ask.without.from = attachPicture("from", ask.without.from);
        }
        ask.options = readBy(m_evidence.methods, m_ask.options);
        if (const auto basis = m_session.basis(ask.options.basis)) {
            ask.options.basis = attach("basis", "basis.npz", basisBytes(*basis));
        }
        if (auto kept = keptPatches(ask.options.kept)) {
            kept->image = attachPicture("kept", kept->image);
            ask.options.kept = text(*kept);
        }
        return ask;
    }

    // As typed by a user who has the files: those of the bundle appear under their original names.
    [[nodiscard]] std::string commandOf(const Json& arguments, const Json& pictures) const
    {
        const std::string model = nameOfModel();
        std::string command = "hydrascope-cli explain "
            + (m_evidence.model.program ? "--predictor " + shellWord(model) : shellWord(fileWord(model)));
        for (const Json& picture : pictures) {
            command += " " + shellWord(fileWord(picture["name"].get<std::string>()));
        }
        const auto add = [&](const std::string& option, std::string value) {
            for (const auto& [attached, file] : m_attached.items()) {
                const std::string inside = file["file"];
                const auto at = attached == option ? value.find(inside) : std::string::npos;
                value = at == std::string::npos
                    ? value
                    : value.replace(at, inside.size(), file["name"].get<std::string>());
            }
            command += " --" + option + " " + shellWord(value);
        };
        for (const auto& [option, value] : arguments.items()) {
            if (value.is_boolean()) {
                command += " --" + option;
                continue;
            }
            for (const Json& each : value.is_array() ? value : Json::array({value})) {
                add(option, each.get<std::string>());
            }
        }
        return command + " --bundle evidence.zip";
    }

    // Returns the picture's entry in the settings.
    Json addPicture(const engine::OpenedImage& known, const std::string& folder)
    {
        m_cancel.check();
        Json json{{"name", known.name}};
        const bool array = looksLikeArray(known.path);
        engine::OpenedImage image;
        std::optional<engine::Borrowed> read; // for a picture without a file
        if (array) {
            const at::Tensor row = rowOf(known.path, known.id);
            for (const engine::OpenedImage& each : m_session.files().openArray(known.path)) {
                image = each.id == known.id ? each : image;
            }
            json["file"] = folder + "input.npy";
            m_sink(folder + "input.npy", arrayBytes(row));
        } else {
            const std::string file = fileOf(known);
            image = known.path.empty()
                ? read.emplace(m_session, Bytes(file.begin(), file.end()), known.name).image()
                : m_session.files().openImage(known.path);
            json["file"] = folder + "picture" + (known.path.empty() ? ".png" : suffixOf(known.name));
            m_sink(json["file"], file);
            const ModelInput input =
                preprocess(*image.picture, Preprocessing::of(m_evidence.model.config, m_ask.size));
            m_sink(folder + "input.npy", arrayBytes(input.pixels[0]));
        }
        json["sha256"] = image.id;
        const EvidenceAnswers answers{m_session, m_evidence, m_shown, m_sink, m_cancel};
        for (const int k : m_evidence.heads) {
            answers.addPrediction(image, folder, k);
            for (const std::string& method : m_evidence.methods) {
                report(m_progress, double(m_done++) / double(steps()), join(known.name, ": ", method));
                answers.addMap(image, folder, k, method);
            }
        }
        return json;
    }
    [[nodiscard]] std::size_t steps() const
    {
        return m_evidence.pictures.size() * m_evidence.heads.size() * m_evidence.methods.size();
    }

    engine::Session& m_session;
    const EvidenceRequest& m_evidence;
    const FileSink& m_sink;
    const Progress& m_progress;
    const CancelToken& m_cancel;
    const PictureAsk& m_ask;
    ClassChoice m_shown; // the target, with its file's name in the bundle
    Json m_attached = Json::object();
    std::size_t m_done = 0;
};

} // namespace

void makeEvidence(engine::Session& session, const EvidenceRequest& evidence, const FileSink& sink,
                  const Progress& progress, const CancelToken& cancel)
{
    const Ask& ask = evidence.ask;
    const bool explainsFeature = ask.target.kind == ClassChoice::Kind::Feature;
    const std::string open = evidence.sae ? evidence.sae->id : std::string();
    if ((ask.without.needsSae() && ask.without.sae != open) || (explainsFeature && ask.target.id != open)) {
        throw usageError("features need a sparse autoencoder; give it with --sae FILE");
    }
    Maker(session, evidence, sink, progress, cancel).make();
}

} // namespace hydra
