// SPDX-License-Identifier: GPL-3.0-or-later
// The first second: the picture before the window, the window in its place, and what happens where the
// library that is the window cannot be loaded.
#include "app/window/first_window.h"
#include "ui/widgets/theme.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTranslator>
#include <QtTest>

#include <cstdlib>

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

// Where COLOUR lies in what WINDOW shows.
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

// Ends it with a signal once it has said WORD.
Run run(const QString& program, const QStringList& words, const QByteArray& word = {})
{
    QTemporaryDir home;
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
            process.terminate();
            break;
        }
    }
    process.waitForFinished(60'000);
    made.errors += process.readAllStandardError();
    made.code = process.exitCode();
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
        QVERIFY(!hydra::ui::programIcon().isNull()); // brings the resources, as the program does
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
        QCOMPARE(firstPicture({QStringLiteral("--model"), picture}), sample); // a value, no picture
        QCOMPARE(firstPicture({QStringLiteral("--live"), picture}), QString());
        QCOMPARE(firstPicture({m_folder.path()}), QString()); // only the window knows which comes first
        QCOMPARE(firstPicture({m_folder.filePath(QStringLiteral("absent.png"))}), QString());
    }

    void thePictureIsThere()
    {
        FirstWindow window(saved(m_folder, QStringLiteral("red.png"), Qt::red));
        window.resize(400, 300);
        const QRect place = placeOf(Qt::red, window);
        QCOMPARE(place.center(), window.rect().center());
        QVERIFY(qAbs(double(place.width()) / place.height() - 1.5) < 0.02);
    }

    // In the user's language, below the picture, once the picture is there.
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
        const QImage first = window.grab().toImage(); // which waits for no font
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

        FirstWindow empty{QString()}; // no picture: the word alone
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
        QVERIFY(!window.grab().isNull());
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
        QCOMPARE(made.code, 128 + 15); // ended as its user would end it
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

QTEST_MAIN(TestStart)
#include "test_start.moc"
