// SPDX-License-Identifier: GPL-3.0-or-later
// Presets as settings; their file is in preset_store.cpp.
#include "ui/state/presets.h"

#include "core/paint/look_fields.h"
#include "core/question/fields.h"
#include "ui/paint/format.h"
#include "ui/state/fit_query.h"
#include "ui/state/preset_json.h"
#include "ui/state/view_json.h"

#include <algorithm>

namespace hydra::ui {

namespace {

using nlohmann::json;

constexpr char asTrained[] = "trained";

json partOf(const json& from, const Keys& keys)
{
    json object = json::object();
    for (const std::string& key : keys) {
        object[key] = from.at(key);
    }
    return object;
}

Preset shippedPreset(const char* name, const char* hint, json query, json look)
{
    return {presetWords(name), presetWords(hint), std::move(query), std::move(look), true};
}

// Class numbers and files about an embedding are meaningless for another model; a reference picture is not a
// setting.
bool isOfOneModel(const ClassChoice& choice)
{
    using Kind = ClassChoice::Kind;
    return choice.kind == Kind::Index || choice.kind == Kind::Output || choice.hasFile();
}

// A feature belongs to an autoencoder, stored by name and hash, without its file's location and without
// patches.
json featureObject(const ClassChoice& target, const engine::OpenedSae& sae)
{
    return {{"kind", wordOf(target.kind)}, {"value", target.value}, {"path", sae.name}, {"id", sae.id}};
}

bool isMissing(const ClassChoice& choice, const VitConfig& config)
{
    using Kind = ClassChoice::Kind;
    const bool numbered = choice.kind == Kind::Index || choice.kind == Kind::Output;
    return numbered && choice.value >= config.numClasses.value;
}

} // namespace

json completed(json base, const json& part, const Keys& keys)
{
    for (const auto& entry : part.items()) {
        if (std::find(keys.begin(), keys.end(), entry.key()) == keys.end()) {
            continue;
        }
        if (entry.value().is_null()) {
            base.erase(entry.key());
        } else {
            base[entry.key()] = entry.value();
        }
    }
    return base;
}

Keys presetOptionKeys()
{
    Keys keys;
    for (const OptionField& field : optionFields()) {
        if (!field.ofOnePicture) {
            keys.emplace_back(field.key);
        }
    }
    return keys;
}

const Keys& presetQueryKeys()
{
    static const Keys all = [] {
        Keys keys = presetOptionKeys();
        keys.insert(keys.end(), {"heads", "scheme", "attention", "class", "against"});
        return keys;
    }();
    return all;
}

const Keys& presetLookKeys()
{
    static const Keys all = [] {
        Keys keys;
        for (const auto& field : paint::lookFields()) {
            keys.emplace_back(field.key);
        }
        return keys;
    }();
    return all;
}

const QList<Preset>& builtInPresets()
{
    static const QList<Preset> presets{
        shippedPreset(
            QT_TRANSLATE_NOOP("Presets", "Paper figure"),
            QT_TRANSLATE_NOOP("Presets",
                              "Relevance of the predicted class in even colours, one colour range for all "
                              "head counts: equal colours mean equal values."),
            {{"method", "relevance"}, {"class", {{"kind", "top"}, {"value", 1}}}, {"against", nullptr}},
            {{"colours", "inferno"},
             {"opacity", 0.7},
             {"threshold", 0.0},
             {"fade", true},
             {"smooth", true},
             {"grid", false},
             {"lock_range", true},
             {"spare_outliers", false}}),
        shippedPreset(QT_TRANSLATE_NOOP("Presets", "Paper style (turbo)"),
                      QT_TRANSLATE_NOOP("Presets",
                                        "Half the picture, half the rainbow, each map in its own range: "
                                        "comparable with figures in papers that use jet. The question stays "
                                        "the same. Turbo has jet's colours without its false edges."),
                      {},
                      {{"colours", "turbo"},
                       {"opacity", 0.5},
                       {"threshold", 0.0},
                       {"fade", false},
                       {"smooth", true},
                       {"grid", false},
                       {"lock_range", false},
                       {"spare_outliers", false}}),
        shippedPreset(
            QT_TRANSLATE_NOOP("Presets", "Raw attention, last block"),
            QT_TRANSLATE_NOOP(
                "Presets",
                "What the last block attends to, the mean of its heads, one flat square per token."),
            {{"method", "attention"}, {"block", -1}, {"head", -1}, {"fusion", "mean"}},
            {{"smooth", false}, {"threshold", 0.0}}),
        shippedPreset(
            QT_TRANSLATE_NOOP("Presets", "Patch by patch"),
            QT_TRANSLATE_NOOP("Presets",
                              "Nothing smoothed and nothing faded, the patches' borders drawn and outliers "
                              "ringed: to read single values."),
            {},
            {{"opacity", 0.85},
             {"threshold", 0.0},
             {"fade", false},
             {"smooth", false},
             {"grid", true},
             {"spare_outliers", true}})};
    return presets;
}

Preset presetOf(const QString& name, const ViewState& state, const PresetParts& parts)
{
    const PictureAsk& query = state.query();
    const json all = toObject(query, false);
    Preset preset{name, {}, json::object(), json::object(), false};
    if (parts.question) {
        preset.query = partOf(all, presetOptionKeys());
        if (!isOfOneModel(query.target) && !(query.against && isOfOneModel(*query.against))) {
            preset.query["class"] = all.at("class");
            preset.query["against"] = query.against ? all.at("against") : json();
        } else if (query.target.kind == ClassChoice::Kind::Feature && state.sae()) {
            preset.query["class"] = featureObject(query.target, *state.sae());
            preset.query["against"] = json();
        }
    }
    if (parts.attention && state.model()) {
        preset.query["attention"] = query.plan == state.trainedPlan() ? json(asTrained) : all.at("attention");
    }
    if (parts.heads && query.heads > 0) {
        preset.query["heads"] = query.heads;
        preset.query["scheme"] = wordOf(query.scheme);
    }
    if (parts.look) {
        preset.look = toObject(state.look());
    }
    return preset;
}

AppliedPreset applied(const Preset& preset, const ViewState& state)
{
    const PictureAsk& now = state.query();
    PictureAsk base = now;
    base.heads = std::max(1, now.heads); // 0 before a model is open
    const std::string name = preset.name.toStdString();
    JsonFields asked(completed(toObject(base, false), preset.query, presetQueryKeys()), name);
    const JsonFields painted(completed(toObject(state.look()), preset.look, presetLookKeys()), name);
    AppliedPreset result{queryFrom(asked), lookFrom(painted), {}};
    PictureAsk& query = result.query;
    query.plan = now.plan;
    if (!preset.query.contains("heads")) {
        query.heads = now.heads;
    }
    if (!state.model()) {
        return result;
    }
    if (preset.query.contains("attention")) {
        const QString words = text(asked.text("attention"));
        query.plan = words == QLatin1String(asTrained) ? state.trainedPlan()
                                                       : planFor(state.model()->config, words, result.notes);
    }
    if (const ClassChoice wanted = query.target; wanted.kind == ClassChoice::Kind::Feature) {
        const SaePtr& sae = state.sae();
        if (sae && wanted.id == sae->id && wanted.value < sae->features) {
            query.target = state.featureTarget(wanted.value, wanted.patches);
        } else {
            result.notes << presetWords(
                                "Feature %1 belongs to %2, which is not open: open it and apply again")
                                .arg(wanted.value)
                                .arg(text(wanted.path));
            query.target = now.target;
        }
    }
    if (isMissing(query.target, state.model()->config)) {
        result.notes << presetWords("The model has no class %1").arg(query.target.value);
        query.target = now.target;
    }
    return result;
}

} // namespace hydra::ui
