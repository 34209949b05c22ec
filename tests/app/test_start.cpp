// SPDX-License-Identifier: GPL-3.0-or-later
// The first second: the picture before the window, the window that replaces it, and a window library that
// cannot be loaded.
#include "app/window/first_window.h"
#include "core/base/hear_signals.h"
#include "ui/widgets/theme.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTranslator>
#include <QtTest>

#include <csignal>
#include <cstdlib>
#include <functional>
#include <sys/stat.h>

#include "tests/support/program.h"

using hydra::app::firstPicture;
using hydra::app::FirstWindow;

namespace {

QString saved(const QTemporaryDir& folder, const QString& name, const QColor& colour, QSize size = {60, 40})
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(colour);
    const QString path = folder.filePath(name);
    return image.save(path) ? path : QString();
}

// The rectangle of COLOUR in WINDOW's image.
QRect placeOf(const QColor& colour, QWidget& window)
{
    const QImage shown = window.grab().toImage();
    QRect place;
    for (int y = 0; y < shown.height(); ++y) {
        for (int x = 0; x < shown.width(); ++x) {
            if (shown.pixelColor(x, y) == colour) {
                place |= QRect(x, y, 1, 1);
            }
        }
    }
    return place;
}

struct Run
{
    int code = -1;
    QByteArray errors;
};

// The signals that hearSignals blocks.
constexpr quint64 heldSignals = 1U << (SIGINT - 1) | 1U << (SIGTERM - 1) | 1U << (SIGHUP - 1);

// Which of our signals are set in the field SIGNALS ("SigBlk", "SigCgt") of STATUS, a thread's file in /proc.
quint64 signalsIn(const QByteArray& status, const char* signals)
{
    const qsizetype at = status.indexOf(signals);
    return at < 0 ? 0 : status.mid(at + 7).trimmed().left(16).toULongLong(nullptr, 16) & heldSignals;
}

// The threads of PROCESS whose SIGNALS differ from EXPECTED.
QList<QByteArray> threadsOf(qint64 process, const char* signals, quint64 expected)
{
    QList<QByteArray> others;
    const QDir threads(QStringLiteral("/proc/%1/task").arg(process));
    for (const QString& thread : threads.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile file(threads.filePath(thread + QStringLiteral("/status")));
        const QByteArray status = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        if (!status.isEmpty() && signalsIn(status, signals) != expected) { // empty: it has ended
            others << status.left(status.indexOf("Umask")).simplified();
        }
    }
    return others;
}

// Runs PROGRAM and ends it with a signal once it has printed WORD.
Run run(const QString& program, const QStringList& words, const QByteArray& word = {},
        const std::function<void(const QString& home)>& prepare = {},
        const std::function<void(const QString& home)>& look = {},
        const std::function<void(qint64 process)>& atWord = {})
{
    QTemporaryDir home;
    if (prepare) {
        prepare(home.path());
    }
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("HYDRASCOPE_TIME_START"), QStringLiteral("1"));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.path());
    process.setProcessEnvironment(environment);
    process.setReadChannel(QProcess::StandardError);
    process.start(program, words);
    Run made;
    while (process.state() != QProcess::NotRunning && process.waitForReadyRead(100'000)) {
        made.errors += process.readAllStandardError();
        if (!word.isEmpty() && made.errors.contains(word)) {
            if (atWord) {
                atWord(process.processId());
            }
            process.terminate();
            break;
        }
    }
    process.waitForFinished(60'000);
    made.errors += process.readAllStandardError();
    made.code = process.exitCode();
    if (look) {
        look(home.path());
    }
    return made;
}

double secondsOf(const QByteArray& what, const QByteArray& errors)
{
    const qsizetype at = errors.indexOf(what + ' ');
    return at < 0 ? -1 : errors.mid(at + what.size() + 1).split(' ').front().toDouble();
}

} // namespace

class TestStart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QVERIFY(!hydra::ui::programIcon().isNull()); // loads the resources, as the program does
    }

    void theFirstPictureIsWhatTheWindowWillOpen()
    {
        const QString picture = saved(m_folder, QStringLiteral("red.png"), Qt::red);
        QVERIFY(!picture.isEmpty());
        QCOMPARE(firstPicture({picture}), picture);
        QCOMPARE(firstPicture({QStringLiteral("--model"), picture, picture}), picture);
        QCOMPARE(firstPicture({QStringLiteral("--theme=dark"), picture}), picture);
        const QString sample = firstPicture({});
        QVERIFY(sample.startsWith(QLatin1String(":/scenes/")));
        QCOMPARE(firstPicture({QStringLiteral("--model"), picture}), sample); // an option's value
        QCOMPARE(firstPicture({QStringLiteral("--live"), picture}), QString());
        QCOMPARE(firstPicture({}, picture), picture); // opened last time
        QCOMPARE(firstPicture({QStringLiteral("--model"), picture}, picture), picture);
        QCOMPARE(firstPicture({}, m_folder.path()), QString());
        QCOMPARE(firstPicture({QStringLiteral("--live"), picture}, picture), QString());
        QCOMPARE(firstPicture({m_folder.path()}, picture), QString());
        QCOMPARE(firstPicture({m_folder.path()}), QString()); // only the window knows which is first
        QCOMPARE(firstPicture({m_folder.filePath(QStringLiteral("absent.png"))}), QString());
    }

    void thePictureIsThere()
    {
        FirstWindow window(saved(m_folder, QStringLiteral("red.png"), Qt::red));
        window.resize(400, 300);
        QTRY_VERIFY(!window.isReading());
        const QRect place = placeOf(Qt::red, window);
        QCOMPARE(place.center(), window.rect().center());
        QVERIFY(qAbs(double(place.width()) / place.height() - 1.5) < 0.02);
    }

    // In the user's language, below the picture, once the picture is shown.
    void aWordSaysThatMoreIsOnItsWay()
    {
        class Brackets : public QTranslator
        {
        public:
            [[nodiscard]] bool isEmpty() const override { return false; }
            [[nodiscard]] QString translate(const char*, const char* source, const char*, int) const override
            {
                return QLatin1Char('[') + QString::fromUtf8(source) + QLatin1Char(']');
            }
        };
        Brackets language;
        QCoreApplication::installTranslator(&language);
        FirstWindow window(saved(m_folder, QStringLiteral("red.png"), Qt::red));
        QCoreApplication::removeTranslator(&language);
        QCOMPARE(window.accessibleDescription(), QStringLiteral("[Loading…]"));
        window.resize(400, 300);
        QTRY_VERIFY(!window.isReading());
        const QImage first = window.grab().toImage(); // needs no font
        const QImage second = window.grab().toImage();
        const QColor ground = first.pixelColor(1, 1);
        const QRect picture = placeOf(Qt::red, window);
        QRect words;
        for (int y = 0; y < second.height(); ++y) {
            for (int x = 0; x < second.width(); ++x) {
                words |= first.pixel(x, y) != second.pixel(x, y) ? QRect(x, y, 1, 1) : QRect();
                QVERIFY(y <= picture.bottom() || first.pixelColor(x, y) == ground);
            }
        }
        QVERIFY2(words.width() > 40 && words.height() > 5,
                 qPrintable(QStringLiteral("%1 x %2").arg(words.width()).arg(words.height())));
        QVERIFY(words.top() > picture.bottom());
        QVERIFY(std::abs(words.center().x() - picture.center().x()) < 4);

        FirstWindow empty{QString()}; // no picture: only the word
        empty.resize(400, 300);
        const QImage nothing = empty.grab().toImage();
        QVERIFY(empty.grab().toImage() != nothing);
    }

    void whatIsNoPictureIsLeftToTheWindow()
    {
        QFile file(m_folder.filePath(QStringLiteral("broken.png")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("\x89PNG\r\n\x1a\nno more");
        file.close();
        FirstWindow window(file.fileName());
        window.resize(400, 300);
        QTRY_VERIFY(!window.isReading());
        QVERIFY(!window.grab().isNull());
    }

    // Qt would read these by their content, or apply its own limit of size.
    void noDecoderOfQtSeesWhatTheEngineRefuses_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("a vector graphic that opens another file") << "graphic.png";
        QTest::newRow("a pipe") << "pipe.png";
        QTest::newRow("too large for a glance") << "large.png";
    }
    void noDecoderOfQtSeesWhatTheEngineRefuses()
    {
        QFETCH(QString, name);
        QVERIFY(!saved(m_folder, QStringLiteral("red.png"), Qt::red).isEmpty());
        QVERIFY(!saved(m_folder, QStringLiteral("large.png"), Qt::red, {4001, 4001}).isEmpty());
        const QString path = m_folder.filePath(name);
        if (name == QLatin1String("pipe.png")) {
            QCOMPARE(::mkfifo(qPrintable(path), 0600), 0);
        } else if (name == QLatin1String("graphic.png")) {
            QFile graphic(path);
            QVERIFY(graphic.open(QIODevice::WriteOnly));
            graphic.write(
                "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
                "width='300' height='300'><image xlink:href='red.png' width='300' height='300'/></svg>");
        }
        QCOMPARE(firstPicture({path}).isEmpty(),
                 name != QLatin1String("large.png")); // its header is that of a picture
        FirstWindow window(path);
        window.resize(400, 300);
        QTRY_VERIFY(!window.isReading());
        QVERIFY(placeOf(Qt::red, window).isNull());
    }

    // As a camera stored it, with a rotation in metadata that no decoder of Qt reads.
    void theFirstPictureIsUpright()
    {
        for (int orientation = 1; orientation <= 8; ++orientation) {
            for (const char* suffix : {"jpg", "png"}) {
                FirstWindow window(QStringLiteral(HYDRA_SOURCE_DIR "/tests/data/images/orientation%1.%2")
                                       .arg(orientation)
                                       .arg(QLatin1String(suffix)));
                window.resize(400, 300);
                QTRY_VERIFY(!window.isReading());
                const QImage shown = window.grab().toImage(); // 32 x 16 at 280 x 140, in the middle
                const auto is = [&](QPoint at, QColor colour) {
                    const QColor found = shown.pixelColor(at);
                    return std::abs(found.red() - colour.red()) < 16
                        && std::abs(found.green() - colour.green()) < 16
                        && std::abs(found.blue() - colour.blue()) < 16;
                };
                const QByteArray where = QByteArray::number(orientation) + suffix;
                QVERIFY2(is({100, 100}, {220, 30, 40}), where);
                QVERIFY2(is({300, 100}, {30, 200, 60}), where);
                QVERIFY2(is({100, 200}, {40, 50, 210}), where);
                QVERIFY2(is({300, 200}, {230, 220, 40}), where);
            }
        }
    }

    // Given a pipe, or a session that names one, the program ends.
    void nothingIsWaitedFor()
    {
        const QString red = saved(m_folder, QStringLiteral("red.png"), Qt::red);
        const QString pipe = m_folder.filePath(QStringLiteral("waits.png"));
        QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
        const QString picture = m_folder.filePath(QStringLiteral("w.png"));
        const Run ofPipe =
            run(QStringLiteral(HYDRA_PROGRAM), {pipe, QStringLiteral("--screenshot"), picture});
        QCOMPARE(ofPipe.code, 3);
        QVERIFY2(ofPipe.errors.contains("found a device or a pipe") && !QFile::exists(picture),
                 ofPipe.errors.constData());
        const Run ofList =
            run(QStringLiteral(HYDRA_PROGRAM), {red, pipe, QStringLiteral("--screenshot"), picture});
        QVERIFY2(ofList.code == 0, ofList.errors.constData());
        QVERIFY(QFile::exists(picture));
    }

    void itGivesWayInItsPlace()
    {
        FirstWindow first(saved(m_folder, QStringLiteral("red.png"), Qt::red));
        first.setGeometry(30, 40, 500, 350);
        first.show();
        QVERIFY(QTest::qWaitForWindowExposed(&first));
        QWidget window;
        first.giveWayTo(window);
        QVERIFY(first.isVisible());
        window.show();
        QTRY_VERIFY(!first.isVisible());
        QCOMPARE(window.geometry(), first.geometry());
        QVERIFY(!first.wasClosed());
        first.close();
        QVERIFY(first.wasClosed());
    }

    void pictureThenWindowThenMap()
    {
        const Run made = run(QStringLiteral(HYDRA_PROGRAM), {}, "map ");
        const double picture = secondsOf("picture", made.errors);
        const double window = secondsOf("window", made.errors);
        const double map = secondsOf("map", made.errors);
        QVERIFY2(picture >= 0 && picture < window && window < map, made.errors.constData());
        QCOMPARE(made.code, 128 + 15); // ended as by its user
    }

    // A signal handler on a computing thread would write into the heap (core/base/hear_signals.h).
    void signalsReachNoThreadThatComputes()
    {
        QList<QByteArray> handle, open;
        const Run made = run(QStringLiteral(HYDRA_PROGRAM), {}, "map ", {}, {}, [&](qint64 process) {
            handle = threadsOf(process, "SigCgt:", 0);
            open = threadsOf(process, "SigBlk:", heldSignals);
        });
        QCOMPARE(handle, QList<QByteArray>());
        QVERIFY2(open.size() == 1, open.join('\n').constData()); // the thread that receives them
        QCOMPARE(made.code, 128 + 15);
    }

    // A logout sends both signals at once.
    void anotherSignalDoesNotDisturbTheEnd()
    {
        const Run made = run(QStringLiteral(HYDRA_PROGRAM), {}, "window ", {}, {},
                             [](qint64 process) { ::kill(pid_t(process), SIGHUP); });
        QVERIFY2(made.code == 128 + SIGHUP || made.code == 128 + SIGTERM, made.errors.constData());
    }

    // Programs that the window starts, such as a browser, can be ended by signals.
    void programsThatAreStartedObeySignals()
    {
        const auto held = [] {
            QProcess child;
            child.start(QStringLiteral("cat"), {QStringLiteral("/proc/self/status")});
            child.waitForFinished();
            return signalsIn(child.readAllStandardOutput(), "SigBlk:");
        };
        sigset_t before;
        ::pthread_sigmask(SIG_SETMASK, nullptr, &before);
        hydra::hearSignals([](int) { return false; });
        const quint64 plain = held();
        quint64 passed = heldSignals;
        {
            const hydra::SignalsPass pass;
            passed = held();
        }
        ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
        QCOMPARE(plain, heldSignals);
        QCOMPARE(passed, quint64(0));
    }

    void wrongOptionsAreRefusedBeforeAnyWindow()
    {
        const Run unknown = run(QStringLiteral(HYDRA_PROGRAM), {QStringLiteral("--no-such-option")});
        QCOMPARE(unknown.code, 2);
        QVERIFY2(unknown.errors.contains("no-such-option"), unknown.errors.constData());
        QVERIFY2(secondsOf("picture", unknown.errors) < 0, unknown.errors.constData());
        const Run bare = run(QStringLiteral(HYDRA_PROGRAM), {QStringLiteral("--method")});
        QCOMPARE(bare.code, 2);
        QVERIFY2(bare.errors.contains("method") && secondsOf("picture", bare.errors) < 0,
                 bare.errors.constData());
    }

    void wordsThatNobodyKnowsAreRefused_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("says");
        QTest::addColumn<int>("code");
        const QString picture = m_folder.filePath(QStringLiteral("refused.png"));
        const QStringList shot{QStringLiteral("--screenshot"), picture};
        QTest::newRow("theme") << QStringList{QStringLiteral("--theme"), QStringLiteral("x")}
                               << QByteArray("--theme: expected dark, light or system, got 'x'") << 2;
        QTest::newRow("language") << shot + QStringList{QStringLiteral("--language=x")}
                                  << QByteArray("--language: expected system, en, ") << 2;
        QTest::newRow("platform") << QStringList{QStringLiteral("-platform"), QStringLiteral("none")}
                                  << QByteArray("-platform: expected one of ") << 2;
        QTest::newRow("a theme that is meant")
            << QStringList{QStringLiteral("--theme"), QStringLiteral("drak")}
            << QByteArray("did you mean dark?") << 2;
        QTest::newRow("an option that is meant")
            << QStringList{QStringLiteral("--metod"), QStringLiteral("rollout")}
            << QByteArray(
                   "unknown option --metod; hydrascope --help lists what there is; did you mean --method?")
            << 2;
        QTest::newRow("heads") << shot + QStringList{QStringLiteral("--heads"), QStringLiteral("99")}
                               << QByteArray("--heads: expected a number from 1 to ") << 2;
        QTest::newRow("a model of the hub that is not here")
            << shot + QStringList{QStringLiteral("--model"), QStringLiteral("org/none")}
            << QByteArray("no such file, and no such model in the cache of the Hugging Face hub") << 3;
        QTest::newRow("a screenshot without a name")
            << QStringList{QStringLiteral("--screenshot"), QString()}
            << QByteArray("--screenshot expects FILE.png, got an empty text") << 2;
        QTest::newRow("a name that is a line end")
            << shot + QStringList{QStringLiteral("\n")} << QByteArray("no such file or folder") << 3;
        QTest::newRow("one of two pictures") << shot
                + QStringList{saved(m_folder, QStringLiteral("red.png"), Qt::red),
                              QStringLiteral("absent.png")}
                                             << QByteArray("no such file or folder") << 3;
    }
    void wordsThatNobodyKnowsAreRefused()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, says);
        QFETCH(int, code);
        const Run made = run(QStringLiteral(HYDRA_PROGRAM), words);
        QVERIFY2(made.errors.contains(says), made.errors.constData());
        QCOMPARE(made.code, code);
        QVERIFY2(secondsOf("picture", made.errors) < 0, made.errors.constData());
        QVERIFY(!QFile::exists(m_folder.filePath(QStringLiteral("refused.png"))));
    }

    // The window starts even if its settings, or their lock, are pipes, and reports it.
    void settingsThatAreNoFileAreNotWaitedFor_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"hydrascope/hydrascope.conf", "hydrascope/hydrascope.conf.lock", "hydrascope.conf"}) {
            QTest::newRow(name) << name;
        }
    }
    void settingsThatAreNoFileAreNotWaitedFor()
    {
        QFETCH(QString, name);
        const Run made = run(QStringLiteral(HYDRA_PROGRAM), {}, "window ", [&](const QString& home) {
            QDir(home).mkdir(QStringLiteral("hydrascope"));
            QCOMPARE(::mkfifo(qPrintable(home + QLatin1Char('/') + name), 0600), 0);
        });
        QVERIFY2(secondsOf("window", made.errors) >= 0, made.errors.constData());
        QVERIFY2(made.errors.contains(name.toUtf8() + " is not a settings file"), made.errors.constData());
        QCOMPARE(made.code, 128 + 15);
    }

    // Qt retries its lock endlessly if it cannot read the file there.
    void locksThatCannotBeReadAreNotWaitedFor_data()
    {
        QTest::addColumn<bool>("link");
        QTest::newRow("a link to nothing") << true;
        QTest::newRow("eight gigabytes") << false;
    }
    void locksThatCannotBeReadAreNotWaitedFor()
    {
        QFETCH(bool, link);
        const Run made = run(QStringLiteral(HYDRA_PROGRAM), {}, "map ", [&](const QString& home) {
            QDir(home).mkdir(QStringLiteral("hydrascope"));
            const QString lock = home + QStringLiteral("/hydrascope/hydrascope.conf.lock");
            QFile file(lock);
            QVERIFY(link ? QFile::link(QStringLiteral("/nowhere/at/all"), lock)
                         : file.open(QIODevice::WriteOnly) && file.resize(qint64(8) << 30));
        });
        QVERIFY2(made.errors.contains("hydrascope.conf.lock is not a settings file"),
                 made.errors.constData());
        QCOMPARE(made.code, 128 + 15);
    }

    // From such values Qt builds any of its types: nested lists overflow its stack. Similar-looking values
    // are read.
    void settingsOfQtsTypesAreNotRead_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<bool>("refused");
        QTest::newRow("a value") << QByteArray("recentModels=\"@Variant(") << true;
        QTest::newRow("behind an escape") << QByteArray("recentModels=\"\\x40Variant(") << true;
        QTest::newRow("with octal letters") << QByteArray("x=\"@V\\141ri\\qant(") << true;
        QTest::newRow("between quotes") << QByteArray("x=@Var\"\"\xef\xbb\xbfiant(\"") << true;
        QTest::newRow("in a list") << QByteArray("knownFolders=a, \"@Variant(") << true;
        QTest::newRow("a text that begins so") << QByteArray("imageFolder=\"@@Variant(") << false;
        QTest::newRow("in a name") << QByteArray("imageFolder=\"/@Variant(") << false;
    }
    void settingsOfQtsTypesAreNotRead()
    {
        QFETCH(QByteArray, before);
        QFETCH(bool, refused);
        const Run made = run(QStringLiteral(HYDRA_PROGRAM), {}, "map ", [&](const QString& home) {
            QDir(home).mkdir(QStringLiteral("hydrascope"));
            QFile file(home + QStringLiteral("/hydrascope/hydrascope.conf"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("[files]\n" + before + QByteArray("\\0\\0\\0\\x9\\0\\0\\0\\x1").repeated(100'000)
                       + ")\"\n");
        });
        QVERIFY2(secondsOf("map", made.errors) >= 0, made.errors.constData());
        QCOMPARE(made.errors.contains("hydrascope.conf is not a settings file"), refused);
        QCOMPARE(made.code, 128 + 15);
    }

    // Old settings are not taken for a stale lock, and may be a link.
    void settingsStay_data()
    {
        QTest::addColumn<bool>("link");
        QTest::newRow("a file") << false;
        QTest::newRow("a link") << true;
    }
    void settingsStay()
    {
        QFETCH(bool, link);
        QByteArray after;
        const QTemporaryDir elsewhere;
        const QString real = elsewhere.filePath(QStringLiteral("mine.conf"));
        const Run made = run(
            QStringLiteral(HYDRA_PROGRAM), {}, "map ",
            [&](const QString& home) {
                QDir(home).mkdir(QStringLiteral("hydrascope"));
                const QString settings = home + QStringLiteral("/hydrascope/hydrascope.conf");
                QFile file(link ? real : settings);
                QVERIFY(file.open(QIODevice::WriteOnly));
                file.write("[kept]\nby=\"" + QByteArray(100'000, 'x') + "\"\n");
                QVERIFY(
                    file.setFileTime(QDateTime::currentDateTime().addDays(-1), QFile::FileModificationTime));
                file.close();
                QVERIFY(!link || QFile::link(real, settings));
            },
            [&](const QString& home) {
                QFile file(home + QStringLiteral("/hydrascope/hydrascope.conf"));
                after = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
            });
        QVERIFY2(!made.errors.contains("is not a settings file"), made.errors.constData());
        QVERIFY(after.contains("[kept]\nby=xxx"));
    }

    // The old picture stays if the disk takes only half of the new one, or if no process reads the pipe.
    void aScreenshotIsWholeOrNotWritten_data()
    {
        QTest::addColumn<QString>("limit"); // of a file's size, in the shell's blocks
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("a full disk") << QStringLiteral("20") << QByteArray("shot.png: cannot be written: ");
        QTest::newRow("a pipe") << QString() << QByteArray("shot.png: cannot be written: no process reads");
    }
    void aScreenshotIsWholeOrNotWritten()
    {
        QFETCH(QString, limit);
        QFETCH(QByteArray, says);
        const QTemporaryDir folder;
        const QString picture = folder.filePath(QStringLiteral("shot.png"));
        QFile old(picture);
        if (limit.isEmpty()) {
            QCOMPARE(::mkfifo(qPrintable(picture), 0600), 0);
        } else {
            QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
            old.close();
        }
        const QString shell = QStringLiteral("ulimit -f %1; exec \"$0\" --screenshot \"$1\"");
        const Run made =
            run(QStringLiteral("/bin/sh"),
                {QStringLiteral("-c"), shell.arg(limit.isEmpty() ? QStringLiteral("unlimited") : limit),
                 QStringLiteral(HYDRA_PROGRAM), picture});
        QCOMPARE(made.code, 1);
        QVERIFY2(made.errors.contains(says) && !made.errors.contains("libpng"), made.errors.constData());
        if (!limit.isEmpty()) {
            QVERIFY(old.open(QIODevice::ReadOnly));
            QCOMPARE(old.readAll(), QByteArray("old"));
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::System | QDir::Hidden).size(), 1);
    }

    // Libraries print messages of their own to the terminal.
    void aBrokenPictureSaysOneSentence()
    {
        QFile file(m_folder.filePath(QStringLiteral("broken.png"))); // valid checksums, invalid pixels
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromHex("89504e470d0a1a0a0000000d4948445200000005000000050802000000020db1b2"
                                       "00000001494441547876e684e60000000049454e44ae426082"));
        file.close();
        const QString picture = m_folder.filePath(QStringLiteral("w.png"));
        const Run made =
            run(QStringLiteral(HYDRA_PROGRAM), {file.fileName(), QStringLiteral("--screenshot"), picture});
        QCOMPARE(made.code, 3);
        QByteArray words = made.errors;
        for (const QByteArray& time : {QByteArray("picture "), QByteArray("window "), QByteArray("map ")}) {
            QVERIFY(words.count(time) <= 1);
        }
        QVERIFY2(words.contains("cannot be decoded") && !words.contains("libpng") && !words.contains("qt."),
                 words.constData());
    }
    // Control characters in a name do not reach the terminal.
    void messagesOnTheTerminalAreShown()
    {
        const QString name = QString::fromUtf8("\x1b[31m\xe2\x80\xae");
        const QString target = m_folder.filePath(QStringLiteral("w.png"));
        for (const QStringList& words :
             {QStringList{QStringLiteral("--") + name},
              {QStringLiteral("--precision"), name, QStringLiteral("--screenshot"), target},
              {QStringLiteral("--size"), name, QStringLiteral("--screenshot"), target}}) {
            const Run made = run(QStringLiteral(HYDRA_PROGRAM), words);
            QCOMPARE(made.code, 2);
            QVERIFY2(made.errors.contains("\\x1b[31m\\xe2\\x80\\xae"), made.errors.constData());
            QVERIFY2(!made.errors.contains('\x1b') && !made.errors.contains("\xe2\x80\xae"),
                     made.errors.constData());
        }
    }

    void aWindowThatCannotBeLoadedIsSaid()
    {
        const QString program = m_folder.filePath(QStringLiteral("bin/hydrascope"));
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("bin")));
        QVERIFY(QFile::copy(QStringLiteral(HYDRA_PROGRAM), program));
        const Run made = run(program, {});
        QCOMPARE(made.code, 1);
        QVERIFY2(made.errors.contains("the window could not be loaded")
                     && made.errors.contains("libhydrascope-window.so"),
                 made.errors.constData());
    }

private:
    QTemporaryDir m_folder;
};

HYDRA_TEST(TestStart, QApplication)
#include "test_start.moc"
