// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/settings_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QTemporaryDir>

#include <algorithm>
#include <cstring>

namespace hydra::ui {

namespace {

constexpr qint64 largestSettings = 4 << 20;

bool isDigit(char c, int base)
{
    const char* const digits = "0123456789abcdefABCDEF";
    return c != '\0' && std::strchr(digits, c) != nullptr && (base == 16 || (c >= '0' && c < '0' + base));
}

// The printable ASCII characters of INI text after unescaping, without quotation marks. The ASCII characters
// of a value as Qt reads it appear here in the same order.
QByteArray lettersOf(const QByteArray& ini)
{
    QByteArray letters;
    const auto take = [&letters](int c) {
        if (c >= ' ' && c < 0x7f && c != '"') {
            letters += char(c);
        }
    };
    for (qsizetype i = 0; i < ini.size(); ++i) {
        if (ini[i] != '\\') {
            take(static_cast<unsigned char>(ini[i]));
            continue;
        }
        const char kind = ++i < ini.size() ? ini[i] : ' ';
        if (kind != 'x' && !isDigit(kind, 8)) {
            continue; // an escaped control character, or the end
        }
        const int base = kind == 'x' ? 16 : 8;
        unsigned number = kind == 'x' ? 0 : unsigned(kind - '0');
        for (; i + 1 < ini.size() && isDigit(ini[i + 1], base); ++i) {
            number = number * unsigned(base) + QByteArray(1, ini[i + 1]).toUInt(nullptr, base);
        }
        take(int(number & 0xffffU)); // truncated as in Qt
    }
    return letters;
}

// Whether the file holds values of arbitrary Qt types, which Qt builds without limits: nested lists could
// overflow the stack. Our settings are only texts, lists of texts and bytes.
bool holdsQtsTypes(const QString& path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) {
        return false;
    }
    const QByteArray letters = lettersOf(file.read(largestSettings));
    for (const char* type : {"@Variant(", "@DateTime("}) {
        for (qsizetype at = letters.indexOf(type); at >= 0; at = letters.indexOf(type, at + 1)) {
            if (at == 0 || std::strchr("= ,", letters[at - 1]) != nullptr) { // else it does not begin a value
                return true;
            }
        }
    }
    return false;
}

bool isFileOrNothing(const QString& path)
{
    const QFileInfo there(path);
    return !there.exists() || there.isFile();
}

// The folder that QSettings uses.
QString configFolder()
{
    const QString place = QFile::decodeName(qgetenv("XDG_CONFIG_HOME"));
    return QDir::home().absoluteFilePath(place.isEmpty() ? QStringLiteral(".config") : place);
}

} // namespace

QString settingsFolder()
{
    return configFolder() + QLatin1Char('/') + QCoreApplication::organizationName();
}

QString lastOpened(const QStringList& recent)
{
    const auto there = std::find_if(recent.begin(), recent.end(),
                                    [](const QString& path) { return QFileInfo::exists(path); });
    return there == recent.end() ? QString() : *there;
}

bool canBeLock(const QString& path)
{
    constexpr qint64 largestLock = 64 << 10; // a lock holds names and numbers, which Qt reads line by line
    constexpr qint64 written = 3000; // milliseconds in which the creator of a lock writes its process into it
    const QFileInfo there(path);
    if (there.isSymLink()) {
        return false;
    }
    if (!there.exists()) {
        return true;
    }
    if (!there.isFile() || !there.isReadable() || there.size() > largestLock) {
        return false;
    }
    qint64 process = 0;
    QString host, program;
    const QLockFile lock(path);
    if (!lock.getLockInfo(&process, &host, &program)
        && there.lastModified().msecsTo(QDateTime::currentDateTime()) > written) {
        QFile::remove(path); // incomplete, as after a power failure
    }
    return true;
}

QString settingsInTheWay()
{
    const QString own = settingsFolder() + QLatin1Char('/') + QCoreApplication::applicationName();
    for (const QString& name : {own, settingsFolder()}) { // QSettings reads the organisation's file, too
        const QString file = name + QStringLiteral(".conf");
        if (!isFileOrNothing(file) || QFileInfo(file).size() > largestSettings || holdsQtsTypes(file)) {
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
