// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/settings.h"

#include "core/explain/map.h"
#include "core/paint/look_fields.h"
#include "ui/paint/format.h"
#include "ui/state/setting_names.h"
#include "ui/state/settings_file.h"
#include "ui/state/settings_store.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace hydra::ui {

namespace {

struct Row
{
    Setting key;
    const char* name;
    QVariant preset;
};

const Row& rowOf(Setting key)
{
    static const std::array<Row, 30> rows = {{
        {Setting::Method, "query/method", QString::fromLatin1(defaultMethod())},
        {Setting::Theme, themeSetting, QStringLiteral("system")},
        {Setting::LastModel, "files/lastModel", QString()},
        {Setting::ModelAnswers, "files/modelAnswers", QStringList()},
        {Setting::RecentModels, "files/recentModels", QStringList()},
        {Setting::RecentSessions, "files/recentSessions", QStringList()},
        {Setting::RecentTrainings, "files/recentTrainings", QStringList()},
        {Setting::RecentPictures, recentPicturesSetting, QStringList()},
        {Setting::KnownFolders, "files/knownFolders", QStringList()},
        {Setting::LastImageFolder, "files/imageFolder", QString()},
        {Setting::LastModelFolder, "files/modelFolder", QString()},
        {Setting::ModelFolders, "files/modelFolders", QStringList()},
        {Setting::LastVideoFolder, "files/videoFolder", QString()},
        {Setting::WindowGeometry, geometrySetting, QByteArray()},
        {Setting::WindowState, "window/state", QByteArray()},
        {Setting::Predictor, "predictor/command", QString()},
        {Setting::PlacesApart, "window/placesApart", QStringList()},
        {Setting::TrainingAxis, "training/axis", 0},
        {Setting::MemoryLimit, "memory/limit", 0},
        {Setting::Vocabulary, "files/vocabulary", QString()},
        {Setting::WordList, "files/wordList", QString()},
        {Setting::Language, languageSetting, QStringLiteral("system")},
        {Setting::StartModel, "start/model", QString()},
        {Setting::StartMethod, "start/method", QString()},
        {Setting::Threads, "computing/threads", 0},
        {Setting::FigureWidth, "figure/widthMm", 174.0},
        {Setting::FigureDpi, "figure/dpi", 300},
        {Setting::FigurePoints, "figure/fontPt", 7.0},
        {Setting::Motion, "window/motion", QStringLiteral("system")},
        {Setting::TourAnswered, "tour/answered", false},
    }};
    const Row& row = rows[std::size_t(key)];
    Q_ASSERT(row.key == key);
    return row;
}

QString lookName(const FieldRule& field)
{
    return QLatin1String("look/") + QLatin1String(field.key);
}

// "walkWindow" becomes "walk/geometry".
QString placeName(const QString& window)
{
    static const QRegularExpression kind(QStringLiteral("(Window|Dialog)$"));
    return QString(window).remove(kind) + QLatin1String("/geometry");
}

// A field's name in versions without a table of looks; null if it is unchanged.
const char* earlierName(std::string_view key)
{
    static constexpr std::pair<const char*, const char*> names[]{{"colours", "look/colourMap"},
                                                                 {"signed_colours", "look/signedColours"},
                                                                 {"lock_range", "look/lockRange"},
                                                                 {"spare_outliers", "look/clipOutliers"}};
    const auto found =
        std::find_if(std::begin(names), std::end(names), [&](const auto& each) { return key == each.first; });
    return found == std::end(names) ? nullptr : found->second;
}

} // namespace

Settings::Settings(const QString& file)
    : m_store(std::make_unique<SettingsStore>(
        file.isEmpty() ? userSettings() : std::make_unique<QSettings>(file, QSettings::IniFormat)))
    , m_folder(file.isEmpty() ? settingsFolder() : QFileInfo(m_store->path()).absolutePath())
{ }

Settings::~Settings() = default; // SettingsStore is complete here

QVariant Settings::value(Setting key) const
{
    const Row& row = rowOf(key);
    QVariant stored = m_store->value(QLatin1String(row.name), row.preset);
    // A text file holds only strings; a value that does not convert to the default's type counts as absent.
    return stored.convert(row.preset.metaType()) ? stored : row.preset;
}

QString Settings::folder() const
{
    return m_folder;
}

void Settings::set(Setting key, const QVariant& value)
{
    m_store->set(QLatin1String(rowOf(key).name), value);
}

void Settings::forget(Setting key)
{
    m_store->set(QLatin1String(rowOf(key).name), {});
}

QByteArray Settings::place(const QString& window) const
{
    return m_store->value(placeName(window)).toByteArray();
}

void Settings::setPlace(const QString& window, const QByteArray& place)
{
    m_store->set(placeName(window), place);
}

paint::Look Settings::look() const
{
    paint::Look look;
    for (const auto& field : paint::lookFields()) {
        QVariant stored = m_store->value(lookName(field));
        if (const char* earlier = earlierName(field.key); earlier && !stored.isValid()) {
            stored = m_store->value(QLatin1String(earlier));
        }
        if (const auto value = field.fromText(stored.toString().toStdString())) {
            field.set(look, value);
        }
    }
    return look;
}

void Settings::setLook(const paint::Look& look)
{
    for (const auto& field : paint::lookFields()) {
        m_store->set(lookName(field), text(fieldText(*field.get(look))));
    }
}

void Settings::remember(Setting key, const QString& entry, int count)
{
    QStringList list = get<QStringList>(key);
    list.removeAll(entry);
    list.prepend(entry);
    set(key, QStringList(list.mid(0, count)));
}

} // namespace hydra::ui
