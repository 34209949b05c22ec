// SPDX-License-Identifier: GPL-3.0-or-later
// A training's configuration as JSON again, and as the network it describes.
#include "core/train/config_fields.h"

#include <nlohmann/json.hpp>

namespace hydra {

namespace {

using nlohmann::json;

class FieldWriter
{
public:
    explicit FieldWriter(json& out)
        : m_out(out)
    { }
    void number(const char* key, double, double, double value) { m_out[key] = value; }
    void number(const char* key, double, double, double value, double off) { put(key, value, off); }
    void integer(const char* key, std::int64_t, std::int64_t, int value) { m_out[key] = value; }
    void integer(const char* key, std::int64_t, std::int64_t, int value, int off) { put(key, value, off); }
    void boolean(const char* key, bool value) { m_out[key] = value; }
    void boolean(const char* key, bool value, bool off) { put(key, value, off); }
    void seed(const char* key, std::uint64_t value) { m_out[key] = value; }
    void text(const char* key, const std::string& value) { m_out[key] = value; }
    void triple(const char* key, double, const std::array<double, 3>& value) { m_out[key] = value; }
    void integers(const char* key, int, int, const std::vector<int>& value) { m_out[key] = value; }
    void numbers(const char* key, double, double, const std::vector<double>& value)
    {
        if (!value.empty()) {
            m_out[key] = value;
        }
    }

private:
    template<class T>
    void put(const char* key, T value, T off)
    {
        if (value != off) {
            m_out[key] = value;
        }
    }

    json& m_out;
};

// How a path is written: in full, or by its file's name alone, wherever it lies.
using PathText = std::string (*)(const Path&);

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

// What decides the weights.
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

const char* name(DataKind kind) noexcept
{
    return kind == DataKind::Scenes ? "scenes" : kind == DataKind::Folder ? "folder" : "archive";
}

std::string TrainConfig::json() const
{
    nlohmann::json out = recipeJson(*this, inFull);
    FieldWriter writer(out);
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
