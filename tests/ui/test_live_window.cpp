// SPDX-License-Identifier: GPL-3.0-or-later
// The live window on synthetic frames and on a real video: playing, pausing, stepping, seeking, new
// questions, head counts set by hand, recording, taking a picture; and a device that breaks.
#include "core/engine/session.h"
#include "core/frames/frame_writer.h"
#include "core/frames/synthetic_source.h"
#include "ui/shell/live_window.h"
#include "ui/shell/tool_windows.h"
#include "ui/state/actions.h"
#include "ui/state/file_picker.h"
#include "ui/views/frame_view.h"
#include "ui/views/plot_view.h"
#include "ui/widgets/message_bar.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QtCharts/QValueAxis>
#include <QToolButton>
#include <QtTest>

#include "tests/support/key_maker.h"
#include "tests/support/program.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;

namespace {

constexpr int patience = 30'000;

SyntheticOptions smallFrames(std::int64_t frames)
{
    SyntheticOptions options;
    options.width = 64;
    options.height = 48;
    options.frames = frames;
    options.rate = 50;
    return options;
}

FrameReader::Open made(const SyntheticOptions& options)
{
    return [options] { return std::make_unique<SyntheticSource>(options, Clock::steady()); };
}

} // namespace

class TestLiveWindow : public QObject
{
    Q_OBJECT

private:
    template<class T>
    static T* part(LiveWindow& window, const char* name)
    {
        T* found = window.findChild<T*>(QLatin1String(name));
        Q_ASSERT(found);
        return found;
    }
    static LiveWindow& windowOf(Bench& bench) { return bench.window->tools().get<LiveWindow>(); }
    static qint64 numberSeen(LiveWindow& window)
    {
        const LiveShownPtr& last = window.session().last();
        return last ? last->made.number : -1;
    }
    static bool reaches(LiveWindow& window, ReaderState::Phase phase)
    {
        return QTest::qWaitFor([&] { return window.session().state().phase == phase; }, patience);
    }
    // In automatic mode, a deadline that cannot be met brings the fewest heads.
    static bool followsDeadline(LiveWindow& window)
    {
        window.session().setDeadline(0.001);
        return QTest::qWaitFor([&] { return window.session().last()->made.heads == 2; }, patience);
    }

private Q_SLOTS:
    void plays()
    {
        Bench bench;
        QVERIFY(bench.settle());
        LiveWindow& window = windowOf(bench);
        for (const char* name : {"livePlay", "liveLoop", "livePosition", "liveTake", "liveRecord"}) {
            QVERIFY2(!part<QWidget>(window, name)->isVisibleTo(&window), name); // no source plays yet
        }
        window.open(made(smallFrames(40)), QStringLiteral("frames"));
        QVERIFY(reaches(window, ReaderState::Phase::Ended));
        QVERIFY(QTest::qWaitFor([&] { return numberSeen(window) == 39; }, patience));
        const LiveShownPtr last = window.session().last();
        QCOMPARE(last->figures.frames, std::int64_t(40)); // no frame of a file is lost
        QCOMPARE(last->figures.dropped, std::int64_t(0));
        QCOMPARE(toQImage(syntheticPicture(smallFrames(40), 39)), last->frame);
        QVERIFY(last->shown != last->frame);
        QCOMPARE(part<FrameView>(window, "liveView")->picture(), last->shown);
        QVERIFY(part<QLabel>(window, "liveFigures")->text().contains(QStringLiteral("frames 40")));
        QVERIFY(part<QSlider>(window, "livePosition")->value() == 39);
        QVERIFY(QTest::qWaitFor(
            [&] { return !part<PlotView>(window, "liveChart-age")->shown().series.empty(); }, patience));
        part<QToolButton>(window, "livePlay")->click(); // again from the beginning
        QVERIFY(QTest::qWaitFor([&] { return window.session().last()->figures.frames > 40; }, patience));
    }

    void pausedSteppedSought()
    {
        Bench bench;
        QVERIFY(bench.settle());
        LiveWindow& window = windowOf(bench);
        window.open(made(smallFrames(5000)), QStringLiteral("frames"));
        QVERIFY(QTest::qWaitFor([&] { return numberSeen(window) >= 0; }, patience));
        part<QToolButton>(window, "livePlay")->click();
        QVERIFY(reaches(window, ReaderState::Phase::Paused));
        part<QSlider>(window, "livePosition")->setValue(300);
        QVERIFY(QTest::qWaitFor([&] { return numberSeen(window) == 300; }, patience));
        part<QToolButton>(window, "liveStep")->click();
        QVERIFY(QTest::qWaitFor([&] { return numberSeen(window) == 301; }, patience));
        QCOMPARE(window.session().state().phase, ReaderState::Phase::Paused);
        // Another question recomputes the same frame.
        const engine::MapPtr before = window.session().last()->made.map;
        bench.window->state().setMethod("rollout");
        QVERIFY(QTest::qWaitFor([&] { return window.session().last()->made.map != before; }, patience));
        QCOMPARE(numberSeen(window), qint64(301));
        // And another head count.
        for (const int place : {0, 2}) {
            part<QSlider>(window, "liveHeads")->setValue(place);
            QVERIFY(
                QTest::qWaitFor([&] { return window.session().last()->made.heads == 2 + place; }, patience));
        }
        QVERIFY(!part<QCheckBox>(window, "liveAutomatic")->isChecked());
        part<QCheckBox>(window, "liveAutomatic")->setChecked(true);
        part<QToolButton>(window, "livePlay")->click();
        QVERIFY(followsDeadline(window));
    }

    // A head count from the command line is fixed from the first frame on.
    void opensWithHeads()
    {
        Bench bench;
        QVERIFY(bench.settle());
        LiveWindow& window = windowOf(bench);
        for (const int heads : {2, 4, 3}) {
            window.open(QStringLiteral("synthetic:64x48@50*6"), heads);
            QVERIFY(QTest::qWaitFor([&] { return numberSeen(window) == 5; }, patience));
            QCOMPARE(window.session().last()->made.heads, heads);
            QVERIFY(!part<QCheckBox>(window, "liveAutomatic")->isChecked());
            QCOMPARE(part<QSlider>(window, "liveHeads")->value(), heads - 2);
        }
        window.open(QStringLiteral("synthetic:64x48@50*6"), 1); // not trained
        QVERIFY(QTest::qWaitFor([&] { return numberSeen(window) == 5; }, patience));
        QCOMPARE(window.session().last()->made.heads, 2); // the count every source begins with, and not 3
        QVERIFY(part<QCheckBox>(window, "liveAutomatic")->isChecked());
        QVERIFY(part<MessageBar>(window, "messageBar")->message().contains(QStringLiteral("1 head.")));
    }

    void aBrokenDevice()
    {
        Bench bench;
        QVERIFY(bench.settle());
        LiveWindow& window = windowOf(bench);
        SyntheticOptions options = smallFrames(100);
        options.breaksAt = 3;
        window.open(made(options), QStringLiteral("camera"));
        QVERIFY(QTest::qWaitFor(
            [&] { return window.problem().contains(QStringLiteral("the device has disappeared")); },
            patience));
        window.open(QStringLiteral("/nowhere/clip.mp4"));
        QVERIFY(QTest::qWaitFor([&] { return window.problem().contains(QStringLiteral("no such file")); },
                                patience));
        window.open(made(smallFrames(5)), QStringLiteral("frames")); // and the window still works
        QVERIFY(QTest::qWaitFor([&] { return numberSeen(window) == 4; }, patience));
    }

    // A window is destroyed while it has an error to report.
    void endsWithATrouble()
    {
        Bench bench;
        bench.setPlacesApart();
        QVERIFY(bench.settle());
        LiveWindow& window = windowOf(bench);
        int told = 0;
        window.open(QStringLiteral("/nowhere/clip.mp4"));
        QVERIFY(QTest::qWaitFor([&] { return !window.problem().isEmpty(); }, patience));
        connect(&window.session(), &LiveSession::changed, this, [&] { ++told; });
        bench.window.reset();
        QCOMPARE(told, 0);
    }

    // A recording that cannot be written is reported once, and playing goes on.
    void aRecordingFails()
    {
        Bench bench;
        QVERIFY(bench.settle());
        LiveWindow& window = windowOf(bench);
        window.open(made(smallFrames(-1)), QStringLiteral("frames"));
        QVERIFY(QTest::qWaitFor([&] { return numberSeen(window) >= 0; }, patience));
        QSignalSpy failed(&window.session(), &LiveSession::failed);
        FilePicker::next = bench.file("a.png/out.mkv"); // the folder of the path is a file
        part<QPushButton>(window, "liveRecord")->click();
        QVERIFY(QTest::qWaitFor([&] { return failed.count() == 1; }, patience));
        QVERIFY(QTest::qWaitFor([&] { return !window.session().recording(); }, patience));
        const qint64 then = numberSeen(window);
        QVERIFY(QTest::qWaitFor([&] { return numberSeen(window) > then + 3; }, patience));
        QCOMPARE(failed.count(), 1);
    }

    // The recording holds each frame after its start exactly once, and no earlier frame.
    void aVideoIsRecorded()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const QString clip = bench.file("clip.mkv"), out = bench.file("out.mkv");
        const auto writer = openFrameWriter(clip.toStdString(), 50);
        for (int i = 0; i < 30; ++i) {
            writer->add(syntheticPicture(smallFrames(30), i));
        }
        writer->commit();
        QFile other(bench.file("out.csv")); // the user's own table
        QVERIFY(other.open(QIODevice::ReadWrite) && other.write("a,b\n") == 4 && other.flush());
        LiveWindow& window = windowOf(bench);
        QSignalSpy recorded(&window.session(), &LiveSession::recorded);
        part<QCheckBox>(window, "liveLoop")->setChecked(true); // it plays until it is paused
        FilePicker::next = clip;
        part<QPushButton>(window, "liveOpen")->click();
        QVERIFY(QTest::qWaitFor([&] { return numberSeen(window) >= 0; }, patience));
        part<QToolButton>(window, "livePlay")->click();
        QVERIFY(reaches(window, ReaderState::Phase::Paused));
        part<QCheckBox>(window, "liveLoop")->setChecked(false);
        FilePicker::next = out;
        part<QPushButton>(window, "liveRecord")->click();
        QVERIFY(window.session().recording());
        window.session().seek(0);
        part<QToolButton>(window, "livePlay")->click();
        QVERIFY(reaches(window, ReaderState::Phase::Ended)); // the last frame was taken
        QVERIFY(QTest::qWaitFor([&] { return numberSeen(window) == 29; }, patience));
        part<QPushButton>(window, "liveRecord")->click();
        QVERIFY(QTest::qWaitFor([&] { return recorded.count() == 1; }, patience));
        QCOMPARE(recorded.front().at(1).toLongLong(), qint64(30));
        QCOMPARE(openSource(out.toStdString())->info().frames, std::int64_t(30));
        QFile table(bench.file("out.frames.csv"));
        QVERIFY(table.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = table.readAll().split('\n');
        QCOMPARE(lines.size(), 32); // with the header, and the empty rest after the last line
        for (int i = 0; i < 30; ++i) {
            QVERIFY2(lines[i + 1].startsWith(QByteArray::number(i) + ','), lines[i + 1].constData());
        }
        QVERIFY(other.seek(0));
        QCOMPARE(other.readAll(), QByteArray("a,b\n"));
    }

    // A model with fewer heads shortens the slider: this is no user's move, so the head count still follows
    // the deadline.
    void aModelWithFewerHeads()
    {
        Bench bench;
        QVERIFY(bench.settle());
        LiveWindow& window = windowOf(bench);
        window.session().setDeadline(10'000);
        window.open(made(smallFrames(-1)), QStringLiteral("frames"));
        auto* heads = part<QSlider>(window, "liveHeads");
        QVERIFY(QTest::qWaitFor([&] { return heads->value() == 2; }, patience)); // there is time for all
        ModelOverrides fewer;
        fewer.trainedHeads = {2, 3};
        bench.window->library().openModel(bench.file("tiny.safetensors"), fewer);
        QVERIFY(QTest::qWaitFor([&] { return heads->maximum() == 1; }, patience));
        QVERIFY(part<QCheckBox>(window, "liveAutomatic")->isChecked());
        QTRY_COMPARE_WITH_TIMEOUT(window.session().last()->made.heads, 3, patience); // all that there are
        QVERIFY(followsDeadline(window));
    }

    void aFrameIsTaken()
    {
        Bench bench;
        QVERIFY(bench.settle());
        LiveWindow& window = windowOf(bench);
        window.open(made(smallFrames(3)), QStringLiteral("/somewhere/walk.mp4"));
        QVERIFY(QTest::qWaitFor([&] { return numberSeen(window) == 2; }, patience));
        part<QPushButton>(window, "liveTake")->click();
        QVERIFY(QTest::qWaitFor(
            [&] {
                return bench.window->state().picture()
                    && text(bench.window->state().picture()->image.name) == QStringLiteral("walk, frame 2");
            },
            patience));
        QCOMPARE(*bench.window->state().picture()->image.picture, syntheticPicture(smallFrames(3), 2));
    }

    // Colours of features are stable: all frames use the first one's axes, which the window names, and a
    // frame that is taken keeps them.
    void coloursStay()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        state.setMethod("pca");
        LiveWindow& window = windowOf(bench);
        window.open(made(smallFrames(30)), QStringLiteral("frames"));
        QVERIFY(QTest::qWaitFor([&] { return numberSeen(window) == 29; }, patience));
        const LiveShownPtr last = window.session().last();
        const LivePicture& seen = last->made;
        QVERIFY(!seen.basis.empty());
        QVERIFY(part<QLabel>(window, "liveAsked")->text().contains(QStringLiteral("frame 0")));
        const std::vector<float> colours = seen.map->values;
        part<QPushButton>(window, "liveTake")->click();
        QVERIFY(QTest::qWaitFor(
            [&] {
                const engine::MapPtr& map = bench.window->board().shownMap();
                return state.query().options.basis == seen.basis && map && !bench.window->board().stale()
                    && map->values == colours;
            },
            patience));
    }

    // A region kept from one frame is searched for in all later ones.
    void aRegionIsKept()
    {
        Bench bench;
        bench.setPlacesApart();
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        state.setMethod("similarity");
        LiveWindow& window = windowOf(bench);
        window.open(made(smallFrames(-1)), QStringLiteral("/somewhere/walk.mp4"));
        QVERIFY(QTest::qWaitFor([&] { return numberSeen(window) >= 0; }, patience));
        part<QPushButton>(window, "liveTake")->click();
        QVERIFY(QTest::qWaitFor(
            [&] {
                return state.picture()
                    && text(state.picture()->image.name).startsWith(QStringLiteral("walk, frame"));
            },
            patience));
        state.keepToken(5);
        QTRY_VERIFY_WITH_TIMEOUT(
            [&] {
                const LiveShownPtr& last = window.session().last();
                return !last->settings.ask.options.kept.empty();
            }(),
            patience);
        const qint64 then = numberSeen(window);
        QVERIFY(QTest::qWaitFor([&] { return numberSeen(window) > then + 2; }, patience));
        const LiveShownPtr last = window.session().last();
        const engine::OpenedImage image =
            bench.window->bridge().session().files().openPicture(fromQImage(last->frame), "frame");
        NetworkKey network = last->made.network;
        parts(network).image = image.id;
        const MapKey still = mapKey({network, last->settings.ask.options, last->settings.ask.target});
        QCOMPARE(bench.window->bridge().session().answer(still)->values, last->made.map->values);
        QVERIFY(window.problem().isEmpty());
    }

    // One slow frame does not flatten the curve, and discarded frames take no room on the axis.
    void axes()
    {
        LiveCurves curves;
        for (int i = 0; i < 400; ++i) {
            curves.add(i, 3, i == 200 ? 900 : 20, nullptr);
        }
        const std::vector<Chart> charts = curves.charts(40, VitConfig());
        QCOMPARE(charts[1].stops.front(), 100.0);
        QCOMPARE(charts[1].up.most, 80.0);
        PlotView& chart = *curvePlot(QStringLiteral("age"), nullptr);
        const std::unique_ptr<PlotView> owner(&chart);
        chart.show(charts[1]);
        chart.resize(400, 200);
        chart.QWidget::show();
        const auto axis = [&](Qt::Orientation along) {
            return qobject_cast<QValueAxis*>(chart.chart()->axes(along).constFirst());
        };
        QTRY_COMPARE(axis(Qt::Horizontal)->min(), 100.0);
        QCOMPARE(axis(Qt::Vertical)->max(), 80.0);
        curves.forget();
        QCOMPARE(curves.charts(40, VitConfig())[1].up.most, 80.0);
    }

    // Also for a source of one frame.
    void theOnlyFrameIsTaken()
    {
        Bench bench;
        QVERIFY(bench.settle());
        LiveWindow& window = windowOf(bench);
        window.open(made(smallFrames(1)), QStringLiteral("/somewhere/still.png"));
        QVERIFY(QTest::qWaitFor([&] { return numberSeen(window) == 0; }, patience));
        QVERIFY(part<QPushButton>(window, "liveTake")->isEnabled());
    }

    // A hidden window is idle.
    void rests()
    {
        Bench bench;
        QVERIFY(bench.settle());
        LiveWindow& window = windowOf(bench);
        window.open(made(smallFrames(-1)), QStringLiteral("frames"));
        QVERIFY(QTest::qWaitFor([&] { return numberSeen(window) >= 0; }, patience));
        window.close();
        QCOMPARE(window.session().state().phase, ReaderState::Phase::Paused);
    }
};

HYDRA_TEST(TestLiveWindow, QApplication)
#include "test_live_window.moc"
