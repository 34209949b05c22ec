// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/argument_check.h"

#include "app/start/window_options.h"
#include "core/base/nearest.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QLibraryInfo>
#include <QPluginLoader>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace hydra::app {

namespace {

constexpr const char* wordLists[] = {"theme", "language", "precision", "sae-code"};

// "; did you mean --method?", or nothing.
QString meant(const QString& found, const QStringList& words, const QString& before = {})
{
    std::vector<std::string> names;
    for (const QString& word : words) {
        names.push_back(word.toStdString());
    }
    QStringList near;
    for (const std::string& name : nearest(found.toStdString(), names)) {
        near.append(before + QString::fromStdString(name));
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

// "wayland;xcb:arguments"
QStringList wantedPlatforms(int argc, char** argv)
{
    QByteArray said = qgetenv("QT_QPA_PLATFORM");
    for (int i = 1; i + 1 < argc; ++i) {
        const QByteArray word = argv[i];
        if (word == "-platform" || word == "--platform") {
            said = argv[i + 1];
        }
    }
    QStringList names;
    for (const QString& each : QString::fromLocal8Bit(said).split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
        names.append(each.section(QLatin1Char(':'), 0, 0).toLower());
    }
    return names;
}

// A plugin says its names without being loaded.
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

QString wrongWord(const QCommandLineParser& parser)
{
    for (const WindowOption& option : windowOptions()) {
        const QString name = QString::fromUtf8(option.name);
        const QStringList words = QString::fromUtf8(option.value).split(QLatin1Char('|'));
        const bool listed = std::any_of(std::begin(wordLists), std::end(wordLists),
                                        [&](const char* each) { return name == QLatin1String(each); });
        const QString found = parser.value(name);
        const bool fits =
            words.contains(found) || (name == QLatin1String("language") && found == QLatin1String("pseudo"));
        if (listed && parser.isSet(name) && !fits) {
            return expectedOneOf(QStringLiteral("--") + name, words, found);
        }
        if (name == QLatin1String("screenshot") && parser.isSet(name) && found.isEmpty()) {
            // else a window that nobody sees stays for ever
            return QCoreApplication::translate("window", "--screenshot: expected the name of a file");
        }
    }
    return {};
}

QString unknownOption(const QCommandLineParser& parser)
{
    const QStringList unknown = parser.unknownOptionNames();
    if (unknown.isEmpty()) {
        return {};
    }
    QStringList known{QStringLiteral("help"), QStringLiteral("version")};
    for (const WindowOption& option : windowOptions()) {
        known.append(QString::fromUtf8(option.name));
    }
    return QCoreApplication::translate("window", "unknown option --%1; hydrascope --help lists what there is")
               .arg(unknown.front())
        + meant(unknown.front(), known, QStringLiteral("--"));
}

QString missingPlatform(int argc, char** argv)
{
    const QStringList wanted = wantedPlatforms(argc, argv);
    if (wanted.isEmpty()) {
        return {};
    }
    const QCoreApplication here(argc, argv); // where the plugins are is said beside the program
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
