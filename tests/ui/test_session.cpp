// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions: what is saved comes back, on another folder too; a killed program loses nothing of what it had
// shown; undo and redo.
#include "core/base/error.h"
#include "ui/paint/format.h"
#include "ui/shell/dock_layout.h"
#include "ui/state/file_picker.h"
#include "ui/state/undo_stack.h"
#include "ui/widgets/message_bar.h"

#include <QDockWidget>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>

#include <sys/stat.h>

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
    look.signedColours = ColourMap::PurpleOrange;
    look.opacity = 0.375;
    look.threshold = 0.125;
    look.smooth = false;
    look.grid = true;
    look.spareOutliers = true;
    state.setLook(look);
}

// What BENCH shows, as a session's file.
[[nodiscard]] QString saved(const Bench& bench)
{
    const QString path = bench.file("work.hydrascope");
    FilePicker::next = path;
    bench.window->state().actions().saveSession->trigger();
    return path;
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
        (void)saved(bench);
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
        QVERIFY(other.window.messages().message().contains(QStringLiteral("did not shut down cleanly")));

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
        QVERIFY(!second.messages().message().contains(QStringLiteral("did not shut down")));
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
        const Query before = bench.window->state().query();
        FilePicker::next = path;
        bench.window->messages().dismissErrors();
        bench.window->state().actions().openSession->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(bench.window->messages().message().contains(says), 60'000);
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

    // A file that is no session, or no file at all: said at once, nothing opened, nothing waited for.
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

    // Bytes of QMainWindow's that end the program when Qt believes them.
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

    void panelsComeBackWhereTheyWere()
    {
        Bench bench;
        QVERIFY(bench.settle());
        MainWindow& window = *bench.window;
        const auto dock = [](MainWindow& of, const char* name) {
            return of.findChild<QDockWidget*>(QLatin1String(name));
        };
        const nlohmann::json first = dockLayout(window).at("sides");
        window.addDockWidget(Qt::LeftDockWidgetArea, dock(window, "lookDock"));
        window.tabifyDockWidget(dock(window, "imagesDock"), dock(window, "lookDock"));
        dock(window, "lookDock")->raise();
        dock(window, "predictionsDock")->hide();
        dock(window, "costDock")->show();
        window.resize(window.width(), 740);
        QVERIFY(bench.settle());
        QVERIFY(dockLayout(window).at("sides") != first);
        FilePicker::next = bench.file("work.hydrascope");
        window.state().actions().saveSession->trigger();

        QTemporaryDir elsewhere;
        Another other(elsewhere.path());
        Startup startup;
        startup.images = QStringList{bench.file("work.hydrascope")};
        other.window.start(startup);
        QTRY_VERIFY_WITH_TIMEOUT(other.window.state().ready(), 60'000);
        QVERIFY(other.settle());
        QCOMPARE(other.window.dockWidgetArea(dock(other.window, "lookDock")), Qt::LeftDockWidgetArea);
        QVERIFY(other.window.tabifiedDockWidgets(dock(other.window, "imagesDock"))
                    .contains(dock(other.window, "lookDock")));
        QVERIFY(dock(other.window, "predictionsDock")->isHidden());
        QVERIFY(!dock(other.window, "costDock")->isHidden());
        QCOMPARE(other.window.tabifiedDockWidgets(dock(other.window, "explainDock")).size(),
                 window.tabifiedDockWidgets(dock(window, "explainDock")).size());

        window.state().actions().resetLayout->trigger();
        QCOMPARE(window.dockWidgetArea(dock(window, "lookDock")), Qt::RightDockWidgetArea);
        QVERIFY(!dock(window, "predictionsDock")->isHidden());
        QVERIFY(dock(window, "costDock")->isHidden());
    }

    void layoutsThatMakeNoSenseDoNoHarm()
    {
        Bench bench;
        QVERIFY(bench.settle());
        using nlohmann::json;
        const json good = dockLayout(*bench.window);
        const json panel{{"name", "lookDock"}, {"floating", true}};
        const json place{{"panels", json::array({panel, panel, 7, json::object()})},
                         {"front", "nobody"},
                         {"width", 1e300},
                         {"height", -1e300}};
        const json many(1000, place);
        const json odd{{"sides", {{"left", many}, {"right", "x"}, {"inside", many}}},
                       {"width", 1e9},
                       {"height", 1e9},
                       {"x", -1e9},
                       {"y", 1e9}};
        for (const json& layout :
             {odd, json(), json(3), json{{"sides", 7}}, json{{"sides", {{"left", {4, "x"}}}}}}) {
            applyDockLayout(*bench.window, layout);
            applyWindowPlace(*bench.window, layout);
        }
        applyDockLayout(*bench.window, good);
        QVERIFY(bench.settle());
        QVERIFY(bench.window->width() <= 16384);
    }

    // The model is gone and nobody says which to take: nothing of the session may come back later.
    void aCancelledSessionDoesNotLieInWait()
    {
        Bench bench;
        QVERIFY(bench.settle());
        changeAll(bench.window->state());
        QVERIFY(bench.settle());
        const QString path = saved(bench);
        QVERIFY(QFile::copy(bench.file("tiny.safetensors"), bench.file("other.safetensors")));
        QVERIFY(QFile::remove(bench.file("tiny.safetensors")));

        QTemporaryDir elsewhere;
        Another other(elsewhere.path());
        Startup startup;
        startup.model = bench.file("other.safetensors");
        startup.images = QStringList{bench.file("b.png")};
        other.window.start(startup);
        QVERIFY(other.settle());
        FilePicker::next = path; // which session
        other.window.state().actions().openSession->trigger();
        FilePicker::next = QString(); // which model: cancelled
        QTRY_VERIFY_WITH_TIMEOUT(other.window.messages().message().contains(QStringLiteral("model")), 60'000);
        QVERIFY(other.settle()); // it is not waited for
        const QString copy = elsewhere.filePath(QStringLiteral("running.hydrascope"));
        QFile::remove(copy);
        Look look = other.window.state().look();
        look.opacity = 0.5;
        other.window.state().setLook(look);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(copy), 20'000); // crash safety goes on
        other.window.library().openModel(bench.file("other.safetensors"));
        QVERIFY(other.settle());
        QCOMPARE(other.window.state().query().options.method, std::string(defaultMethod()));
        QVERIFY(other.window.state().look() == look);
    }

    void aSessionWithoutPicturesShowsSome()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const QString path = saved(bench);
        QJsonObject json = QJsonDocument::fromJson(readBytes(path)).object();
        QJsonObject images = json[QStringLiteral("images")].toObject();
        QJsonArray missing;
        for (int i = 0; i < 100'000; ++i) {
            const QString name = QStringLiteral("/nowhere/%1.png").arg(i);
            missing.append(QJsonObject{{QStringLiteral("path"), name}, {QStringLiteral("absolute"), name}});
        }
        for (const QJsonArray& list : {QJsonArray(), missing}) {
            images.insert(QStringLiteral("list"), list);
            json.insert(QStringLiteral("images"), images);
            writeBytes(path, QJsonDocument(json).toJson());
            QTemporaryDir elsewhere;
            Another other(elsewhere.path());
            Startup startup;
            startup.images = QStringList{path};
            other.window.start(startup);
            QTRY_VERIFY_WITH_TIMEOUT(other.window.state().ready(), 60'000);
            QVERIFY(other.settle());
            QVERIFY(other.window.library().images().front().startsWith(QStringLiteral(":/scenes")));
            QCOMPARE(other.window.messages().message().contains(QStringLiteral("100000")), !list.isEmpty());
        }
    }

    void aBrokenPictureDoesNotHoldASessionUp()
    {
        Bench bench;
        QVERIFY(bench.settle());
        changeAll(bench.window->state());
        QVERIFY(bench.settle());
        const QString path = saved(bench);
        writeBytes(bench.file("a.png"), QByteArray("no picture"));
        FilePicker::next = path;
        bench.window->state().setMethod("rollout");
        bench.window->state().actions().openSession->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(bench.window->state().query().options.method, std::string("attention"),
                                  20'000);
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
        QTRY_VERIFY_WITH_TIMEOUT(!other.window.library().images().isEmpty(), 60'000); // and it starts as ever
    }

    // A copy that came back in part is not lost with the next one.
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

    // Nor is one for which there is no other name.
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

    void namesAreNoMarkup()
    {
        QCOMPARE(plainTip(QStringLiteral("/home/me/a.png")), QStringLiteral("/home/me/a.png"));
        const QString tip = plainTip(QStringLiteral("<img src=\"/etc/x\">.png"));
        QVERIFY2(!tip.contains(QStringLiteral("<img")) && tip.contains(QStringLiteral("&lt;img")),
                 qPrintable(tip));
        Bench bench;
        QVERIFY(bench.settle());
        QLabel label(QStringLiteral("<b>bold</b>"));
        label.show();
        QCOMPARE(label.textFormat(), Qt::PlainText);
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
