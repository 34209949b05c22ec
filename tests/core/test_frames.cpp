// SPDX-License-Identifier: GPL-3.0-or-later
// Frames: every frame of a file, the newest of a live source, and failures of devices and files.
#include "core/base/file.h"
#include "core/frames/frame_reader.h"
#include "core/frames/frame_writer.h"
#include "core/frames/synthetic_source.h"
#include "core/image/load.h"

#include <QtTest>

#include <atomic>
#include <condition_variable>
#include <cstdio>
#include <fstream>
#include <sys/stat.h>

#include "tests/support/mjpeg_server.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/small_files.h"

using namespace hydra;
using namespace hydra::test;

namespace {

using Phase = ReaderState::Phase;

SyntheticOptions small(std::int64_t frames, bool live = false, double rate = 30)
{
    SyntheticOptions options;
    options.width = 64;
    options.height = 48;
    options.frames = frames;
    options.live = live;
    options.rate = rate;
    return options;
}

FrameReader::Open made(const SyntheticOptions& options, std::shared_ptr<Clock> clock = Clock::steady())
{
    return [=] { return std::make_unique<SyntheticSource>(options, clock); };
}

ReaderOptions unpaced(bool paused = false, bool loop = false)
{
    ReaderOptions options;
    options.paced = false;
    options.paused = paused;
    options.loop = loop;
    return options;
}

bool reaches(const FrameReader& reader, Phase phase)
{
    return QTest::qWaitFor([&] { return reader.state().phase == phase; }, 20'000);
}

// The numbers of all frames up to the end.
std::vector<std::int64_t> numbersOf(FrameReader& reader)
{
    std::vector<std::int64_t> numbers;
    while (const std::optional<Frame> frame = reader.wait()) {
        numbers.push_back(numberIn(frame->picture));
    }
    return numbers;
}

std::vector<std::int64_t> upTo(std::int64_t count)
{
    std::vector<std::int64_t> numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), 0);
    return numbers;
}

Path inside(const QTemporaryDir& folder, const char* name)
{
    return Path(folder.path().toStdString()) / name;
}

QStringList entriesOf(const QTemporaryDir& folder)
{
    return QDir(folder.path())
        .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
}

void writeText(const Path& path, const std::string& text)
{
    std::ofstream(path, std::ios::binary) << text;
}

// COUNT made-up frames as a recording.
void record(const Path& path, std::int64_t count, int width = 64, int height = 48)
{
    SyntheticOptions options = small(count);
    options.width = width;
    options.height = height;
    const auto writer = openFrameWriter(path, 25);
    for (std::int64_t i = 0; i < count; ++i) {
        writer->add(syntheticPicture(options, i));
    }
    writer->commit();
}

// A list for FFmpeg's "dash" demuxer that names FILE.
QByteArray dashOf(const char* file)
{
    return QByteArray(R"(<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"
        profiles="urn:mpeg:dash:profile:isoff-live:2011" mediaPresentationDuration="PT1.0S">
        <Period id="0" start="PT0.0S"><AdaptationSet id="0" contentType="video">
        <Representation id="0" mimeType="video/mp4" codecs="mp4v.20" bandwidth="34328" width="64" height="48">
        <BaseURL>)")
        + file + "</BaseURL></Representation></AdaptationSet></Period></MPD>";
}

// A JPEG file of 32 x 16 pixels, COUNT times.
std::vector<std::string> jpegs(std::size_t count)
{
    std::ifstream in(Path(HYDRA_SOURCE_DIR) / "tests/data/images/orientation1.jpg", std::ios::binary);
    return {count, std::string((std::istreambuf_iterator<char>(in)), {})};
}

// How many frames a Gated source may deliver, and how many were requested.
class Gate
{
public:
    void open(std::int64_t frames)
    {
        const std::lock_guard lock(m_mutex);
        m_open = frames;
        m_changed.notify_all();
    }
    void pass()
    {
        std::unique_lock lock(m_mutex);
        const std::int64_t place = ++m_asked;
        m_changed.notify_all();
        m_changed.wait(lock, [&] { return place <= m_open; });
    }
    [[nodiscard]] bool isAsked(std::int64_t frames)
    {
        std::unique_lock lock(m_mutex);
        return m_changed.wait_for(lock, std::chrono::seconds(20), [&] { return m_asked == frames; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::int64_t m_open = 0, m_asked = 0;
};

class Gated : public FrameSource
{
public:
    Gated(std::shared_ptr<Gate> gate, bool live)
        : m_gate(std::move(gate))
    {
        m_info.live = live;
    }
    [[nodiscard]] const SourceInfo& info() const override { return m_info; }
    [[nodiscard]] std::optional<Frame> next(const CancelToken&) override
    {
        m_gate->pass();
        const std::int64_t number = m_next++;
        return Frame{syntheticPicture(small(100), number), number, 0, 0};
    }
    void seek(std::int64_t frame) override { m_next = frame; }

private:
    std::shared_ptr<Gate> m_gate;
    std::int64_t m_next = 0;
    SourceInfo m_info;
};

// A driver that hangs: it delivers no frame, and returns only after letGo.
struct Driver
{
    std::atomic<bool> asked{false}, letGo{false};
};

class Hanging : public FrameSource
{
public:
    explicit Hanging(std::shared_ptr<Driver> driver)
        : m_driver(std::move(driver))
    {
        m_info.live = true;
    }
    [[nodiscard]] const SourceInfo& info() const override { return m_info; }
    [[nodiscard]] std::optional<Frame> next(const CancelToken&) override
    {
        m_driver->asked = true;
        while (!m_driver->letGo) {
            std::this_thread::yield();
        }
        return std::nullopt;
    }
    void seek(std::int64_t) override { }

private:
    std::shared_ptr<Driver> m_driver;
    SourceInfo m_info;
};

// With this argument, the program ends while a driver hangs.
constexpr const char* hangingProgram = "--a-driver-hangs";

struct Destroyed
{
    ~Destroyed() { std::fputs("destroyed\n", stdout); }
};

} // namespace

class TestFrames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // No frame is lost, however slow the consumer is.
    void noFrameOfAFileIsLost()
    {
        FrameReader reader(made(small(400)), unpaced());
        std::vector<std::int64_t> numbers;
        while (const std::optional<Frame> frame = reader.wait()) {
            QCOMPARE(frame->number, numberIn(frame->picture));
            QCOMPARE(frame->picture, syntheticPicture(small(400), frame->number));
            numbers.push_back(frame->number);
            if (numbers.size() % 50 == 0) { // a slow consumer: the next frame is ready
                const auto count = std::int64_t(numbers.size());
                QVERIFY(QTest::qWaitFor([&] { return count == 400 || reader.state().read == count + 1; },
                                        20'000));
            }
        }
        QCOMPARE(numbers, upTo(400));
        QCOMPARE(reader.state().dropped, std::int64_t(0));
        QCOMPARE(reader.state().phase, Phase::Ended);
    }

    // Frames that were not taken are counted as dropped, and take() returns the newest.
    void onlyTheNewestOfALiveSource()
    {
        const auto clock = std::make_shared<ManualClock>();
        FrameReader reader(made(small(-1, true), clock), {}, {}, clock);
        QVERIFY(QTest::qWaitFor([&] { return reader.state().read == 1; }, 20'000));
        for (int i = 1; i < 10; ++i) {
            clock->advance(1.0 / 30 + 1e-6);
            QVERIFY(QTest::qWaitFor([&] { return reader.state().read == i + 1; }, 20'000));
        }
        const std::optional<Frame> newest = reader.take();
        QVERIFY(newest.has_value());
        QCOMPARE(numberIn(newest->picture), std::int64_t(9));
        QCOMPARE(reader.state().dropped, std::int64_t(9));
        QVERIFY(!reader.take());
        clock->advance(0.5); // the camera's frames of that time are dropped, too
        QVERIFY(QTest::qWaitFor([&] { return reader.state().read == 11; }, 20'000));
        QVERIFY(reader.take()->number >= 10);
    }

    void pausedSteppedSought()
    {
        FrameReader reader(made(small(100)), unpaced(true));
        QVERIFY(reaches(reader, Phase::Paused));
        QVERIFY(!reader.take());
        const auto next = [&] {
            std::optional<Frame> frame;
            (void)QTest::qWaitFor([&] { return (frame = reader.take()).has_value(); }, 20'000);
            return frame ? numberIn(frame->picture) : -1;
        };
        reader.step();
        QCOMPARE(next(), std::int64_t(0));
        reader.step();
        QCOMPARE(next(), std::int64_t(1));
        reader.seek(60); // shown, still paused
        QCOMPARE(next(), std::int64_t(60));
        QCOMPARE(reader.state().phase, Phase::Paused);
        reader.seek(97);
        QCOMPARE(next(), std::int64_t(97));
        reader.pause(false);
        QCOMPARE(numbersOf(reader), (std::vector<std::int64_t>{98, 99}));
        QVERIFY(reaches(reader, Phase::Ended));
        reader.seek(99); // after the end
        QCOMPARE(next(), std::int64_t(99));
    }

    // A frame read before a pause cannot be taken during it: it comes after the pause, or a seek replaces it.
    // Otherwise a recording that begins during the pause would have an earlier frame.
    void whatWasReadBeforeAPauseWaits()
    {
        const auto gate = std::make_shared<Gate>();
        FrameReader reader([=] { return std::make_unique<Gated>(gate, false); }, unpaced());
        const auto reads = [&](std::int64_t count) {
            return QTest::qWaitFor([&] { return reader.state().read == count; }, 20'000);
        };
        const auto number = [&] {
            const std::optional<Frame> frame = reader.take();
            return frame ? numberIn(frame->picture) : -1;
        };
        gate->open(1);
        QVERIFY(reads(1)); // and it waits
        reader.pause(true);
        QVERIFY(!reader.take());
        QVERIFY(!reader.wait());
        QCOMPARE(reader.state().position, std::int64_t(0));
        reader.pause(false);
        QCOMPARE(reader.state().position, std::int64_t(1));
        QCOMPARE(number(), std::int64_t(0));
        QVERIFY(gate->isAsked(2));
        reader.pause(true); // while the second frame is read
        gate->open(2);
        QVERIFY(reads(2));
        QVERIFY(!reader.take());
        QCOMPARE(reader.state().phase, Phase::Paused);
        reader.step(); // the waiting frame is the next one
        QCOMPARE(number(), std::int64_t(1));
        reader.step();
        gate->open(3);
        QVERIFY(reads(3));
        QCOMPARE(number(), std::int64_t(2));
        reader.pause(false);
        QVERIFY(gate->isAsked(4));
        reader.pause(true);
        reader.seek(50);
        gate->open(100);
        QVERIFY(reads(4));
        reader.pause(true); // the sought frame is still shown
        QCOMPARE(number(), std::int64_t(50));
        QVERIFY(!reader.take());
    }

    void aLiveFrameOfBeforeAPauseIsDropped()
    {
        const auto gate = std::make_shared<Gate>();
        FrameReader reader([=] { return std::make_unique<Gated>(gate, true); });
        gate->open(1);
        QVERIFY(QTest::qWaitFor([&] { return reader.state().read == 1; }, 20'000));
        QVERIFY(gate->isAsked(2));
        reader.pause(true);
        gate->open(2);
        QVERIFY(QTest::qWaitFor([&] { return reader.state().read == 2; }, 20'000));
        QVERIFY(!reader.take());
        QCOMPARE(reader.state().dropped, std::int64_t(2));
        reader.pause(false);
        QVERIFY(!reader.take());
        gate->open(3);
        QVERIFY(QTest::qWaitFor([&] { return reader.state().read == 3; }, 20'000));
        QCOMPARE(numberIn(reader.take()->picture), std::int64_t(2));
        gate->open(100); // avoids a hang
    }

    void loops()
    {
        FrameReader reader(made(small(3)), unpaced(false, true));
        std::vector<std::int64_t> numbers;
        while (numbers.size() < 8) {
            const std::optional<Frame> frame = reader.wait();
            QVERIFY(frame.has_value());
            numbers.push_back(frame->number);
        }
        QCOMPARE(numbers, (std::vector<std::int64_t>{0, 1, 2, 0, 1, 2, 0, 1}));
        reader.setLoop(false);
        (void)numbersOf(reader);
        QVERIFY(reaches(reader, Phase::Ended));
    }

    // Frames come no sooner than the rate allows, by a clock that this test advances.
    void paced()
    {
        const auto clock = std::make_shared<ManualClock>();
        FrameReader reader(made(small(4, false, 10), clock), {}, {}, clock);
        for (int i = 0; i < 4; ++i) {
            QVERIFY(QTest::qWaitFor([&] { return reader.state().read == i + 1; }, 20'000));
            QCOMPARE(reader.take()->number, std::int64_t(i));
            QVERIFY(!reader.take()); // the clock stands still
            clock->advance(0.05);
            QVERIFY(!reader.take());
            clock->advance(0.0501);
        }
    }

    void aDeviceThatBreaks()
    {
        SyntheticOptions options = small(100);
        options.breaksAt = 5;
        FrameReader reader(made(options), unpaced());
        QCOMPARE(numbersOf(reader).size(), std::size_t(5));
        QVERIFY(reaches(reader, Phase::Failed));
        QVERIFY(reader.state().message.text().find("the device has disappeared") != std::string::npos);
        FrameReader none([]() -> FrameSourcePtr { return openSource("camera:200"); });
        QVERIFY(reaches(none, Phase::Failed));
        QVERIFY2(none.state().message.text().find("no such camera") != std::string::npos,
                 none.state().message.c_str());
    }

    // The reader does not wait for the driver, and reports the delay.
    void aDriverThatHangs()
    {
        const auto driver = std::make_shared<Driver>();
        const auto clock = std::make_shared<ManualClock>();
        {
            FrameReader reader([=] { return std::make_unique<Hanging>(driver); }, {}, {}, clock);
            QVERIFY(QTest::qWaitFor([&] { return driver->asked.load(); }, 20'000));
            QCOMPARE(reader.state().phase, Phase::Playing);
            QVERIFY(reader.state().message.empty());
            clock->advance(7);
            QVERIFY(reader.state().message.text().find("no picture for 7 seconds") != std::string::npos);
        }
        driver->letGo = true; // the reader is destroyed, the driver is not
    }

    // The program ends while a thread hangs: objects that the thread may use are not destroyed, and the
    // program's output is flushed.
    void theProgramEndsUnderAHangingDriver()
    {
        QProcess program;
        program.start(QCoreApplication::applicationFilePath(),
                      {QStringLiteral("test_frames"), QLatin1String(hangingProgram)});
        QVERIFY(program.waitForFinished(60'000));
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 7);
        QCOMPARE(program.readAllStandardOutput(), QByteArray("said\n"));
    }

    void aCameraThatIsNotThere()
    {
        FrameReader none([]() -> FrameSourcePtr { return openSource("camera:200"); });
        QVERIFY(reaches(none, Phase::Failed));
    }

    // A stream that opens, plays and breaks off: the reader reports it and does not hang.
    void aStreamThatBreaks()
    {
        test::MjpegServer server(jpegs(60), test::MjpegServer::Then::Close);
        SourceOptions options;
        options.turned = 90;
        options.longestSide = 16;
        FrameReader reader([address = server.address(), options] { return openSource(address, options); });
        std::int64_t seen = 0;
        while (const std::optional<Frame> frame = reader.wait()) {
            QCOMPARE(frame->picture.width, 8); // made smaller, then turned
            QCOMPARE(frame->picture.height, 16);
            ++seen;
        }
        QVERIFY(seen > 0);
        QVERIFY(reaches(reader, Phase::Failed));
        const ReaderState state = reader.state();
        QVERIFY(state.info.live);
        QVERIFY2(state.message.text().find("no more pictures") != std::string::npos, state.message.c_str());
        QVERIFY2(state.message.text().find("127.0.0.1") != std::string::npos, state.message.c_str());
        QCOMPARE(seen + state.dropped, state.read);
    }

    // The stream stops sending: the reader reports it, then gives up. No caller blocks.
    void aStreamThatStalls()
    {
        test::MjpegServer server(jpegs(30), test::MjpegServer::Then::Stall);
        FrameReader reader([address = server.address()] { return openSource(address); });
        QVERIFY(QTest::qWaitFor([&] { return reader.take().has_value(); }, 20'000));
        QVERIFY(QTest::qWaitFor([&] { return !reader.state().message.empty(); }, 20'000));
        const std::string message = reader.state().message;
        QVERIFY2(message.find("no picture for") != std::string::npos
                     || message.find("no more pictures") != std::string::npos,
                 message.c_str());
    }

    void aStreamThatIsSilent()
    {
        test::MjpegServer server({}, test::MjpegServer::Then::Silent);
        FrameReader reader([address = server.address()] { return openSource(address); });
        QVERIFY(reaches(reader, Phase::Failed)); // sooner than OpenCV's own half minute
        QVERIFY2(reader.state().message.text().find("cannot be opened as a stream of pictures")
                     != std::string::npos,
                 reader.state().message.c_str());
        FrameReader nobody([]() -> FrameSourcePtr { return openSource("http://127.0.0.1:1/camera"); });
        QVERIFY(reaches(nobody, Phase::Failed));
        QVERIFY2(nobody.state().message.text().find("cannot be opened as a stream of pictures")
                     != std::string::npos,
                 nobody.state().message.c_str());
    }

    // Faster and slower than the file's own rate, by a clock that this test advances.
    void anotherRate()
    {
        const auto clock = std::make_shared<ManualClock>();
        ReaderOptions options;
        options.rate = 20;
        FrameReader reader(made(small(9, false, 10), clock), options, {}, clock);
        QVERIFY(QTest::qWaitFor([&] { return reader.state().read == 1; }, 20'000));
        QVERIFY(reader.take());
        clock->advance(0.0501);
        QVERIFY(QTest::qWaitFor([&] { return reader.state().read == 2; }, 20'000));
        reader.setRate(2); // from the next frame on
        QVERIFY(reader.take());
        for (int i = 3; i <= 4; ++i) {
            QVERIFY(QTest::qWaitFor([&] { return reader.state().read == i || (clock->advance(0.05), false); },
                                    20'000));
            QVERIFY(reader.take());
        }
        const double before = clock->seconds();
        QVERIFY(QTest::qWaitFor([&] { return reader.state().read == 5 || (clock->advance(0.05), false); },
                                20'000));
        QVERIFY(clock->seconds() - before > 0.4); // 0.5 at this rate
    }

    void recordings_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("exact");
        QTest::newRow("every pixel") << "clip.mkv" << true;
        QTest::newRow("mp4") << "clip.mp4" << false;
        QTest::newRow("avi") << "clip.avi" << false;
        QTest::newRow("folder") << "clip" << true;
    }
    // A recording reads back every frame, in order.
    void recordings()
    {
        QFETCH(QString, name);
        QFETCH(bool, exact);
        QTemporaryDir folder;
        const Path path = inside(folder, qPrintable(name));
        record(path, 40);
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(),
                 1);
        FrameSourcePtr source = openSource(path.string());
        QCOMPARE(source->info().frames, std::int64_t(40));
        QCOMPARE(source->info().rate, 25.0);
        for (std::int64_t i = 0; i < 40; ++i) {
            const std::optional<Frame> frame = source->next({});
            QVERIFY(frame.has_value());
            QCOMPARE(frame->number, i);
            if (exact) {
                QCOMPARE(frame->picture, syntheticPicture(small(40), i));
            }
        }
        QVERIFY(!source->next({}));
        for (const std::int64_t wanted : {7, 31, 3, 39}) {
            source->seek(wanted);
            const std::optional<Frame> frame = source->next({});
            QVERIFY(frame.has_value());
            if (exact) {
                QCOMPARE(numberIn(frame->picture), wanted);
            }
        }
    }

    // An uncommitted recording leaves no file, and an existing file stays.
    void brokenOffRecordings()
    {
        QTemporaryDir folder;
        const Path video = inside(folder, "clip.avi");
        record(video, 3);
        const auto before = std::filesystem::file_size(video);
        {
            const auto writer = openFrameWriter(video, 25);
            writer->add(syntheticPicture(small(1), 0));
        }
        QCOMPARE(std::filesystem::file_size(video), before);
        {
            const auto writer = openFrameWriter(inside(folder, "pictures"), 25);
            writer->add(syntheticPicture(small(1), 0));
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{"clip.avi"});
        QVERIFY(refusedWith("new or empty", [&] { (void)openFrameWriter(folder.path().toStdString(), 25); }));
        QVERIFY_EXCEPTION_THROWN((void)openFrameWriter(inside(folder, "clip.gif"), 25), Error);
        QVERIFY_EXCEPTION_THROWN((void)openFrameWriter(video, 0), Error);
    }

    // FFmpeg would write beyond OpenCV's buffer, and damage the heap.
    void narrowRecordings()
    {
        QTemporaryDir folder;
        for (const char* name : {"clip.mp4", "clip.avi", "clip.mkv"}) {
            for (const auto& [width, height] : {std::pair(2, 3000), {3000, 2}, {14, 64}}) {
                const Path video = inside(folder, name);
                QVERIFY(
                    refusedWith("at least 16 x 16", [&, w = width, h = height] { record(video, 1, w, h); }));
                QVERIFY(!std::filesystem::exists(video));
            }
            record(inside(folder, name), 1, 16, 64);
        }
        record(inside(folder, "pictures"), 1, 2, 30);
    }

    void fullDisk_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("mp4") << "clip.mp4";
        QTest::newRow("avi") << "clip.avi";
        QTest::newRow("mkv") << "clip.mkv";
    }
    // FFmpeg does not report a full disk. An existing file stays, and no partial file remains.
    void fullDisk()
    {
        QFETCH(QString, name);
        QTemporaryDir folder;
        const Path path = inside(folder, qPrintable(name));
        record(path, 2);
        const auto before = readFile(path, 1 << 20);
        std::string said;
        {
            const SmallFiles limit(8192); // acts as a full disk
            try {
                record(path, 200);
            } catch (const Error& error) {
                QCOMPARE(error.code(), ErrorCode::Internal);
                said = error.what();
            }
        }
        QVERIFY2(said.find("of 200 frames could be written; is the disk full?") != std::string::npos,
                 said.c_str());
        QVERIFY(readFile(path, 1 << 20) == before);
        QCOMPARE(entriesOf(folder), QStringList{name});
    }

    // A link stays a link, permissions stay, and a target that is not a file is refused.
    void targetsOfRecordings()
    {
        QTemporaryDir folder;
        const Path video = inside(folder, "clip.mkv"), link = inside(folder, "link.mkv");
        record(video, 2);
        std::filesystem::permissions(
            video, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
        std::filesystem::create_symlink("clip.mkv", link);
        record(link, 5);
        QVERIFY(std::filesystem::is_symlink(link));
        QCOMPARE(openSource(video.string())->info().frames, std::int64_t(5));
        QCOMPARE(int(std::filesystem::status(video).permissions()), 0600);
        const Path pictures = inside(folder, "real"), other = inside(folder, "pictures");
        std::filesystem::create_directory(pictures);
        std::filesystem::permissions(pictures, std::filesystem::perms::owner_all);
        std::filesystem::create_directory_symlink("real", other);
        record(other / "", 3); // as completed by the shell
        QVERIFY(std::filesystem::is_symlink(other));
        QCOMPARE(listImages(pictures).size(), std::size_t(3));
        QCOMPARE(int(std::filesystem::status(pictures).permissions()), 0700);
        const Path pipe = inside(folder, "pipe.mkv");
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        QVERIFY_EXCEPTION_THROWN(record(pipe, 1), Error);
        QVERIFY(std::filesystem::is_fifo(pipe));
        writeText(inside(folder, "file"), {});
        QVERIFY(refusedWith("new or empty", [&] { record(inside(folder, "file"), 1); }));
        QCOMPARE(entriesOf(folder),
                 (QStringList{"clip.mkv", "file", "link.mkv", "pictures", "pipe.mkv", "real"}));
    }

    // If another process fills the folder first, its files stay.
    void aFolderThatFilledMeanwhile()
    {
        QTemporaryDir folder;
        const Path pictures = inside(folder, "pictures");
        const auto writer = openFrameWriter(pictures, 25);
        writer->add(syntheticPicture(small(1), 0));
        record(pictures, 4);
        QVERIFY(refusedWith("new or empty", [&] { writer->commit(); }));
        QCOMPARE(listImages(pictures).size(), std::size_t(4));
    }

    void hostileFiles_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        QTest::newRow("text") << QByteArray("hello") << "expected a video";
        QTest::newRow("empty") << QByteArray() << "expected a video";
        QTest::newRow("playlist") << QByteArray("#EXTM3U\n#EXTINF:1,\n/etc/passwd\n")
                                  << "lists of files or addresses";
        QTest::newRow("concat") << QByteArray("\n ffconcat version 1.0\nfile /etc/passwd\n")
                                << "lists of files or addresses";
        QTest::newRow("dash") << QByteArray("<?xml version='1.0'?><MPD/>") << "lists of files or addresses";
        // FFmpeg finds these lists anywhere in the first kilobytes, and would open the video beside them.
        QTest::newRow("dash behind a doctype")
            << "<!DOCTYPE a>" + dashOf("piece.mp4") << "lists of files or addresses";
        QTest::newRow("dash with a video's mark")
            << "<!--free-->" + dashOf("piece.mp4") << "expected a video";
        QTest::newRow("notes.txt") // FFmpeg would draw it

            << QByteArray("any text\n").repeated(200) << "expected a video";
    }
    void hostileFiles()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        QTemporaryDir folder;
        record(inside(folder, "piece.mp4"), 3);
        const bool text = QByteArray(QTest::currentDataTag()) == "notes.txt";
        const Path path = inside(folder, text ? "notes.txt" : "clip.mp4");
        writeText(path, bytes.toStdString());
        QVERIFY(refusedWith(qPrintable(says), [&] { (void)openSource(path.string()); }));
    }

    void containers_data()
    {
        QTest::addColumn<int>("frames");
        for (const char* suffix : {"mov", "webm", "ts", "m2ts", "flv", "ogv", "wmv", "mpg", "m4v"}) {
            QTest::newRow(suffix) << 12;
        }
        QTest::newRow("gif") << 3;
    }
    // Containers from cameras, phones and the web; .mp4, .avi and .mkv are recordings() above.
    void containers()
    {
        QFETCH(int, frames);
        const FrameSourcePtr source =
            openSource(std::string(HYDRA_SOURCE_DIR "/tests/data/clips/clip.") + QTest::currentDataTag());
        int found = 0;
        for (; const std::optional<Frame> frame = source->next({}); ++found) {
            QVERIFY(frame->picture.width >= 16);
        }
        QCOMPARE(found, frames);
    }

    // File names that FFmpeg would take for protocols are still treated as file names.
    void namesLikeProtocols()
    {
        QTemporaryDir folder;
        record(inside(folder, "a.mp4"), 3);
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(folder.path()));
        for (const char* name : {"concat:a.mp4", "file:b.mp4", "subfile,,start,0,end,0,,:a.mp4"}) {
            record(name, 5);
            const FrameSourcePtr source = openSource(name);
            QCOMPARE(source->info().frames, std::int64_t(5));
            QVERIFY(source->next({}).has_value());
        }
        QVERIFY(QDir::setCurrent(before));
    }

    // A truncated video gives a shorter video or a message, but never a crash or a hang.
    void cutFiles()
    {
        QTemporaryDir folder;
        const Path whole = inside(folder, "clip.avi"), cut = inside(folder, "cut.avi");
        record(whole, 6);
        std::ifstream in(whole, std::ios::binary);
        const std::string bytes((std::istreambuf_iterator<char>(in)), {});
        for (std::size_t size = 0; size < bytes.size(); size += bytes.size() / 40) {
            writeText(cut, bytes.substr(0, size));
            try {
                const FrameSourcePtr source = openSource(cut.string());
                int frames = 0;
                while (source->next({}) && frames < 100) {
                    ++frames;
                }
                QVERIFY(frames <= 6);
            } catch (const Error& error) {
                QVERIFY2(error.code() == ErrorCode::Input, error.what());
            }
        }
    }

    void addresses()
    {
        QVERIFY(refusedWith("no such file", [] { (void)openSource("/nowhere/clip.mp4"); }));
        QVERIFY_EXCEPTION_THROWN((void)openSource("camera:x"), Error);
        QVERIFY_EXCEPTION_THROWN((void)openSource("camera:999"), Error);
        QVERIFY_EXCEPTION_THROWN((void)openSource("synthetic:9x9"), Error);
        QVERIFY_EXCEPTION_THROWN((void)openSource("synthetic:64x48@0"), Error);
        for (const char* unclear :
             {"64x48@thirty", "64x48*1o0", "64x48 @30", "64x48@30@60", "64x48@30*3lively", "x48"}) {
            QVERIFY_EXCEPTION_THROWN((void)openSource(std::string("synthetic:") + unclear), Error);
        }
        QVERIFY(isLiveAddress("camera:0") && isLiveAddress("rtsp://there/x") && !isLiveAddress("clip.mp4"));
        const SyntheticOptions options = syntheticOptions("synthetic:64x48@12.5*7live");
        QCOMPARE(options.width, 64);
        QCOMPARE(options.height, 48);
        QCOMPARE(options.rate, 12.5);
        QCOMPARE(options.frames, std::int64_t(7));
        QVERIFY(options.live);
        for (const Device& each : cameras()) { // those of this machine
            QVERIFY(each.address.rfind("camera:", 0) == 0);
        }
    }

    void turnedAndShrunk()
    {
        SourceOptions options;
        Image picture{3, 2, {}};
        for (std::uint8_t i = 0; i < 6; ++i) {
            picture.rgb.insert(picture.rgb.end(), {i, i, i});
        }
        const auto reds = [&](int turned) {
            options.turned = turned;
            const Image image = arranged(picture, options);
            std::vector<int> found{image.width, image.height};
            for (std::size_t i = 0; i < image.rgb.size(); i += 3) {
                found.push_back(image.rgb[i]);
            }
            return found;
        };
        QCOMPARE(reds(0), (std::vector<int>{3, 2, 0, 1, 2, 3, 4, 5}));
        QCOMPARE(reds(90), (std::vector<int>{2, 3, 3, 0, 4, 1, 5, 2}));
        QCOMPARE(reds(180), (std::vector<int>{3, 2, 5, 4, 3, 2, 1, 0}));
        QCOMPARE(reds(270), (std::vector<int>{2, 3, 2, 5, 1, 4, 0, 3}));
        options = {0, 16};
        const Image shrunk = arranged(Image{64, 32, std::vector<std::uint8_t>(64 * 32 * 3, 77)}, options);
        QCOMPARE(shrunk, (Image{16, 8, std::vector<std::uint8_t>(16 * 8 * 3, 77)}));
        options.turned = 45;
        QVERIFY_EXCEPTION_THROWN((void)openSource("synthetic:64x48", options), Error);
    }
};

namespace {

int testOrHang(int argc, char** argv)
{
    if (argc == 2 && std::string(argv[1]) == hangingProgram) {
        const auto driver = std::make_shared<Driver>();
        static const Destroyed destroyed; // older than the thread
        {
            const FrameReader reader([=] { return std::make_unique<Hanging>(driver); });
            while (!driver->asked) {
                std::this_thread::yield();
            }
        }
        std::fputs("said\n", stdout);
        return 7;
    }
    return test::runTest<TestFrames, QCoreApplication>(argc, argv);
}

} // namespace

HYDRA_TEST_MAIN(testOrHang)
#include "test_frames.moc"
