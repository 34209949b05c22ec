// SPDX-License-Identifier: GPL-3.0-or-later
// Follows a training's folder: reads it on a worker whenever a file in it was replaced, and says what came of
// it. Told by the system where it tells, and looked at every second in any case.
#pragma once

#include "core/train/training_log.h"
#include "ui/bridge/background.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace hydra::ui {

using TrainingLogPtr = std::shared_ptr<const TrainingLog>;

class TrainingWatch : public QObject
{
    Q_OBJECT

public:
    explicit TrainingWatch(QObject* parent = nullptr);

    // What was read of another folder is forgotten.
    void follow(const QString& folder);
    [[nodiscard]] const QString& folder() const { return m_folder; }
    void setActive(bool active); // while nobody looks, nothing is read
    // The last that could be read; null before.
    [[nodiscard]] const TrainingLogPtr& log() const { return m_log; }
    [[nodiscard]] const QString& problem() const { return m_problem; } // empty: none
    [[nodiscard]] bool answered() const { return m_log || !m_problem.isEmpty(); }

Q_SIGNALS:
    void changed(); // log() or problem()

private:
    struct Reading
    {
        std::string stamp;
        TrainingLogPtr log; // null where PROBLEM says why
        QString problem;
    };
    [[nodiscard]] static std::optional<Reading> read(const Path& folder, const std::string& known);
    void look();
    void take(const QString& folder, const std::optional<Reading>& reading);

    QString m_folder;
    TrainingLogPtr m_log;
    QString m_problem;
    std::string m_stamp; // of what was read last
    int m_looks = 0; // since it was read
    bool m_active = false, m_looking = false, m_again = false;
    QTimer m_timer;
    QFileSystemWatcher m_watcher;
    Background m_reader;
};

} // namespace hydra::ui
