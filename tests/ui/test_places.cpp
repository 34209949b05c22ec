// SPDX-License-Identifier: GPL-3.0-or-later
// The places of the window: what each tab shows, what stays beside it, how it becomes a window and a tab
// again.
#include "ui/shell/compare_window.h"
#include "ui/shell/embedding_window.h"
#include "ui/shell/figure_dialog.h"
#include "ui/shell/head_matrix_window.h"
#include "ui/shell/live_window.h"
#include "ui/shell/places.h"
#include "ui/state/file_picker.h"
#include "ui/views/comparison_grid.h"
#include "ui/views/head_matrix_view.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QScrollBar>
#include <QTabBar>

#include "tests/support/program.h"
#include "tests/ui/layout_rest.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;
using hydra::test::layoutRests;

namespace {

struct Row
{
    const char* window;
    QAction* Actions::*command;
    bool pictures; // stay visible beside it
    bool canvas = false; // and so does the canvas
};

constexpr Row rows[]{
    {"compareWindow", &Actions::showCompare, true},         {"headMatrixWindow", &Actions::showHeads, true},
    {"embeddingWindow", &Actions::showEmbedding, true},     {"walkWindow", &Actions::showWalk, true},
    {"featuresWindow", &Actions::showFeatures, true, true}, {"roundsWindow", &Actions::showRounds, true},
    {"predictorWindow", &Actions::showPredictor, true},     {"liveWindow", &Actions::showLive, false},
    {"trainingWindow", &Actions::showTraining, false}};

QStringList panels(const Bench& bench) // the visible ones, with their sizes
{
    QStringList names;
    for (const QDockWidget* dock : bench.window->findChildren<QDockWidget*>()) {
        // Qt moves a dock behind another tab out of the window.
        if (!dock->isHidden() && bench.window->rect().intersects(dock->geometry())) {
            names
                << QStringLiteral("%1 %2x%3").arg(dock->objectName()).arg(dock->width()).arg(dock->height());
        }
    }
    names.sort();
    return names;
}

QTabBar& tabs(Bench& bench)
{
    return *bench.child<QTabBar>("places");
}

int tabOf(Bench& bench, const QString& name)
{
    for (int i = 0; i < tabs(bench).count(); ++i) {
        if (tabs(bench).tabText(i) == name) {
            return i;
        }
    }
    return -1;
}

QString plain(QString words) // a command's text without its mnemonic
{
    return words.remove(QLatin1Char('&'));
}

} // namespace

class TestPlaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { FilePicker::next.reset(); }

    // Command, tab and title share one name; the key goes there and back.
    void eachCommandShowsItsPlace()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const QStringList before = panels(bench);
        auto* canvas = bench.child<QWidget>("canvas");
        Actions& on = bench.window->state().actions();
        QCOMPARE(tabs(bench).count(), int(std::size(rows)) + 2); // Explain and Trust
        for (const Row& row : rows) {
            QAction* command = on.*row.command;
            command->trigger();
            QVERIFY(layoutRests());
            auto* window = bench.child<ToolWindow>(row.window);
            QVERIFY2(window && window->isVisible() && !window->isWindow(), row.window);
            QCOMPARE(canvas->isVisible(), row.canvas);
            QCOMPARE(tabs(bench).tabText(tabs(bench).currentIndex()), plain(command->text()));
            QVERIFY2(window->windowTitle().startsWith(plain(command->text())),
                     qPrintable(window->windowTitle()));
            QCOMPARE(window->accessibleName(), plain(command->text()));
            const QStringList beside = panels(bench);
            QCOMPARE(beside.size(), row.pictures ? 1 : 0);
            QVERIFY(!row.pictures || beside.front().startsWith(QStringLiteral("imagesDock")));
            command->trigger();
            QVERIFY(layoutRests());
            QVERIFY(canvas->isVisible() && !window->isVisible());
            QCOMPARE(tabs(bench).currentIndex(), 0);
            QCOMPARE(panels(bench), before);
        }
    }

    void tabsAreGoneThroughByMouseAndKeys()
    {
        Bench bench;
        QVERIFY(bench.settle());
        for (int tab = 1; tab < tabs(bench).count(); ++tab) {
            if (tabs(bench).isTabVisible(tab)) {
                QTest::mouseClick(&tabs(bench), Qt::LeftButton, {}, tabs(bench).tabRect(tab).center());
                QCOMPARE(tabs(bench).currentIndex(), tab);
            }
        }
        tabs(bench).setFocus();
        for (int i = 0; i < tabs(bench).count(); ++i) {
            QTest::keyClick(&tabs(bench), Qt::Key_Left);
        }
        QVERIFY(bench.child<QWidget>("canvas")->isVisible());
        Actions& on = bench.window->state().actions();
        for (const auto& [key, modifier] :
             {std::pair(Qt::Key_W, Qt::ControlModifier), {Qt::Key_Escape, {}}}) {
            on.showCompare->trigger();
            QVERIFY(layoutRests());
            QTest::keyClick(bench.child<QWidget>("comparisonGrid"), key, modifier);
            QVERIFY(bench.child<QWidget>("canvas")->isVisible());
            QVERIFY(bench.window->isVisible());
        }
    }

    // Keys that a view uses are no commands of the window around it.
    void viewsKeepTheirKeys()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        state.actions().showCompare->trigger();
        auto* grid = bench.child<ComparisonGrid>("comparisonGrid");
        auto* compare = bench.child<CompareWindow>("compareWindow");
        QVERIFY(QTest::qWaitFor([&] { return compare->comparison().complete(); }, 60'000));
        grid->setFocus();
        grid->choose(0, -1);
        const int row = bench.window->library().currentRow();
        QTest::keyClick(grid, Qt::Key_Minus);
        QTest::keyClick(grid, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(state.query().heads, 4);
        QCOMPARE(bench.window->library().currentRow(), row);
        QTest::keyClick(grid, Qt::Key_N); // a command of the window, as everywhere
        QCOMPARE(bench.window->library().currentRow(), row + 1);

        state.actions().showEmbedding->trigger();
        auto* scatter = bench.child<QWidget>("embeddingScatter");
        scatter->setFocus();
        const bool truth = state.actions().truth->isChecked();
        QTest::keyClick(scatter, Qt::Key_T);
        QCOMPARE(state.actions().truth->isChecked(), truth);
        QTest::keyClick(scatter, Qt::Key_Minus);
        QCOMPARE(state.query().heads, 3);
    }

    // On the smallest supported window, and on a usual one.
    void nothingMakesTheWindowLarger()
    {
        Bench bench;
        QVERIFY(bench.settle());
        for (const QSize size : {QSize(1280, 760), QSize(800, 500)}) {
            bench.window->resize(size);
            QVERIFY(layoutRests());
            for (const Row& row : rows) {
                (bench.window->state().actions().*row.command)->trigger();
                QVERIFY(layoutRests());
                QCOMPARE(bench.window->size(), size);
                auto* window = bench.child<ToolWindow>(row.window);
                const auto* area = qobject_cast<const QScrollArea*>(window->parentWidget()->parentWidget());
                QVERIFY(area);
                const bool usual = size.width() > 1000;
                QVERIFY2(!usual || !area->horizontalScrollBar()->isVisible(), row.window);
                QVERIFY2(!usual || !area->verticalScrollBar()->isVisible(),
                         qPrintable(QStringLiteral("%1: %2 in %3")
                                        .arg(QLatin1String(row.window))
                                        .arg(window->minimumSizeHint().height())
                                        .arg(area->height())));
            }
            bench.window->tools().showPicture();
            QVERIFY(layoutRests());
        }
    }

    void aPlaceIsAWindowAndATabAgain()
    {
        Bench bench;
        QVERIFY(bench.settle());
        Actions& on = bench.window->state().actions();
        QVERIFY(!on.ownWindow->isEnabled()); // the picture stays where it is
        on.showEmbedding->trigger();
        QVERIFY(layoutRests());
        auto* window = bench.child<EmbeddingWindow>("embeddingWindow");
        const int tab = tabs(bench).currentIndex();
        on.ownWindow->trigger();
        QVERIFY(QTest::qWaitForWindowActive(window));
        QVERIFY(window->isWindow() && window->isVisible());
        QVERIFY(bench.child<QWidget>("canvas")->isVisible());
        QCOMPARE(tabs(bench).currentIndex(), 0);

        bench.window->activateWindow(); // its tab brings it back to the front
        QVERIFY(QTest::qWaitForWindowActive(bench.window.get()));
        tabs(bench).setCurrentIndex(tab);
        QVERIFY(QTest::qWaitForWindowActive(window));
        QCOMPARE(tabs(bench).currentIndex(), 0);

        bench.window->close(); // kept for the next start
        bench.window = std::make_unique<MainWindow>(bench.settings);
        bench.window->show();
        Startup startup;
        startup.model = bench.file("tiny.safetensors");
        startup.images = QStringList{bench.file("a.png")};
        bench.window->start(startup);
        QVERIFY(bench.settle());
        bench.window->state().actions().showEmbedding->trigger();
        window = bench.child<EmbeddingWindow>("embeddingWindow");
        QVERIFY(window->isWindow() && window->isVisible());

        window->close();
        QTRY_VERIFY(!window->isWindow());
        bench.window->state().actions().showEmbedding->trigger();
        QVERIFY(window->isVisible() && !window->isWindow());
        QVERIFY(bench.settings.get<QStringList>(Setting::PlacesApart).isEmpty());
    }

    void theFigureIsOfWhatIsSeen()
    {
        Bench bench;
        QVERIFY(bench.settle());
        Actions& on = bench.window->state().actions();
        on.showCompare->trigger();
        auto* compare = bench.child<CompareWindow>("compareWindow");
        QVERIFY(QTest::qWaitFor([&] { return compare->comparison().complete(); }, 60'000));
        bench.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(bench.window.get()));
        FilePicker::next = QString(); // cancel
        QTest::keyClick(bench.window.get(), Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(!FilePicker::next); // the file dialog was used
        QVERIFY(!bench.child<FigureDialog>("figureDialog"));
        bench.window->tools().showPicture();
        QTest::keyClick(bench.window.get(), Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(bench.child<FigureDialog>("figureDialog"));
        QVERIFY(bench.child<FigureDialog>("figureDialog")->isVisible());
        bench.child<FigureDialog>("figureDialog")->close();
    }

    void aPictureThatIsOpenedIsSeen()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().showTraining->trigger();
        QVERIFY(!bench.child<QWidget>("canvas")->isVisible());
        bench.window->library().openImages({bench.file("b.png")});
        QVERIFY(bench.settle());
        QVERIFY(bench.child<QWidget>("canvas")->isVisible());
    }

    // Settings and sessions store the panels of the picture's place.
    void aPlaceIsNoLayout()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const QStringList before = panels(bench);
        bench.window->state().actions().showCompare->trigger();
        QVERIFY(layoutRests());
        bench.window->close();
        bench.window = std::make_unique<MainWindow>(bench.settings);
        bench.window->show();
        Startup startup;
        startup.model = bench.file("tiny.safetensors");
        startup.images = QStringList{bench.file("a.png")};
        bench.window->start(startup);
        QVERIFY(bench.settle() && layoutRests());
        QCOMPARE(panels(bench), before);
        bench.window->state().actions().showCompare->trigger();
        bench.window->state().actions().resetLayout->trigger();
        QVERIFY(layoutRests());
        QVERIFY(bench.child<QWidget>("canvas")->isVisible());
        QCOMPARE(panels(bench), before);
    }

    // A map pressed among the heads is shown large; a feature's map is shown beside the list of features.
    void whatIsChosenIsSeen()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().showHeads->trigger();
        auto* table = bench.child<HeadMatrixWindow>("headMatrixWindow")->findChild<HeadMatrixView*>();
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 3, 60'000);
        QVERIFY(layoutRests());
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(1, 2)).center());
        QTRY_VERIFY(bench.child<QWidget>("canvas")->isVisible());
        QCOMPARE(bench.window->state().query().options.block, 1);
        QCOMPARE(bench.window->state().query().options.head, 2);
    }

    // Trust is the picture with its panel, however it is opened.
    void trustIsBesideThePicture()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* canvas = bench.child<QWidget>("canvas");
        const auto* trust = bench.child<QDockWidget>("trustDock");
        const int tab = tabOf(bench, QStringLiteral("Trust"));
        Actions& on = bench.window->state().actions();
        tabs(bench).setCurrentIndex(tab);
        QVERIFY(canvas->isVisible() && trust->isVisible());
        on.showCompare->trigger();
        QVERIFY(layoutRests());
        QVERIFY(!trust->isVisible());
        on.showCompare->trigger(); // back to the previous place
        QVERIFY(layoutRests());
        QVERIFY(trust->isVisible());
        QCOMPARE(tabs(bench).currentIndex(), tab);
        tabs(bench).setCurrentIndex(0);
        QVERIFY(!trust->isVisible() && canvas->isVisible());
        on.showTrust->trigger(); // by its key
        QTRY_COMPARE(tabs(bench).currentIndex(), tab);
        tabs(bench).setCurrentIndex(0);
        on.showHeads->trigger(); // and from another place
        QVERIFY(layoutRests());
        on.showTrust->trigger();
        QTRY_COMPARE(tabs(bench).currentIndex(), tab);
        QVERIFY(canvas->isVisible() && trust->isVisible());
        bench.child<QAbstractButton>("trustDockClose")->click();
        QTRY_COMPARE(tabs(bench).currentIndex(), 0);
    }

    // Only a network that answers in rounds has their tab.
    void aTabThatWouldBeEmptyIsNotThere()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QVERIFY(!tabs(bench).isTabVisible(tabOf(bench, QStringLiteral("Rounds"))));
        bench.window->state().actions().showRounds->trigger(); // its command shows it and says why
        QVERIFY(tabs(bench).isTabVisible(tabOf(bench, QStringLiteral("Rounds"))));
    }
};

HYDRA_TEST(TestPlaces, QApplication)
#include "test_places.moc"
