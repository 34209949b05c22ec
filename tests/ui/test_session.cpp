// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions: what is saved comes back, on another folder too; a killed program loses nothing of what it had
// shown; undo and redo.
#include "core/base/error.h"
#include "ui/shell/message_bar.h"
#include "ui/state/file_picker.h"
#include "ui/state/history.h"

#include <QJsonDocument>
#include <QJsonObject>

#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;
using hydra::test::readBytes;
using hydra::test::writeBytes;

namespace {

// A question with nothing as it is at the start.
void changeAll(ViewState& state)
{
    state.setHeads(3);
    state.setPlan(AttentionPlan::parse("hydra:tanh-l2@back:1", state.trainedPlan()));
    state.setMethod("attention");
    MapOptions options = state.query().options;
    options.layer = 1;
    options.head = 2;
    options.fusion = HeadFusion::Max;
    options.query = 5;
    options.startLayer = 1;
    options.discard = 0.25;
    state.setOptions(options);
    state.setTarget({engine::ClassChoice::Kind::Index, 3});
    state.setAgainst(engine::ClassChoice{engine::ClassChoice::Kind::Top, 2});
    Look look = state.look();
    look.colours = ColourMap::Cividis;
    look.opacity = 0.375;
    look.threshold = 0.125;
    look.smooth = false;
    look.grid = true;
    look.spareOutliers = true;
    state.setLook(look);
}

// As another run of the program, with settings of its own.
struct Another
{
    explicit Another(const QString& folder)
        : settings(folder + QStringLiteral("/other.ini"))
        , window(settings)
    {
        window.show();
    }
    [[nodiscard]] bool settle()
    {
        QCoreApplication::processEvents();
        return QTest::qWaitFor([this] { return window.settled(); }, 60'000);
    }
    Settings settings;
    MainWindow window;
};

} // namespace

class TestSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsSavedComesBack()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->library().show(1);
        QVERIFY(bench.settle());
        changeAll(bench.window->state());
        QVERIFY(bench.settle());
        FilePicker::next = bench.file("work"); // the suffix is added
        bench.window->state().actions().saveSession->trigger();
        const QString path = bench.file("work.hydrascope");
        QVERIFY(QFile::exists(path));

        QTemporaryDir elsewhere;
        Another other(elsewhere.path());
        Startup startup;
        startup.images = QStringList{path};
        other.window.start(startup);
        QTRY_VERIFY_WITH_TIMEOUT(other.window.state().ready(), 60'000);
        QVERIFY(other.settle());
        ViewState& state = other.window.state();
        QCOMPARE(state.picture()->image.id, bench.window->state().picture()->image.id);
        QCOMPARE(state.model()->id, bench.window->state().model()->id);
        QVERIFY(state.query() == bench.window->state().query());
        QVERIFY(state.look() == bench.window->state().look());
        QCOMPARE(other.window.library().images(), bench.window->library().images());
        QCOMPARE(other.window.library().currentRow(), 1);
        QVERIFY(other.window.board().shownMap()->values == bench.window->board().shownMap()->values);
        QVERIFY2(other.window.messages().message().isEmpty(), qPrintable(other.window.messages().message()));
    }

    void aMovedFolderIsFoundAndWhatIsGoneIsSaid()
    {
        Bench bench;
        QVERIFY(bench.settle());
        FilePicker::next = bench.file("work.hydrascope");
        bench.window->state().actions().saveSession->trigger();
        QTemporaryDir elsewhere;
        for (const char* name : {"work.hydrascope", "tiny.safetensors", "a.png"}) { // b.png stays behind
            QVERIFY(QFile::copy(bench.file(name), elsewhere.filePath(QLatin1String(name))));
        }
        for (const char* name : {"tiny.safetensors", "a.png", "b.png"}) {
            QVERIFY(QFile::remove(bench.file(name)));
        }
        Another other(elsewhere.path());
        Startup startup;
        startup.images = QStringList{elsewhere.filePath(QStringLiteral("work.hydrascope"))};
        other.window.start(startup);
        QTRY_VERIFY_WITH_TIMEOUT(other.window.state().ready(), 60'000);
        QVERIFY(other.settle());
        QCOMPARE(other.window.library().images(), QStringList{elsewhere.filePath(QStringLiteral("a.png"))});
        QVERIFY(QFileInfo(QString::fromStdString(other.window.state().model()->path))
                == QFileInfo(elsewhere.filePath(QStringLiteral("tiny.safetensors"))));
        QVERIFY(other.window.messages().message().contains(QStringLiteral("b.png")));

        // The model alone is gone: it is asked for, and another file is told from the one that was meant.
        QVERIFY(QFile::rename(elsewhere.filePath(QStringLiteral("tiny.safetensors")),
                              elsewhere.filePath(QStringLiteral("moved.safetensors"))));
        QTemporaryDir third;
        Another again(third.path());
        FilePicker::next = elsewhere.filePath(QStringLiteral("moved.safetensors"));
        again.window.start(startup);
        QTRY_VERIFY_WITH_TIMEOUT(again.window.state().ready(), 60'000);
        QVERIFY(!FilePicker::next);
        QVERIFY(again.settle());
    }

    void aKilledProgramLosesNothing()
    {
        Bench bench;
        QVERIFY(bench.settle());
        changeAll(bench.window->state());
        QVERIFY(bench.settle());
        const QString copy = bench.file("running.hydrascope");
        QTRY_VERIFY_WITH_TIMEOUT(readBytes(copy).contains("cividis"),
                                 10'000); // two seconds after the last change
        // The next start, from what is on the disk now.
        QTemporaryDir elsewhere;
        QVERIFY(QFile::copy(copy, elsewhere.filePath(QStringLiteral("running.hydrascope"))));
        Another other(elsewhere.path());
        other.window.start({});
        QTRY_VERIFY_WITH_TIMEOUT(other.window.state().ready(), 60'000);
        QVERIFY(other.settle());
        QVERIFY(other.window.state().query() == bench.window->state().query());
        QVERIFY(other.window.state().look() == bench.window->state().look());
        QVERIFY(other.window.messages().message().contains(QStringLiteral("did not end by itself")));

        bench.window->close(); // a clean end leaves nothing behind
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
        QVERIFY(!second.messages().message().contains(QStringLiteral("did not end")));
        second.close();
        QVERIFY(QFile::exists(bench.file("running.hydrascope")));
    }

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
                               << "query: heads: expected a number";
        QTest::newRow("method") << QByteArray("\"method\": \"relevance\"")
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
        const QString path = bench.file("work.hydrascope");
        FilePicker::next = path;
        bench.window->state().actions().saveSession->trigger();
        QByteArray json = readBytes(path);
        QVERIFY(json.contains(from));
        writeBytes(path, json.replace(json.indexOf(from), from.size(), to));
        const Query before = bench.window->state().query();
        FilePicker::next = path;
        bench.window->messages().dismissErrors();
        bench.window->state().actions().openSession->trigger();
        QTRY_VERIFY(bench.window->messages().message().contains(says));
        QVERIFY(bench.window->state().query() == before);
        for (qsizetype cut = 0; cut < json.size(); cut += 97) { // and no prefix of one does harm
            try {
                (void)sessionFrom(json.left(cut), QDir(), QStringLiteral("cut"));
                QFAIL("a part was taken for the whole");
            } catch (const Error& error) {
                QCOMPARE(int(error.code()), int(ErrorCode::Input));
            }
        }
    }

    void undoAndRedo()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        Actions& on = state.actions();
        QVERIFY(!on.undo->isEnabled());
        const Query first = state.query();
        const Look plain = state.look();
        auto* history = bench.window->findChild<History*>();
        history->setStepTime(3'600'000); // on a busy machine "at once" may take longer than the window's
        const auto announced = [&state] { return state.announced(); };
        state.setHeads(2);
        QVERIFY(QTest::qWaitFor(announced));
        state.setHeads(3); // at once: the same step
        QVERIFY(QTest::qWaitFor(announced));
        Look look = plain;
        look.opacity = 0.9;
        state.setLook(look); // of another kind: a step of its own
        QVERIFY(QTest::qWaitFor(announced));
        history->setStepTime(0); // long after
        state.setMethod("rollout");
        QVERIFY(QTest::qWaitFor(announced));
        on.undo->trigger();
        QVERIFY(QTest::qWaitFor(announced));
        QCOMPARE(state.query().options.method, first.options.method);
        QCOMPARE(state.look().opacity, 0.9);
        on.undo->trigger();
        QVERIFY(QTest::qWaitFor(announced));
        QVERIFY(state.look() == plain);
        QCOMPARE(state.query().heads, 3);
        on.undo->trigger();
        QVERIFY(QTest::qWaitFor(announced));
        QVERIFY(state.query() == first);
        QVERIFY(!on.undo->isEnabled());
        for (int i = 0; i < 3; ++i) {
            on.redo->trigger();
            QVERIFY(QTest::qWaitFor(announced));
        }
        QVERIFY(!on.redo->isEnabled());
        QCOMPARE(state.query().options.method, std::string("rollout"));
        on.undo->trigger();
        QVERIFY(QTest::qWaitFor(announced));
        state.setHeads(2); // what was undone is gone once something else is done
        QVERIFY(QTest::qWaitFor(announced));
        QVERIFY(!on.redo->isEnabled());
        QVERIFY(bench.settle());
    }
};

QTEST_MAIN(TestSession)
#include "test_session.moc"
