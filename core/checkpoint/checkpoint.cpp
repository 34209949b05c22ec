// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/checkpoint.h"

#include "core/base/error.h"
#include "core/checkpoint/architecture_names.h"
#include "core/checkpoint/families.h"
#include "core/checkpoint/infer_config.h"
#include "core/checkpoint/left_alone.h"
#include "core/checkpoint/sidecars.h"
#include "core/checkpoint/timm_tensors.h"
#include "core/checkpoint/training_file.h"
#include "core/format/pickle_weights.h"
#include "core/format/raw_checkpoint.h"
#include "core/format/shape_text.h"
#include "core/model/override_fields.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>
#include <string_view>

namespace hydra {

namespace {

// Everything that is missing or mis-shaped at once: who has to fix a file wants the whole list.
void checkTensors(const std::vector<ExpectedTensor>& expected, const NamedTensors& found,
                  const std::string& file)
{
    constexpr std::size_t mostListed = 10;
    std::vector<std::string> problems;
    for (const ExpectedTensor& want : expected) {
        const auto have = found.find(want.name);
        if (have == found.end()) {
            if (want.required) {
                problems.push_back(want.name + ": missing, expected " + shapeText(want.shape));
            }
        } else if (have->second.sizes() != at::IntArrayRef(want.shape)) {
            problems.push_back(want.name + ": expected " + shapeText(want.shape) + ", found "
                               + shapeText(have->second.sizes()));
        } else if (!at::isFloatingType(have->second.scalar_type())) {
            problems.push_back(want.name + ": expected floating point, found "
                               + c10::toString(have->second.scalar_type()));
        }
    }
    if (problems.empty()) {
        return;
    }
    std::string text;
    for (std::size_t i = 0; i < std::min(problems.size(), mostListed); ++i) {
        text += (i == 0 ? "" : "; ") + problems[i];
    }
    if (problems.size() > mostListed) {
        text += "; and " + std::to_string(problems.size() - mostListed) + " more";
    }
    throw inputError(file, ": ", text);
}

// What was asked for must be what was found: a file with one set of weights does not serve as the other.
void checkWeightSet(std::optional<WeightSet> wanted, const std::string& way, const std::string& file)
{
    if (wanted && (*wanted == WeightSet::Averaged) != saysAveraged(way)) {
        throw inputError(file, ": expected ",
                         *wanted == WeightSet::Averaged
                             ? "averaged weights (state_dict_ema, model_ema, teacher, ...)"
                             : "weights that are not averaged (state_dict, model, student, ...)",
                         ", as --weights ", name(*wanted), " says; the file holds none");
    }
}

// One float32 copy at most; what is float32 in the file is used in place.
at::Tensor plainFloat(const std::string& name, const at::Tensor& stored, const std::string& file)
{
    at::Tensor plain = stored.to(at::kFloat).contiguous();
    if (!std::isfinite(plain.sum(at::kDouble).item<double>())) {
        throw inputError(file, ": tensor ", printable(name),
                         " holds NaN or infinity, or float64 beyond float32");
    }
    return plain;
}

// Sessions and journals hold the mark below, so what the first version knew stays in its words.
void putLaterFields(std::ostringstream& text, const ModelOverrides& overrides)
{
    constexpr std::array<std::string_view, 16> first{
        "architecture", "num_heads", "patch_size",    "image_height", "image_width", "activation",
        "norm_eps",     "pool",      "mean",          "std",          "crop",        "crop_mode",
        "weights",      "labels",    "interpolation", "trained_heads"};
    for (const auto& field : overrideFields()) {
        const auto value = field.get(overrides);
        if (value && std::find(first.begin(), first.end(), field.key) == first.end()) {
            text << field.key << '=' << fieldText(*value) << ';';
        }
    }
}

// "" when the file alone is believed; else a short hash, because the same file read otherwise is another
// model. BESIDE is what the configuration beside it says.
std::string readingMark(const ModelOverrides& overrides, const VitConfig& config, const std::string& beside)
{
    std::ostringstream text;
    text << beside;
    text.precision(17);
    text << (overrides.weights ? name(*overrides.weights) : "");
    const auto put = [&](const char* key, const auto& known) {
        if (known.from == Provenance::User) {
            text << key << known.value << ';';
        }
    };
    const auto putTriple = [&](const char* key, const Known<std::array<double, 3>>& known) {
        if (known.from == Provenance::User) {
            text << key << known.value[0] << ',' << known.value[1] << ',' << known.value[2] << ';';
        }
    };
    put("heads", config.numHeads);
    put("patch", config.patchSize);
    put("size", config.imageHeight);
    put("width", config.imageWidth);
    put("eps", config.normEps);
    put("crop", config.cropFraction);
    putTriple("mean", config.mean);
    putTriple("std", config.std);
    for (const int k : overrides.trainedHeads.value_or(std::vector<int>())) {
        text << "k" << k << ';';
    }
    text << (overrides.cropMode ? name(*overrides.cropMode) : "") << ';'
         << (overrides.activation ? name(*overrides.activation) : "") << ';'
         << (overrides.pool ? name(*overrides.pool) : "") << ';'
         << (overrides.interpolation ? name(*overrides.interpolation) : "") << ';';
    if (overrides.labels) {
        for (const std::string& label : config.classNames.value) {
            text << label << '\n';
        }
    }
    if (overrides.architecture) {
        text << "architecture" << *overrides.architecture << ';';
    }
    putLaterFields(text, overrides);
    const std::string said = text.str();
    return said == ";;;;" ? "" : ":" + sha256(said.data(), said.size()).substr(0, 16);
}

void append(std::vector<std::string>& list, std::vector<std::string> more)
{
    list.insert(list.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

// A file that merely lies beside another model's config.json is opened without it; in a folder that was
// opened as a model, the two belong together and a contradiction is an error.
bool describesAnother(const Words& config, const TimmNamed& named, const Path& path)
{
    std::error_code failed;
    const auto width = config.find("embed_dim");
    const auto patch = named.tensors.find("patch_embed.proj.weight");
    return !std::filesystem::is_directory(path, failed) && width != config.end()
        && patch != named.tensors.end() && patch->second.dim() > 0
        && width->second != std::to_string(patch->second.size(0));
}

int widthOf(const TimmNamed& named)
{
    const auto patch = named.tensors.find("patch_embed.proj.weight");
    const bool shaped = patch != named.tensors.end() && patch->second.dim() > 0;
    return shaped ? static_cast<int>(std::min<std::int64_t>(patch->second.size(0), 1 << 20)) : 0;
}

// What the tensors of timm's res-post-norm network look like, and those of no other that timm has.
bool looksPostNorm(const NamedTensors& t)
{
    const auto has = [&](const char* name) { return t.count(name) != 0; };
    return has("fc_norm.weight") && has("blocks.0.attn.qkv.weight") && !has("blocks.0.attn.qkv.bias")
        && !has("cls_token") && !has("reg_token") && !has("blocks.0.ls1.gamma");
}

[[noreturn]] void ask(const std::string& file, const std::string& why)
{
    throw inputError(file, ": ", why,
                     ". Hydrascope does not run such networks, and reading it as a plain Vision Transformer "
                     "would give wrong results. "
                     "If it is a plain one, say --architecture plain")
        .asking({"architecture", {"plain"}});
}

void refuseName(const std::string& architecture, const std::string& file)
{
    if (const std::string why = whyNotRun(architecture); !why.empty()) {
        throw inputError(file, ": ", printable(architecture), " is not run here: ", why);
    }
}

// What the name of the architecture means: the user's, else the one that file or configuration state; or what
// the file's name hints at. BESIDE receives what it decides that is not usual.
void addName(Facts& facts, const TimmNamed& named, const std::string& file, const ModelOverrides& user,
             std::string& beside)
{
    constexpr const char* plain = "plain";
    const int width = widthOf(named);
    const bool placed = named.told.count("norm_position") != 0
        || facts.first([](const Metadata& words) { return words.text({"norm_position"}); });
    const auto stated = facts.first([](const Metadata& words) {
        return words.text({"architecture", "arch"});
    });
    const auto askIfPostNorm = [&] {
        if (!placed && looksPostNorm(named.tensors)) {
            ask(file,
                "its tensors are those of a network with norms after attention and MLP (res-post-norm)");
        }
    };
    if (user.architecture) {
        refuseName(*user.architecture, file);
        Words words = wordsOfName(*user.architecture, width, false);
        if (words.count("norm_position") == 0 && *user.architecture != plain) {
            throw inputError(file, ": architecture ", printable(*user.architecture), " (user): expected ",
                             plain,
                             ", hydravit, or a plain Vision Transformer's name in timm, such as "
                             "vit_base_patch16_224");
        }
        facts.add(std::move(words), file, Provenance::Registry);
    } else if (stated) {
        refuseName(stated->value, file);
        const Words words = wordsOfName(stated->value, width, stated->from == Provenance::File);
        if (words.count("norm_position") == 0) {
            askIfPostNorm();
        }
        facts.add(words, file, Provenance::Registry);
    } else {
        const FileNameHint hint = hintOfFileName(file);
        if (!placed && !hint.refused.empty()) {
            ask(file, "its name, " + printable(hint.name) + ", is that of another network: " + hint.refused);
        }
        if (hint.row != nullptr && hint.row->width == width) {
            const Words words = wordsOfName(hint.row->name, width, true);
            const bool usual = hint.row->heads * 64 == width && hint.row->activation == Activation::Gelu;
            beside += usual ? std::string() : join("named ", hint.row->name, '\n');
            facts.add(words, file, Provenance::Registry);
        } else {
            askIfPostNorm();
        }
    }
}

// BESIDE receives what decides and is no part of the file: the words of the configuration beside it, its
// name.
Facts factsOf(const RawCheckpoint& raw, const TimmNamed& named, const Path& path, const ModelOverrides& user,
              std::vector<std::string>& notes, std::string& beside)
{
    const std::string file = raw.file.string();
    Facts facts;
    facts.add(raw.facts, file, Provenance::File);
    facts.add(wordsOfTrainer(raw.facts), file, Provenance::File);
    Sidecars found = readSidecars(raw.file);
    if (describesAnother(found.config.words, named, path)) {
        notes.push_back(found.config.file + " describes another network and was not used");
    } else {
        append(notes, std::move(found.notes));
        for (Sidecar* each : {&found.config, &found.preprocessor}) {
            for (const auto& [word, value] : each->words) {
                beside += word + '=' + value + '\n';
            }
            facts.add(std::move(each->words), each->file, Provenance::Config);
        }
    }
    addName(facts, named, file, user, beside);
    facts.add(named.told, file, Provenance::Inferred);
    facts.add(named.usual, file, Provenance::Default);
    return facts;
}

} // namespace

Checkpoint loadCheckpoint(const Path& path, const ModelOverrides& overrides, const Progress& progress,
                          const CancelToken& cancel)
{
    const Progress reading = [&](double fraction, const std::string& what) {
        cancel.check();
        report(progress, 0.6 * fraction, what);
    };
    RawCheckpoint raw = openRawCheckpoint(path, reading, cancel, overrides.weights);
    const std::string file = raw.file.string();
    if (isTrainingFile(raw.facts)) {
        takeTrainingWeights(raw, file, overrides.weights);
    }
    cancel.check();

    report(progress, 0.6, "checking the tensors");
    Checkpoint result;
    result.path = raw.file;
    result.format = raw.format;
    result.chosen = raw.chosen;
    result.notes = std::move(raw.notes);
    TimmNamed named = toTimmNames(std::move(raw.tensors), file, overrides.weights);
    checkWeightSet(overrides.weights, raw.chosen + "/" + named.prefix, file);
    NamedTensors& tensors = named.tensors;
    result.family = named.family;
    append(result.notes, std::move(named.notes));
    std::string beside;
    const Facts facts = factsOf(raw, named, path, overrides, result.notes, beside);
    result.config = inferConfig(tensors, facts, overrides, file, result.notes);

    const std::vector<ExpectedTensor> expected = timmTensors(result.config, tensors);
    checkTensors(expected, tensors, file);
    takeHash(raw, cancel);
    result.id = raw.hash + readingMark(overrides, result.config, beside);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        cancel.check();
        report(progress, 0.6 + 0.4 * double(i) / double(expected.size()), expected[i].name);
        if (auto found = tensors.find(expected[i].name); found != tensors.end()) {
            result.tensors.emplace(found->first, plainFloat(found->first, found->second, file));
            tensors.erase(found);
        }
    }
    result.unexpected = std::move(named.unexpected);
    std::vector<std::string> unknown;
    for (const auto& [name, unused] : tensors) {
        (mayBeLeftAlone(name) ? result.unexpected : unknown).push_back(name);
    }
    if (!unknown.empty()) {
        refuseUnknownTensors(unknown, file);
    }
    if (const std::string note = result.config.trainingNote(); !note.empty()) {
        result.notes.push_back(note);
    }
    report(progress, 1, "");
    return result;
}

} // namespace hydra
