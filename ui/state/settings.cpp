// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/settings.h"

#include <QFileInfo>

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
    static const std::array<Row, 26> rows = {{
        {Setting::ColourMap, "look/colourMap", QStringLiteral("inferno")},
        {Setting::SignedColours, "look/signedColours", QStringLiteral("blue-red")},
        {Setting::Opacity, "look/opacity", 0.75},
        {Setting::Threshold, "look/threshold", 0.0},
        {Setting::Fade, "look/fade", true},
        {Setting::Smooth, "look/smooth", true},
        {Setting::LockRange, "look/lockRange", false},
        {Setting::SpareOutliers, "look/spareOutliers", false},
        {Setting::Method, "query/method", QStringLiteral("relevance")},
        {Setting::Theme, "window/theme", QStringLiteral("system")},
        {Setting::LastModel, "files/lastModel", QString()},
        {Setting::ModelAnswers, "files/modelAnswers", QStringList()},
        {Setting::RecentModels, "files/recentModels", QStringList()},
        {Setting::RecentSessions, "files/recentSessions", QStringList()},
        {Setting::RecentTrainings, "files/recentTrainings", QStringList()},
        {Setting::RecentPictures, "files/recentPictures", QStringList()},
        {Setting::LastImageFolder, "files/imageFolder", QString()},
        {Setting::LastModelFolder, "files/modelFolder", QString()},
        {Setting::WindowGeometry, "window/geometry", QByteArray()},
        {Setting::WindowState, "window/state", QByteArray()},
        {Setting::WalkGeometry, "walk/geometry", QByteArray()},
        {Setting::EmbeddingGeometry, "embedding/geometry", QByteArray()},
        {Setting::TrainingGeometry, "training/geometry", QByteArray()},
        {Setting::HelpGeometry, "help/geometry", QByteArray()},
        {Setting::TrainingAxis, "training/axis", 0},
        {Setting::MemoryLimit, "memory/limit", 0},
    }};
    const Row& row = rows[std::size_t(key)];
    Q_ASSERT(row.key == key);
    return row;
}

} // namespace

Settings::Settings(const QString& file)
    : m_store(file.isEmpty() ? std::make_unique<QSettings>()
                             : std::make_unique<QSettings>(file, QSettings::IniFormat))
{ }

QVariant Settings::value(Setting key) const
{
    const Row& row = rowOf(key);
    QVariant stored = m_store->value(QLatin1String(row.name), row.preset);
    // A text file knows strings only; what does not convert back to the default's type is as good as absent.
    return stored.convert(row.preset.metaType()) ? stored : row.preset;
}

QString Settings::folder() const
{
    return QFileInfo(m_store->fileName()).absolutePath();
}

void Settings::set(Setting key, const QVariant& value)
{
    m_store->setValue(QLatin1String(rowOf(key).name), value);
}

void Settings::remember(Setting key, const QString& entry, int count)
{
    QStringList list = get<QStringList>(key);
    list.removeAll(entry);
    list.prepend(entry);
    set(key, QStringList(list.mid(0, count)));
}

} // namespace hydra::ui
