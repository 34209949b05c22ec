// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/session_file.h"

#include "core/base/json.h"
#include "core/question/fields.h"
#include "ui/paint/format.h"
#include "ui/state/field_json.h"
#include "ui/state/view_json.h"

#include <QFileInfo>

namespace hydra::ui {

namespace {

constexpr int formatVersion = 1;
constexpr int mostImages = 100'000;
constexpr std::size_t deepest = 32; // ours have seven levels

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
    QJsonObject said;
    writeFields(said, overrideFields(), session.overrides);
    model.insert(QStringLiteral("said"), said);
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
    readFields(model.object("said"), overrideFields(), session.overrides);
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
