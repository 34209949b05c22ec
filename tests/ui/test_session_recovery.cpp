// SPDX-License-Identifier: GPL-3.0-or-later
// The copy that a running program keeps of its session: a killed program loses no state that it has shown,
// and a copy that cannot be opened is set aside.
#include "ui/state/presets.h"
#include "ui/widgets/message_bar.h"

#include <QJsonDocument>
#include <QJsonObject>

#include "tests/support/program.h"
#include "tests/ui/session_bench.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Another;
using hydra::test::Bench;
using hydra::test::changeAll;
using hydra::test::readBytes;
using hydra::test::saved;
using hydra::test::writeBytes;

class TestSessionRecovery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aKilledProgramLosesNothing()
    {
        Bench bench;
        QVERIFY(bench.settle());
        changeAll(bench.window->state());
        QVERIFY(bench.settle());
        const QString copy = bench.file("running.hydrascope");
        QTRY_VERIFY_WITH_TIMEOUT(readBytes(copy).contains("cividis"),
                                 10'000); // two seconds after the last change
        // The next start uses the copy that is on the disk now.
        QTemporaryDir elsewhere;
        QVERIFY(QFile::copy(copy, elsewhere.filePath(QStringLiteral("running.hydrascope"))));
        Another other(elsewhere.path());
        other.window.start({});
        QTRY_VERIFY_WITH_TIMEOUT(other.window.state().ready(), 60'000);
        QVERIFY(other.settle());
        QVERIFY(other.window.state().query() == bench.window->state().query());
        QVERIFY(other.window.state().look() == bench.window->state().look());
        QVERIFY(other.window.messages().message().contains(QStringLiteral("did not shut down cleanly")));

        bench.window->close(); // a clean exit removes the copy
        QVERIFY(!QFile::exists(copy));
    }

    void twoWindowsDoNotShareOneCopy()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(bench.file("running.hydrascope")), 10'000);
        Settings same(bench.file("settings.ini"));
        MainWindow second(same);
        second.start({}); // does not take the first one's session for a crash
        QTRY_VERIFY_WITH_TIMEOUT(second.settled(), 60'000);
        QVERIFY(!second.messages().message().contains(QStringLiteral("did not shut down")));
        second.close();
        QVERIFY(QFile::exists(bench.file("running.hydrascope")));
    }

    void whatCannotBeRecoveredIsSetAside()
    {
        QTemporaryDir folder;
        const QByteArray broken("{\"format\": \"hydrascope-session\", \"version\": 99}");
        writeBytes(folder.filePath(QStringLiteral("running.hydrascope")), broken);
        Another other(folder.path());
        other.window.start({});
        const QString aside = folder.filePath(QStringLiteral("not-opened-1.hydrascope"));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(aside), 20'000);
        QCOMPARE(readBytes(aside), broken);
        QTRY_VERIFY_WITH_TIMEOUT(other.window.messages().message().contains(aside), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(!other.window.library().images().isEmpty(), 60'000); // starts as usual
    }

    // A stale lock, as a loss of power leaves one, would block the copies for ever.
    void aLockOfNobodyIsTakenAway()
    {
        QTemporaryDir folder;
        writeBytes(folder.filePath(QStringLiteral("running.hydrascope")), "{}");
        for (const char* name : {"running.hydrascope.lock", "presets.json.lock"}) {
            QFile lock(folder.filePath(QLatin1String(name)));
            QVERIFY(lock.open(QIODevice::WriteOnly));
            QVERIFY(lock.setFileTime(QDateTime::currentDateTime().addSecs(-10), QFile::FileModificationTime));
        }
        Another other(folder.path());
        other.window.start({});
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath(QStringLiteral("not-opened-1.hydrascope"))),
                                 20'000);
        QCOMPARE(PresetStore(folder.path()).save({QStringLiteral("new"), {}, {}, {}, false}), QString());
    }

    // A copy that was restored in part is not lost with the next one.
    void whatIsRecoveredInPartIsKept()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QJsonObject json = QJsonDocument::fromJson(readBytes(saved(bench))).object();
        QJsonObject query = json[QStringLiteral("query")].toObject();
        query.insert(QStringLiteral("attention"), QStringLiteral("a kind of a later version"));
        json.insert(QStringLiteral("query"), query);
        const QByteArray copy = QJsonDocument(json).toJson();
        QTemporaryDir folder;
        writeBytes(folder.filePath(QStringLiteral("running.hydrascope")), copy);
        Another other(folder.path());
        other.window.start({});
        const QString aside = folder.filePath(QStringLiteral("not-opened-1.hydrascope"));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(aside), 60'000);
        QCOMPARE(readBytes(aside), copy);
        QVERIFY(other.settle());
    }

    // Nor is a copy that cannot be renamed.
    void whatCannotBeSetAsideStays()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("running.hydrascope"));
        const QByteArray broken("{\"format\": \"hydrascope-session\", \"version\": 99}");
        writeBytes(path, broken);
        for (int i = 1; i <= 1000; ++i) {
            writeBytes(folder.filePath(QStringLiteral("not-opened-%1.hydrascope").arg(i)), "taken");
        }
        {
            Another other(folder.path());
            other.window.start({});
            QTRY_VERIFY_WITH_TIMEOUT(other.window.messages().message().contains(QStringLiteral("version")),
                                     60'000);
            QVERIFY(other.settle());
            other.window.close();
        }
        QCOMPARE(readBytes(path), broken);
    }
};

HYDRA_TEST(TestSessionRecovery, QApplication)
#include "test_session_recovery.moc"
