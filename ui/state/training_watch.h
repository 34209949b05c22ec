// SPDX-License-Identifier: GPL-3.0-or-later
// Follows a training's folder: reads it on a worker thread when a file in it was replaced, and emits
// changed(). Uses the system's change notifications, and also polls every 700 ms.
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

    // Forgets the log of the previous folder.
    void follow(const QString& folder);
    [[nodiscard]] const QString& folder() const { return m_folder; }
    void setActive(bool active); // while inactive, the folder is not read
    // The last log read successfully; null before the first.
    [[nodiscard]] const TrainingLogPtr& log() const { return m_log; }
    [[nodiscard]] const QString& problem() const { return m_problem; } // empty if there is none
    [[nodiscard]] bool answered() const { return m_log || !m_problem.isEmpty(); }

Q_SIGNALS:
    void changed(); // log() or problem()

private:
    struct Reading
    {
        std::string stamp;
        TrainingLogPtr log; // null if reading failed; see problem
        QString problem;
    };
    [[nodiscard]] static std::optional<Reading> read(const Path& folder, const std::string& known);
    void look();
    void take(const QString& folder, const std::optional<Reading>& reading);

    QString m_folder;
    TrainingLogPtr m_log;
    QString m_problem;
    std::string m_stamp; // of the last reading
    int m_looks = 0; // polls since the last reading
    bool m_active = false, m_looking = false, m_again = false;
    QTimer m_timer;
    QFileSystemWatcher m_watcher;
    Background m_reader;
};

} // namespace hydra::ui
