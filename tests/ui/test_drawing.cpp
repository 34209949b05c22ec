// SPDX-License-Identifier: GPL-3.0-or-later
// Details that a close look notices: no truncated words, colours that mean something, and panels and charts
// that use their room.
#include "core/format/safetensors.h"
#include "core/paint/overlay.h"
#include "ui/figures/grid_ranges.h"
#include "ui/models/head_rows.h"
#include "ui/paint/patch_words.h"
#include "ui/shell/compare_window.h"
#include "ui/shell/figure_dialog.h"
#include "ui/shell/question_line.h"
#include "ui/views/canvas.h"
#include "ui/views/comparison_grid.h"
#include "ui/views/comparison_layout.h"
#include "ui/views/plot_view.h"
#include "ui/views/step_card.h"
#include "ui/views/walk_steps.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTableView>

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

// Opens a plain network: twelve blocks of two heads, not trained for one head.
bool openPlain(Bench& bench)
{
    const QString path = bench.file("plain.safetensors");
    writeSafetensors(path.toStdString(), test::plainVit(12), {{"num_heads", "2"}});
    bench.window->library().openModel(path);
    return QTest::qWaitFor(
               [&] { return bench.window->state().model() && bench.window->state().maxHeads() == 2; }, 60'000)
        && bench.settle();
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

// 4 x 4 patches over a red picture of 64 x 64 pixels.
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
    // Renders it SIDE points wide.
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

class TestDrawing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
        QList<int> starts; // where ink begins after five empty columns
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
        QCOMPARE(small, patches.painted(120)); // colours without truncated words
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
        test::AnswersTo<LensKey> answers(bench.window->bridge());
        bench.window->state().setMethod("lens");
        QVERIFY(bench.settle() && bench.engineIsDone());
        QTRY_VERIFY_WITH_TIMEOUT(answers.count() > 0, 60'000);
        const engine::MapPtr& map = bench.window->board().shownMap();
        const auto [low, high] = std::minmax_element(map->values.begin(), map->values.end());
        QCOMPARE(map->isSigned, *low < 0 && *high > 0); // scores for and against
        const auto patchWidth = [&] {
            return canvas->cellPlace(bench.window->board().seen()->geometry.cols() + 1).width();
        };
        while (patchWidth() > 17.5) { // until no word has room
            bench.window->state().actions().zoomOut->trigger();
        }
        const QImage before = canvas->grab().toImage();
        const int below = before.height() - 12; // below the picture
        QVERIFY(before.pixel(12, below) != before.pixel(before.width() - 12, below)); // the legend
        auto* readOut = bench.child<ElidedLabel>("readOut");
        QVERIFY(readOut != nullptr); // elided at its edge, never under the buttons
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
        look.opacity = 0; // only the picture
        const Map map = mapOf(4, 4, std::vector<float>(16, 1.0F), true);
        const int grey = paint::greyOf(200, 20, 20);
        const Image over = paint::overlay(patches.image, patches.geometry, map, look);
        QCOMPARE(std::vector<int>(over.rgb.begin(), over.rgb.begin() + 3),
                 (std::vector<int>{grey, grey, grey}));
        patches.view.map = std::make_shared<const Map>(map);
        patches.view.range = {-1, 1, true};
        patches.view.look = look;
        QCOMPARE(patches.painted(64).pixel(30, 30), qRgb(grey, grey, grey));
        patches.view.overlay = false; // without a map it keeps its colours
        QCOMPARE(patches.painted(64).pixel(30, 30), qRgb(200, 20, 20));
        patches.view.overlay = true;
        patches.view.range.isSigned = false;
        QCOMPARE(patches.painted(64).pixel(30, 30), qRgb(200, 20, 20));
        patches.view.range.isSigned = true;
        look.greyPicture = false; // the user's choice
        patches.view.look = look;
        QCOMPARE(patches.painted(64).pixel(30, 30), qRgb(200, 20, 20));
        QCOMPARE(paint::overlay(patches.image, patches.geometry, map, look).rgb, patches.image.rgb);

        Bench bench;
        QVERIFY(bench.settle());
        QVERIFY(bench.window->state().look().greyPicture);
        bench.window->state().actions().greyPicture->setChecked(false);
        QVERIFY(!bench.window->state().look().greyPicture);
        // The strip and the comparison show no colours either: the picture is red, and its map is invisible.
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
            ComparisonLayout(comparison, grid).panel(0).toRect(); // without the colours of its range
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
        QCOMPARE(bench.child<QComboBox>("colours")->count(), 6); // those of unsigned maps
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
        // One network has one prediction: shown once per row.
        auto* grid = bench.child<ComparisonGrid>("comparisonGrid");
        const ComparisonLayout layout(comparison, *grid);
        for (int i = 0; i < int(comparison.cells().size()); ++i) {
            QCOMPARE(layout.predictions(i).isEmpty(), comparison.cells()[std::size_t(i)].column != 0);
            QVERIFY(QRectF(grid->rect()).contains(layout.panel(i)));
        }
        // The user's own choice stays when another model is opened.
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
        QVERIFY2(side >= 90, qPrintable(QString::number(side))); // 76 is the size for many heads
    }

    void oneHeadCountIsNoChart()
    {
        Bench bench;
        QVERIFY(openPlain(bench));
        bench.window->state().actions().showCost->trigger();
        QVERIFY(bench.settle());
        auto* chart = bench.child<PlotView>("costChart");
        QTRY_VERIFY(chart->accessibleDescription().contains(QStringLiteral("one head count")));
    }

    void fewStepsAreShownLarger()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().showWalk->trigger();
        QVERIFY(bench.settle());
        auto* steps = bench.window->findChild<WalkSteps*>();
        QVERIFY(steps);
        const auto cards = steps->findChildren<StepCard*>();
        QVERIFY(cards.size() > 2);
        steps->window()->resize(1240, 760);
        QVERIFY(layoutRests());
        StepCard* first = cards.front();
        const int shown = first->width();
        first->setScale(1);
        QVERIFY(layoutRests());
        QVERIFY2(shown > 1.3 * first->width(),
                 qPrintable(QStringLiteral("%1 %2").arg(shown).arg(first->width())));
        const StepCard* last = cards[1];
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
                state.setTarget({ClassChoice::Kind::Index, a});
                state.setAgainst(ClassChoice{ClassChoice::Kind::Index, b});
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
                if (shown == 1 && chip->isVisible()) { // whole, also in a narrow window
                    const auto* canvas = bench.child<Canvas>("canvas");
                    for (const int width : {1280, 800}) {
                        bench.window->resize(width, 760);
                        QVERIFY(layoutRests());
                        QVERIFY(chip->heightForWidth(chip->width()) <= chip->height());
                        QVERIFY(chip->text().contains(QStringLiteral("biases")));
                        QVERIFY(chip->toolTip().contains(QStringLiteral("do not add up")));
                        const QRect place = chip->geometry();
                        for (const QWidget* part : bench.window->findChildren<ViewChip*>()) {
                            QVERIFY(!part->isVisible() || !part->geometry().intersects(place));
                        }
                        QVERIFY(place.right() <= canvas->geometry().right());
                        QVERIFY(place.bottom() <= canvas->picturePlace().top());
                    }
                }
            }
        }
        QVERIFY(shown > 0 && hidden > 0);
        state.setAgainst(std::nullopt);
        QVERIFY(bench.settle());
        QVERIFY(!chip->isVisible());
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
        QVERIFY(ranges.goesOn(range, true) && !ranges.goesOn(range, false)); // drawn as an arrow
    }

    void panelLettersAreThereWhereTheyTellPanelsApart()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().makeFigure->trigger();
        auto* dialog = bench.window->findChild<FigureDialog*>();
        QVERIFY(dialog != nullptr && QTest::qWaitForWindowExposed(dialog));
        auto* letters = dialog->findChild<QCheckBox*>(QStringLiteral("noLetters"));
        QVERIFY(letters && !letters->isVisible()); // not for one picture
        dialog->form().setKind(FigureKind::HeadsGrid);
        QVERIFY(!letters->isVisible());
        dialog->findChild<QComboBox*>(QStringLiteral("figurePictures"))->setCurrentIndex(1);
        QVERIFY(letters->isVisible());
        dialog->form().setKind(FigureKind::Cost); // charts have letters
        QVERIFY(letters->isVisible());
    }
};

HYDRA_TEST(TestDrawing, QApplication)
#include "test_drawing.moc"
