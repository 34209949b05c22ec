// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are no sessions, and faulty sessions: refused, with the place of the error.
#include "core/base/error.h"
#include "ui/shell/dock_layout.h"
#include "ui/widgets/message_bar.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <sys/stat.h>

#include "tests/support/program.h"
#include "tests/support/unlucky_disk.h"
#include "tests/ui/session_bench.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;
using hydra::test::readBytes;
using hydra::test::saved;
using hydra::test::writeBytes;

class TestSessionRefusals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void brokenSessionsAreRefusedWithTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("says");
        QTest::newRow("not JSON") << QByteArray("{") << QByteArray("[") << "expected a session";
        QTest::newRow("other JSON") << QByteArray("hydrascope-session") << QByteArray("something")
                                    << "expected a session";
        QTest::newRow("later version")
            << QByteArray("\"version\": 1") << QByteArray("\"version\": 7") << "later version";
        QTest::newRow("heads") << QByteArray("\"heads\": 4") << QByteArray("\"heads\": -4")
                               << "query: heads: expected a whole number";
        QTest::newRow("method") << QByteArrayLiteral("\"method\": \"") + defaultMethod() + '"'
                                << QByteArray("\"method\": \"magic\"") << "magic";
        QTest::newRow("fusion") << QByteArray("\"fusion\": \"mean\"") << QByteArray("\"fusion\": 3")
                                << "query: fusion";
        QTest::newRow("opacity") << QByteArray("\"opacity\": 0.") << QByteArray("\"opacity\": 9.")
                                 << "look: opacity";
    }
    void brokenSessionsAreRefusedWithTheirPlace()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, says);
        Bench bench;
        QVERIFY(bench.settle());
        const QString path = saved(bench);
        QByteArray json = readBytes(path);
        QVERIFY(json.contains(from));
        writeBytes(path, json.replace(json.indexOf(from), from.size(), to));
        const PictureAsk before = bench.window->state().query();
        FilePicker::next = path;
        bench.window->messages().dismissErrors();
        bench.window->state().actions().openSession->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(bench.window->messages().message().contains(says), 60'000);
        QVERIFY(bench.window->state().query() == before);
        for (qsizetype cut = 0; cut < json.size(); cut += 97) { // no prefix of a session does harm
            try {
                (void)sessionFrom(json.left(cut), QDir(), QStringLiteral("cut"));
                QFAIL("a part was taken for the whole");
            } catch (const Error& error) {
                QCOMPARE(int(error.code()), int(ErrorCode::Input));
            }
        }
    }

    // A file that is no session, or no file at all, is refused at once, without opening or waiting.
    void noFileThatIsOpenedHangsTheWindow_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("says");
        QTest::newRow("pipe") << "pipe"
                              << "expected a file";
        QTest::newRow("device") << "/dev/zero"
                                << "expected a file";
        QTest::newRow("deep") << "deep"
                              << "nested more than";
        QTest::newRow("large") << "large"
                               << "allowed";
    }
    void noFileThatIsOpenedHangsTheWindow()
    {
        QFETCH(QString, kind);
        QFETCH(QString, says);
        Bench bench;
        QVERIFY(bench.settle());
        const QString path = bench.file("odd.hydrascope");
        if (kind == QLatin1String("pipe")) {
            QCOMPARE(::mkfifo(qPrintable(path), 0600), 0);
        } else if (kind == QLatin1String("large")) {
            QFile sparse(path);
            QVERIFY(sparse.open(QIODevice::WriteOnly) && sparse.resize(qint64(1) << 40));
        } else if (kind == QLatin1String("deep")) {
            writeBytes(path,
                       QByteArray("{\"format\": ") + QByteArray(100'000, '[') + QByteArray(100'000, ']')
                           + QByteArray("}"));
        } else {
            QVERIFY(QFile::link(kind, path));
        }
        FilePicker::next = path;
        bench.window->state().actions().openSession->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(bench.window->messages().message().contains(says), 20'000);
        QVERIFY(bench.settle());
    }

    void fieldsOfAWrongKindAreRefused_data()
    {
        QTest::addColumn<QString>("part");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* part, const char* key, const QJsonValue& value, const char* says) {
            QTest::newRow(qPrintable(QLatin1String(part) + QLatin1Char(' ') + QLatin1String(key)))
                << QString::fromLatin1(part) << QString::fromLatin1(key) << value
                << QString::fromLatin1(says);
        };
        const QJsonObject numbered{{QStringLiteral("name"), 7}};
        row("images", "list", QJsonArray{numbered}, "images: 1: name: expected a text");
        row("images", "id", 5, "images: id");
        row("images", "current", QStringLiteral("one"), "images: current");
        row("said", "std", QJsonArray{0.2, 0.0, 0.2},
            "std: expected three numbers, red,green,blue, from 1e-06 to 1000");
        row("said", "mean", QJsonArray{0.2, QStringLiteral("x"), 0.2}, "mean: expected three numbers");
        row("said", "trained_heads", QJsonArray{0}, "trained_heads");
        row("", "window", QJsonArray{1}, "window: expected a text");
        row("", "layout", 3, "layout: expected an object");
    }
    void fieldsOfAWrongKindAreRefused()
    {
        QFETCH(QString, part);
        QFETCH(QString, key);
        QFETCH(QJsonValue, value);
        QFETCH(QString, says);
        Bench bench;
        QVERIFY(bench.settle());
        const QString path = saved(bench);
        QJsonObject json = QJsonDocument::fromJson(readBytes(path)).object();
        if (part == QLatin1String("said")) {
            QJsonObject model = json[QStringLiteral("model")].toObject();
            model.insert(QStringLiteral("said"), QJsonObject{{key, value}});
            json.insert(QStringLiteral("model"), model);
        } else if (part.isEmpty()) {
            json.insert(key, value);
        } else {
            QJsonObject inner = json[part].toObject();
            inner.insert(key, value);
            json.insert(part, inner);
        }
        writeBytes(path, QJsonDocument(json).toJson());
        FilePicker::next = path;
        bench.window->state().actions().openSession->trigger();
        QTRY_VERIFY2_WITH_TIMEOUT(bench.window->messages().message().contains(says),
                                  qPrintable(bench.window->messages().message()), 60'000);
        QVERIFY(bench.settle());
    }

    // A session that could not be read back is not written: the old one stays.
    void noSessionIsWrittenThatNobodyReads()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const QString path = saved(bench);
        const QByteArray before = readBytes(path);
        QStringList images{bench.file("a.png")};
        for (int i = 0; i < 50'000; ++i) {
            images << QStringLiteral("/nowhere/%1/%2.png").arg(QString(200, QLatin1Char('x'))).arg(i);
        }
        bench.window->library().openList(images, 0);
        QVERIFY(bench.settle());
        (void)saved(bench);
        QVERIFY(bench.window->messages().message().contains(QStringLiteral("could not be written")));
        QVERIFY(readBytes(path) == before);
    }

    // A network disk may report that it is full only once everything is written: the old session stays.
    void noSessionIsReplacedByOneThatTheDiskDoesNotKeep()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const QString path = saved(bench);
        const QByteArray before = readBytes(path);
        bench.window->state().setHeads(3);
        QVERIFY(bench.settle());
        test::syncAs = [] { return ENOSPC; };
        (void)saved(bench);
        test::syncAs = {};
        QVERIFY2(
            bench.window->messages().message().contains(QStringLiteral("cannot be written: No space left")),
            qPrintable(bench.window->messages().message()));
        QVERIFY(readBytes(path) == before);
    }

    // State bytes of a QMainWindow that crash the program if Qt trusts them.
    void statesOfAWindowAreNotBelieved()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const QString path = saved(bench);
        QJsonObject json = QJsonDocument::fromJson(readBytes(path)).object();
        json.remove(QStringLiteral("layout"));
        QByteArray state = bench.window->saveState();
        for (qsizetype at = 13; at < 17; ++at) { // the position of the first dock area
            state[at] = char(100);
        }
        json.insert(QStringLiteral("window"), QString::fromLatin1(state.toBase64()));
        writeBytes(path, QJsonDocument(json).toJson());
        const nlohmann::json before = dockLayout(*bench.window);
        FilePicker::next = path;
        bench.window->state().actions().openSession->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(
            bench.window->messages().message().contains(QStringLiteral("earlier version")), 60'000);
        QVERIFY(bench.settle());
        QVERIFY(dockLayout(*bench.window).at("sides") == before.at("sides"));
    }
};

HYDRA_TEST(TestSessionRefusals, QApplication)
#include "test_session_refusals.moc"
