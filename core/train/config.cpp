// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/config.h"

#include "core/attention/attention_plan.h"
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/json_fields.h"
#include "core/base/printable.h"
#include "core/train/config_fields.h"
#include "core/train/config_reading.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

using namespace detail;
using nlohmann::json;

constexpr std::size_t maxConfigBytes = 1 << 20;
constexpr std::size_t maxBases = 8;
constexpr std::size_t longestFileName = 200; // suffixes follow it
constexpr int maxPatches = 4096;

void readTeacher(JsonFields fields, const Path& folder, TeacherConfig& into)
{
    std::string path;
    fields.require("path");
    fields.text("path", path);
    into.path = anchored(path, folder);
    FieldReader reader(fields);
    detail::visitTeacher(reader, into);
    fields.finish();
    if (!(into.labels > 0) && !(into.features > 0)) {
        throw inputError("%1: \"labels\" and \"features\" are both 0: the teacher has no effect",
                         fields.where());
    }
}

void readAugment(JsonFields fields, AugmentConfig& into)
{
    FieldReader reader(fields);
    detail::visitAugment(reader, into);
    fields.finish();
}

void readModel(JsonFields fields, TrainConfig& into)
{
    FieldReader reader(fields);
    detail::visitModel(reader, into);
    fields.finish();
    into.attention = writtenPlan(into.attention, "phi=head"); // Eq. 7, written to all of its files
    if (into.imageSize % into.patchSize != 0) {
        throw inputError("%1: image_size %2 is not a multiple of patch_size %3", fields.where(),
                         into.imageSize, into.patchSize);
    }
    const int side = into.imageSize / into.patchSize;
    if (side * side > maxPatches) {
        throw inputError("%1: image_size %2 in patches of %3 makes %4 patches; at most %5 can be trained, "
                         "because the cost of attention grows with their square",
                         fields.where(), into.imageSize, into.patchSize, side * side, maxPatches);
    }
}

// Returns FILE merged over its "base", a file beside it, key by key (RFC 7396: null removes a key).
json withBase(const Path& file, std::size_t depth)
{
    json own = readJson(file, {maxConfigBytes});
    if (!own.is_object() || !own.contains("base")) {
        return own;
    }
    const json name = own["base"];
    if (!name.is_string() || Path(name.get<std::string>()).has_parent_path() || depth == maxBases) {
        throw inputError(
            "%1: base: expected the name of a file next to this one, in chains of at most %2, found %3",
            file.string(), maxBases, shown(name));
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
    into.heads = {into.numHeads};
    FieldReader reader(fields);
    detail::visitRecipe(reader, into);
    if (!std::is_sorted(into.heads.begin(), into.heads.end(), std::less_equal<>())) {
        throw inputError("%1: heads: expected ascending head counts without repetition", fields.where());
    }
    double sum = 0;
    for (const double weight : into.weights) {
        sum += weight;
    }
    if (!into.weights.empty() && (into.weights.size() != into.heads.size() || !(sum > 0))) {
        throw inputError("%1: weights: expected one for each of the %2 heads, not all 0, found %3",
                         fields.where(), into.heads.size(), into.weights.size());
    }
    if (into.thinking
        && (into.heads.size() < 2 || into.heads.back() != into.numHeads || into.separateClassifiers)) {
        throw inputError(
            "%1: \"thinking\" needs two or more \"heads\", ending with %2, and one classifier for all",
            fields.where(), into.numHeads);
    }
    into.valHeads = into.heads;
    detail::visitRun(reader, into);
    for (const int k : into.valHeads) {
        if (into.thinking && std::find(into.heads.begin(), into.heads.end(), k) == into.heads.end()) {
            throw inputError("%1: val_heads: %2 is not a round of this network", fields.where(), k);
        }
    }
}

// Returns the settings that decide the weights.
json recipeJson(const TrainConfig& config, PathText pathText)
{
    json out;
    FieldWriter whole(out), augment(out["augment"]), model(out["model"]);
    detail::visitRecipe(whole, config);
    detail::visitAugment(augment, config.augment);
    detail::visitModel(model, config);
    out["data"] = dataJson(config.data, pathText);
    if (!config.start.empty()) {
        out["start"] = pathText(config.start);
    }
    if (!config.teacher.path.empty()) {
        FieldWriter teacher(out["teacher"]);
        detail::visitTeacher(teacher, config.teacher);
        out["teacher"]["path"] = pathText(config.teacher.path);
    }
    return out;
}

} // namespace

namespace detail {

using nlohmann::json;

json configOver(const Path& file)
{
    return withBase(file, 0);
}

Path anchored(const std::string& text, const Path& folder)
{
    const Path path(text);
    return path.is_absolute() ? path : (folder / path).lexically_normal();
}

void readData(JsonFields fields, const Path& folder, const DataConfig& base, bool optional, DataConfig& into)
{
    into = base;
    into.count = 0;
    into.holdOut = 0;
    into.heldOut = false;
    std::string kind = name(base.kind);
    fields.text("kind", kind);
    const auto known = enumNamed<DataKind>(kind);
    if (!known) {
        throw inputError("%1: kind: expected \"scenes\", \"folder\" or \"archive\", found %2", fields.where(),
                         printable(kind));
    }
    into.kind = *known;
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
            throw inputError(
                "%1: \"held_out\" needs \"hold_out\", the hold-out interval: every n-th picture is held out",
                fields.where());
        }
    }
    fields.finish();
}

void requireApart(const DataConfig& train, const DataConfig& other, const std::string& where)
{
    const bool sameScenes =
        train.kind == DataKind::Scenes && other.kind == DataKind::Scenes && train.seed == other.seed;
    const bool sameFiles = train.kind != DataKind::Scenes && train.path == other.path
        && (train.holdOut == 0 || train.holdOut != other.holdOut || train.heldOut == other.heldOut);
    if (sameScenes || sameFiles) {
        throw inputError("%1: the same pictures as \"data\": expected held-out ones (another seed or path, "
                         "or \"hold_out\": n in both and \"held_out\": true here)",
                         where);
    }
}

void readPlace(JsonFields& fields, const Path& folder, std::string& name, Path& output)
{
    fields.require("name");
    fields.require("output");
    fields.text("name", name);
    if (!isFileName(name)) {
        throw inputError("%1: name: expected a file name of at most %2 bytes without folder, found %3",
                         fields.where(), longestFileName, printable(name));
    }
    std::string folderName;
    fields.text("output", folderName);
    output = anchored(folderName, folder);
}

std::string inFull(const Path& path)
{
    return path.string();
}

std::string nameAlone(const Path& path)
{
    return path.filename().string();
}

json dataJson(const DataConfig& data, PathText pathText)
{
    if (data.kind == DataKind::Scenes) {
        return {{"kind", "scenes"}, {"seed", data.seed}, {"count", data.count}};
    }
    json out = {{"kind", name(data.kind)}, {"path", pathText(data.path)}};
    if (data.count > 0) {
        out["count"] = data.count;
    }
    if (data.holdOut > 0) {
        out["hold_out"] = data.holdOut;
        out["held_out"] = data.heldOut;
    }
    return out;
}

} // namespace detail

TrainConfig TrainConfig::load(const Path& file)
{
    return parse(detail::configOver(file).dump(), file.string(), file.parent_path());
}

TrainConfig TrainConfig::parse(const std::string& text, const std::string& fileName, const Path& folder)
{
    const nlohmann::json root = parseJson(text, fileName, {maxBases * maxConfigBytes});
    TrainConfig config;
    JsonFields fields(root, fileName);
    for (const char* key : {"name", "output", "data", "val"}) {
        fields.require(key);
    }
    detail::readPlace(fields, folder, config.name, config.output);
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
    if (config.tokenLabels > 0 && config.data.kind != DataKind::Scenes) {
        throw inputError("%1: \"token_labels\" needs data of kind \"scenes\": photographs have no masks",
                         fileName);
    }
    if (config.whitenPatches && !config.start.empty()) {
        throw inputError("%1: \"whiten_patches\" and \"start\" both initialise the patch embedding",
                         fileName);
    }
    config.val.crop = config.test.crop = config.crop;
    if (config.crop < 1
        && (config.val.kind == DataKind::Scenes
            || (config.test.given() && config.test.kind == DataKind::Scenes))) {
        throw inputError("%1: \"crop\" needs photographs: scenes are used uncropped", fileName);
    }
    fields.finish();
    return config;
}

template<>
const EnumWords<DataKind>& enumWords<DataKind>()
{
    static const EnumWords<DataKind> words{
        {DataKind::Scenes, "scenes"}, {DataKind::Folder, "folder"}, {DataKind::Archive, "archive"}};
    return words;
}

std::string TrainConfig::json() const
{
    nlohmann::json out = recipeJson(*this, detail::inFull);
    detail::FieldWriter writer(out);
    detail::visitRun(writer, *this);
    out["name"] = name;
    out["output"] = output.string();
    out["val"] = dataJson(val, inFull);
    if (test.given()) {
        out["test"] = dataJson(test, inFull);
    }
    return out.dump(2);
}

std::string TrainConfig::identity() const
{
    return recipeJson(*this, nameAlone).dump();
}

VitConfig TrainConfig::vitConfig(const std::vector<std::string>& classNames) const
{
    const auto set = [](auto& field, auto value) { field.set(value, Provenance::Config); };
    VitConfig config;
    set(config.architecture, std::string(thinking ? "thinkingvit" : "hydravit"));
    if (thinking) {
        set(config.rounds, Rounds::Recycled);
    }
    set(config.imageHeight, imageSize);
    set(config.imageWidth, imageSize);
    set(config.patchSize, patchSize);
    set(config.embedDim, numHeads * headDim);
    set(config.depth, depth);
    set(config.numHeads, numHeads);
    set(config.headDim, headDim);
    set(config.mlpHidden, mlpRatio * numHeads * headDim);
    set(config.numClasses, static_cast<int>(classNames.size()));
    set(config.classToken, true);
    set(config.posEmbedCoversPrefix, true);
    set(config.qkvBias, true);
    set(config.normEps, normEps);
    set(config.mean, mean);
    set(config.std, std);
    set(config.cropFraction, crop);
    set(config.cropMode, CropMode::Center);
    set(config.interpolation, Interpolation::Bicubic);
    set(config.trainedHeads, heads);
    set(config.attentionPlan, attention == "softmax" ? std::string() : attention);
    set(config.classNames, classNames);
    return config;
}

} // namespace hydra
