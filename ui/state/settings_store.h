// SPDX-License-Identifier: GPL-3.0-or-later
// Values by name, in a file that QSettings reads and that is written as everything else is: beside, then
// renamed. QSettings itself does not ask whether the disk has taken the bytes, and puts an empty file in the
// old one's place.
#pragma once

#include <QMap>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QTimer>
#include <QVariant>

#include <memory>

namespace hydra::ui {

// VALUES as QSettings reads them: texts, lists of texts, bytes, numbers and truth; others are left out.
[[nodiscard]] QByteArray iniFile(const QMap<QString, QVariant>& values);

class SettingsStore : public QObject
{
public:
    explicit SettingsStore(std::unique_ptr<QSettings> file); // which only reads
    ~SettingsStore() override; // what has changed is written
    SettingsStore(const SettingsStore&) = delete;
    SettingsStore& operator=(const SettingsStore&) = delete;

    [[nodiscard]] QString path() const { return m_file->fileName(); }
    [[nodiscard]] QVariant value(const QString& name, const QVariant& preset = {}) const;
    // Written once nothing has changed for a moment: a slider that is dragged waits for no disk. A value that
    // is not valid removes. What cannot be written is said on standard error, once, and tried again with the
    // next change.
    void set(const QString& name, const QVariant& value);
    // Into what other windows have written meanwhile. Empty, or what went wrong.
    [[nodiscard]] QString write();

private:
    void writeOrSay();

    std::unique_ptr<QSettings> m_file;
    QMap<QString, QVariant> m_changes; // that the file does not have yet
    QTimer m_rest; // until they are written
    bool m_said = false;
};

} // namespace hydra::ui
