// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/session_file.h"

#include "core/base/json.h"
#include "ui/paint/format.h"
#include "ui/state/view_json.h"

#include <QFileInfo>

namespace hydra::ui {

namespace {

constexpr int formatVersion = 1;
constexpr int mostImages = 100'000;
constexpr std::size_t deepest = 32; // ours have seven levels
constexpr double largestMean = 1e6;

const Names<Activation> activations{
    {"gelu", Activation::Gelu}, {"quick-gelu", Activation::QuickGelu}, {"gelu-tanh", Activation::GeluTanh}};
const Names<Pool> pools{{"token", Pool::Token}, {"avg", Pool::Average}, {"token+avg", Pool::TokenAndAverage}};
const Names<Interpolation> interpolations{{"bicubic", Interpolation::Bicubic},
                                          {"bilinear", Interpolation::Bilinear}};
const Names<CropMode> cropModes{{"center", CropMode::Center}, {"squash", CropMode::Squash}};
const Names<WeightSet> weightSets{{"ema", WeightSet::Averaged}, {"model", WeightSet::Trained}};

bool isOwn(const QString& path) // a picture of the program's, or a shipped model's name
{
    return path.startsWith(QLatin1Char(':')) || !path.contains(QLatin1Char('/'));
}

QJsonObject placed(const QString& path, const QDir& beside)
{
    if (isOwn(path)) {
        return {{QStringLiteral("name"), path}};
    }
    const QString absolute = QFileInfo(path).absoluteFilePath();
    return {{QStringLiteral("path"), beside.relativeFilePath(absolute)},
            {QStringLiteral("absolute"), absolute}};
}

// Where the file is now: beside the session as before, else where it was. Empty when it is at neither place.
QString found(const JsonReader& file, const QDir& beside)
{
    if (file.has("name")) {
        const QString name = file.string("name");
        return isOwn(name) ? name : (file.refuse("name", "a name, not a path"), QString());
    }
    const QString moved = QDir::cleanPath(beside.absoluteFilePath(file.string("path")));
    const QString before = file.string("absolute");
    return QFileInfo::exists(moved) ? moved : QFileInfo::exists(before) ? before : QString();
}

QJsonObject toObject(const ModelOverrides& o)
{
    QJsonObject json;
    const auto put = [&json](const char* key, const auto& value) {
        if (value) {
            json.insert(QLatin1String(key), *value);
        }
    };
    const auto putName = [&json](const char* key, const auto& value, const auto& names) {
        if (value) {
            json.insert(QLatin1String(key), nameOf(names, *value));
        }
    };
    const auto putList = [&json](const char* key, const auto& values) {
        if (values) {
            QJsonArray list;
            for (const auto& value : *values) {
                list.append(value);
            }
            json.insert(QLatin1String(key), list);
        }
    };
    put("num_heads", o.numHeads);
    put("patch_size", o.patchSize);
    put("image_height", o.imageSize);
    put("image_width", o.imageWidth);
    put("norm_eps", o.normEps);
    put("crop", o.cropFraction);
    putName("activation", o.activation, activations);
    putName("pool", o.pool, pools);
    putName("interpolation", o.interpolation, interpolations);
    putName("crop_mode", o.cropMode, cropModes);
    putName("weights", o.weights, weightSets);
    putList("mean", o.mean);
    putList("std", o.std);
    putList("trained_heads", o.trainedHeads);
    if (o.labels) {
        json.insert(QStringLiteral("labels"), text(*o.labels));
    }
    if (o.architecture) {
        json.insert(QStringLiteral("architecture"), text(*o.architecture));
    }
    return json;
}

// LOW alone is not allowed.
std::array<double, 3> tripleFrom(const JsonReader& from, const char* key, double low)
{
    const QJsonArray list = from.array(key, 3);
    std::array<double, 3> triple{};
    for (qsizetype i = 0; i < 3; ++i) {
        const QJsonValue value = list.size() == 3 ? list[i] : QJsonValue();
        const double number = value.toDouble(low);
        if (!(number > low && number <= largestMean)) {
            from.refuse(key, QStringLiteral("three numbers above %1, up to %2").arg(low).arg(largestMean));
        }
        triple[static_cast<std::size_t>(i)] = number;
    }
    return triple;
}

std::vector<int> headsFrom(const JsonReader& from, const char* key)
{
    constexpr int most = 4096;
    std::vector<int> heads;
    for (const QJsonValue& value : from.array(key, most)) {
        heads.push_back(value.toInt());
        if (heads.back() < 1 || heads.back() > most) {
            from.refuse(key, QStringLiteral("whole numbers from 1 to %1").arg(most));
        }
    }
    return heads;
}

ModelOverrides overridesFrom(const JsonReader& from)
{
    ModelOverrides o;
    const auto whole = [&](const char* key, int high) {
        return from.has(key) ? std::optional(from.whole(key, 1, high)) : std::nullopt;
    };
    const auto number = [&](const char* key, double low, double high) {
        return from.has(key) ? std::optional(from.number(key, low, high)) : std::nullopt;
    };
    const auto named = [&](const char* key, const auto& names) {
        return from.has(key) ? std::optional(from.named(key, names)) : std::nullopt;
    };
    o.numHeads = whole("num_heads", 4096);
    o.patchSize = whole("patch_size", 1024);
    o.imageSize = whole("image_height", 16384);
    o.imageWidth = whole("image_width", 16384);
    o.normEps = number("norm_eps", 1e-12, 1.0);
    o.cropFraction = number("crop", 0.05, 1.0);
    o.activation = named("activation", activations);
    o.pool = named("pool", pools);
    o.interpolation = named("interpolation", interpolations);
    o.cropMode = named("crop_mode", cropModes);
    o.weights = named("weights", weightSets);
    if (from.has("mean")) {
        o.mean = tripleFrom(from, "mean", -largestMean);
    }
    if (from.has("std")) {
        o.std = tripleFrom(from, "std", 0);
    }
    if (from.has("trained_heads")) {
        o.trainedHeads = headsFrom(from, "trained_heads");
    }
    if (from.has("labels")) {
        o.labels = from.string("labels").toStdString();
    }
    if (from.has("architecture")) {
        o.architecture = from.string("architecture").toStdString();
    }
    return o;
}

// Pictures that are there; the others by name. What stands before the current one and is gone moves it up.
void readImages(const JsonReader& images, const QDir& beside, const QString& place, ReadSession& read,
                const CancelToken& cancel)
{
    const int current = images.whole("current", -1, mostImages);
    const QJsonArray list = images.array("list", mostImages);
    for (int i = 0; i < int(list.size()); ++i) {
        cancel.check();
        const JsonReader file(list[i].toObject(), place + QStringLiteral(": images: %1").arg(i + 1));
        const QString path = found(file, beside);
        if (path.isEmpty()) {
            read.missing.append(file.string("absolute"));
            continue;
        }
        read.session.images.append(path);
        if (i == current) {
            read.session.current = int(read.session.images.size()) - 1;
        }
    }
}

} // namespace

QByteArray toJson(const SessionFile& session, const QDir& beside)
{
    QJsonObject model = placed(session.model, beside);
    model.insert(QStringLiteral("id"), session.modelId);
    model.insert(QStringLiteral("said"), toObject(session.overrides));
    QJsonArray list;
    for (const QString& path : session.images) {
        list.append(placed(path, beside));
    }
    const QJsonObject json{{QStringLiteral("format"), QStringLiteral("hydrascope-session")},
                           {QStringLiteral("version"), formatVersion},
                           {QStringLiteral("program"), QStringLiteral(HYDRA_UI_VERSION)},
                           {QStringLiteral("model"), model},
                           {QStringLiteral("images"),
                            QJsonObject{{QStringLiteral("list"), list},
                                        {QStringLiteral("current"), session.current},
                                        {QStringLiteral("id"), session.imageId}}},
                           {QStringLiteral("query"), toObject(session.query, session.untrained)},
                           {QStringLiteral("look"), toObject(session.look)},
                           {QStringLiteral("layout"), session.layout},
                           {QStringLiteral("window"), QString()}}; // versions before "layout" want it
    return QJsonDocument(json).toJson();
}

ReadSession sessionFrom(const QByteArray& json, const QDir& beside, const QString& name,
                        const CancelToken& cancel)
{
    if (json.size() > mostSessionBytes) {
        throw inputError(name.toStdString(), ": a session of ", json.size(), " bytes; at most ",
                         mostSessionBytes);
    }
    if (jsonDepth({json.constData(), std::size_t(json.size())}) > deepest) {
        throw inputError(name.toStdString(), ": nested deeper than the ", deepest,
                         " levels that a session may have");
    }
    QJsonParseError trouble;
    const QJsonDocument document = QJsonDocument::fromJson(json, &trouble);
    const JsonReader whole(document.object(), name);
    if (!document.isObject() || !whole.has("format")
        || whole.string("format") != QLatin1String("hydrascope-session")) {
        throw inputError(name.toStdString(),
                         ": expected a session of Hydrascope (JSON with format "
                         "\"hydrascope-session\")",
                         trouble.error != QJsonParseError::NoError
                             ? ": " + trouble.errorString().toStdString() + " at byte "
                                 + std::to_string(trouble.offset)
                             : std::string());
    }
    const int version = whole.whole("version", 1, 1'000'000);
    if (version > formatVersion) {
        throw inputError(name.toStdString(), ": written by a later version (format ", version,
                         "); this one reads up to ", formatVersion);
    }
    ReadSession read;
    SessionFile& session = read.session;
    const JsonReader model = whole.object("model");
    session.model = found(model, beside);
    read.modelMissing = session.model.isEmpty();
    if (read.modelMissing) {
        session.model = model.string("absolute");
    }
    session.modelId = model.string("id");
    session.overrides = overridesFrom(model.object("said"));
    const JsonReader images = whole.object("images");
    session.imageId = images.string("id");
    readImages(images, beside, name, read, cancel);
    const JsonReader query = whole.object("query");
    session.query = queryFrom(query);
    session.untrained = query.flag("untrained");
    const std::string plan = query.string("attention").left(65536).toStdString();
    session.query.plan = {}; // made from its text when the model's depth is known
    session.planText = text(plan);
    session.look = lookFrom(whole.object("look"));
    if (whole.has("layout")) {
        (void)whole.object("layout");
        session.layout = document.object().value(QLatin1String("layout")).toObject();
    }
    // Bytes of QMainWindow's, of the first versions: Qt believes them, so they are not handed to it.
    read.olderLayout = whole.has("window") && !whole.string("window").isEmpty() && session.layout.isEmpty();
    return read;
}

} // namespace hydra::ui
