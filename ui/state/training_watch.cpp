// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/training_watch.h"

#include "core/base/error.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <QFile>

namespace hydra::ui {

namespace {

constexpr int lookMs = 700;
constexpr int looksUntilRead = 10; // read unchanged folders, too: the time without news is shown

} // namespace

TrainingWatch::TrainingWatch(QObject* parent)
    : QObject(parent)
{
    m_timer.setInterval(lookMs);
    connect(&m_timer, &QTimer::timeout, this, &TrainingWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &TrainingWatch::look);
}

void TrainingWatch::follow(const QString& folder)
{
    if (!m_watcher.directories().isEmpty()) {
        m_watcher.removePaths(m_watcher.directories());
    }
    m_folder = folder;
    m_log.reset();
    m_problem.clear();
    m_stamp.clear();
    Q_EMIT changed();
    look();
}

void TrainingWatch::setActive(bool active)
{
    m_active = active;
    if (active) {
        m_timer.start();
        look();
    } else {
        m_timer.stop();
    }
}

// Runs on the worker thread: a folder on a slow disk may take long. Null if the stamp is still KNOWN.
std::optional<TrainingWatch::Reading> TrainingWatch::read(const Path& folder, const std::string& known)
{
    Reading reading;
    try {
        reading.stamp = trainingStamp(folder);
        if (reading.stamp == known) {
            return std::nullopt;
        }
        reading.log = std::make_shared<TrainingLog>(readTrainingLog(folder));
    } catch (const std::exception& error) {
        reading.problem = spoken(error);
    }
    return reading;
}

void TrainingWatch::look()
{
    if (!m_active || m_folder.isEmpty()) {
        return;
    }
    if (m_looking) {
        m_again = true; // the running reading may miss the latest change
        return;
    }
    m_looking = true;
    const std::string known = ++m_looks >= looksUntilRead ? std::string() : m_stamp;
    m_reader.pool.start([this, folder = m_folder, known] {
        const auto reading = read(Path(QFile::encodeName(folder).toStdString()), known);
        QMetaObject::invokeMethod(
            this, [this, folder, reading] { take(folder, reading); }, Qt::QueuedConnection);
    });
}

void TrainingWatch::take(const QString& folder, const std::optional<Reading>& reading)
{
    m_looking = false;
    if (folder == m_folder && reading) {
        m_looks = 0;
        m_stamp = reading->stamp;
        m_problem = reading->problem;
        if (reading->log) {
            m_log = reading->log;
            if (m_watcher.directories().isEmpty()) { // the worker has read it, so that this call is fast
                m_watcher.addPath(m_folder);
            }
        }
        Q_EMIT changed();
    }
    if (folder != m_folder || std::exchange(m_again, false)) {
        look();
    }
}

} // namespace hydra::ui
