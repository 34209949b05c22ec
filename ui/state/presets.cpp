// SPDX-License-Identifier: GPL-3.0-or-later
// Presets as settings; their file is in preset_store.cpp.
#include "ui/state/presets.h"

#include "core/question/fields.h"
#include "ui/paint/format.h"
#include "ui/state/fit_query.h"
#include "ui/state/preset_json.h"
#include "ui/state/view_json.h"

namespace hydra::ui {

namespace {

constexpr char asTrained[] = "trained";

QJsonObject partOf(const QJsonObject& from, const QStringList& keys)
{
    QJsonObject object;
    for (const QString& key : keys) {
        object.insert(key, from.value(key));
    }
    return object;
}

QJsonObject rankOne()
{
    return {{QStringLiteral("kind"), QStringLiteral("top")}, {QStringLiteral("value"), 1}};
}

Preset shippedPreset(const char* name, const char* hint, const QJsonObject& query, const QJsonObject& look)
{
    return {presetWords(name), presetWords(hint), query, look, true};
}

// A class by its number means nothing to another model.
bool isOfOneModel(const engine::ClassChoice& choice)
{
    return choice.kind == engine::ClassChoice::Kind::Index;
}

} // namespace

QJsonObject completed(QJsonObject base, const QJsonObject& part, const QStringList& keys)
{
    for (auto entry = part.begin(); entry != part.end(); ++entry) {
        if (!keys.contains(entry.key())) {
            continue;
        }
        if (entry.value().isNull()) {
            base.remove(entry.key());
        } else {
            base.insert(entry.key(), entry.value());
        }
    }
    return base;
}

QStringList presetOptionKeys()
{
    QStringList keys;
    for (const OptionField& field : optionFields()) {
        if (!field.ofOnePicture) {
            keys << QLatin1String(field.key);
        }
    }
    return keys;
}

const QStringList& presetQueryKeys()
{
    static const QStringList keys = presetOptionKeys()
        + QStringList{QStringLiteral("heads"), QStringLiteral("attention"), QStringLiteral("class"),
                      QStringLiteral("against")};
    return keys;
}

const QStringList& presetLookKeys()
{
    static const QStringList keys = toObject(Look()).keys();
    return keys;
}

const QList<Preset>& builtInPresets()
{
    const auto object = [](std::initializer_list<std::pair<QString, QJsonValue>> values) {
        return QJsonObject(values);
    };
    static const QList<Preset> presets{
        shippedPreset(
            QT_TRANSLATE_NOOP("Presets", "Paper figure"),
            QT_TRANSLATE_NOOP("Presets",
                              "Relevance of the predicted class in even colours, one colour range for all "
                              "head counts: equal colours are equal values."),
            object({{QStringLiteral("method"), QStringLiteral("relevance")},
                    {QStringLiteral("class"), rankOne()},
                    {QStringLiteral("against"), QJsonValue::Null}}),
            object({{QStringLiteral("colours"), QStringLiteral("inferno")},
                    {QStringLiteral("opacity"), 0.7},
                    {QStringLiteral("threshold"), 0.0},
                    {QStringLiteral("fade"), true},
                    {QStringLiteral("smooth"), true},
                    {QStringLiteral("grid"), false},
                    {QStringLiteral("lock_range"), true},
                    {QStringLiteral("spare_outliers"), false}})),
        shippedPreset(QT_TRANSLATE_NOOP("Presets", "Paper style (turbo)"),
                      QT_TRANSLATE_NOOP(
                          "Presets",
                          "Half the picture, half the rainbow, each map in its own range: comparable with "
                          "figures in papers that use jet. The question stays. Turbo has jet's colours "
                          "without its false edges."),
                      {},
                      object({{QStringLiteral("colours"), QStringLiteral("turbo")},
                              {QStringLiteral("opacity"), 0.5},
                              {QStringLiteral("threshold"), 0.0},
                              {QStringLiteral("fade"), false},
                              {QStringLiteral("smooth"), true},
                              {QStringLiteral("grid"), false},
                              {QStringLiteral("lock_range"), false},
                              {QStringLiteral("spare_outliers"), false}})),
        shippedPreset(
            QT_TRANSLATE_NOOP("Presets", "Raw attention, last block"),
            QT_TRANSLATE_NOOP("Presets",
                              "What the last block attends to, the mean of its heads, a flat square a "
                              "token."),
            object({{QStringLiteral("method"), QStringLiteral("attention")},
                    {QStringLiteral("block"), -1},
                    {QStringLiteral("head"), -1},
                    {QStringLiteral("fusion"), QStringLiteral("mean")}}),
            object({{QStringLiteral("smooth"), false}, {QStringLiteral("threshold"), 0.0}})),
        shippedPreset(
            QT_TRANSLATE_NOOP("Presets", "Patch by patch"),
            QT_TRANSLATE_NOOP("Presets",
                              "Nothing smoothed and nothing faded, the patches' borders drawn and outliers "
                              "ringed: to read single values."),
            {},
            object({{QStringLiteral("opacity"), 0.85},
                    {QStringLiteral("threshold"), 0.0},
                    {QStringLiteral("fade"), false},
                    {QStringLiteral("smooth"), false},
                    {QStringLiteral("grid"), true},
                    {QStringLiteral("spare_outliers"), true}}))};
    return presets;
}

Preset presetOf(const QString& name, const ViewState& state, const PresetParts& parts)
{
    const Query& query = state.query();
    const QJsonObject all = toObject(query, false);
    Preset preset{name, {}, {}, {}, false};
    if (parts.question) {
        preset.query = partOf(all, presetOptionKeys());
        if (!isOfOneModel(query.target) && !(query.against && isOfOneModel(*query.against))) {
            preset.query.insert(QStringLiteral("class"), all.value(QLatin1String("class")));
            preset.query.insert(QStringLiteral("against"),
                                query.against ? all.value(QLatin1String("against")) : QJsonValue::Null);
        }
    }
    if (parts.attention && state.model()) {
        preset.query.insert(QStringLiteral("attention"),
                            query.plan == state.trainedPlan() ? QJsonValue(QLatin1String(asTrained))
                                                              : all.value(QLatin1String("attention")));
    }
    if (parts.heads && query.heads > 0) {
        preset.query.insert(QStringLiteral("heads"), query.heads);
    }
    if (parts.look) {
        preset.look = toObject(state.look());
    }
    return preset;
}

AppliedPreset applied(const Preset& preset, const ViewState& state)
{
    const Query& now = state.query();
    Query base = now;
    base.heads = std::max(1, now.heads); // none before a model is open
    const JsonReader asked(completed(toObject(base, false), preset.query, presetQueryKeys()), preset.name);
    const JsonReader painted(completed(toObject(state.look()), preset.look, presetLookKeys()), preset.name);
    AppliedPreset result{queryFrom(asked), lookFrom(painted), {}};
    Query& query = result.query;
    query.plan = now.plan;
    if (!preset.query.contains(QLatin1String("heads"))) {
        query.heads = now.heads;
    }
    if (!state.model()) {
        return result;
    }
    if (preset.query.contains(QLatin1String("attention"))) {
        const QString words = asked.string("attention");
        query.plan = words == QLatin1String(asTrained) ? state.trainedPlan()
                                                       : planFor(state.model()->config, words, result.notes);
    }
    if (isOfOneModel(query.target) && query.target.value >= state.model()->config.numClasses.value) {
        result.notes << presetWords("The model has no class %1").arg(query.target.value);
        query.target = now.target;
    }
    return result;
}

} // namespace hydra::ui
