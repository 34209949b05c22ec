// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/argument_check.h"

#include "core/base/nearest.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QLibraryInfo>
#include <QPluginLoader>
#include <QStringList>

#include <algorithm>
#include <string>
#include <vector>

namespace hydra::app {

namespace {

// Returns "; did you mean xcb?"; empty if no word is similar.
QString meant(const QString& found, const QStringList& words)
{
    std::vector<std::string> names;
    for (const QString& word : words) {
        names.push_back(word.toStdString());
    }
    QStringList near;
    for (const std::string& name : nearest(found.toStdString(), names)) {
        near.append(QString::fromStdString(name));
    }
    return near.isEmpty()
        ? QString()
        : QCoreApplication::translate("window", "; did you mean %1?").arg(near.join(QStringLiteral(", ")));
}

QString expectedOneOf(const QString& option, const QStringList& words, const QString& found)
{
    return QCoreApplication::translate("window", "%1: expected one of %2; got '%3'")
               .arg(option, words.join(QStringLiteral(", ")), found)
        + meant(found, words);
}

// Parses "wayland;xcb:arguments".
QStringList wantedPlatforms(int argc, char** argv)
{
    QByteArray platform = qgetenv("QT_QPA_PLATFORM");
    for (int i = 1; i + 1 < argc; ++i) {
        const QByteArray word = argv[i];
        if (word == "-platform" || word == "--platform") {
            platform = argv[i + 1];
        }
    }
    QStringList names;
    for (const QString& each : QString::fromLocal8Bit(platform).split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
        names.append(each.section(QLatin1Char(':'), 0, 0).toLower());
    }
    return names;
}

// Reads the plugins' names from their metadata, without loading them.
QStringList platformsIn(const QString& folder)
{
    QStringList names;
    const QDir plugins(folder);
    for (const QString& file : plugins.entryList(QDir::Files)) {
        const QJsonObject about = QPluginLoader(plugins.filePath(file)).metaData();
        for (const QJsonValue key :
             about.value(QLatin1String("MetaData")).toObject().value(QLatin1String("Keys")).toArray()) {
            names.append(key.toString().toLower());
        }
    }
    return names;
}

} // namespace

QString missingPlatform(int argc, char** argv)
{
    const QStringList wanted = wantedPlatforms(argc, argv);
    if (wanted.isEmpty()) {
        return {};
    }
    const QCoreApplication here(argc, argv); // a file beside the program may say where the plugins are
    QStringList folders = QCoreApplication::libraryPaths();
    for (QString& folder : folders) {
        folder += QStringLiteral("/platforms");
    }
    folders << qEnvironmentVariable("QT_QPA_PLATFORM_PLUGIN_PATH");
    for (int i = 1; i + 1 < argc; ++i) {
        if (QByteArray(argv[i]).endsWith("-platformpluginpath")) {
            folders << QString::fromLocal8Bit(argv[i + 1]);
        }
    }
    QStringList known;
    for (const QString& folder : folders) {
        known += folder.isEmpty() ? QStringList() : platformsIn(folder);
    }
    known.sort();
    known.removeDuplicates();
    const bool there =
        std::any_of(wanted.begin(), wanted.end(), [&](const QString& each) { return known.contains(each); });
    return there ? QString()
                 : expectedOneOf(QStringLiteral("-platform"), known, wanted.join(QLatin1Char(';')));
}

} // namespace hydra::app
