// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/live_session.h"

#include "core/live/recording.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <QFile>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace hydra::ui {

namespace {

constexpr double usualRate = 25; // of a recording where the source has none

} // namespace

// Shared with its thread, which is the only one that makes pictures.
struct LiveSession::Worker : std::enable_shared_from_this<LiveSession::Worker>
{
    struct Wishes
    {
        ModelPtr model;
        engine::LiveSettings settings;
        double deadline = 40;
        int heads = 0; // 0: by the deadline
        QString record; // empty: nothing
        int number = 0; // of the question: another one makes the last frame anew
    };

    engine::Engine& engine;
    LiveSession* const session; // told by queued calls; outlives the thread
    std::shared_ptr<Clock> clock = Clock::steady();
    CancelToken stop;

    std::mutex mutex; // of all below
    std::condition_variable wake;
    Wishes wishes;
    CancelToken current; // of the picture that is being made
    bool waiting = false; // a frame
    LiveShownPtr newest; // not yet taken by the GUI thread
    bool telling = false; // a queued call is on its way
    std::atomic<bool> finished{false};

    std::unique_ptr<FrameReader> reader; // made before the thread starts, gone with this
    std::thread thread;

    Worker(engine::Engine& e, LiveSession* s)
        : engine(e)
        , session(s)
    { }

    void start(FrameReader::Open source, bool loop)
    {
        ReaderOptions options;
        options.loop = loop;
        const std::weak_ptr<Worker> weak = weak_from_this();
        reader = std::make_unique<FrameReader>(
            std::move(source), options,
            [weak] {
                if (const auto self = weak.lock()) {
                    self->arrived();
                }
            },
            clock);
        thread = std::thread([self = shared_from_this()] { self->run(); });
    }
    void arrived()
    {
        {
            const std::lock_guard lock(mutex);
            waiting = true;
        }
        wake.notify_all();
        announce(nullptr);
    }
    void end()
    {
        stop.cancel();
        {
            const std::lock_guard lock(mutex);
            current.cancel();
        }
        wake.notify_all();
    }

    // SHOWN, or just that the state is another one.
    void announce(const LiveShownPtr& shown)
    {
        {
            const std::lock_guard lock(mutex);
            newest = shown ? shown : newest;
            if (telling || stop.cancelled()) {
                return;
            }
            telling = true;
        }
        const std::weak_ptr<Worker> weak = weak_from_this();
        QMetaObject::invokeMethod(
            session,
            [weak, to = session] {
                if (const auto self = weak.lock(); self && self == to->m_worker) {
                    to->tell(self);
                }
            },
            Qt::QueuedConnection);
    }
    void say(const QString& message)
    {
        QMetaObject::invokeMethod(
            session, [to = session, message] { Q_EMIT to->failed(message); }, Qt::QueuedConnection);
    }

    void run()
    {
        Wishes held; // those that the last picture was made by
        std::optional<Frame> last;
        std::unique_ptr<engine::LiveMaker> maker;
        std::unique_ptr<DeadlineController> controller;
        std::unique_ptr<engine::Recording> recording;
        QString record; // as it was wished when the last frame was taken
        bool owed = false; // the last frame was interrupted by another question: no frame of a file is lost
        while (!stop.cancelled()) {
            Wishes now;
            CancelToken token;
            {
                std::unique_lock lock(mutex);
                wake.wait(lock, [&] {
                    return stop.cancelled() || owed || waiting || wishes.record != held.record
                        || (last && wishes.number != held.number);
                });
                waiting = waiting && owed;
                now = wishes;
                current = token = CancelToken();
            }
            if (stop.cancelled()) {
                break;
            }
            if (now.record != held.record) {
                finish(recording);
            }
            std::optional<Frame> frame = owed ? last : reader->take();
            const bool fresh = frame.has_value(), another = now.number != held.number;
            if (fresh && !owed) {
                record = now.record;
            }
            if (fresh) {
                last = frame;
            } else if (another) {
                frame = last;
            }
            const auto outcome = Outcome<bool>::of([&] {
                if (!maker || now.model != held.model) {
                    maker.reset(); // should one of them fail, the next frame begins both again
                    auto next = std::make_unique<engine::LiveMaker>(engine, *now.model, now.settings);
                    controller = std::make_unique<DeadlineController>(
                        next->heads(), next->costs(next->heads()), DeadlineOptions{now.deadline});
                    maker = std::move(next);
                }
                follow(*maker, *controller, now);
                if (frame) {
                    Wishes asked = now;
                    if (record != now.record) { // taken before, and interrupted: not of this recording
                        asked.record.clear();
                    }
                    make(std::move(*frame), fresh, *maker, *controller, asked, recording, token);
                }
                return true;
            });
            held = now;
            owed = fresh && !outcome.ok() && outcome.error().code() == ErrorCode::Cancelled;
            if (!outcome.ok() && outcome.error().code() != ErrorCode::Cancelled) {
                say(spoken(outcome.error().what()));
            }
        }
        finish(recording);
        reader.reset(); // retired by now: nobody else asks it
        finished = true;
    }

    static void follow(engine::LiveMaker& maker, DeadlineController& controller, const Wishes& now)
    {
        if (!(now.settings == maker.settings())) {
            maker.change(now.settings);
        }
        if (controller.deadline() != now.deadline) {
            controller.setDeadline(now.deadline);
        }
        if (now.heads > 0) {
            controller.takeOver(now.heads);
        } else {
            controller.release();
        }
    }

    void make(Frame frame, bool fresh, engine::LiveMaker& maker, DeadlineController& controller,
              const Wishes& now, std::unique_ptr<engine::Recording>& recording, const CancelToken& token)
    {
        const ReaderState state = reader->state();
        const int k = controller.heads();
        const engine::LivePicture made = maker.make(std::move(frame), k, token);
        const double there = clock->seconds();
        const double age = state.info.live ? 1000 * (there - made.taken) : made.milliseconds;
        if (fresh) {
            controller.setPeriod(state.info.live && state.info.rate > 0 ? 1000 / state.info.rate : 0);
            controller.took(k, made.milliseconds, age);
        }
        show(made, now, controller, state.dropped);
        if (!now.record.isEmpty() && fresh) {
            try {
                if (!recording) {
                    const double rate = state.info.rate > 0 ? state.info.rate : usualRate;
                    recording = std::make_unique<engine::Recording>(
                        Path(QFile::encodeName(now.record).toStdString()), rate);
                }
                recording->add(made, maker.model().config, age, now.deadline);
            } catch (...) {
                recording.reset();
                refuse(now.record);
                throw;
            }
        }
        if (fresh) {
            controller.wrote(1000 * (clock->seconds() - there));
        }
    }

    void show(const engine::LivePicture& made, const Wishes& now, const DeadlineController& controller,
              std::int64_t dropped)
    {
        auto shown = std::make_shared<LiveShown>();
        shown->model = now.model;
        shown->settings = now.settings;
        shown->frame = toQImage(made.frame);
        shown->shown = toQImage(made.shown);
        shown->figures = controller.figures();
        shown->figures.dropped = dropped;
        shown->expected = controller.expected(controller.heads());
        shown->made = made.withoutImages();
        announce(shown);
    }

    // FILE could not be written: the next frame shall not begin it again.
    void refuse(const QString& file)
    {
        {
            const std::lock_guard lock(mutex);
            if (wishes.record == file) {
                wishes.record.clear();
            }
        }
        const std::weak_ptr<Worker> weak = weak_from_this();
        QMetaObject::invokeMethod(
            session,
            [weak, to = session] {
                if (const auto self = weak.lock(); self && self == to->m_worker) {
                    const std::lock_guard lock(self->mutex);
                    to->m_recording = !self->wishes.record.isEmpty();
                }
                Q_EMIT to->changed();
            },
            Qt::QueuedConnection);
    }

    void finish(std::unique_ptr<engine::Recording>& recording)
    {
        if (!recording) {
            return;
        }
        const QString file = QFile::decodeName(recording->file().string().c_str());
        const qint64 frames = recording->frames();
        const auto outcome = Outcome<bool>::of([&] {
            recording->commit();
            return true;
        });
        recording.reset();
        if (!outcome.ok()) {
            say(spoken(outcome.error().what()));
            return;
        }
        QMetaObject::invokeMethod(
            session, [to = session, file, frames] { Q_EMIT to->recorded(file, frames); },
            Qt::QueuedConnection);
    }
};

LiveSession::LiveSession(EngineBridge& bridge, QObject* parent)
    : QObject(parent)
    , m_bridge(bridge)
{ }

LiveSession::~LiveSession()
{
    blockSignals(true); // who listens may be half gone
    close();
    for (const auto& worker : m_retired) {
        worker->thread.join();
    }
}

void LiveSession::open(const QString& where, const SourceOptions& options, const ModelPtr& model,
                       const engine::LiveSettings& settings)
{
    const std::string address = QFile::encodeName(where).toStdString();
    open([address, options] { return openSource(address, options); }, where, model, settings);
}

void LiveSession::open(FrameReader::Open source, const QString& name, const ModelPtr& model,
                       const engine::LiveSettings& settings)
{
    close();
    m_name = name;
    m_last.reset();
    m_worker = std::make_shared<Worker>(m_bridge.engine(), this);
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

// Threads that are done.
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
        m_last = shown; // before changed(): whoever hears that asks for last()
    }
    Q_EMIT changed();
    if (shown) {
        Q_EMIT seen(shown);
    }
}

void LiveSession::ask(const ModelPtr& model, const engine::LiveSettings& settings)
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
        m_worker->current.cancel(); // nobody asks that any more
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
