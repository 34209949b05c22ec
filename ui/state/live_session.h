// SPDX-License-Identifier: GPL-3.0-or-later
// A source of frames, read, explained and recorded on threads of their own: the newest picture comes to the
// GUI thread, and what is set here holds from the next frame on. While nothing plays, the last frame is made
// anew when the question changes.
#pragma once

#include "core/frames/deadline.h"
#include "core/frames/frame_reader.h"
#include "core/live/live_maker.h"
#include "ui/bridge/engine_bridge.h"

#include <QImage>
#include <QObject>

#include <memory>
#include <vector>

namespace hydra::ui {

// What one frame became.
struct LiveShown
{
    ModelPtr model; // that made it
    LiveSettings settings; // that it was made by
    LivePicture made; // without the two images, which are below
    QImage frame, shown;
    DeadlineFigures figures;
    double expected = 0; // milliseconds of the next one
};
using LiveShownPtr = std::shared_ptr<const LiveShown>;

class LiveSession : public QObject
{
    Q_OBJECT

public:
    explicit LiveSession(EngineBridge& bridge, QObject* parent = nullptr);
    ~LiveSession() override;

    // What SOURCE opens, in place of what is open. MODEL is open in the bridge's engine.
    void open(FrameReader::Open source, const QString& name, const ModelPtr& model,
              const LiveSettings& settings);
    void close();
    [[nodiscard]] bool isOpen() const { return m_worker != nullptr; }
    [[nodiscard]] const QString& name() const { return m_name; }

    void ask(const ModelPtr& model, const LiveSettings& settings);
    void pause(bool paused);
    void step();
    void seek(qint64 frame);
    void setLoop(bool loop);
    void setDeadline(double milliseconds);
    [[nodiscard]] double deadline() const { return m_deadline; }
    void takeOver(int heads);
    void release();
    // To FILE and a table beside it (core/live/recording.h). Answered by recorded()
    // after stopRecording(), or by failed().
    void record(const QString& file);
    void stopRecording() { record({}); }
    [[nodiscard]] bool recording() const { return m_recording; }

    [[nodiscard]] ReaderState state() const; // of the source
    [[nodiscard]] const LiveShownPtr& last() const { return m_last; } // null: nothing was seen yet

Q_SIGNALS:
    void seen(const LiveShownPtr& shown);
    void changed(); // state()
    void recorded(const QString& file, qint64 frames);
    void failed(const QString& message);

private:
    struct Worker;
    void tell(const std::shared_ptr<Worker>& worker);
    void retire();

    EngineBridge& m_bridge;
    std::shared_ptr<Worker> m_worker;
    std::vector<std::shared_ptr<Worker>> m_retired; // whose threads may still be at a frame
    QString m_name;
    LiveShownPtr m_last;
    double m_deadline = 40;
    int m_heads = 0; // taken over; 0: chosen
    bool m_loop = false, m_recording = false;
};

} // namespace hydra::ui
