// SPDX-License-Identifier: GPL-3.0-or-later
// The file of the user's own presets.
#include "ui/paint/format.h"
#include "ui/state/preset_json.h"
#include "ui/state/presets.h"
#include "ui/state/view_json.h"

#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QSaveFile>

#include <algorithm>
#include <utility>

namespace hydra::ui {

namespace {

constexpr int presetVersion = 1;
constexpr int mostPresets = 1000;
constexpr qint64 largestPresetFile = 4 << 20;
constexpr int mostBrokenFiles = 1000;
constexpr int waitForOtherMs = 2000; // another window that writes its presets
constexpr char presetFormat[] = "hydrascope-presets";

QStringList keysBeside(const QJsonObject& object, const QStringList& known)
{
    QStringList unknown;
    for (const QString& key : object.keys()) {
        if (!known.contains(key)) {
            unknown << key.left(40);
        }
    }
    return unknown;
}

QJsonObject presetObject(const Preset& preset)
{
    return {{QStringLiteral("name"), preset.name},
            {QStringLiteral("query"), preset.query},
            {QStringLiteral("look"), preset.look}};
}

// Throws where a setting could not be what it says; PLACE is the file and the number of the entry.
Preset presetFrom(const QJsonObject& object, const QString& place, QStringList& unknown)
{
    const JsonReader from(object, place);
    Preset preset;
    preset.name = from.string("name").trimmed();
    if (preset.name.isEmpty() || preset.name.size() > PresetStore::longestName) {
        from.refuse("name", QStringLiteral("1 to %1 characters").arg(PresetStore::longestName));
    }
    for (const char* part : {"query", "look"}) {
        if (from.has(part)) {
            (void)from.object(part);
        }
    }
    preset.query = object.value(QLatin1String("query")).toObject();
    preset.look = object.value(QLatin1String("look")).toObject();
    unknown = keysBeside(object, {QStringLiteral("name"), QStringLiteral("query"), QStringLiteral("look")})
        + keysBeside(preset.query, presetQueryKeys()) + keysBeside(preset.look, presetLookKeys());
    Query any;
    any.heads = 1;
    const QString named = place + QStringLiteral(" (%1)").arg(preset.name);
    const JsonReader query(completed(toObject(any, false), preset.query, presetQueryKeys()), named);
    (void)queryFrom(query);
    (void)query.string("attention");
    (void)lookFrom(JsonReader(completed(toObject(Look()), preset.look, presetLookKeys()), named));
    return preset;
}

} // namespace

PresetStore::PresetStore(const QString& folder)
    : m_folder(folder)
{ }

QString PresetStore::path() const
{
    return m_folder + QStringLiteral("/presets.json");
}

const Preset* PresetStore::find(const QString& name) const
{
    for (const QList<Preset>* list : {&builtInPresets(), &m_own}) {
        for (const Preset& preset : *list) {
            if (preset.name == name) {
                return &preset;
            }
        }
    }
    return nullptr;
}

QStringList PresetStore::load()
{
    return std::exchange(m_untold, {}) + read();
}

QStringList PresetStore::read()
{
    QFile file(path());
    if (m_folder.isEmpty() || !file.exists()) {
        m_read.clear();
        m_file = {};
        m_entries = {};
        m_own.clear();
        m_later = false;
        return {};
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return {presetWords("%1 cannot be read: %2").arg(path(), file.errorString())};
    }
    const QByteArray json = file.read(largestPresetFile + 1);
    file.close();
    if (!m_read.isNull() && json == m_read) {
        return {};
    }
    m_read = json.isEmpty() ? QByteArray("") : json; // an empty file is not one that was never read
    m_file = {};
    m_entries = {};
    m_own.clear();
    m_later = false;
    try {
        return parse(json);
    } catch (const Error& error) {
        const QString aside = setAside();
        m_later = aside.isEmpty(); // still there: not to be written over
        return {text(error.what())
                + (m_later ? QString()
                           : QStringLiteral(". ") + presetWords("The file is kept as %1.").arg(aside))};
    }
}

QStringList PresetStore::parse(const QByteArray& json)
{
    if (json.size() > largestPresetFile) {
        throw inputError(path().toStdString(), ": more than ", largestPresetFile, " bytes of presets");
    }
    QJsonParseError trouble;
    const QJsonDocument document = QJsonDocument::fromJson(json, &trouble);
    const JsonReader whole(document.object(), path());
    if (!document.isObject() || !whole.has("format")
        || whole.string("format") != QLatin1String(presetFormat)) {
        throw inputError(path().toStdString(), ": expected presets of Hydrascope (JSON with format \"",
                         presetFormat, "\")",
                         trouble.error != QJsonParseError::NoError
                             ? ": " + trouble.errorString().toStdString() + " at byte "
                                 + std::to_string(trouble.offset)
                             : std::string());
    }
    const int version = whole.whole("version", 1, 1'000'000);
    if (version > presetVersion) {
        m_later = true;
        return {presetWords(
                    "%1 was written by a later version: it is left as it is, and its presets are not shown.")
                    .arg(path())};
    }
    const QJsonArray entries = whole.array("presets", mostPresets);
    QStringList notes;
    QStringList unknown = keysBeside(document.object(),
                                     {QStringLiteral("format"), QStringLiteral("version"),
                                      QStringLiteral("program"), QStringLiteral("presets")});
    for (int i = 0; i < entries.size(); ++i) {
        QStringList here;
        try {
            const Preset preset =
                presetFrom(entries[i].toObject(), path() + presetWords(": preset %1").arg(i + 1), here);
            if (find(preset.name)) {
                notes << presetWords("%1: there are two presets %2").arg(path(), preset.name);
            } else {
                m_own << preset;
            }
        } catch (const Error& error) { // the others are good, and this one stays in the file
            notes << text(error.what());
        }
        unknown << here;
    }
    std::sort(m_own.begin(), m_own.end(), [](const Preset& a, const Preset& b) {
        return a.name.compare(b.name, Qt::CaseInsensitive) < 0;
    });
    unknown.removeDuplicates();
    if (!unknown.isEmpty()) {
        notes << presetWords("%1: not known here, and left alone: %2")
                     .arg(path(), unknown.mid(0, 5).join(QStringLiteral(", ")));
    }
    m_file = document.object();
    m_entries = entries;
    return notes;
}

QString PresetStore::setAside() const
{
    for (int i = 1; i <= mostBrokenFiles; ++i) {
        const QString name = QStringLiteral("presets-broken-%1.json").arg(i);
        if (QFile::rename(path(), m_folder + QLatin1Char('/') + name)) { // which replaces nothing
            return name;
        }
    }
    return {};
}

int PresetStore::rowOf(const QString& name) const
{
    for (int i = 0; i < m_entries.size(); ++i) {
        if (m_entries[i].toObject().value(QLatin1String("name")).toString().trimmed() == name) {
            return i;
        }
    }
    return -1;
}

// Reads what another window may have written meanwhile, changes it, and writes all of it.
template<class Change>
QString PresetStore::change(const Change& change)
{
    if (m_folder.isEmpty() || !QDir().mkpath(m_folder)) {
        return presetWords("There is no folder to keep presets in.");
    }
    QLockFile lock(path() + QStringLiteral(".lock"));
    if (!lock.tryLock(waitForOtherMs)) {
        return presetWords("%1 is being written by another window.").arg(path());
    }
    m_untold << read();
    if (m_later) {
        return presetWords("%1 is not this version's to change.").arg(path());
    }
    if (const QString refusal = change(m_entries); !refusal.isEmpty()) {
        return refusal;
    }
    QJsonObject whole = m_file;
    whole.insert(QStringLiteral("format"), QLatin1String(presetFormat));
    whole.insert(QStringLiteral("version"), presetVersion);
    whole.insert(QStringLiteral("program"), QStringLiteral(HYDRA_UI_VERSION));
    whole.insert(QStringLiteral("presets"), m_entries);
    const QByteArray json = QJsonDocument(whole).toJson();
    QSaveFile file(path()); // the old presets or the new ones, never half of them
    const bool saved = file.open(QIODevice::WriteOnly) && file.write(json) == json.size() && file.commit();
    const QString trouble =
        saved ? QString() : presetWords("%1 could not be written: %2").arg(path(), file.errorString());
    m_read.clear(); // what is there now counts, not what was meant
    m_untold << read();
    return trouble;
}

QString PresetStore::save(const Preset& preset)
{
    for (const Preset& shipped : builtInPresets()) {
        if (shipped.name == preset.name) {
            return presetWords("%1 comes with the program; take another name.").arg(preset.name);
        }
    }
    QStringList unknown;
    try {
        (void)presetFrom(presetObject(preset), path(), unknown);
    } catch (const Error& error) {
        return text(error.what());
    }
    return change([&](QJsonArray& entries) {
        const int row = rowOf(preset.name);
        if (row >= 0) {
            entries[row] = presetObject(preset);
        } else if (entries.size() >= mostPresets) {
            return presetWords("There are %1 presets already.").arg(mostPresets);
        } else {
            entries.append(presetObject(preset));
        }
        return QString();
    });
}

QString PresetStore::rename(const QString& from, const QString& to)
{
    const QString name = to.trimmed();
    if (name == from) {
        return {};
    }
    if (name.isEmpty() || name.size() > longestName) {
        return presetWords("A name has 1 to %1 characters.").arg(longestName);
    }
    if (find(name)) {
        return presetWords("There is a preset %1 already.").arg(name);
    }
    return change([&](QJsonArray& entries) {
        const int row = rowOf(from);
        if (row < 0 || rowOf(name) >= 0) {
            return presetWords("Another window has changed the presets.");
        }
        QJsonObject entry = entries[row].toObject();
        entry.insert(QStringLiteral("name"), name);
        entries[row] = entry;
        return QString();
    });
}

QString PresetStore::remove(const QString& name)
{
    return change([&](QJsonArray& entries) {
        if (const int row = rowOf(name); row >= 0) {
            entries.removeAt(row);
        }
        return QString();
    });
}

} // namespace hydra::ui
