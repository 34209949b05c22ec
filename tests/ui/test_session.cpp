// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions: the saved state comes back, also in another folder, with the panels where they were.
#include "ui/paint/format.h"
#include "ui/shell/dock_layout.h"
#include "ui/state/file_picker.h"
#include "ui/widgets/message_bar.h"

#include <QComboBox>
#include <QDockWidget>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScopeGuard>

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

    void theListIsArrangedAsItWas()
    {
        Bench bench;
        QVERIFY(bench.settle());
        Library& library = bench.window->library();
        // The filter also matches the folder's name, part of which is random.
        const QStringList three{bench.file("a.png"), bench.file("quartz-1.png"), bench.file("quartz-2.png")};
        QVERIFY(QFile::copy(bench.file("b.png"), three[1]) && QFile::copy(three[1], three[2]));
        library.openList(three, 1);
        library.arrange(QStringLiteral("quartz"), Library::Order::NameBackwards);
        QVERIFY(bench.settle());
        const QStringList shown{three[2], three[1]};
        QCOMPARE(library.images(), shown);
        const QString path = saved(bench);

        QTemporaryDir elsewhere;
        Another other(elsewhere.path());
        Startup startup;
        startup.images = QStringList{path};
        other.window.start(startup);
        QTRY_VERIFY_WITH_TIMEOUT(other.window.state().ready(), 60'000);
        QVERIFY(other.settle());
        QCOMPARE(other.window.library().images(), shown);
        QCOMPARE(other.window.library().opened(), three);
        QCOMPARE(other.window.library().currentPath(), three[1]);
        QCOMPARE(other.window.library().order(), Library::Order::NameBackwards);
        QCOMPARE(other.window.findChild<QComboBox*>(QStringLiteral("imageOrder"))->currentText(),
                 QStringLiteral("Name, Z to A"));
        QCOMPARE(other.window.findChild<QLineEdit*>(QStringLiteral("imageFilter"))->text(),
                 QStringLiteral("quartz"));
        // A filter by class names hides no picture before its prediction, and an unknown order is refused.
        QByteArray bytes = readBytes(path);
        QVERIFY(bytes.contains("\"filter\": \"quartz\""));
        writeBytes(path, QByteArray(bytes).replace("\"filter\": \"quartz\"", "\"filter\": \"torus\""));
        FilePicker::next = path;
        other.window.state().actions().openSession->trigger();
        QTRY_COMPARE(other.window.library().filter(), QString());
        QVERIFY(other.settle());
        QCOMPARE(other.window.library().images().size(), 3);
        writeBytes(path, bytes.replace("name-backwards", "by-magic"));
        FilePicker::next = path;
        other.window.state().actions().openSession->trigger();
        QTRY_VERIFY2(other.window.messages().message().contains(QStringLiteral("order")),
                     qPrintable(other.window.messages().message()));
        QVERIFY2(other.window.messages().message().contains(QStringLiteral("by-magic")),
                 qPrintable(other.window.messages().message()));
    }

    void aMovedFolderIsFoundAndWhatIsGoneIsSaid()
    {
        Bench bench;
        QVERIFY(bench.settle());
        (void)saved(bench);
        QTemporaryDir elsewhere;
        for (const char* name : {"work.hydrascope", "tiny.safetensors", "a.png"}) { // without b.png
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

        // Only the model is missing: it is asked for, and another file is distinguished from the intended
        // one.
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

    // At any order of use: Qt lists docks in the order in which they were raised.
    void tabsKeepTheirOrder()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const auto tabs = [&] {
            QStringList names;
            const nlohmann::json layout = dockLayout(*bench.window);
            for (const auto& panel : layout.at("sides").at("right").at(0).at("panels")) {
                names << QString::fromStdString(panel.at("name").get<std::string>());
            }
            return names;
        };
        const QStringList first{QStringLiteral("explainDock"), QStringLiteral("attentionDock"),
                                QStringLiteral("lookDock"), QStringLiteral("modelDock")};
        QCOMPARE(tabs(), first);
        for (const char* front : {"explainDock", "modelDock", "attentionDock"}) {
            bench.child<QDockWidget>(front)->raise();
            QVERIFY(bench.settle());
            QCOMPARE(tabs(), first);
            applyDockLayout(*bench.window, dockLayout(*bench.window));
            QVERIFY(bench.settle());
            QCOMPARE(tabs(), first);
        }
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

    // The model is missing and the user names no other: the session must not be applied later.
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
        QVERIFY(other.settle()); // the window does not wait for it
        const QString copy = elsewhere.filePath(QStringLiteral("running.hydrascope"));
        QFile::remove(copy);
        Look look = other.window.state().look();
        look.opacity = 0.5;
        other.window.state().setLook(look);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(copy), 20'000); // the recovery copy is still written
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

    // A stranger's session may name any file: none is opened before the user agrees, who is asked once.
    void filesFarAwayAreAskedFor()
    {
        const QTemporaryDir home, away;
        const QByteArray before = qgetenv("HOME");
        qputenv("HOME", QFile::encodeName(home.path()));
        const auto back = qScopeGuard([&] { qputenv("HOME", before); });
        const QString far = hydra::test::writePicture(away, QStringLiteral("far.png"), Qt::green);
        Bench bench;
        QVERIFY(bench.settle());
        const QString path = saved(bench);
        QJsonObject session = QJsonDocument::fromJson(readBytes(path)).object();
        const auto naming = [&](const QString& file) {
            session[QStringLiteral("images")] = QJsonObject{
                {QStringLiteral("list"),
                 QJsonArray{QJsonObject{{QStringLiteral("path"), QStringLiteral("../nowhere.png")},
                                        {QStringLiteral("absolute"), file}}}},
                {QStringLiteral("current"), 0},
                {QStringLiteral("id"), QString()}};
            writeBytes(path, QJsonDocument(session).toJson());
        };
        naming(far);
        MainWindow& window = *bench.window;
        const auto asked = [&] { return bench.child<QMessageBox>("sessionReach"); };
        const auto open = [&] {
            FilePicker::next = path;
            window.state().actions().openSession->trigger();
        };
        const QStringList images = window.library().images();
        open();
        QTRY_VERIFY_WITH_TIMEOUT(asked(), 20'000);
        QVERIFY2(asked()->text().contains(far), qPrintable(asked()->text()));
        QCOMPARE(window.library().images(), images);
        asked()->button(QMessageBox::Cancel)->click();
        QTRY_VERIFY(!asked());
        QVERIFY(bench.settle());
        QCOMPARE(window.library().images(), images);

        open();
        QTRY_VERIFY_WITH_TIMEOUT(asked(), 20'000);
        asked()->button(QMessageBox::Open)->click();
        QTRY_COMPARE_WITH_TIMEOUT(window.library().images(), QStringList{far}, 20'000);
        QVERIFY(bench.settle());

        window.library().openImages({bench.file("a.png")});
        QTRY_COMPARE_WITH_TIMEOUT(window.library().images(), QStringList{bench.file("a.png")}, 20'000);
        open(); // files from that folder are not asked about again
        QTRY_COMPARE_WITH_TIMEOUT(window.library().images(), QStringList{far}, 20'000);
        QVERIFY(!asked());
        QVERIFY(bench.settle());

        // A link beside the session leads away as well, and a start for a picture cannot ask.
        bench.settings.forget(Setting::KnownFolders);
        QVERIFY(QFile::link(far, bench.file("near.png")));
        naming(bench.file("near.png"));
        Another other(away.path());
        Startup startup;
        startup.images = QStringList{path};
        startup.forPicture = true;
        other.window.start(startup);
        QTRY_VERIFY_WITH_TIMEOUT(other.window.problem().contains(far), 20'000);
        QVERIFY(other.window.library().images().isEmpty());
    }

    // A picture of a session shows all that the session asks, or the program says what it cannot show.
    void aPictureOfASessionShowsAllOfIt()
    {
        Bench bench;
        QVERIFY(bench.settle());
        changeAll(bench.window->state());
        QFile file(saved(bench));
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QByteArray words = file.readAll().replace("hydra:tanh-l2@back:1", "later-kind@back:1");
        QVERIFY(words.contains("later-kind") && file.resize(0) && file.seek(0));
        QCOMPARE(file.write(words), words.size());
        file.close();
        const QTemporaryDir away;
        Another other(away.path());
        Startup startup;
        startup.images = QStringList{file.fileName()};
        startup.forPicture = true;
        other.window.start(startup);
        QTRY_VERIFY_WITH_TIMEOUT(other.window.problem().contains(QLatin1String("later-kind")), 20'000);
    }

    // Files that the user saves may lie anywhere, and are not asked about afterwards.
    void onesOwnFilesAreKnown()
    {
        const QTemporaryDir home, away;
        const QByteArray before = qgetenv("HOME");
        qputenv("HOME", QFile::encodeName(home.path()));
        const auto back = qScopeGuard([&] { qputenv("HOME", before); });
        Bench bench;
        QVERIFY(bench.settle());
        FilePicker::next = away.filePath(QStringLiteral("own.hydrascope"));
        bench.window->state().actions().saveSession->trigger();
        QCOMPARE(bench.settings.get<QStringList>(Setting::KnownFolders),
                 QStringList{QFileInfo(bench.folder()->path()).canonicalFilePath()});
        bench.window->library().openSamples();
        QVERIFY(bench.settle());
        FilePicker::next = away.filePath(QStringLiteral("own.hydrascope"));
        bench.window->state().actions().openSession->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(bench.window->library().images().front(), bench.file("a.png"), 20'000);
        QVERIFY(!bench.child<QMessageBox>("sessionReach"));
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
};

HYDRA_TEST(TestSession, QApplication)
#include "test_session.moc"
