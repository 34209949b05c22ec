// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/live_worker.h"

#include "ui/paint/format.h"
#include "ui/paint/pyramid.h"
#include "ui/paint/spoken.h"

#include <QFile>

#include <optional>
#include <utility>

namespace hydra::ui {

namespace {

constexpr double usualRate = 25; // frames per second of a recording if the source has no rate

} // namespace

void LiveSession::Worker::start(FrameReader::Open source, bool loop)
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

void LiveSession::Worker::arrived()
{
    {
        const std::lock_guard lock(mutex);
        waiting = true;
    }
    wake.notify_all();
    announce(nullptr);
}

void LiveSession::Worker::end()
{
    stop.cancel();
    {
        const std::lock_guard lock(mutex);
        current.cancel();
    }
    wake.notify_all();
}

void LiveSession::Worker::announce(const LiveShownPtr& shown)
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

void LiveSession::Worker::say(const QString& message)
{
    QMetaObject::invokeMethod(
        session, [to = session, message] { Q_EMIT to->failed(message); }, Qt::QueuedConnection);
}

void LiveSession::Worker::run()
{
    Wishes used; // wishes used for the last picture
    std::optional<Frame> last;
    std::unique_ptr<LiveMaker> maker;
    std::unique_ptr<DeadlineController> controller;
    std::unique_ptr<Recording> recording;
    QString record; // wishes.record when the last frame was taken
    // A new question interrupted the last frame: compute it again, so that no frame of a file is lost.
    bool owed = false;
    while (!stop.cancelled()) {
        Wishes now;
        CancelToken token;
        {
            std::unique_lock lock(mutex);
            wake.wait(lock, [&] {
                return stop.cancelled() || owed || waiting || wishes.record != used.record
                    || (last && wishes.number != used.number);
            });
            waiting = waiting && owed;
            now = wishes;
            current = token = CancelToken();
        }
        if (stop.cancelled()) {
            break;
        }
        if (now.record != used.record) {
            finish(recording);
        }
        std::optional<Frame> frame = owed ? last : reader->take();
        const bool fresh = frame.has_value(), another = now.number != used.number;
        if (fresh && !owed) {
            record = now.record;
        }
        if (fresh) {
            last = frame;
        } else if (another) {
            frame = last;
        }
        const auto outcome = Outcome<bool>::of([&] {
            if (!maker || now.model != used.model) {
                maker.reset(); // if one of them fails, the next frame creates both again
                auto next = std::make_unique<LiveMaker>(answers, *now.model, now.settings);
                controller = std::make_unique<DeadlineController>(next->heads(), next->costs(next->heads()),
                                                                  DeadlineOptions{now.deadline});
                maker = std::move(next);
            }
            follow(*maker, *controller, now);
            if (frame) {
                Wishes asked = now;
                if (record != now.record) { // taken before the recording began, then interrupted
                    asked.record.clear();
                }
                make(std::move(*frame), fresh, *maker, *controller, asked, recording, token);
            }
            return true;
        });
        used = now;
        owed = fresh && !outcome.ok() && outcome.error().code() == ErrorCode::Cancelled;
        if (!outcome.ok() && outcome.error().code() != ErrorCode::Cancelled) {
            say(spoken(outcome.error()));
        }
    }
    finish(recording);
    reader.reset(); // session has retired this worker, so that it no longer uses reader
    finished = true;
}

void LiveSession::Worker::follow(LiveMaker& maker, DeadlineController& controller, const Wishes& now)
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

void LiveSession::Worker::make(Frame frame, bool fresh, LiveMaker& maker, DeadlineController& controller,
                               const Wishes& now, std::unique_ptr<Recording>& recording,
                               const CancelToken& token)
{
    const ReaderState state = reader->state();
    const int k = controller.heads();
    const LivePicture made = maker.make(std::move(frame), k, token);
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
                recording =
                    std::make_unique<Recording>(Path(QFile::encodeName(now.record).toStdString()), rate);
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

void LiveSession::Worker::show(const LivePicture& made, const Wishes& now,
                               const DeadlineController& controller, std::int64_t dropped)
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

void LiveSession::Worker::refuse(const QString& file)
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

void LiveSession::Worker::finish(std::unique_ptr<Recording>& recording)
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
        say(spoken(outcome.error()));
        return;
    }
    QMetaObject::invokeMethod(
        session, [to = session, file, frames] { Q_EMIT to->recorded(file, frames); }, Qt::QueuedConnection);
}

} // namespace hydra::ui
