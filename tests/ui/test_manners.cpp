// SPDX-License-Identifier: GPL-3.0-or-later
// What a first-time user notices: the window fits the screen, looks the same the next day, and recovers from
// files that it cannot open.
#include "core/engine/shipped.h"
#include "core/evaluate/region.h"
#include "ui/shell/compare_window.h"
#include "ui/shell/tool_bar.h"
#include "ui/state/file_picker.h"
#include "ui/views/canvas.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/window_place.h"

#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScopeGuard>
#include <QScreen>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

#include <filesystem>
#include <map>

#include "tests/support/program.h"
#include "tests/ui/layout_rest.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;
using hydra::test::layoutRests;

namespace {

QRect screenOf(const QWidget& window)
{
    return window.screen()->availableGeometry();
}

QStringList dockSizes(const MainWindow& window)
{
    QStringList sizes;
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>()) {
        if (!dock->isHidden() && window.rect().intersects(dock->geometry())) {
            sizes << QStringLiteral("%1 %2 x %3")
                         .arg(dock->objectName())
                         .arg(dock->width())
                         .arg(dock->height());
        }
    }
    sizes.sort();
    return sizes;
}

} // namespace

class TestManners : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWindowIsNoLargerThanItsScreen()
    {
        QWidget first;
        first.resize(2560, 1520);
        keepOnScreen(first);
        const QSize room = screenOf(first).size();
        QVERIFY(first.width() <= room.width());
        QVERIFY(first.height() <= room.height() - 20); // the title has room, too
        QWidget small;
        small.resize(300, 200);
        keepOnScreen(small);
        QCOMPARE(small.size(), QSize(300, 200));
    }

    // Close in Download keeps the dialog below it open.
    void closingTheDownloadKeepsOpenModel()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().openModel->trigger();
        bench.child<QPushButton>("modelDownload")->click();
        QTRY_VERIFY(bench.child<QDialog>("downloadDialog"));
        bench.child<QPushButton>("downloadClose")->click();
        QTRY_VERIFY(!bench.child<QDialog>("downloadDialog"));
        QTRY_VERIFY(bench.child<QDialog>("modelsDialog")
                    && bench.child<QDialog>("modelsDialog")->isVisible());
        bench.child<QDialog>("modelsDialog")->reject();
        QTRY_VERIFY(!bench.child<QDialog>("modelsDialog"));
    }

    void theModelIsAlwaysInTheToolBar()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* button = bench.window->findChild<ModelButton*>();
        auto* bar = bench.child<QToolBar>("commands");
        QVERIFY(button && bar);
        const auto more = [&] {
            return bar->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
        };
        QVERIFY(more() && !more()->isVisible());
        QCOMPARE(bar->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
        bench.window->resize(600, 700);
        QVERIFY(layoutRests());
        QVERIFY(button->isVisible());
        const QRect place(button->mapTo(bench.window.get(), QPoint()), button->size());
        QVERIFY(bench.window->rect().contains(place));
        QVERIFY(place.width() >= button->sizeHint().width());
        QCOMPARE(bar->toolButtonStyle(), Qt::ToolButtonIconOnly); // commands lose their texts,
        QVERIFY(!more()->isVisible());
        auto* tabs = bench.child<QTabBar>("places");
        QVERIFY(tabs->width() >= 200 && tabs->usesScrollButtons()); // and tabs scroll
    }

    // Models that the hub's client has downloaded are listed by name in the menu and the search, and keep
    // that name when open.
    void modelsOnThisComputerAreInTheMenu()
    {
        const QTemporaryDir caches;
        const std::string commit(40, 'a');
        const Path hub = caches.path().toStdString(),
                   snapshot = hub / "models--org--small/snapshots" / commit;
        std::filesystem::create_directories(snapshot);
        std::filesystem::create_symlink(HYDRA_SOURCE_DIR "/models/hydravit-photos.safetensors",
                                        snapshot / "model.safetensors");
        qputenv("HF_HUB_CACHE", hub.string().c_str());
        const auto usual = qScopeGuard([] { qunsetenv("HF_HUB_CACHE"); });
        Bench bench;
        QVERIFY(bench.settle());
        QTRY_COMPARE(bench.window->library().foundModels().size(), std::size_t(1));
        auto* button = bench.window->findChild<ModelButton*>();
        const auto entry = [&] {
            Q_EMIT button->menu()->aboutToShow();
            const QList<QAction*> all = button->menu()->actions();
            const auto found = std::find_if(all.begin(), all.end(), [](const QAction* each) {
                return each->text() == QLatin1String("org/small@aaaaaaa");
            });
            return found == all.end() ? nullptr : *found;
        };
        QVERIFY(entry() != nullptr && !entry()->isChecked());
        entry()->trigger();
        QTRY_COMPARE(button->text(), QStringLiteral("small"));
        QVERIFY(bench.settle());
        QVERIFY(entry()->isChecked());
        for (const QAction* each : button->menu()->actions()) { // listed once, not among recent ones
            QVERIFY(each->text() != QLatin1String("small"));
        }
    }

    void theModelMenuStaysOnTheScreen()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* button = bench.window->findChild<ModelButton*>();
        for (int i = 0; i < 8; ++i) {
            const QString path = bench.file(
                qPrintable(QStringLiteral("%1-%2.safetensors").arg(QString(50, QLatin1Char('m'))).arg(i)));
            test::writeBytes(path, "x");
            bench.settings.remember(Setting::RecentModels, path);
        }
        const QRect room = screenOf(*bench.window);
        bench.window->move(room.right() - bench.window->width() + 1, room.top());
        // On this platform Qt keeps it on the screen by itself: the test moves it away as it is shown.
        class Away : public QObject
        {
        public:
            bool eventFilter(QObject* menu, QEvent* event) override
            {
                if (event->type() == QEvent::Show) {
                    static_cast<QWidget*>(menu)->move(static_cast<QWidget*>(menu)->pos() + QPoint(100, 600));
                }
                return false;
            }
        } away;
        button->menu()->installEventFilter(&away);
        bool inside = false;
        QTimer::singleShot(0, button, [&] { // the menu has an event loop of its own
            QTimer::singleShot(0, button, [&] {
                inside = room.contains(button->menu()->geometry());
                button->menu()->close();
            });
        });
        button->showMenu();
        QVERIFY(inside);
    }

    void theSecondStartLooksLikeTheFirst()
    {
        QStringList before;
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->resize(790, 720); // the screen of a test is small
        QVERIFY(layoutRests());
        before = dockSizes(*bench.window);
        QVERIFY2(before.size() >= 3, qPrintable(before.join(QLatin1Char('\n'))));
        for (int start = 0; start < 2; ++start) { // sizes do not creep, either
            bench.window->close();
            bench.window = std::make_unique<MainWindow>(bench.settings);
            bench.window->show();
            QVERIFY(QTest::qWaitForWindowExposed(bench.window.get()));
            Startup startup;
            startup.model = bench.file("tiny.safetensors");
            startup.images = QStringList{bench.file("a.png"), bench.file("b.png")};
            bench.window->start(startup);
            QVERIFY(bench.settle());
            QVERIFY(layoutRests());
            QVERIFY2(dockSizes(*bench.window) == before,
                     qPrintable(before.join(QLatin1Char('\n')) + QStringLiteral("\nand now\n")
                                + dockSizes(*bench.window).join(QLatin1Char('\n'))));
        }
    }

    void panelsTakeTheirRoomFromTheStrip()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const QSize size = bench.window->size();
        auto* canvas = bench.child<QWidget>("canvas");
        Actions& on = bench.window->state().actions();
        for (QAction* panel : {on.showTrust, on.showCost, on.showPrompts, on.showConcepts}) {
            panel->trigger();
            QVERIFY(bench.settle());
            QVERIFY(layoutRests());
            QCOMPARE(bench.window->size(), size);
            QVERIFY2(canvas->height() >= 120, qPrintable(QString::number(canvas->height())));
            panel->trigger();
            QVERIFY(layoutRests());
            QCOMPARE(bench.window->size(), size);
        }
    }

    void toolWindowsOpenOnTheScreen()
    {
        Bench bench;
        bench.setPlacesApart();
        QVERIFY(bench.settle());
        Actions& on = bench.window->state().actions();
        for (QAction* command : {on.showCompare, on.showHeads, on.showWalk, on.showEmbedding, on.showRounds,
                                 on.showLive, on.showTraining, on.reference, on.makeFigure}) {
            command->trigger();
            QCoreApplication::processEvents();
        }
        int seen = 0;
        for (const QWidget* window : QApplication::topLevelWidgets()) {
            if (window->isVisible() && window != bench.window.get() && window->isWindow()
                && window->windowType() != Qt::ToolTip) {
                ++seen;
                const bool fits = screenOf(*window).contains(window->frameGeometry());
                const QSize least = window->minimumSizeHint();
                QVERIFY2(fits,
                         qPrintable(QStringLiteral("%1: at least %2 x %3")
                                        .arg(window->objectName())
                                        .arg(least.width())
                                        .arg(least.height())));
            }
        }
        QVERIFY2(seen >= 8, qPrintable(QString::number(seen)));
        // It stays on the screen when the text about the two chosen maps is long.
        bench.child<QLabel>("compareChosen")->setText(QString(200, QLatin1Char('m')));
        QVERIFY(layoutRests());
        const auto* compare = bench.child<CompareWindow>("compareWindow");
        QVERIFY(screenOf(*compare).contains(compare->frameGeometry()));
        auto* figure = bench.child<QDialog>("figureDialog");
        figure->findChild<QProgressBar*>()->show(); // while it computes
        bench.child<QLabel>("figureSize")->setText(QStringLiteral("174.0 × 174.4 mm, 2055 × 2055 pixels"));
        QVERIFY(layoutRests());
        QVERIFY2(figure->minimumSizeHint().width() <= screenOf(*figure).width(),
                 qPrintable(QString::number(figure->minimumSizeHint().width())));
    }

    void placesOfEarlierVersionsAreFound()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.ini"));
        {
            QFile written(file);
            QVERIFY(written.open(QIODevice::WriteOnly));
            written.write("[headMatrix]\ngeometry=740x420+3+4\n[figure]\ngeometry=800x600+5+6\n");
        }
        const Settings settings(file);
        QCOMPARE(settings.place(QStringLiteral("headMatrixWindow")), QByteArray("740x420+3+4"));
        QCOMPARE(settings.place(QStringLiteral("figureDialog")), QByteArray("800x600+5+6"));
        QCOMPARE(settings.place(QStringLiteral("walkWindow")), QByteArray());
    }

    void toolWindowsOpenWhereTheyWere()
    {
        Bench bench;
        bench.window->tools().keepApart();
        QVERIFY(bench.settle());
        constexpr const char* windows[]{"walkWindow",    "headMatrixWindow", "embeddingWindow",
                                        "compareWindow", "trainingWindow",   "liveWindow",
                                        "roundsWindow",  "figureDialog",     "helpWindow"};
        const auto open = [&](const char* name) {
            Actions& on = bench.window->state().actions();
            for (QAction* command :
                 {on.showCompare, on.showHeads, on.showWalk, on.showEmbedding, on.showRounds, on.showLive,
                  on.showTraining, on.reference, on.makeFigure}) {
                if (!bench.child<QWidget>(name) || !bench.child<QWidget>(name)->isVisible()) {
                    command->trigger();
                }
            }
            return bench.child<QWidget>(name);
        };
        const auto startAgain = [&] {
            bench.window->close();
            bench.window = std::make_unique<MainWindow>(bench.settings);
            bench.window->tools().keepApart();
            bench.window->show();
            Startup startup;
            startup.model = bench.file("tiny.safetensors");
            startup.images = QStringList{bench.file("a.png")};
            bench.window->start(startup);
            return bench.settle();
        };
        std::map<std::string, QRect> places;
        for (const char* name : windows) {
            QWidget* window = open(name);
            QVERIFY2(window && window->isVisible(), name);
            QVERIFY(layoutRests());
            const QRect room = screenOf(*window);
            const QSize size = (window->minimumSizeHint() + QSize(100, 20))
                                   .expandedTo({740, 420})
                                   .boundedTo(room.size() - QSize(24, 48));
            const int move = int(places.size()) + 1;
            window->setGeometry({room.topLeft()
                                     + QPoint(std::min(room.width() - size.width(), move),
                                              std::min(room.height() - size.height(), 35 + move)),
                                 size});
            QVERIFY(layoutRests());
            places[name] = window->geometry();
            window->close();
            QCOMPARE(open(name)->geometry(), places[name]);
        }
        QVERIFY(startAgain());
        for (const char* name : windows) {
            const QWidget* window = open(name);
            QVERIFY2(window, name);
            QVERIFY(layoutRests());
            // Its minimum size may have grown with its contents.
            const QRect expected(places[name].topLeft(),
                                 places[name].size().expandedTo(window->minimumSizeHint()));
            QVERIFY2(window->geometry() == expected,
                     qPrintable(QStringLiteral("%1: kept %2, asked %3, is %4")
                                    .arg(QLatin1String(name),
                                         QLatin1String(bench.settings.place(QLatin1String(name))),
                                         QLatin1String(QTest::toString(places[name])),
                                         QLatin1String(QTest::toString(window->geometry())))));
        }
        QVERIFY(startAgain());
        for (const char* far : {"760x600+30000+20000", "9000x8000-20000-30000"}) {
            for (const char* name : windows) {
                bench.settings.setPlace(QLatin1String(name), QByteArray(far));
            }
            for (const char* name : windows) {
                const QWidget* window = open(name);
                QVERIFY2(window, name);
                QVERIFY(layoutRests());
                QVERIFY2(screenOf(*window).contains(window->geometry()), name);
            }
            QVERIFY(startAgain());
        }
    }

    void theKeysOfEveryProgramCloseAToolWindow()
    {
        Bench bench;
        bench.setPlacesApart();
        QVERIFY(bench.settle());
        Actions& on = bench.window->state().actions();
        on.showCompare->trigger();
        auto* window = bench.child<CompareWindow>("compareWindow");
        QVERIFY(QTest::qWaitForWindowActive(window));
        QTest::keyClick(window, Qt::Key_W, Qt::ControlModifier);
        QVERIFY(!window->isVisible());
        on.showCompare->trigger();
        QVERIFY(QTest::qWaitForWindowActive(window));
        bench.window->state().askToken(5); // Esc leaves the patch first
        QVERIFY(bench.settle());
        auto* grid = bench.child<QWidget>("comparisonGrid");
        QTest::keyClick(grid, Qt::Key_Escape);
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->state().query().options.query, -1);
        QVERIFY(window->isVisible());
        QTest::keyClick(grid, Qt::Key_Escape);
        QVERIFY(!window->isVisible());
    }

    void aTextFileLeavesTheListAlone()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const QStringList list = bench.window->library().images();
        test::writeBytes(bench.file("notes.txt"), "these are words");
        FilePicker::next = bench.file("notes.txt");
        bench.window->state().actions().openImage->trigger();
        QTRY_VERIFY(bench.window->messages().message().contains(QStringLiteral("notes.txt")));
        QVERIFY(!bench.window->messages().message().contains(bench.folder()->path()));
        QCOMPARE(bench.window->library().images(), list);
        QVERIFY(bench.window->board().shownMap()); // the previous picture is still there
        test::writeBytes(bench.file("fake.jpg"), "these are words, too");
        FilePicker::next = bench.file("fake.jpg");
        bench.window->state().actions().openImage->trigger();
        QTRY_VERIFY(bench.window->messages().message().contains(QStringLiteral("fake.jpg")));
        QVERIFY2(bench.window->messages().message().startsWith(
                     QStringLiteral("Hydrascope cannot open fake.jpg. It opens PNG, JPEG, ")),
                 qPrintable(bench.window->messages().message()));
        QCOMPARE(bench.window->library().images(), list);
        QVERIFY(bench.window->board().shownMap());
        // A broken picture stays in its list; one click goes back, also to another list.
        const QTemporaryDir other;
        test::writeBytes(other.filePath(QStringLiteral("broken.png")), "\x89PNG\r\n\x1a\nbroken");
        FilePicker::next = other.filePath(QStringLiteral("broken.png"));
        bench.window->state().actions().openImage->trigger();
        QTRY_VERIFY(bench.window->messages().message().contains(QStringLiteral("broken.png")));
        QVERIFY(!bench.window->messages().message().contains(other.path()));
        QTRY_VERIFY(!bench.window->state().picture());
        const auto* empty = bench.child<QWidget>("emptyState");
        for (const QLabel* label : empty->findChildren<QLabel*>()) { // reported in one place only
            QVERIFY(!label->text().contains(QStringLiteral("broken.png")));
        }
        QVERIFY(!bench.child<QPushButton>("emptyOpenModel")->isVisible()); // the model is fine
        auto* back = bench.window->messages().findChild<QToolButton*>(QStringLiteral("messageAction"));
        QCOMPARE(back->text(), QStringLiteral("Back"));
        back->click();
        QVERIFY(QTest::qWaitFor([&] { return bench.window->settled(); }, 60'000));
        QCOMPARE(bench.window->library().images(), list);
        QVERIFY(bench.window->board().shownMap());
    }

    void aBrokenModelIsNamedForWhatItIs()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const QString path = bench.file("weights.pth");
        test::writeBytes(path, QByteArray(2000, char(0x41)));
        bench.window->library().openModel(path);
        QTRY_VERIFY(bench.window->messages().message().startsWith(QStringLiteral("weights.pth: ")));
        const QString said = bench.window->messages().message();
        QVERIFY2(said.contains(QStringLiteral("not a model file, or it was cut off")), qPrintable(said));
        QVERIFY2(!said.contains(QStringLiteral("safetensors")), qPrintable(said));
    }

    void aCutModelSaysWhatIsMissing()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QFile cut(bench.file("cut.safetensors"));
        QVERIFY(QFile::copy(bench.file("tiny.safetensors"), cut.fileName()));
        QVERIFY(cut.resize(cut.size() - 1000));
        bench.window->library().openModel(cut.fileName());
        QTRY_VERIFY(bench.window->messages().message().startsWith(QStringLiteral("cut.safetensors")));
        const QString said = bench.window->messages().message();
        QVERIFY2(said.contains(QStringLiteral("is cut off: 1000 of ")), qPrintable(said));
    }

    void theFirstPictureIsOneWhereTheMapHits()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        MainWindow window(settings);
        window.resize(1280, 760);
        window.show();
        window.start({});
        QVERIFY(QTest::qWaitFor([&] { return window.settled() && window.board().shownMap(); }, 60'000));
        QCOMPARE(QFileInfo(QString::fromStdString(window.state().model()->path)).completeBaseName(),
                 QStringLiteral("hydravit-scenes"));
        const auto& truth = window.state().picture()->image.truth;
        QVERIFY(truth.mask);
        const Region object = regionOfMask(*truth.mask, objectInMask, window.board().seen()->geometry);
        const Localisation found = localise(window.board().shownMap()->values, object);
        QVERIFY(found.hit);
        QVERIFY2(found.mass > 0.5, qPrintable(QString::number(found.mass)));
    }

    void filesAreSavedBesideThePicture()
    {
        Bench bench;
        QVERIFY(bench.settle());
        FilePicker::next = QString(); // "Cancel"
        bench.window->state().actions().savePicture->trigger();
        QCOMPARE(QFileInfo(FilePicker::offered).absolutePath(), bench.folder()->path());
        QCOMPARE(QFileInfo(FilePicker::offered).fileName(), QStringLiteral("a-map.png"));
        bench.window->library().openSamples();
        QVERIFY(QTest::qWaitFor([&] { return bench.window->settled(); }, 60'000));
        FilePicker::next = QString();
        bench.window->state().actions().savePicture->trigger(); // a sample is in no folder
        QVERIFY(QFileInfo(FilePicker::offered).isAbsolute());
        QVERIFY(!FilePicker::offered.startsWith(bench.folder()->path()));
    }
};

HYDRA_TEST(TestManners, QApplication)
#include "test_manners.moc"
