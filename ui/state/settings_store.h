// SPDX-License-Identifier: GPL-3.0-or-later
// Values by name, in a file that QSettings reads and this class writes atomically: to a temporary file, then
// renamed. QSettings itself does not check that the disk has taken the bytes, and may replace the old file by
// an empty one.
#pragma once

#include <QMap>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QTimer>
#include <QVariant>

#include <memory>

namespace hydra::ui {

// VALUES in QSettings' INI format: texts, lists of texts, bytes, numbers and booleans; others are omitted.
[[nodiscard]] QByteArray iniFile(const QMap<QString, QVariant>& values);

class SettingsStore : public QObject
{
public:
    explicit SettingsStore(std::unique_ptr<QSettings> file); // FILE is only read
    ~SettingsStore() override; // writes pending changes
    SettingsStore(const SettingsStore&) = delete;
    SettingsStore& operator=(const SettingsStore&) = delete;

    [[nodiscard]] QString path() const { return m_file->fileName(); }
    [[nodiscard]] QVariant value(const QString& name, const QVariant& preset = {}) const;
    // Writes after a short pause without changes, so that dragging a slider does not wait for the disk. An
    // invalid VALUE removes the entry. A write error is reported on standard error once; the next change
    // retries.
    void set(const QString& name, const QVariant& value);
    // Merges the changes into the file, which other windows may have written. Returns an error message, empty
    // on success.
    [[nodiscard]] QString write();

private:
    void writeOrSay();

    std::unique_ptr<QSettings> m_file;
    QMap<QString, QVariant> m_changes; // not yet in the file
    QTimer m_rest; // delay before writing
    bool m_said = false;
};

} // namespace hydra::ui
