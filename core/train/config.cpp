// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/config.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/printable.h"
#include "core/train/json_fields.h"

#include <algorithm>

namespace hydra {

namespace {

using nlohmann::json;

constexpr std::size_t maxConfigBytes = 1 << 20;
constexpr std::size_t maxBases = 8;
constexpr std::size_t longestFileName = 200; // suffixes come behind it
constexpr int maxPatches = 4096;
constexpr std::int64_t maxSteps = 100'000'000;

// A path as written: relative ones count from the configuration's folder.
Path anchored(const std::string& text, const Path& folder)
{
    const Path path(text);
    return path.is_absolute() ? path : (folder / path).lexically_normal();
}

DataKind kindNamed(const std::string& word, const std::string& where)
{
    for (const DataKind each : {DataKind::Scenes, DataKind::Folder, DataKind::Archive}) {
        if (word == name(each)) {
            return each;
        }
    }
    throw inputError(where, ": \"kind\": expected \"scenes\", \"folder\" or \"archive\", found ",
                     printable(word));
}

void readData(JsonFields fields, const Path& folder, const DataConfig& base, bool optional, DataConfig& into)
{
    into = base;
    into.count = 0;
    into.holdOut = 0;
    into.heldOut = false;
    std::string kind = name(base.kind);
    fields.text("kind", kind);
    into.kind = kindNamed(kind, fields.where());
    fields.integer("count", 1, 50'000'000, into.count);
    if (into.kind == DataKind::Scenes) {
        fields.seed("seed", into.seed);
        if (!optional || fields.has("seed")) {
            fields.require("seed");
            fields.require("count");
        }
    } else {
        std::string path;
        fields.require("path");
        fields.text("path", path);
        into.path = anchored(path, folder);
        fields.integer("hold_out", 2, 1'000'000, into.holdOut);
        fields.boolean("held_out", into.heldOut);
        if (into.heldOut && into.holdOut == 0) {
            throw inputError(fields.where(), ": \"held_out\" needs \"hold_out\": every how manieth picture");
        }
    }
    fields.finish();
}

// Validation on what the network is trained on would say nothing.
void requireApart(const DataConfig& train, const DataConfig& other, const std::string& where)
{
    const bool sameScenes =
        train.kind == DataKind::Scenes && other.kind == DataKind::Scenes && train.seed == other.seed;
    const bool sameFiles = train.kind != DataKind::Scenes && train.path == other.path
        && (train.holdOut == 0 || train.holdOut != other.holdOut || train.heldOut == other.heldOut);
    if (sameScenes || sameFiles) {
        throw inputError(where,
                         ": the same pictures as \"data\": expected held-out ones (another seed or path, or "
                         "\"hold_out\": n in both and \"held_out\": true here)");
    }
}

void readTeacher(JsonFields fields, const Path& folder, TeacherConfig& into)
{
    std::string path;
    fields.require("path");
    fields.text("path", path);
    into.path = anchored(path, folder);
    fields.number("labels", 0, 1, into.labels);
    fields.number("temperature", 0.1, 100, into.temperature);
    fields.number("features", 0, 1000, into.features);
    fields.integer("size", 8, 2048, into.size);
    fields.integer("views", 0, 1000, into.views);
    fields.finish();
    if (!(into.labels > 0) && !(into.features > 0)) {
        throw inputError(fields.where(),
                         ": neither \"labels\" nor \"features\" is above 0: nothing is taught");
    }
}

void readAugment(JsonFields fields, AugmentConfig& into)
{
    fields.number("flip", 0, 1, into.flip);
    fields.number("zoom", 1, 4, into.zoom);
    fields.number("stretch", 1, 4, into.stretch);
    fields.number("brightness", 0, 0.9, into.brightness);
    fields.number("contrast", 0, 0.9, into.contrast);
    fields.number("saturation", 0, 1, into.saturation);
    fields.number("tint", 0, 0.9, into.tint);
    fields.number("erase", 0, 1, into.erase);
    fields.number("mixup", 0, 1, into.mixup);
    fields.number("cutmix", 0, 1 - into.mixup, into.cutmix);
    fields.finish();
}

void readTriple(JsonFields& fields, const char* key, double low, std::array<double, 3>& into)
{
    std::vector<double> values(into.begin(), into.end());
    fields.numbers(key, low, 10, values);
    if (values.size() != 3) {
        throw inputError(fields.where(), ": \"", key, "\": expected 3 numbers (RGB), found ", values.size());
    }
    std::copy(values.begin(), values.end(), into.begin());
}

void readModel(JsonFields fields, TrainConfig& into)
{
    fields.integer("image_size", 8, 2048, into.imageSize);
    fields.integer("patch_size", 2, 256, into.patchSize);
    fields.integer("num_heads", 1, 128, into.numHeads);
    fields.integer("head_dim", 1, 512, into.headDim);
    fields.integer("depth", 1, 128, into.depth);
    fields.integer("mlp_ratio", 1, 16, into.mlpRatio);
    fields.number("norm_eps", 1e-12, 1e-2, into.normEps);
    fields.text("attention", into.attention);
    readTriple(fields, "mean", 0, into.mean);
    readTriple(fields, "std", 1e-3, into.std);
    fields.finish();
    if (into.imageSize % into.patchSize != 0) {
        throw inputError(fields.where(), ": image_size ", into.imageSize, " is not a multiple of patch_size ",
                         into.patchSize);
    }
    const int side = into.imageSize / into.patchSize;
    if (side * side > maxPatches) {
        throw inputError(fields.where(), ": image_size ", into.imageSize, " in patches of ", into.patchSize,
                         " makes ", side * side, " patches; at most ", maxPatches,
                         " are trained here, because attention grows with their square");
    }
}

// FILE over the file beside it that its "base" names, key by key (RFC 7396: null takes a key away).
json withBase(const Path& file, std::size_t depth)
{
    json own = readJson(file, {maxConfigBytes});
    if (!own.is_object() || !own.contains("base")) {
        return own;
    }
    const json name = own["base"];
    if (!name.is_string() || Path(name.get<std::string>()).has_parent_path() || depth == maxBases) {
        throw inputError(file.string(), ": \"base\": expected the name of a file beside this one, at most ",
                         maxBases, " in a row, found ", shown(name));
    }
    own.erase("base");
    json whole = withBase(file.parent_path() / name.get<std::string>(), depth + 1);
    whole.merge_patch(own);
    return whole;
}

bool isFileName(const std::string& text)
{
    return !text.empty() && text.size() <= longestFileName && text.find_first_of("/\\") == std::string::npos
        && text != "." && text != ".." && std::none_of(text.begin(), text.end(), [](char c) {
               return static_cast<unsigned char>(c) < 0x20;
           });
}

void readRecipe(JsonFields& fields, TrainConfig& into)
{
    fields.require("steps");
    fields.integer("steps", 1, maxSteps, into.steps);
    fields.integer("batch", 1, 65'536, into.batch);
    fields.number("learning_rate", 0, 10, into.learningRate);
    fields.number("final_learning_rate", 0, 10, into.finalLearningRate);
    fields.number("beta1", 0, 0.9999, into.beta1);
    fields.number("beta2", 0, 0.99999, into.beta2);
    fields.integer("warmup_steps", 0, maxSteps, into.warmupSteps);
    fields.number("weight_decay", 0, 1, into.weightDecay);
    fields.number("label_smoothing", 0, 0.9, into.labelSmoothing);
    fields.number("clip_norm", 0, 1e6, into.clipNorm);
    fields.number("ema", 0, 0.999999, into.ema);
    fields.number("token_labels", 0, 100, into.tokenLabels);
    fields.boolean("half_products", into.halfProducts);
    fields.boolean("whiten_patches", into.whitenPatches);
    fields.number("patch_rate", 0, 10, into.patchRate);
}

void readHeads(JsonFields& fields, TrainConfig& into)
{
    into.heads = {into.numHeads};
    fields.integers("heads", 1, into.numHeads, into.heads);
    if (!std::is_sorted(into.heads.begin(), into.heads.end(), std::less_equal<>())) {
        throw inputError(fields.where(), ": \"heads\": expected ascending head counts without repetition");
    }
    fields.numbers("weights", 0, 1e6, into.weights);
    double sum = 0;
    for (const double weight : into.weights) {
        sum += weight;
    }
    if (!into.weights.empty() && (into.weights.size() != into.heads.size() || !(sum > 0))) {
        throw inputError(fields.where(), ": \"weights\": expected one for each of the ", into.heads.size(),
                         " heads, not all 0, found ", into.weights.size());
    }
    fields.boolean("separate_classifiers", into.separateClassifiers);
    into.valHeads = into.heads;
    fields.integers("val_heads", 1, into.numHeads, into.valHeads);
}

} // namespace

TrainConfig TrainConfig::load(const Path& file)
{
    return parse(withBase(file, 0).dump(), file.string(), file.parent_path());
}

TrainConfig TrainConfig::parse(const std::string& text, const std::string& fileName, const Path& folder)
{
    const nlohmann::json root = parseJson(text, fileName, {maxBases * maxConfigBytes});
    TrainConfig config;
    JsonFields fields(root, fileName);
    for (const char* key : {"name", "output", "data", "val"}) {
        fields.require(key);
    }
    fields.text("name", config.name);
    if (!isFileName(config.name)) {
        throw inputError(fileName, ": \"name\": expected a file name of at most ", longestFileName,
                         " bytes without folder, found ", printable(config.name));
    }
    std::string folderName;
    fields.text("output", folderName);
    config.output = anchored(folderName, folder);
    fields.seed("seed", config.seed);
    readData(fields.child("data"), folder, {}, false, config.data);
    readData(fields.child("val"), folder, config.data, false, config.val);
    if (fields.has("test")) {
        readData(fields.child("test"), folder, config.data, false, config.test);
        requireApart(config.data, config.test, fileName + ": test");
    }
    requireApart(config.data, config.val, fileName + ": val");
    if (fields.has("teacher")) {
        readTeacher(fields.child("teacher"), folder, config.teacher);
    }
    std::string start;
    fields.text("start", start);
    config.start = start.empty() ? Path() : anchored(start, folder);
    readAugment(fields.child("augment"), config.augment);
    readModel(fields.child("model"), config);
    readRecipe(fields, config);
    readHeads(fields, config);
    if (config.tokenLabels > 0 && config.data.kind != DataKind::Scenes) {
        throw inputError(fileName,
                         ": \"token_labels\" needs data of kind \"scenes\": photographs have no masks");
    }
    if (config.whitenPatches && !config.start.empty()) {
        throw inputError(fileName,
                         ": \"whiten_patches\" and \"start\" both say how the patch embedding begins");
    }
    fields.number("crop", 0.25, 1, config.crop);
    config.val.crop = config.test.crop = config.crop;
    if (config.crop < 1
        && (config.val.kind == DataKind::Scenes
            || (config.test.given() && config.test.kind == DataKind::Scenes))) {
        throw inputError(fileName, ": \"crop\" needs photographs: scenes are seen whole");
    }
    fields.integer("val_every", 1, 1'000'000, config.valEvery);
    fields.integer("checkpoint_steps", 1, maxSteps, config.checkpointSteps);
    fields.integer("threads", 1, 1024, config.threads);
    fields.boolean("half", config.half);
    fields.text("title", config.title);
    fields.text("licence", config.licence);
    fields.text("notes", config.notes);
    fields.finish();
    return config;
}

} // namespace hydra
