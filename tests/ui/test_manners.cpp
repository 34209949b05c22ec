// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody notices who uses the window for the first time: that it fits the screen, looks the same the
// next day, shows no half words, and lets go of what it cannot open.
#include "core/engine/shipped.h"
#include "core/evaluate/region.h"
#include "core/format/safetensors.h"
#include "core/paint/overlay.h"
#include "ui/figures/grid_ranges.h"
#include "ui/models/head_rows.h"
#include "ui/paint/patch_words.h"
#include "ui/shell/compare_window.h"
#include "ui/shell/figure_dialog.h"
#include "ui/shell/tool_bar.h"
#include "ui/state/file_picker.h"
#include "ui/views/canvas.h"
#include "ui/views/comparison_grid.h"
#include "ui/views/comparison_layout.h"
#include "ui/views/cost_chart.h"
#include "ui/views/step_card.h"
#include "ui/views/walk_steps.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/window_place.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScopeGuard>
#include <QScreen>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

#include <filesystem>
#include <map>
#include <numeric>

#include "tests/support/plain_vit.h"
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

// A plain network: twelve blocks of two heads, which nobody trained for one.
bool openPlain(Bench& bench)
{
    const QString path = bench.file("plain.safetensors");
    writeSafetensors(path.toStdString(), test::plainVit(12), {{"num_heads", "2"}});
    bench.window->library().openModel(path);
    return QTest::qWaitFor(
               [&] { return bench.window->state().model() && bench.window->state().maxHeads() == 2; }, 60'000)
        && bench.settle();
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

Map mapOf(int rows, int cols, std::vector<float> values, bool isSigned)
{
    Map map;
    map.rows = rows;
    map.cols = cols;
    map.values = std::move(values);
    map.isSigned = isSigned;
    return map;
}

// 4 x 4 patches over a picture of 64 x 64 pixels, red.
struct Patches
{
    Patches()
    {
        image.width = image.height = 64;
        for (int i = 0; i < 64 * 64; ++i) {
            image.rgb.insert(image.rgb.end(), {200, 20, 20});
        }
        pyramid = Pyramid(image);
        view.picture = &pyramid;
        view.geometry = &geometry;
    }
    // Painted SIDE points wide.
    QImage painted(int side)
    {
        QImage page(side, side, QImage::Format_RGB32);
        page.fill(Qt::white);
        QPainter painter(&page);
        ViewPainter().paint(painter, view, placed(side));
        return page;
    }
    static PicturePlace placed(int side)
    {
        PicturePlace place;
        place.whole = place.visible = QRectF(0, 0, side, side);
        return place;
    }

    Image image;
    Pyramid pyramid;
    InputGeometry geometry{64, 64, 64, 64, 16, {0, 0, 64, 64}};
    PictureView view;
};

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
        QCOMPARE(bar->toolButtonStyle(), Qt::ToolButtonIconOnly); // commands lose their words,
        QVERIFY(!more()->isVisible());
        auto* tabs = bench.child<QTabBar>("places");
        QVERIFY(tabs->width() >= 200 && tabs->usesScrollButtons()); // and tabs scroll
        // Drawn in the theme's colours: Qt's own is black.
        QCOMPARE(more()->icon().pixmap(16).toImage(), lineIcon(QStringLiteral("more")).pixmap(16).toImage());
    }

    // What the hub's client has downloaded: by its name in the menu and in the search, and as the open
    // model's name.
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
        for (const QAction* each : button->menu()->actions()) { // among the recent ones it would stand twice
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
        for (int start = 0; start < 2; ++start) { // nor does it creep
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
        // It stays there when what the two chosen maps have in common is told in many words.
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

    void toolWindowsOpenWhereTheyWere()
    {
        Bench bench;
        bench.window->tools().keepApart();
        QVERIFY(bench.settle());
        const std::pair<const char*, Setting> windows[]{{"walkWindow", Setting::WalkGeometry},
                                                        {"headMatrixWindow", Setting::HeadMatrixGeometry},
                                                        {"embeddingWindow", Setting::EmbeddingGeometry},
                                                        {"compareWindow", Setting::CompareGeometry},
                                                        {"trainingWindow", Setting::TrainingGeometry},
                                                        {"liveWindow", Setting::LiveGeometry},
                                                        {"roundsWindow", Setting::RoundsGeometry},
                                                        {"figureDialog", Setting::FigureGeometry},
                                                        {"helpWindow", Setting::HelpGeometry}};
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
        for (const auto& [name, setting] : windows) {
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
        for (const auto& [name, setting] : windows) {
            const QWidget* window = open(name);
            QVERIFY2(window, name);
            QVERIFY(layoutRests());
            // Its least size may have grown with what it shows.
            const QRect expected(places[name].topLeft(),
                                 places[name].size().expandedTo(window->minimumSizeHint()));
            QVERIFY2(window->geometry() == expected,
                     qPrintable(QStringLiteral("%1: kept %2, asked %3, is %4")
                                    .arg(QLatin1String(name),
                                         QLatin1String(bench.settings.get<QByteArray>(setting)),
                                         QLatin1String(QTest::toString(places[name])),
                                         QLatin1String(QTest::toString(window->geometry())))));
        }
        QVERIFY(startAgain());
        for (const char* far : {"760x600+30000+20000", "9000x8000-20000-30000"}) {
            for (const auto& [name, setting] : windows) {
                bench.settings.set(setting, QByteArray(far));
            }
            for (const auto& [name, setting] : windows) {
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

    void aRowHasOneBoxAndAGap()
    {
        applyTheme(Theme::Light);
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().showAttention->trigger();
        QVERIFY(layoutRests());
        auto* table = bench.child<QTableView>("planTable");
        const QRect cell = table->visualRect(table->model()->index(1, 0));
        QVERIFY(cell.isValid());
        const QImage image = table->viewport()->grab(cell).toImage();
        const QRgb ground = image.pixel(0, 0);
        QList<int> starts; // where something begins after five empty columns
        int empty = 0;
        for (int x = 0; x < image.width(); ++x) {
            bool blank = true;
            for (int y = 2; y < image.height() - 2; ++y) {
                blank = blank && image.pixel(x, y) == ground;
            }
            if (!blank && empty >= 5) {
                starts << x;
            }
            empty = blank ? empty + 1 : 0;
        }
        QVERIFY2(starts.size() >= 2, qPrintable(QString::number(starts.size()))); // the box, and its words
        QVERIFY2(starts[1] - starts[0] >= 13 + 5 && starts[1] - starts[0] <= 13 + 9,
                 qPrintable(QStringLiteral("%1 to %2").arg(starts[0]).arg(starts[1])));
    }

    void aShareIsABarThatCanBeSeen()
    {
        QTableView view;
        QStandardItemModel model(1, 1);
        model.setData(model.index(0, 0), 0.5, shareRole);
        view.setModel(&model);
        QStyleOptionViewItem option;
        option.initFrom(&view);
        option.rect = QRect(0, 0, 100, 20);
        QImage image(100, 20, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        ShareDelegate().paint(&painter, option, model.index(0, 0));
        painter.end();
        QCOMPARE(image.pixelColor(20, 18), option.palette.color(QPalette::Highlight));
        QVERIFY(image.pixelColor(80, 18) != option.palette.color(QPalette::Highlight));
    }

    void wordsStandOnlyWhereTheyFit()
    {
        Patches patches;
        std::vector<PatchWord> words(16, {1, QStringLiteral("golden retriever, goldie")});
        words[3] = {2, QStringLiteral("ox")};
        words[0] = words[6] = {3, QStringLiteral("violoncello")};
        patches.view.words = &words;
        const auto white = [](const QImage& image) {
            int count = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    count += image.pixel(x, y) == qRgb(255, 255, 255) ? 1 : 0;
                }
            }
            return count;
        };
        QVERIFY(wordsWithoutRoom(patches.view, Patches::placed(1200), QFont()).empty());
        QVERIFY(white(patches.painted(1200)) > 0);
        words[3] = words[1];
        const auto left = wordsWithoutRoom(patches.view, Patches::placed(120), QFont());
        QCOMPARE(left.size(), std::size_t(2)); // the legend, the most frequent first
        QCOMPARE(left[0].word.classIndex, 1);
        QCOMPARE(left[0].patches, 14);
        QCOMPARE(left[1].patches, 2);
        const QImage small = patches.painted(120);
        for (PatchWord& word : words) {
            word.name.clear();
        }
        QCOMPARE(small, patches.painted(120)); // colours, and no beginnings of words
        QImage page(200, 120, QImage::Format_RGB32);
        QPainter painter(&page);
        const QRectF box = paintWordLegend(painter, left, QRectF(5, 5, 190, 110), QPalette());
        QVERIFY(QRectF(5, 5, 190, 110).contains(box) && box.height() > 20);
        QVERIFY(paintWordLegend(painter, {}, QRectF(5, 5, 190, 110), QPalette()).isEmpty());
    }

    void theWholeWordStandsAtTheMouse()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* canvas = bench.child<Canvas>("canvas");
        test::AnswersTo<engine::LensKey> answers(bench.window->bridge());
        bench.window->state().setMethod("lens");
        QVERIFY(bench.settle() && bench.engineIsDone());
        QTRY_VERIFY_WITH_TIMEOUT(answers.count() > 0, 60'000);
        const engine::MapPtr& map = bench.window->board().shownMap();
        const auto [low, high] = std::minmax_element(map->values.begin(), map->values.end());
        QCOMPARE(map->isSigned, *low < 0 && *high > 0); // scores for and against
        const auto patchWidth = [&] {
            return canvas->viewport()
                .toWidget(toRectF(bench.window->board().seen()->geometry.patch(1, 1)))
                .width();
        };
        while (patchWidth() > 17.5) { // no word has room
            bench.window->state().actions().zoomOut->trigger();
        }
        const QImage before = canvas->grab().toImage();
        const int below = before.height() - 12; // below the picture
        QVERIFY(before.pixel(12, below) != before.pixel(before.width() - 12, below)); // the legend
        auto* readOut = bench.child<ElidedLabel>("readOut");
        QVERIFY(readOut != nullptr); // cut where its place ends, never under the buttons
        QTest::mouseMove(canvas, bench.pointOf(5));
        QTRY_VERIFY(readOut->text().startsWith(QStringLiteral("first: ")));
        const QImage after = canvas->grab().toImage();
        int left = after.width(), right = 0;
        for (int y = 0; y < after.height(); ++y) {
            for (int x = 0; x < after.width(); ++x) {
                if (after.pixel(x, y) != before.pixel(x, y)) {
                    left = std::min(left, x);
                    right = std::max(right, x);
                }
            }
        }
        QVERIFY2(right - left > 2 * patchWidth(),
                 qPrintable(QStringLiteral("%1 to %2").arg(left).arg(right)));
    }

    void thePictureUnderASignedMapIsGrey()
    {
        Patches patches;
        Look look;
        look.opacity = 0; // the picture alone
        const Map map = mapOf(4, 4, std::vector<float>(16, 1.0F), true);
        const int grey = paint::greyOf(200, 20, 20);
        const Image over = paint::overlay(patches.image, patches.geometry, map, look);
        QCOMPARE(std::vector<int>(over.rgb.begin(), over.rgb.begin() + 3),
                 (std::vector<int>{grey, grey, grey}));
        patches.view.map = std::make_shared<const Map>(map);
        patches.view.range = {-1, 1, true};
        patches.view.look = look;
        QCOMPARE(patches.painted(64).pixel(30, 30), qRgb(grey, grey, grey));
        patches.view.overlay = false; // no map, no reason
        QCOMPARE(patches.painted(64).pixel(30, 30), qRgb(200, 20, 20));
        patches.view.overlay = true;
        patches.view.range.isSigned = false;
        QCOMPARE(patches.painted(64).pixel(30, 30), qRgb(200, 20, 20));
        patches.view.range.isSigned = true;
        look.greyPicture = false; // chosen
        patches.view.look = look;
        QCOMPARE(patches.painted(64).pixel(30, 30), qRgb(200, 20, 20));
        QCOMPARE(paint::overlay(patches.image, patches.geometry, map, look).rgb, patches.image.rgb);

        Bench bench;
        QVERIFY(bench.settle());
        QVERIFY(bench.window->state().look().greyPicture);
        bench.window->state().actions().greyPicture->setChecked(false);
        QVERIFY(!bench.window->state().look().greyPicture);
        // Nor has it colours in the strip or beside others: it is red, and its map cannot be seen.
        ViewState& state = bench.window->state();
        state.setMethod("fullgrad-plus");
        look = state.look();
        look.opacity = 0;
        state.setLook(look);
        state.actions().showCompare->trigger();
        QVERIFY(bench.settle());
        const Comparison& comparison = bench.child<CompareWindow>("compareWindow")->comparison();
        QVERIFY(QTest::qWaitFor([&] { return comparison.complete(); }, 60'000));
        const auto hasRed = [](QWidget& view, const QRect& place) {
            const QImage image = view.grab(place).toImage();
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    const QRgb pixel = image.pixel(x, y);
                    if (qRed(pixel) > qGreen(pixel) + 60) {
                        return true;
                    }
                }
            }
            return false;
        };
        auto& strip = *bench.child<QWidget>("strip");
        auto& grid = *bench.child<ComparisonGrid>("comparisonGrid");
        QVERIFY(layoutRests());
        const QRect panel =
            ComparisonLayout(comparison, grid).panel(0).toRect(); // without its range's colours
        state.actions().greyPicture->setChecked(false);
        QTRY_VERIFY(hasRed(strip, strip.rect()) && hasRed(grid, panel));
        state.actions().greyPicture->setChecked(true);
        QTRY_VERIFY(!hasRed(strip, strip.rect()));
        QTRY_VERIFY(!hasRed(grid, panel));
    }

    void similarityHasColoursOfItsOwnRange()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().setMethod("similarity");
        QVERIFY(bench.settle());
        const engine::MapPtr map = bench.window->board().shownMap();
        const auto [low, high] = std::minmax_element(map->values.begin(), map->values.end());
        const ValueRange range = bench.window->board().range(map);
        QVERIFY(!range.isSigned);
        QCOMPARE(range.low, double(*low));
        QCOMPARE(range.high, double(*high));
        QCOMPARE(bench.child<QComboBox>("colours")->count(), 6); // those of maps without a sign
    }

    void aPlainModelIsComparedByItsMethods()
    {
        Bench bench;
        QVERIFY(openPlain(bench));
        bench.window->state().actions().showCompare->trigger();
        auto* window = bench.child<CompareWindow>("compareWindow");
        const Comparison& comparison = window->comparison();
        QVERIFY(QTest::qWaitFor([&] { return comparison.complete(); }, 60'000));
        QCOMPARE(comparison.setup().columns, Comparison::Columns::Methods);
        QVERIFY(comparison.columnTitles().size() > 1);
        QCOMPARE(bench.child<QComboBox>("compareColumns")->currentIndex(), int(Comparison::Columns::Methods));
        // One network, one prediction: a line for each row.
        auto* grid = bench.child<ComparisonGrid>("comparisonGrid");
        const ComparisonLayout layout(comparison, *grid);
        for (int i = 0; i < int(comparison.cells().size()); ++i) {
            QCOMPARE(layout.predictions(i).isEmpty(), comparison.cells()[std::size_t(i)].column != 0);
            QVERIFY(QRectF(grid->rect()).contains(layout.panel(i)));
        }
        // Another choice stays, whatever is opened.
        Comparison::Setup setup = comparison.setup();
        setup.columns = Comparison::Columns::Blocks;
        window->comparison().setSetup(setup);
        bench.window->library().openModel(bench.file("tiny.safetensors"));
        QVERIFY(QTest::qWaitFor([&] { return bench.window->state().maxHeads() == 4; }, 60'000));
        QVERIFY(bench.settle());
        QCOMPARE(comparison.setup().columns, Comparison::Columns::Blocks);
    }

    void oneRowOfPanelsUsesTheRoom()
    {
        Bench bench;
        bench.setPlacesApart();
        QVERIFY(openPlain(bench));
        bench.window->state().actions().showCompare->trigger();
        auto* window = bench.child<CompareWindow>("compareWindow");
        bench.child<QSpinBox>("comparePictures")->setValue(1);
        QVERIFY(QTest::qWaitFor([&] { return window->comparison().complete(); }, 60'000));
        window->resize(800, 760);
        QVERIFY(layoutRests());
        auto* grid = bench.child<ComparisonGrid>("comparisonGrid");
        const ComparisonLayout layout(window->comparison(), *grid);
        QRectF all;
        for (int i = 0; i < int(window->comparison().cells().size()); ++i) {
            all |= layout.panel(i);
            QVERIFY(!layout.panel(i).intersects(layout.predictions(0)));
            for (int other = 0; other < i; ++other) {
                QVERIFY(!layout.panel(i).intersects(layout.panel(other)));
                QVERIFY(!layout.panel(i).intersects(
                    layout.columnTitle(window->comparison().cells()[std::size_t(other)].column)));
            }
        }
        QVERIFY2(all.height() > 0.6 * grid->height(),
                 qPrintable(QStringLiteral("%1 of %2").arg(all.height()).arg(grid->height())));
    }

    void fewHeadsHaveLargePanels()
    {
        Bench bench;
        QVERIFY(openPlain(bench));
        bench.window->state().actions().showHeads->trigger();
        QVERIFY(bench.settle());
        QVERIFY(layoutRests());
        auto* matrix = bench.child<QTableView>("headMatrix");
        QTRY_COMPARE(matrix->model()->columnCount(), 2);
        QVERIFY(layoutRests());
        const int side = matrix->horizontalHeader()->defaultSectionSize();
        QVERIFY2(side >= 90, qPrintable(QString::number(side))); // 76 is what many heads have
    }

    void oneHeadCountIsNoChart()
    {
        Bench bench;
        QVERIFY(openPlain(bench));
        bench.window->state().actions().showCost->trigger();
        QVERIFY(bench.settle());
        auto* chart = bench.child<CostChart>("costChart");
        QTRY_VERIFY(chart->accessibleDescription().contains(QStringLiteral("one head count")));
    }

    void fewStepsAreShownLarger()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().showWalk->trigger();
        QVERIFY(bench.settle());
        auto* steps = bench.window->findChild<WalkSteps*>();
        QVERIFY(steps && steps->cards().size() > 2);
        steps->window()->resize(1240, 760);
        QVERIFY(layoutRests());
        StepCard* first = steps->cards().front();
        const int shown = first->width();
        first->setScale(1);
        QVERIFY(layoutRests());
        QVERIFY2(shown > 1.3 * first->width(),
                 qPrintable(QStringLiteral("%1 %2").arg(shown).arg(first->width())));
        const StepCard* last = steps->cards()[1];
        QVERIFY(last->mapTo(steps->widget(), QPoint(last->width(), 0)).x() <= steps->widget()->width());
    }

    void aContrastSaysWhereItsSumIs()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        state.setMethod("fullgrad-plus");
        auto* chip = bench.child<QLabel>("sumChip");
        int shown = 0, hidden = 0;
        for (int a = 0; a < 5; ++a) {
            for (int b = 0; b < 5; ++b) {
                if (a == b) {
                    continue;
                }
                state.setAgainst(std::nullopt);
                state.setTarget({engine::ClassChoice::Kind::Index, a});
                state.setAgainst(engine::ClassChoice{engine::ClassChoice::Kind::Index, b});
                QVERIFY(bench.settle());
                const engine::MapPtr map = bench.window->board().shownMap();
                const double sum = std::accumulate(map->values.begin(), map->values.end(), 0.0);
                const std::vector<float>& logits = bench.window->board().current()->prediction->logits;
                const double lead = double(logits[std::size_t(a)]) - double(logits[std::size_t(b)]);
                QTRY_COMPARE(chip->isVisible(), sum * lead < 0);
                ++(sum * lead < 0 ? shown : hidden);
                const QString winner =
                    QString::fromStdString(state.model()->config.className(lead > 0 ? a : b));
                QVERIFY(!chip->isVisible() || chip->text().contains(winner));
            }
        }
        QVERIFY(shown > 0 && hidden > 0);
        state.setAgainst(std::nullopt);
        QVERIFY(bench.settle());
        QVERIFY(!chip->isVisible());
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
        QVERIFY(bench.window->board().shownMap()); // the picture of before is still there
        // A broken picture has its place in a list; the way back is a click, also to another list.
        const QTemporaryDir other;
        test::writeBytes(other.filePath(QStringLiteral("broken.png")), "this is not a picture");
        FilePicker::next = other.filePath(QStringLiteral("broken.png"));
        bench.window->state().actions().openImage->trigger();
        QTRY_VERIFY(bench.window->messages().message().contains(QStringLiteral("broken.png")));
        QVERIFY(!bench.window->messages().message().contains(other.path()));
        QTRY_VERIFY(!bench.window->state().picture());
        const auto* empty = bench.child<QWidget>("emptyState");
        for (const QLabel* label : empty->findChildren<QLabel*>()) { // said once
            QVERIFY(!label->text().contains(QStringLiteral("broken.png")));
        }
        QVERIFY(!bench.child<QPushButton>("emptyOpenModel")->isVisible()); // nothing is wrong with the model
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
        QVERIFY2(said.contains(QStringLiteral("not a safetensors file, or it was cut off")), qPrintable(said));
        QVERIFY2(!said.contains(QStringLiteral("safetensors")), qPrintable(said));
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
        const Region object =
            regionOfMask(*truth.mask, engine::objectInMask, window.board().seen()->geometry);
        const Localisation found = localise(window.board().shownMap()->values, object);
        QVERIFY(found.hit);
        QVERIFY2(found.mass > 0.5, qPrintable(QString::number(found.mass)));
    }

    void numbersBesideAFiguresColoursAreRound()
    {
        FigureSpec spec;
        spec.range = FigureRange::Shared;
        const GridRanges ranges(spec, FigureData());
        const auto wordsOf = [&](double low, double high, bool isSigned) {
            BarRange range;
            range.low = low;
            range.high = high;
            range.isSigned = isSigned;
            range.lowest = low - 1;
            range.highest = high;
            QStringList words;
            for (const GridRanges::Tick& tick : ranges.ticks(range, 6)) {
                words << tick.words;
            }
            return words;
        };
        const QString minus(QChar(0x2212));
        QCOMPARE(wordsOf(-8.2, 8.2, true),
                 QStringList({minus + QStringLiteral("5"), QStringLiteral("0"), QStringLiteral("5")}));
        QCOMPARE(wordsOf(0, 0.0683, false),
                 QStringList({QStringLiteral("0.00"), QStringLiteral("0.02"), QStringLiteral("0.04"),
                              QStringLiteral("0.06")}));
        BarRange range;
        range.lowest = -1;
        QVERIFY(ranges.goesOn(range, true) && !ranges.goesOn(range, false)); // an arrow there
    }

    void panelLettersSayWhyThereAreNone()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().makeFigure->trigger();
        auto* dialog = bench.window->findChild<FigureDialog*>();
        QVERIFY(dialog != nullptr);
        auto* letters = dialog->findChild<QCheckBox*>(QStringLiteral("figureLetters"));
        QVERIFY(letters && !letters->isEnabled()); // one picture
        QVERIFY(!letters->toolTip().isEmpty());
        dialog->form().setKind(FigureKind::HeadsGrid);
        QVERIFY(!letters->isEnabled());
        dialog->findChild<QComboBox*>(QStringLiteral("figurePictures"))->setCurrentIndex(1);
        QVERIFY(letters->isEnabled());
        dialog->form().setKind(FigureKind::Cost); // charts
        QVERIFY(letters->isEnabled());
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
