// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/live_session.h"

#include "ui/paint/format.h"
#include "ui/state/live_worker.h"

#include <algorithm>
#include <mutex>

namespace hydra::ui {

LiveSession::LiveSession(EngineBridge& bridge, QObject* parent)
    : QObject(parent)
    , m_bridge(bridge)
{ }

LiveSession::~LiveSession()
{
    blockSignals(true); // receivers may be half destroyed
    close();
    for (const auto& worker : m_retired) {
        worker->thread.join();
    }
}

void LiveSession::open(FrameReader::Open source, const QString& name, const ModelPtr& model,
                       const LiveSettings& settings)
{
    close();
    m_name = name;
    m_last.reset();
    m_worker = std::make_shared<Worker>(m_bridge.session(), this);
    m_worker->wishes = {model, settings, m_deadline, m_heads, {}, 1};
    m_worker->start(std::move(source), m_loop);
    Q_EMIT changed();
}

void LiveSession::close()
{
    if (m_worker) {
        m_worker->end();
        m_retired.push_back(std::move(m_worker));
        m_worker.reset();
        m_recording = false;
        Q_EMIT changed();
    }
    retire();
}

// Joins the threads that have finished.
void LiveSession::retire()
{
    const auto done = std::partition(m_retired.begin(), m_retired.end(),
                                     [](const auto& worker) { return !worker->finished; });
    for (auto each = done; each != m_retired.end(); ++each) {
        (*each)->thread.join();
    }
    m_retired.erase(done, m_retired.end());
}

void LiveSession::tell(const std::shared_ptr<Worker>& worker)
{
    LiveShownPtr shown;
    {
        const std::lock_guard lock(worker->mutex);
        worker->telling = false;
        shown.swap(worker->newest);
    }
    if (shown) {
        m_last = shown; // before changed(), whose receivers call last()
    }
    Q_EMIT changed();
    if (shown) {
        Q_EMIT seen(shown);
    }
}

void LiveSession::ask(const ModelPtr& model, const LiveSettings& settings)
{
    if (!m_worker) {
        return;
    }
    {
        const std::lock_guard lock(m_worker->mutex);
        Worker::Wishes& wishes = m_worker->wishes;
        if (wishes.model == model && wishes.settings == settings) {
            return;
        }
        wishes.model = model;
        wishes.settings = settings;
        ++wishes.number;
        m_worker->current.cancel(); // the running picture is outdated
    }
    m_worker->wake.notify_all();
}

void LiveSession::pause(bool paused)
{
    if (m_worker) {
        m_worker->reader->pause(paused);
        Q_EMIT changed();
    }
}

void LiveSession::step()
{
    if (m_worker) {
        m_worker->reader->step();
    }
}

void LiveSession::seek(qint64 frame)
{
    if (m_worker) {
        m_worker->reader->seek(frame);
    }
}

void LiveSession::setLoop(bool loop)
{
    m_loop = loop;
    if (m_worker) {
        m_worker->reader->setLoop(loop);
    }
}

void LiveSession::setDeadline(double milliseconds)
{
    m_deadline = milliseconds;
    if (m_worker) {
        const std::lock_guard lock(m_worker->mutex);
        m_worker->wishes.deadline = milliseconds;
    }
}

void LiveSession::takeOver(int heads)
{
    const bool other = heads != m_heads;
    m_heads = heads;
    if (m_worker && other) {
        {
            const std::lock_guard lock(m_worker->mutex);
            m_worker->wishes.heads = heads;
            ++m_worker->wishes.number;
        }
        m_worker->wake.notify_all();
    }
}

void LiveSession::release()
{
    m_heads = 0;
    if (m_worker) {
        const std::lock_guard lock(m_worker->mutex);
        m_worker->wishes.heads = 0;
    }
}

void LiveSession::record(const QString& file)
{
    if (m_worker) {
        m_recording = !file.isEmpty();
        {
            const std::lock_guard lock(m_worker->mutex);
            m_worker->wishes.record = file;
        }
        m_worker->wake.notify_all();
        Q_EMIT changed();
    }
}

ReaderState LiveSession::state() const
{
    return m_worker ? m_worker->reader->state() : ReaderState{};
}

} // namespace hydra::ui
