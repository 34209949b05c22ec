// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/settings_store.h"

#include "ui/state/data_file.h"

#include <QDateTime>
#include <QDebug>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

#include <algorithm>
#include <cctype>
#include <cstring>
#include <utility>

namespace hydra::ui {

namespace {

constexpr int waitForOtherMs = 2000;
constexpr int restMs = 300;

bool isOneOf(QChar c, const char* others)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9')
        || (c.unicode() < 0x80 && c != u'\0' && std::strchr(others, c.unicode()) != nullptr);
}

QByteArray hex(QChar c, int digits)
{
    return QByteArray::number(c.unicode(), 16).rightJustified(digits, '0');
}

// The escaped name of a section or key.
QByteArray iniName(const QString& name)
{
    QByteArray written;
    for (const QChar c : name) {
        written += isOneOf(c, "-_.") ? QByteArray(1, char(c.unicode()))
            : c == u'/'              ? QByteArray("\\")
            : c.unicode() <= 0xff    ? '%' + hex(c, 2).toUpper()
                                     : "%U" + hex(c, 4).toUpper();
    }
    return written;
}

QByteArray iniText(const QString& text)
{
    const auto isPlain = [](QChar c) { return isOneOf(c, "-_./:@()"); };
    if (!text.isEmpty() && std::all_of(text.begin(), text.end(), isPlain)) {
        return text.toLatin1();
    }
    QByteArray written("\"");
    bool escaped = false; // then a following hex digit must be escaped, too
    for (const QChar c : text) {
        escaped = c < u' ' || c > u'~' || c == u'"' || c == u'\\' || (escaped && isxdigit(c.unicode()) != 0);
        written += escaped ? "\\x" + hex(c, 1) : QByteArray(1, char(c.unicode()));
    }
    return written + '"';
}

QByteArray iniValue(const QVariant& value)
{
    if (value.userType() == QMetaType::QByteArray) {
        return iniText(QStringLiteral("@ByteArray(") + QString::fromLatin1(value.toByteArray())
                       + QLatin1Char(')'));
    }
    const bool many =
        value.userType() == QMetaType::QStringList || value.userType() == QMetaType::QVariantList;
    const QStringList texts = many ? value.toStringList() : QStringList(value.toString());
    if (!value.isValid() || texts.isEmpty()) {
        return "@Invalid()";
    }
    QByteArrayList written;
    for (QString text : texts) {
        text.prepend(QLatin1String(text.startsWith(u'@') ? "@" : ""));
        written << iniText(text);
    }
    return written.join(", ");
}

} // namespace

QByteArray iniFile(const QMap<QString, QVariant>& values)
{
    QMap<QByteArray, QByteArray> sections;
    for (auto each = values.begin(); each != values.end(); ++each) {
        const qsizetype slash = each.key().indexOf(u'/');
        const QString section = slash < 0 ? QString() : each.key().left(slash);
        const bool isGeneral = section.compare(QLatin1String("general"), Qt::CaseInsensitive) == 0;
        const QByteArray name = slash < 0 ? "General" : (isGeneral ? "%" : "") + iniName(section);
        if (!each->isValid() || each->canConvert<QString>() || each->canConvert<QStringList>()) {
            sections[name] += iniName(each.key().mid(slash + 1)) + '=' + iniValue(*each) + '\n';
        }
    }
    QByteArrayList written;
    for (auto each = sections.begin(); each != sections.end(); ++each) {
        written << '[' + each.key() + "]\n" + each.value();
    }
    return written.join('\n');
}

SettingsStore::SettingsStore(std::unique_ptr<QSettings> file)
    : m_file(std::move(file))
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMs);
    connect(&m_rest, &QTimer::timeout, this, &SettingsStore::writeOrSay);
}

SettingsStore::~SettingsStore()
{
    writeOrSay();
}

QVariant SettingsStore::value(const QString& name, const QVariant& preset) const
{
    const auto changed = m_changes.find(name);
    return changed == m_changes.end() ? m_file->value(name, preset) : changed->isValid() ? *changed : preset;
}

void SettingsStore::set(const QString& name, const QVariant& value)
{
    m_changes[name] = value;
    m_rest.start();
}

QString SettingsStore::write()
{
    if (m_changes.isEmpty()) {
        return {};
    }
    QDir().mkpath(QFileInfo(path()).absolutePath()); // on failure, writing the file reports why
    QLockFile lock(path() + QStringLiteral(".lock"));
    if (!lock.tryLock(waitForOtherMs) && lock.error() == QLockFile::LockFailedError) {
        return QObject::tr("%1 is being written by another window.").arg(path());
    }
    m_file->sync();
    const QDateTime before = QFileInfo(path()).lastModified();
    m_file->setFallbacksEnabled(false);
    QMap<QString, QVariant> values;
    for (const QString& name : m_file->allKeys()) {
        values[name] = m_file->value(name);
    }
    for (auto each = m_changes.begin(); each != m_changes.end(); ++each) {
        if (each->isValid()) {
            values[each.key()] = *each;
        } else {
            values.remove(each.key());
        }
    }
    const QString problem = writeWhole(path(), iniFile(values));
    if (problem.isEmpty()) {
        m_changes.clear();
        QFile file(path()); // QSettings misses a change of equal size and time (in milliseconds)
        if (QFileInfo(path()).lastModified() <= before && file.open(QIODevice::ReadWrite)) {
            file.setFileTime(before.addMSecs(1), QFile::FileModificationTime);
        }
    }
    m_file->sync();
    m_file->setFallbacksEnabled(true);
    return problem;
}

void SettingsStore::writeOrSay()
{
    const QString problem = write();
    if (!problem.isEmpty() && !std::exchange(m_said, true)) {
        qWarning().noquote() << QLatin1String("hydrascope:") << problem;
    }
}

} // namespace hydra::ui
