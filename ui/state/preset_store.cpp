// SPDX-License-Identifier: GPL-3.0-or-later
// The file of the user's own presets.
#include "core/base/message.h"
#include "core/base/regular_file.h"
#include "core/base/version.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/data_file.h"
#include "ui/state/own_file.h"
#include "ui/state/preset_json.h"
#include "ui/state/presets.h"
#include "ui/state/settings_file.h"
#include "ui/state/view_json.h"

#include <QDir>
#include <QFile>
#include <QLockFile>

#include <algorithm>
#include <utility>

namespace hydra::ui {

namespace {

using nlohmann::json;

constexpr int presetVersion = 1;
constexpr std::size_t mostPresets = 1000;
constexpr std::size_t deepestPresets = 32; // ours have four levels
constexpr qint64 largestPresetFile = 4 << 20;
constexpr int mostBrokenFiles = 1000;
constexpr int waitForOtherMs = 2000; // waiting time while another window writes presets
constexpr char presetFormat[] = "hydrascope-presets";

QStringList keysBeside(const json& object, const Keys& known)
{
    QStringList unknown;
    for (const auto& entry : object.items()) {
        if (std::find(known.begin(), known.end(), entry.key()) == known.end()) {
            unknown << text(entry.key()).left(40);
        }
    }
    return unknown;
}

json presetObject(const Preset& preset)
{
    const auto part = [](const json& value) { return value.is_null() ? json::object() : value; };
    return {{"name", preset.name.toStdString()}, {"query", part(preset.query)}, {"look", part(preset.look)}};
}

// The name of ENTRY, any JSON value; "" if it has none.
QString presetNameOf(const json& entry)
{
    const auto name = entry.is_object() ? entry.find("name") : entry.end();
    return name != entry.end() && name->is_string() ? text(name->get<std::string>()).trimmed() : QString();
}

// Throws Error{Input} if a setting has an invalid value; PLACE is the file and the entry's number.
Preset presetFrom(const json& object, const std::string& place, QStringList& unknown)
{
    JsonFields from(object, place);
    Preset preset;
    preset.name = text(from.text("name")).trimmed();
    if (preset.name.isEmpty() || preset.name.size() > PresetStore::longestName) {
        from.refuse("name", message("1 to %1 characters", PresetStore::longestName));
    }
    preset.query = from.child("query").all();
    preset.look = from.child("look").all();
    unknown = keysBeside(object, {"name", "query", "look"}) + keysBeside(preset.query, presetQueryKeys())
        + keysBeside(preset.look, presetLookKeys());
    PictureAsk any;
    any.heads = 1;
    const std::string named = join(place, " (", preset.name.toStdString(), ")");
    JsonFields query(completed(toObject(any, false), preset.query, presetQueryKeys()), named);
    (void)queryFrom(query);
    (void)query.text("attention");
    (void)lookFrom({completed(toObject(Look()), preset.look, presetLookKeys()), named});
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

void PresetStore::forgetFile()
{
    m_read.clear();
    m_file = json::object();
    m_entries = json::array();
    m_own.clear();
    m_later = false;
    m_unread = false;
}

QStringList PresetStore::read()
{
    if (m_folder.isEmpty() || !QFile::exists(path())) {
        forgetFile();
        return {};
    }
    QByteArray bytes;
    try {
        const RegularFile file(QFile::encodeName(path()).toStdString());
        bytes.resize(qsizetype(std::min<std::uint64_t>(file.stamp().size, largestPresetFile + 1)));
        file.read(bytes.data(), std::size_t(bytes.size()), 0);
    } catch (const Error& error) {
        forgetFile();
        m_unread = true;
        return {spoken(error)};
    }
    if (!m_read.isNull() && bytes == m_read) {
        return {};
    }
    forgetFile();
    m_read = bytes.isEmpty() ? QByteArray("") : bytes; // not null: an empty file was read, too
    try {
        return parse(bytes);
    } catch (const Error& error) {
        const QString aside = setAside();
        m_later = aside.isEmpty(); // still there: must not be overwritten
        return {spoken(error)
                + (m_later ? QString()
                           : QStringLiteral(". ") + presetWords("The file is kept as %1.").arg(aside))};
    }
}

QStringList PresetStore::parse(const QByteArray& bytes)
{
    JsonFields whole =
        ownFile(bytes, path(), presetFormat, "presets", {std::size_t(largestPresetFile), deepestPresets});
    const auto version = whole.whole("version", 1, 1'000'000);
    if (version > presetVersion) {
        m_later = true;
        return {
            presetWords(
                "%1 was written by a later version: it was left unchanged, and its presets are not shown.")
                .arg(path())};
    }
    const json entries = whole.list("presets", mostPresets);
    QStringList notes;
    QStringList unknown = keysBeside(whole.all(), {"format", "version", "program", "presets"});
    for (std::size_t i = 0; i < entries.size(); ++i) {
        QStringList here;
        try {
            const Preset preset =
                presetFrom(entries[i], (path() + presetWords(": preset %1").arg(i + 1)).toStdString(), here);
            if (find(preset.name)) {
                notes << presetWords("%1: there are two presets %2").arg(path(), preset.name);
            } else {
                m_own << preset;
            }
        } catch (const Error& error) { // the others are loaded, and this one stays in the file
            notes << spoken(error);
        }
        unknown << here;
    }
    std::sort(m_own.begin(), m_own.end(), [](const Preset& a, const Preset& b) {
        return a.name.compare(b.name, Qt::CaseInsensitive) < 0;
    });
    unknown.removeDuplicates();
    if (!unknown.isEmpty()) {
        notes << presetWords("%1: unknown settings, left unchanged: %2")
                     .arg(path(), unknown.mid(0, 5).join(QStringLiteral(", ")));
    }
    m_file = whole.all();
    m_entries = entries;
    return notes;
}

QString PresetStore::setAside() const
{
    for (int i = 1; i <= mostBrokenFiles; ++i) {
        const QString name = QStringLiteral("presets-broken-%1.json").arg(i);
        if (QFile::rename(path(), m_folder + QLatin1Char('/') + name)) { // rename() never overwrites
            return name;
        }
    }
    return {};
}

int PresetStore::rowOf(const QString& name) const
{
    const auto entry = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const json& each) { return presetNameOf(each) == name; });
    return entry == m_entries.end() ? -1 : int(entry - m_entries.begin());
}

// Reads the file again, as another window may have written it, changes it, and writes all of it.
template<class Change>
QString PresetStore::change(const Change& change)
{
    if (m_folder.isEmpty() || !QDir().mkpath(m_folder)) {
        return presetWords("There is no folder to keep presets in.");
    }
    QLockFile lock(path() + QStringLiteral(".lock"));
    if (!canBeLock(lock.fileName()) || !lock.tryLock(waitForOtherMs)) {
        return presetWords("%1 is being written by another window.").arg(path());
    }
    const QStringList notes = read();
    if (m_unread) {
        return notes.join(QLatin1Char(' '));
    }
    m_untold << notes;
    if (m_later) {
        return presetWords("This version cannot change %1.").arg(path());
    }
    if (const QString refusal = change(m_entries); !refusal.isEmpty()) {
        return refusal;
    }
    json whole = m_file;
    whole["format"] = presetFormat;
    whole["version"] = presetVersion;
    whole["program"] = version();
    whole["presets"] = m_entries;
    const QByteArray bytes =
        QByteArray::fromStdString(whole.dump(4, ' ', false, json::error_handler_t::replace) + '\n');
    const QString trouble = writeWhole(path(), bytes);
    m_read.clear(); // read back what the file holds now
    m_untold << read();
    return trouble;
}

QString PresetStore::save(const Preset& preset)
{
    for (const Preset& shipped : builtInPresets()) {
        if (shipped.name == preset.name) {
            return presetWords("%1 comes with the program; choose another name.").arg(preset.name);
        }
    }
    QStringList unknown;
    try {
        (void)presetFrom(presetObject(preset), path().toStdString(), unknown);
    } catch (const Error& error) {
        return spoken(error);
    }
    return change([&](json& entries) {
        const int row = rowOf(preset.name);
        if (row >= 0) {
            entries[std::size_t(row)] = presetObject(preset);
        } else if (entries.size() >= mostPresets) {
            return presetWords("There are %1 presets already.").arg(mostPresets);
        } else {
            entries.push_back(presetObject(preset));
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
    return change([&](json& entries) {
        const int row = rowOf(from);
        if (row < 0 || rowOf(name) >= 0) {
            return presetWords("Another window has changed the presets.");
        }
        entries[std::size_t(row)]["name"] = name.toStdString();
        return QString();
    });
}

QString PresetStore::remove(const QString& name)
{
    return change([&](json& entries) {
        if (const int row = rowOf(name); row >= 0) {
            entries.erase(std::size_t(row));
        }
        return QString();
    });
}

} // namespace hydra::ui
