// SPDX-License-Identifier: GPL-3.0-or-later
// verify: checks an untrusted bundle of evidence against its manifest, and computes it again with the code of
// `explain --bundle`.
#include "app/cli/bundle_question.h"
#include "app/cli/commands.h"
#include "core/attention/attention_plan.h"
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/json_fields.h"
#include "core/base/printable.h"
#include "core/engine/shipped.h"
#include "core/explain/option_fields.h"
#include "core/export/bundle_comparison.h"
#include "core/format/npy.h"
#include "core/image/load.h"
#include "core/model/override_fields.h"
#include "core/paint/look_fields.h"
#include "core/question/kept_patches.h"
#include "core/sae/read_autoencoder.h"

#include <algorithm>
#include <cstdlib>

namespace hydra::cli {

namespace {

using Read = nlohmann::json;

constexpr std::size_t shownLength = 120; // of a file's text in messages

// A private folder with the files that a question needs, under their original names.
class Unpacked
{
public:
    Unpacked()
    {
        std::string name = (std::filesystem::temp_directory_path() / "hydrascope-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr) {
            throw internalError("%1: cannot be made", name);
        }
        m_folder = name;
    }
    ~Unpacked()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_folder, ignored);
    }
    Unpacked(const Unpacked&) = delete;
    Unpacked& operator=(const Unpacked&) = delete;

    // Unpacks FILE of the bundle as NAME; returns its path. Throws if it is missing.
    std::string put(const BundleReader& bundle, const std::string& file, const std::string& name)
    {
        const auto bytes = bundle.read(file);
        const bool plain = !name.empty() && name != "." && name != ".." && name.size() <= 255
            && name.find_first_of(std::string("/\0", 2)) == std::string::npos;
        if (!bytes || !plain) {
            throw inputError("%1: expected the name and the file of a bundle entry, found %2 and %3",
                             settingsFile, printable(name), printable(file));
        }
        const Path folder = m_folder / std::to_string(m_count++);
        std::filesystem::create_directory(folder);
        writeFileAtomically(folder / name, *bytes);
        return (folder / name).string();
    }

private:
    Path m_folder;
    int m_count = 0;
};

// The options of explain that decide an answer. They do not write, start programs or read files outside the
// bundle.
const Rows<ExplainSettings>& decidingRows()
{
    static const Rows<ExplainSettings> rows{methodsRow(""),
                                            methodRows(),
                                            runRows(),
                                            whatIfRows(),
                                            boxRow(),
                                            modelRows().without("prompts"),
                                            lookRow(paint::pictureField())};
    return rows;
}

// Builds the words of the command that repeats the bundle's question.
class Question
{
public:
    Question(const BundleReader& bundle, const std::string& settings, Unpacked& unpacked)
        : m_bundle(bundle)
        , m_unpacked(unpacked)
        , m_settings(parseJson(settings, settingsFile), settingsFile)
    { }

    [[nodiscard]] std::string modelName() { return m_settings.object("model").text("name"); }
    // For a program, the name is its command, which is shown and never started.
    [[nodiscard]] bool ofProgram() { return m_settings.object("model").has("program"); }
    [[nodiscard]] std::string modelHash() { return m_settings.object("model").text("sha256"); }

    // Both are "" if the question is not about features.
    [[nodiscard]] std::string saeName() { return ofSae("name"); }
    [[nodiscard]] std::string saeId() { return ofSae("id"); }

    // SAE is the file to use in place of the bundle's autoencoder.
    [[nodiscard]] std::vector<std::string> words(const std::string& model, const std::string& sae)
    {
        constexpr std::size_t mostLines = 100'000;
        std::vector<std::string> words;
        const JsonFields arguments = m_settings.object("arguments");
        const Options known = decidingRows().infos();
        for (const auto& [name, value] : arguments.all().items()) {
            const auto option = std::find_if(known.begin(), known.end(),
                                             [&, &key = name](const OptionInfo& o) { return o.name == key; });
            if (option == known.end()) { // also "labels=/a/file", which a command line would split
                throw inputError("%1: unknown option %2", arguments.where(), escaped(name, shownLength));
            }
            if (option->value.empty()) {
                if (value != true) {
                    throw inputError("%1: %2: expected true, found %3", arguments.where(), name,
                                     shown(value));
                }
                words.push_back("--" + name);
                continue;
            }
            const Read lines = value.is_array() ? value : Read::array({value});
            for (const Read& line : lines) {
                if (!line.is_string() || lines.size() > mostLines) {
                    throw inputError("%1: %2: expected words, found %3", arguments.where(), name,
                                     shown(value));
                }
                const auto text = line.get<std::string>();
                words.push_back("--" + name + "="
                                + (name == "sae"             ? sae
                                       : name == "attention" ? writtenPlan(text)
                                                             : here(*option, text)));
            }
        }
        words.insert(words.end(), {"--", model});
        return words;
    }

    [[nodiscard]] std::vector<engine::OpenedImage> pictures(engine::Session& session)
    {
        constexpr std::size_t most = 100'000;
        std::vector<engine::OpenedImage> opened;
        for (const Read& row : m_settings.list("pictures", most)) {
            JsonFields fields(row, join(settingsFile, ": pictures"));
            const std::string file = fields.text("file"), name = fields.text("name");
            const bool array = looksLikeArray(file);
            const std::vector<Input> found =
                openInputs(session, m_unpacked.put(m_bundle, file, array ? "input.npy" : name));
            opened.push_back(found.front().image);
            opened.back().name = name;
            opened.back().picture.reset();
        }
        return opened;
    }

private:
    std::string ofSae(const char* key)
    {
        return m_settings.has("autoencoder") ? m_settings.object("autoencoder").text(key) : std::string();
    }
    // Returns VALUE with the local path of its file. Refuses a file that is not in the bundle.
    std::string here(const OptionInfo& option, const std::string& value)
    {
        const auto unpack = [&](const std::string& file) {
            JsonFields fields = m_settings.object("attached").object(option.name.c_str());
            if (fields.text("file") != file
                || file.compare(0, std::string(attachedFolder).size(), attachedFolder) != 0) {
                throw inputError("%1: %2: expected a file of the bundle, found %3", settingsFile, option.name,
                                 printable(file));
            }
            return m_unpacked.put(m_bundle, file, fields.text("name"));
        };
        const auto& words = option.offers; // such as "none" for a head order
        if (option.takes == Takes::Target) {
            auto choice = classChoice(value);
            if (!choice || !choice->hasFile() || choice->kind == ClassChoice::Kind::Feature) {
                return value;
            }
            choice->path = unpack(choice->path);
            return hydra::text(*choice);
        }
        if (!namesFile(option) || std::find(words.begin(), words.end(), value) != words.end()) {
            return value;
        }
        if (auto kept = keptPatches(value); kept && option.name == "kept") {
            kept->image = unpack(kept->image);
            return hydra::text(*kept);
        }
        return unpack(value);
    }

    const BundleReader& m_bundle;
    Unpacked& m_unpacked;
    JsonFields m_settings;
};

// Returns the autoencoder file for QUESTION: SAE or a shipped one; empty if it is not available. Never opens
// a path from a bundle.
std::optional<std::string> saeHere(Question& question, const std::string& sae,
                                   std::vector<Difference>& differences)
{
    const std::string name = question.saeName();
    if (name.empty() || !sae.empty()) {
        return sae;
    }
    if (const std::string shipped = engine::autoencoderPath(name); shipped != name) {
        return shipped;
    }
    differences.push_back({"",
                           message("the autoencoder %1 with the hash %2; give it with --sae FILE",
                                   printable(name), escaped(question.saeId(), 64)),
                           phrase("no such autoencoder found")});
    return std::nullopt;
}

// Returns whether the computation was possible; records obstacles as differences.
bool computeAgain(const BundleReader& bundle, const VerifySettings& settings, BundleComparison& comparison,
                  std::vector<Difference>& differences)
{
    const std::string& model = settings.model;
    const std::string sae = settings.sae.value_or("");
    const auto stored = bundle.read(settingsFile);
    if (!stored) {
        differences.push_back({settingsFile, phrase("a file"), "none"});
        return false;
    }
    Unpacked unpacked;
    Question question(bundle, *stored, unpacked);
    const std::string name = question.modelName();
    const bool program = question.ofProgram();
    if (program && !settings.predictor) {
        differences.push_back({"",
                               message("the program %1; give it with --predictor COMMAND", printable(name)),
                               phrase("no program")});
        return false;
    }
    if (!program && model.empty() && !engine::isShipped(name)) {
        differences.push_back({"",
                               message("the model %1 with SHA-256 %2; give it with --model FILE",
                                       printable(name), escaped(question.modelHash(), 64)),
                               phrase("no such model found")});
        return false;
    }
    const std::string path = program ? *settings.predictor : engine::modelPath(model.empty() ? name : model);
    const auto saeFile = saeHere(question, sae, differences);
    if (!saeFile) {
        return false;
    }
    ExplainSettings asked = decidingRows().read(Arguments(
        question.words(path, *saeFile), decidingRows().infos(), "hydrascope-cli explain --help all"));
    asked.predictor = program ? settings.predictor : std::nullopt;
    asked.patience = settings.patience;
    if (!question.saeName().empty()) {
        const auto [file, overrides] = SaeOverrides::parse(saeSourceOf(asked));
        const std::string id = readAutoencoder(file, overrides, interruption()).id;
        if (id != question.saeId()) {
            differences.push_back({"",
                                   message("an autoencoder with the hash %1", escaped(question.saeId(), 64)),
                                   message("%1 with %2", *saeFile, id)});
            return false;
        }
    }
    const auto isOther = [&](const ModelId& id) {
        const std::string hash = id.substr(0, id.find(':'));
        if (program) { // another command may start the same program: settings.json has it
            return false;
        }
        if (hash != question.modelHash()) {
            differences.push_back({"", message("a model with SHA-256 %1", escaped(question.modelHash(), 64)),
                                   message("%1 with %2", path, hash)});
        }
        return hash != question.modelHash();
    };
    std::optional<Asking> asking;
    try {
        asking.emplace(asked);
    } catch (const Error&) { // for another model the question may be invalid
        if (program) {
            throw;
        }
        engine::Session session;
        if (isOther(session.files().openModel(path).id)) {
            return false;
        }
        throw;
    }
    if (isOther(asking->model.id)) {
        return false;
    }
    EvidenceRequest evidence = evidenceAsked(*asking, asked);
    evidence.pictures = question.pictures(asking->session);
    makeEvidence(
        asking->session, evidence,
        [&](const std::string& file, const std::string& bytes) { comparison.file(file, bytes); },
        progressBar(), interruption());
    comparison.rest();
    return true;
}

} // namespace

Json runVerify(const VerifySettings& settings)
{
    const std::string& path = settings.place(0, phrase("BUNDLE: a folder or FILE.zip of explain --bundle"));
    const BundleReader bundle(path);
    std::vector<Difference> differences = bundle.differences();
    BundleComparison comparison(bundle, differences);
    bool computed = false;
    try {
        computed = computeAgain(bundle, settings, comparison, differences);
    } catch (const Error& error) {
        if (error.code() == ErrorCode::Cancelled || error.code() == ErrorCode::Internal) {
            throw;
        }
        differences.push_back({"", phrase("a question that can be computed again"), error.message()});
    }
    Json rows = Json::array();
    for (const Difference& each : differences) {
        rows.push_back({{"file", each.file}, {"expected", each.expected}, {"found", each.found}});
        warn(message("%1: expected %2; found %3", each.file.empty() ? path : each.file, each.expected,
                     each.found));
    }
    return {{"bundle", path},
            {"manifest_sha256", bundle.manifestHash()},
            {"files", bundle.files().size()},
            {"computed_again", computed},
            {"other_processor", comparison.loose()},
            {"files_within_tolerance", comparison.near()},
            {"differs", !differences.empty()},
            {"rows", std::move(rows)}};
}

const Running runsVerify("verify", Parsed<runVerify>::by);

} // namespace hydra::cli
