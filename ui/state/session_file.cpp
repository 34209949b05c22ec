// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/session_file.h"

#include "core/base/field_json.h"
#include "core/base/version.h"
#include "core/question/fields.h"
#include "ui/paint/format.h"
#include "ui/state/own_file.h"
#include "ui/state/sae_source.h"
#include "ui/state/view_json.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace hydra::ui {

namespace {

using nlohmann::json;

constexpr char sessionFormat[] = "hydrascope-session";
constexpr int formatVersion = 1;
constexpr int mostImages = 100'000;
constexpr std::size_t longestPlan = 65536;
constexpr std::size_t longestFilter = 1000;
constexpr std::size_t longestCommand = 65536;
constexpr std::size_t deepestSession = 32; // ours have seven levels

// Names in the file; they must not change.
constexpr std::pair<Library::Order, const char*> listOrders[]{
    {Library::Order::Opened, "opened"},
    {Library::Order::Name, "name"},
    {Library::Order::NameBackwards, "name-backwards"},
    {Library::Order::Newest, "newest"},
    {Library::Order::Likeliest, "likeliest"},
    {Library::Order::Unlikeliest, "unlikeliest"},
    {Library::Order::WrongFirst, "wrong-first"}};

constexpr std::pair<Narrowing::Kind, const char*> narrowings[]{{Narrowing::Kind::All, "all"},
                                                               {Narrowing::Kind::Wrong, "wrong"},
                                                               {Narrowing::Kind::Unsure, "unsure"},
                                                               {Narrowing::Kind::Confusion, "confusion"}};

template<class Words, class Value>
const char* wordIn(const Words& words, Value value)
{
    const auto found = std::find_if(std::begin(words), std::end(words),
                                    [value](const auto& each) { return each.first == value; });
    return found == std::end(words) ? std::begin(words)->second : found->second;
}

// EXPECTED lists the words.
template<class Words>
auto valueOf(const Words& words, JsonFields& object, const char* key, const char* expected)
{
    const std::string word = object.text(key);
    const auto found = std::find_if(std::begin(words), std::end(words),
                                    [&](const auto& each) { return word == each.second; });
    if (found == std::end(words)) {
        object.refuse(key, expected);
    }
    return found->first;
}

bool isOwn(const QString& path) // a built-in picture, or a shipped model's name
{
    return path.startsWith(QLatin1Char(':')) || !path.contains(QLatin1Char('/'));
}

json placed(const QString& path, const QDir& beside)
{
    if (isOwn(path)) {
        return {{"name", path.toStdString()}};
    }
    const QString absolute = QFileInfo(path).absoluteFilePath();
    return {{"path", beside.relativeFilePath(absolute).toStdString()}, {"absolute", absolute.toStdString()}};
}

// The file's current path: relative to the session, else its old absolute path; empty if neither exists.
QString found(JsonFields& file, const QDir& beside)
{
    if (file.has("name")) {
        const QString name = text(file.text("name"));
        return isOwn(name) ? name : (file.refuse("name", "a name, not a path"), QString());
    }
    const QString moved = QDir::cleanPath(beside.absoluteFilePath(text(file.text("path"))));
    const QString before = text(file.text("absolute"));
    return QFileInfo::exists(moved) ? moved : QFileInfo::exists(before) ? before : QString();
}

// Reads order, filter and narrowing of the list; files of earlier versions lack them.
void readArrangement(JsonFields& images, SessionFile& session)
{
    if (images.has("order")) {
        session.order =
            valueOf(listOrders, images, "order",
                    "opened, name, name-backwards, newest, likeliest, unlikeliest or wrong-first");
    }
    if (images.has("filter")) {
        session.filter = text(images.text("filter").substr(0, longestFilter));
    }
    if (images.has("only")) {
        JsonFields only = images.object("only");
        session.narrowing.kind = valueOf(narrowings, only, "kind", "all, wrong, unsure or confusion");
        if (session.narrowing.kind == Narrowing::Kind::Confusion) {
            session.narrowing.labelled = text(only.text("labelled").substr(0, longestFilter));
            session.narrowing.predicted = text(only.text("predicted").substr(0, longestFilter));
        }
    }
}

json narrowed(const Narrowing& to)
{
    json only{{"kind", wordIn(narrowings, to.kind)}};
    if (to.kind == Narrowing::Kind::Confusion) {
        only["labelled"] = to.labelled.toStdString();
        only["predicted"] = to.predicted.toStdString();
    }
    return only;
}

// Sorts the pictures into existing and missing ones; session.current counts only the existing ones.
void readImages(JsonFields images, const QDir& beside, ReadSession& read, const CancelToken& cancel)
{
    const std::int64_t current = images.whole("current", -1, mostImages);
    std::int64_t at = 0;
    for (const json& each : images.list("list", mostImages)) {
        cancel.check();
        JsonFields file(each, join(images.where(), ": ", at + 1));
        const QString path = found(file, beside);
        if (path.isEmpty()) {
            read.missing.append(text(file.text("absolute")));
        } else {
            read.session.images.append(path);
            if (at == current) {
                read.session.current = int(read.session.images.size()) - 1;
            }
        }
        ++at;
    }
}

// Also stores the target's file relative to the session.
void placeTarget(json& query, const ClassChoice& target, const QDir& beside)
{
    if (target.hasFile() && !target.path.empty()) {
        query["class"]["beside"] =
            beside.relativeFilePath(QFileInfo(text(target.path)).absoluteFilePath()).toStdString();
    }
}

void findTarget(JsonFields choice, ClassChoice& target, const QDir& beside)
{
    if (target.hasFile() && choice.has("beside")) {
        const QString moved = QDir::cleanPath(beside.absoluteFilePath(text(choice.text("beside"))));
        target.path = QFileInfo::exists(moved) ? moved.toStdString() : target.path;
    }
}

// A missing file keeps its name: opening it reports the error.
void readAutoencoder(JsonFields from, const QDir& beside, SessionFile& session)
{
    const QString file = found(from, beside);
    const QString stated = text(from.text("said"));
    session.sae = file.isEmpty() ? text(from.text("absolute")) : file;
    if (!stated.isEmpty()) {
        session.sae += QLatin1Char('#') + stated;
        if (splitSource(session.sae).second != stated) {
            from.refuse("said", "what the file does not say, as block=10,k=32");
        }
    }
    session.saeId = text(from.text("id"));
}

} // namespace

QByteArray toJson(const SessionFile& session, const QDir& beside)
{
    json model =
        session.program ? json{{"program", session.model.toStdString()}} : placed(session.model, beside);
    model["id"] = session.modelId.toStdString();
    model["said"] = json::object();
    writeFields(model["said"], overrideFields(), session.overrides);
    json list = json::array();
    for (const QString& path : session.images) {
        list.push_back(placed(path, beside));
    }
    json query = toObject(session.query, session.untrained);
    placeTarget(query, session.query.target, beside);
    json whole{{"format", sessionFormat},
               {"version", formatVersion},
               {"program", version()},
               {"model", std::move(model)},
               {"images",
                {{"list", std::move(list)},
                 {"current", session.current},
                 {"id", session.imageId.toStdString()},
                 {"order", wordIn(listOrders, session.order)},
                 {"filter", session.filter.toStdString()}}},
               {"query", std::move(query)},
               {"look", toObject(session.look)},
               {"layout", session.layout.is_object() ? session.layout : json::object()},
               {"window", ""}}; // required by versions before "layout"
    if (session.narrowing.kind != Narrowing::Kind::All) {
        whole["images"]["only"] = narrowed(session.narrowing);
    }
    if (!session.sae.isEmpty()) {
        const auto [file, stated] = splitSource(session.sae);
        whole["autoencoder"] = placed(file, beside);
        whole["autoencoder"]["id"] = session.saeId.toStdString();
        whole["autoencoder"]["said"] = stated.toStdString();
    }
    if (!session.preview.isEmpty()) {
        whole["preview"] = session.preview.toBase64().toStdString();
    }
    return QByteArray::fromStdString(whole.dump(1, ' ', false, json::error_handler_t::replace) + '\n');
}

ReadSession sessionFrom(const QByteArray& bytes, const QDir& beside, const QString& name,
                        const CancelToken& cancel)
{
    JsonFields whole = ownFile(bytes, name, sessionFormat, "a session", {mostSessionBytes, deepestSession});
    if (const auto version = whole.whole("version", 1, 1'000'000); version > formatVersion) {
        throw inputError("%1: written by a later version (format %2); this one reads up to %3", whole.where(),
                         version, formatVersion);
    }
    ReadSession read;
    SessionFile& session = read.session;
    JsonFields model = whole.object("model");
    session.program = model.has("program");
    session.model =
        session.program ? text(model.text("program").substr(0, longestCommand)) : found(model, beside);
    read.modelMissing = session.model.isEmpty();
    if (read.modelMissing && !session.program) {
        session.model = text(model.text("absolute"));
    }
    session.modelId = text(model.text("id"));
    JsonFields fields = model.object("said");
    readFields(fields, overrideFields(), session.overrides);
    if (whole.has("autoencoder")) {
        readAutoencoder(whole.object("autoencoder"), beside, session);
    }
    JsonFields images = whole.object("images");
    session.imageId = text(images.text("id"));
    readArrangement(images, session);
    readImages(std::move(images), beside, read, cancel);
    JsonFields query = whole.object("query");
    session.query = queryFrom(query);
    findTarget(query.object("class"), session.query.target, beside);
    session.untrained = query.flag("untrained");
    session.query.plan = {}; // parsed from its text once the model's depth is known
    session.planText = text(query.text("attention").substr(0, longestPlan));
    session.look = lookFrom(whole.object("look"));
    if (whole.has("layout")) {
        session.layout = whole.object("layout").all();
    }
    // QMainWindow state bytes from the first versions: not passed to Qt, which does not validate them.
    read.olderLayout = whole.has("window") && !whole.text("window").empty() && session.layout.empty();
    return read;
}

} // namespace hydra::ui
