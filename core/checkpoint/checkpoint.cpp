// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/checkpoint.h"

#include "core/base/error.h"
#include "core/base/presence.h"
#include "core/checkpoint/families.h"
#include "core/checkpoint/flexible_patches.h"
#include "core/checkpoint/infer_config.h"
#include "core/checkpoint/left_alone.h"
#include "core/checkpoint/model_files.h"
#include "core/checkpoint/name_facts.h"
#include "core/checkpoint/prompted.h"
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

void requireAllUnchanged(const std::vector<ByteBlock>& files)
{
    for (const ByteBlock& each : files) {
        requireUnchanged(each);
    }
}

// Sessions and journals hold the mark below, so what the first version knew stays in its words.
void putLaterFields(std::ostringstream& text, const ModelOverrides& overrides)
{
    // The order of heads is known by its file's content, not by its place; prompts have a mark of their own.
    constexpr std::array<std::string_view, 20> first{
        "architecture",  "num_heads",  "patch_size", "image_height", "image_width",
        "activation",    "norm_eps",   "pool",       "mean",         "std",
        "crop",          "crop_mode",  "weights",    "labels",       "interpolation",
        "trained_heads", "head_order", "prompts",    "templates",    "vocabulary"};
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

// The order of heads that the user names, or that lies beside the model and is of it.
std::optional<HeadOrder> headOrderFor(const Path& model, const std::string& hash, const ModelOverrides& user,
                                      VitConfig& config, std::vector<std::string>& notes)
{
    const std::string said = user.headOrder.value_or("");
    const Path path = said.empty() ? headOrderBeside(model) : Path(said);
    if (said == "none" || (said.empty() && !isPlainFile(path))) {
        return std::nullopt;
    }
    const HeadOrder order = readHeadOrder(path);
    std::string why;
    if (order.model != hash) {
        why = "is about another model";
    } else if (config.trainedHeads.value.size() > 1) {
        why = "orders heads, and this model was trained with an order of its own";
    }
    if (!why.empty() && !said.empty()) {
        throw inputError(path.string(), ": the file ", why);
    }
    if (!why.empty()) {
        notes.push_back(path.string() + " " + why + " and was not used");
        return std::nullopt;
    }
    config.headOrder.set(order.method, said.empty() ? Provenance::Config : Provenance::User);
    return order;
}

} // namespace

Checkpoint loadCheckpoint(const Path& path, const ModelOverrides& overrides, const Progress& progress,
                          const CancelToken& cancel)
{
    if (overrides.prompts) {
        const Checkpoint plain = loadCheckpoint(path, withoutPrompts(overrides), progress, cancel);
        return withPrompts(plain, *textReaderOf(plain, overrides, cancel), overrides, cancel);
    }
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
    ModelOverrides user = overrides;
    choosePatchSize(tensors, facts, user, file);
    result.config = inferConfig(tensors, facts, user, file, result.notes);

    const std::vector<ExpectedTensor> expected = timmTensors(result.config, tensors);
    checkTensors(expected, tensors, file);
    const std::vector<ByteBlock> files = raw.content;
    takeHash(raw, cancel);
    const std::optional<HeadOrder> order =
        headOrderFor(result.path, raw.hash, overrides, result.config, result.notes);
    beside += order ? "head order " + order->id + '\n' : std::string();
    result.id = raw.hash + readingMark(overrides, result.config, beside);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        cancel.check();
        report(progress, 0.6 + 0.4 * double(i) / double(expected.size()), expected[i].name);
        if (auto found = tensors.find(expected[i].name); found != tensors.end()) {
            try {
                result.tensors.emplace(found->first, plainFloat(found->first, found->second, file));
            } catch (const Error&) {
                requireAllUnchanged(files); // else these are the numbers that were hashed
                throw;
            }
            tensors.erase(found);
        }
    }
    if (order) {
        orderHeads(result.tensors, result.config, *order, file);
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
    requireAllUnchanged(files);
    report(progress, 1, "");
    return result;
}

} // namespace hydra
