// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/settings_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

namespace hydra::ui {

namespace {

constexpr qint64 largestSettings = 4 << 20;

// As QSettings finds it.
QString configFolder()
{
    const QString said = QFile::decodeName(qgetenv("XDG_CONFIG_HOME"));
    return QDir::home().absoluteFilePath(said.isEmpty() ? QStringLiteral(".config") : said);
}

} // namespace

QString settingsFolder()
{
    return configFolder() + QLatin1Char('/') + QCoreApplication::organizationName();
}

bool canBeLock(const QString& path)
{
    const QFileInfo there(path);
    return !there.exists() || there.isFile();
}

QString settingsInTheWay()
{
    const QString own = settingsFolder() + QLatin1Char('/') + QCoreApplication::applicationName();
    for (const QString& name : {own, settingsFolder()}) { // QSettings looks at the organisation's, too
        const QString file = name + QStringLiteral(".conf");
        if (!canBeLock(file) || QFileInfo(file).size() > largestSettings) {
            return file;
        }
        if (!canBeLock(file + QStringLiteral(".lock"))) {
            return file + QStringLiteral(".lock");
        }
    }
    return {};
}

std::unique_ptr<QSettings> userSettings()
{
    if (settingsInTheWay().isEmpty()) {
        return std::make_unique<QSettings>();
    }
    static const QTemporaryDir nowhere;
    return std::make_unique<QSettings>(nowhere.filePath(QStringLiteral("settings.ini")),
                                       QSettings::IniFormat);
}

} // namespace hydra::ui
