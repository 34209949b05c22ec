// SPDX-License-Identifier: GPL-3.0-or-later
// Reads, explains and records the frames of a source on threads of its own. The newest picture goes to the
// GUI thread; settings apply from the next frame on. While no new frame arrives, the last one is computed
// again when the question changes.
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

// The result for one frame.
struct LiveShown
{
    ModelPtr model; // the model used
    LiveSettings settings; // the settings used
    LivePicture made; // without its two images, which are in FRAME and SHOWN
    QImage frame, shown;
    DeadlineFigures figures;
    double expected = 0; // for the next frame, in milliseconds
};
using LiveShownPtr = std::shared_ptr<const LiveShown>;

class LiveSession : public QObject
{
    Q_OBJECT

public:
    explicit LiveSession(EngineBridge& bridge, QObject* parent = nullptr);
    ~LiveSession() override;

    // Opens SOURCE in place of the current one. MODEL must be open in the bridge's engine.
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
    // Records to FILE and a table beside it (core/live/recording.h). Emits recorded() after stopRecording(),
    // or failed().
    void record(const QString& file);
    void stopRecording() { record({}); }
    [[nodiscard]] bool recording() const { return m_recording; }

    [[nodiscard]] ReaderState state() const; // of the source
    [[nodiscard]] const LiveShownPtr& last() const { return m_last; } // null before the first frame

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
    std::vector<std::shared_ptr<Worker>> m_retired; // whose threads may still be running
    QString m_name;
    LiveShownPtr m_last;
    double m_deadline = 40;
    int m_heads = 0; // fixed by takeOver(); 0: chosen by the deadline
    bool m_loop = false, m_recording = false;
};

} // namespace hydra::ui
