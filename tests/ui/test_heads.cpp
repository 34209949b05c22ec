// SPDX-License-Identifier: GPL-3.0-or-later
// The window of all heads, the logit lens's words on the picture, the strip of a model with one head count,
// and blocks and heads as columns of the comparison: on a real engine and a tiny model.
#include "core/engine/session.h"
#include "ui/models/head_matrix_model.h"
#include "ui/shell/compare_window.h"
#include "ui/shell/head_matrix_window.h"
#include "ui/state/file_picker.h"
#include "ui/state/other_maps.h"
#include "ui/views/canvas.h"
#include "ui/views/colour_bar.h"
#include "ui/views/head_dots.h"
#include "ui/views/head_matrix_view.h"
#include "ui/views/parts_list.h"
#include "ui/views/plot_view.h"
#include "ui/views/strip.h"
#include "ui/views/wipe.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <set>

#include "tests/support/key_maker.h"
#include "tests/support/program.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::AnswersTo;
using hydra::test::Bench;
using hydra::test::readBytes;

namespace {

constexpr int patience = 60'000; // ms

HeadMatrixWindow* opened(Bench& bench)
{
    bench.window->state().actions().showHeads->trigger();
    auto* window = bench.child<HeadMatrixWindow>("headMatrixWindow");
    const auto* view = window->findChild<HeadMatrixView*>();
    return QTest::qWaitFor([&] { return view->model()->rowCount() > 0; }, patience) && bench.engineIsDone()
        ? window
        : nullptr;
}

HeadMatrixModel& modelOf(const HeadMatrixWindow* window)
{
    return *static_cast<HeadMatrixModel*>(window->findChild<HeadMatrixView*>()->model());
}

void choose(QComboBox* box, const QString& data)
{
    box->setCurrentIndex(box->findData(data));
    Q_EMIT box->activated(box->currentIndex());
}

QPoint middleOf(const HeadMatrixView* view, int block, int head)
{
    return view->visualRect(static_cast<HeadMatrixModel*>(view->model())->indexOf(block, head)).center();
}

} // namespace

class TestHeads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsAskedUntilItIsOpened()
    {
        Bench bench;
        AnswersTo<HeadMatrixKey> answers(bench.window->bridge());
        QVERIFY(bench.settle() && bench.engineIsDone());
        QCOMPARE(answers.count(), 0);
        HeadMatrixWindow* window = opened(bench);
        QVERIFY(window != nullptr);
        QCOMPARE(answers.count(), 1);
        window->close();
        bench.window->state().setHeads(3);
        QVERIFY(bench.settle() && bench.engineIsDone());
        QCOMPARE(answers.count(), 1); // a closed window makes no requests
    }

    void everyHeadHasItsMap()
    {
        Bench bench;
        QVERIFY(bench.settle());
        HeadMatrixWindow* window = opened(bench);
        QVERIFY(window != nullptr);
        HeadMatrixModel& model = modelOf(window);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.columnCount(), 4);
        const MapKey key = bench.window->state().mapKey(4);
        for (int block = 0; block < 3; ++block) {
            for (int head = 0; head < 4; ++head) {
                MapKey one = key;
                parts(one).options = {};
                parts(one).options.method = "attention";
                parts(one).options.block = block;
                parts(one).options.head = head;
                const engine::MapPtr map = bench.window->bridge().session().answer(one);
                const HeadMatrixModel::Cell* cell = model.cell(model.indexOf(block, head));
                QVERIFY(cell != nullptr);
                for (std::size_t i = 0; i < map->values.size(); ++i) {
                    QVERIFY(std::fabs(cell->map->values[i] - map->values[i]) < 1e-5F);
                }
                const QString words = model.indexOf(block, head).data(Qt::AccessibleTextRole).toString();
                QVERIFY2(
                    words.startsWith(QStringLiteral("block %1, head %2: importance").arg(block).arg(head)),
                    qPrintable(words));
            }
        }
        QVERIFY(window->findChild<QLabel*>(QStringLiteral("headMatrixSummary"))
                    ->text()
                    .startsWith(QStringLiteral("12 heads of 3 blocks")));
    }

    // One dot per head, beside the picture, shows the head's map and switches the head off and on.
    void everyHeadIsADot()
    {
        Bench bench;
        AnswersTo<HeadMatrixKey> answers(bench.window->bridge());
        QVERIFY(bench.settle() && bench.engineIsDone());
        auto* dots = bench.child<HeadDots>("headDots");
        QVERIFY(!dots->isVisible());
        QCOMPARE(answers.count(), 0); // hidden: no request
        QTest::mouseClick(bench.child<QToolButton>("singleHeads"), Qt::LeftButton);
        QVERIFY(dots->isVisible());
        QTRY_COMPARE(answers.count(), 1);
        ViewState& state = bench.window->state();
        QSignalSpy shown(dots, &HeadDots::pointedAt);
        const auto pointAt = [dots](const QPointF& at) { // also where the screen has no room
            QMouseEvent move(QEvent::MouseMove, at, dots->mapToGlobal(at), Qt::NoButton, {}, {});
            QCoreApplication::sendEvent(dots, &move);
        };
        std::set<std::pair<int, int>> places;
        for (int block = 0; block < 3; ++block) {
            for (int head = 0; head < 4; ++head) {
                const QRectF place = dots->placeOf(block, head);
                QVERIFY(QRectF(dots->rect()).contains(place));
                places.insert({int(place.x()), int(place.y())});
                pointAt(place.center());
                MapKey one = state.mapKey(4);
                parts(one).options = {};
                parts(one).options.method = "attention";
                parts(one).options.block = block;
                parts(one).options.head = head;
                const engine::MapPtr map = bench.window->bridge().session().answer(one);
                const auto seen = shown.last().first().value<engine::MapPtr>();
                QVERIFY(seen && seen->values.size() == map->values.size());
                for (std::size_t i = 0; i < map->values.size(); ++i) {
                    QVERIFY2(std::fabs(seen->values[i] - map->values[i]) < 1e-5F, qPrintable(dots->words()));
                }
                QVERIFY2(dots->words().startsWith(
                             QStringLiteral("block %1, head %2: importance").arg(block).arg(head)),
                         qPrintable(dots->words()));
            }
        }
        QCOMPARE(places.size(), std::size_t(12));
        QVERIFY(!dots->placeOf(3, 0).isValid() && !dots->placeOf(0, 4).isValid());
        pointAt(dots->placeOf(1, 2).center());
        QTest::mouseClick(dots, Qt::LeftButton, {}, dots->placeOf(1, 2).center().toPoint());
        QCOMPARE(state.query().without.text(), std::string("heads:1.2"));
        QVERIFY(bench.settle());
        QTRY_COMPARE(answers.count(), 2); // for the network without the head
        QVERIFY2(dots->words().contains(QStringLiteral("on.")), qPrintable(dots->words()));
        dots->setFocus(Qt::TabFocusReason);
        // A click beside a dot counts for the nearest dot.
        QTest::mouseClick(dots, Qt::LeftButton, {}, QPoint(1, int(dots->placeOf(0, 2).bottom()) + 5));
        QTRY_VERIFY(bench.window->state().query().without.hasHead(0, 2));
        QTest::mouseClick(dots, Qt::LeftButton, {}, QPoint(1, int(dots->placeOf(0, 2).bottom()) + 5));
        QTRY_VERIFY(!bench.window->state().query().without.hasHead(0, 2));
        pointAt(dots->placeOf(0, 0).center());
        QTest::keyClick(dots, Qt::Key_Right); // from head 0 of block 0
        QTest::keyClick(dots, Qt::Key_Space);
        QCOMPARE(QString::fromStdString(state.query().without.text()), QStringLiteral("heads:0.1,heads:1.2"));
        QTest::keyClick(dots, Qt::Key_Right); // continues in the next block
        QVERIFY2(dots->accessibleDescription().startsWith(QStringLiteral("block 1, head 0")),
                 qPrintable(dots->accessibleDescription()));
        QTest::mouseClick(dots, Qt::LeftButton, {}, dots->placeOf(1, 2).center().toPoint());
        QTest::mouseClick(dots, Qt::LeftButton, {}, dots->placeOf(0, 1).center().toPoint());
        QVERIFY(state.query().without.empty());
        QVERIFY(bench.settle());
        state.setHeads(3);
        QTRY_VERIFY(!dots->placeOf(0, 3).isValid()); // a sub-network has fewer
        QTest::mouseClick(bench.child<QToolButton>("singleHeads"), Qt::LeftButton);
        QVERIFY(!dots->isVisible());
        const int before = answers.count();
        state.setHeads(2);
        QVERIFY(bench.settle() && bench.engineIsDone());
        QCOMPARE(answers.count(), before);
    }

    // While a head's map replaces the question's, sentence, legend and bar describe that map.
    void whatIsPointedAtIsNamed()
    {
        Bench bench;
        QVERIFY(bench.settle() && bench.engineIsDone());
        QTest::mouseClick(bench.child<QToolButton>("singleHeads"), Qt::LeftButton);
        auto* dots = bench.child<HeadDots>("headDots");
        QTRY_VERIFY(dots->placeOf(1, 2).isValid());
        QVERIFY(bench.settle() && bench.engineIsDone()); // the dots take their room when their map arrives
        auto* said = bench.child<QLabel>("previewed");
        auto* bar = bench.child<ColourBar>("colourBar");
        auto* legend = bench.child<QLabel>("legend");
        const auto* canvas = bench.child<Canvas>("canvas");
        const QString range = bar->rangeText();
        const QRectF picture = canvas->picturePlace();
        QVERIFY(said->isHidden() && legend->isVisible());
        const auto pointAt = [dots](const QPointF& at) {
            QMouseEvent move(QEvent::MouseMove, at, dots->mapToGlobal(at), Qt::NoButton, {}, {});
            QCoreApplication::sendEvent(dots, &move);
        };
        pointAt(dots->placeOf(1, 2).center());
        QTRY_VERIFY(said->isVisible());
        QVERIFY2(said->text().contains(QStringLiteral("block 1, head 2")), qPrintable(said->text()));
        const auto* chip = bench.child<QWidget>("methodChip");
        const QRect over(said->mapTo(bench.window.get(), QPoint()), said->size());
        QVERIFY(over.contains(QRect(chip->mapTo(bench.window.get(), QPoint()), chip->size())));
        QVERIFY(legend->isHidden()); // its values are neither for nor against
        QVERIFY(bar->rangeText() != range);
        QVERIFY2(bar->accessibleDescription().startsWith(QStringLiteral("Attention: block 1, head 2")),
                 qPrintable(bar->accessibleDescription()));
        QCOMPARE(canvas->picturePlace(), picture); // the picture does not move
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(dots, &leave);
        QTRY_VERIFY(said->isHidden());
        QVERIFY(legend->isVisible());
        QCOMPARE(bar->rangeText(), range);
    }

    // Left of the line the picture shows the whole network, right of it the present one.
    void aLineComparesBeforeAndNow()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* wipe = bench.child<Wipe>("wipe");
        auto* canvas = bench.child<Canvas>("canvas");
        QVERIFY(!wipe->isVisible());
        ViewState& state = bench.window->state();
        state.setWithout(Interventions::parse("heads:0.1,1.2,mlp:1"));
        QVERIFY(bench.settle());
        QTRY_VERIFY(wipe->isVisible());
        QCOMPARE(wipe->share(), 0.0); // all of it shows the present state
        const QRect picture = canvas->picturePlace().toAlignedRect() & canvas->rect();
        const auto shot = [&](const QRect& part) {
            wipe->setUpdatesEnabled(false);
            QImage all(canvas->size(), QImage::Format_RGB32);
            canvas->render(&all, {}, {}, QWidget::DrawWindowBackground); // without the line
            return all.copy(part);
        };
        const QRect left(picture.left() + 2, picture.center().y() - 20, picture.width() / 2 - 20, 40);
        const QRect right = left.translated(picture.width() / 2 + 18, 0);
        const QImage leftNow = shot(left), rightNow = shot(right);
        const QPoint at = wipe->rect().center();
        QTest::mousePress(wipe, Qt::LeftButton, {}, at);
        QTest::mouseMove(wipe, at + QPoint(picture.width() / 2, 0));
        QTest::mouseRelease(wipe, Qt::LeftButton, {}, at);
        QVERIFY2(std::fabs(wipe->share() - 0.5) < 0.05, qPrintable(QString::number(wipe->share())));
        QVERIFY(shot(left) != leftNow);
        QCOMPARE(shot(right), rightNow);
        QTest::keyClick(wipe, Qt::Key_End);
        QCOMPARE(wipe->share(), 1.0);
        QVERIFY(shot(right) != rightNow);
        QTest::keyClick(wipe, Qt::Key_Home);
        QCOMPARE(shot(left), leftNow);
        QVERIFY(state.query().options.query < 0); // the drag asked no patch
        state.setWithout({});
        QVERIFY(bench.settle());
        QTRY_VERIFY(!wipe->isVisible());
    }

    void headsAreSortedByImportance()
    {
        Bench bench;
        QVERIFY(bench.settle());
        HeadMatrixWindow* window = opened(bench);
        QVERIFY(window != nullptr);
        HeadMatrixModel& model = modelOf(window);
        for (int column = 0; column < 4; ++column) {
            QCOMPARE(model.cell(model.index(1, column))->head, column);
        }
        model.setSorted(true);
        for (int block = 0; block < 3; ++block) {
            for (int column = 1; column < 4; ++column) {
                QVERIFY(model.cell(model.index(block, column - 1))->weight
                        >= model.cell(model.index(block, column))->weight);
            }
        }
        QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("No. 1"));
    }

    // Twelve heads of a few blocks are wider than high: the list beside them moves below.
    void mapsTakeTheRoomThatIsThere()
    {
        Bench bench;
        bench.setPlacesApart();
        QVERIFY(bench.settle());
        bench.window->library().openModel(Library::shippedModels().front());
        QTRY_VERIFY_WITH_TIMEOUT(bench.window->state().maxHeads() == 12, patience);
        QVERIFY(bench.settle());
        HeadMatrixWindow* window = opened(bench);
        QVERIFY(window != nullptr);
        auto* view = window->findChild<HeadMatrixView*>();
        const auto* list = window->findChild<PartsList*>();
        QTRY_COMPARE_WITH_TIMEOUT(view->model()->columnCount(), 12, patience);
        const auto topLeft = [&](const QWidget* part) { return part->mapTo(window, QPoint()); };
        const auto used = [&] { // share of the window that maps use
            const QModelIndex last =
                view->model()->index(view->model()->rowCount() - 1, view->model()->columnCount() - 1);
            const QRect maps = view->visualRect(view->model()->index(0, 0)) | view->visualRect(last);
            return double(maps.width()) * maps.height() / (double(window->width()) * window->height());
        };
        for (const QSize& size : {QSize(1360, 880), QSize(1600, 1000), QSize(1240, 860)}) {
            window->resize(size);
            QTRY_VERIFY2(used() > 0.48, qPrintable(QString::number(used())));
            QTRY_VERIFY2(topLeft(list).y() >= topLeft(view).y() + view->height(),
                         qPrintable(QStringLiteral("%1 of the window, list at %2, %3, maps of %4 x %5 to %6")
                                        .arg(used())
                                        .arg(topLeft(list).x())
                                        .arg(topLeft(list).y())
                                        .arg(view->model()->rowCount())
                                        .arg(view->model()->columnCount())
                                        .arg(topLeft(view).y() + view->height())));
            QTRY_VERIFY2(!view->verticalScrollBar()->isVisible() && !view->horizontalScrollBar()->isVisible(),
                         qPrintable(QStringLiteral("%1 x %2 of at most %3 high, %4 down, %5 across")
                                        .arg(view->width())
                                        .arg(view->height())
                                        .arg(view->maximumHeight())
                                        .arg(view->verticalScrollBar()->maximum())
                                        .arg(view->horizontalScrollBar()->maximum())));
            QTRY_VERIFY(topLeft(list).y() - topLeft(view).y() - view->viewport()->height() < 100);
        }
        window->resize(1240, 560); // below, the maps would be smaller
        QTRY_VERIFY(topLeft(list).x() >= topLeft(view).x() + view->width());
        QVERIFY(view->maximumHeight() > 10'000);
    }

    void oneRangeHoldsAllMaps()
    {
        Bench bench;
        QVERIFY(bench.settle());
        HeadMatrixWindow* window = opened(bench);
        QVERIFY(window != nullptr);
        HeadMatrixModel& model = modelOf(window);
        const HeadMatrixModel::Cell* a = model.cell(model.index(0, 0));
        const HeadMatrixModel::Cell* b = model.cell(model.index(2, 3));
        QVERIFY(!(model.range(*a) == model.range(*b)));
        window->findChild<QCheckBox*>(QStringLiteral("headMatrixRange"))->setChecked(true);
        QVERIFY(model.range(*a) == model.range(*b));
        for (int block = 0; block < 3; ++block) {
            for (int head = 0; head < 4; ++head) {
                for (const float v : model.cell(model.indexOf(block, head))->map->values) {
                    QVERIFY(double(v) <= model.range(*a).high && double(v) >= model.range(*a).low);
                }
            }
        }
    }

    void aClickAndTheKeysOpenAMap()
    {
        Bench bench;
        bench.setPlacesApart(); // in a tab, the click would show the picture
        QVERIFY(bench.settle());
        HeadMatrixWindow* window = opened(bench);
        QVERIFY(window != nullptr);
        window->resize(1100, 800);
        auto* view = window->findChild<HeadMatrixView*>();
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, middleOf(view, 1, 2));
        const MapOptions& shown = bench.window->state().query().options;
        QCOMPARE(shown.method, std::string("attention"));
        QCOMPARE(shown.block, 1);
        QCOMPARE(shown.head, 2);
        QTest::keyClick(view, Qt::Key_Down);
        QTest::keyClick(view, Qt::Key_Right);
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(shown.block, -1); // block 2, the last, is stored as -1
        QCOMPARE(shown.head, 3);
        QVERIFY(bench.settle());
        QVERIFY(bench.window->board().shownMap());
    }

    void otherMapsAndOtherHeadCounts()
    {
        Bench bench;
        QVERIFY(bench.settle());
        HeadMatrixWindow* window = opened(bench);
        QVERIFY(window != nullptr);
        HeadMatrixModel& model = modelOf(window);
        auto* method = window->findChild<QComboBox*>(QStringLiteral("headMatrixMethod"));
        QCOMPARE(method->count(), 3);
        for (const char* id : {"decomposition", "gradient-attention"}) {
            choose(method, QLatin1String(id));
            QTRY_COMPARE_WITH_TIMEOUT(model.matrix()->method, std::string(id), patience);
            QCOMPARE(model.matrix()->isSigned, std::string(id) == "decomposition");
        }
        bench.window->state().setHeads(2);
        QTRY_COMPARE_WITH_TIMEOUT(model.columnCount(), 2, patience);
        bench.window->state().setPlan(
            AttentionPlan::parse("hydra:cosine@back:1", bench.window->state().trainedPlan()));
        choose(method, QStringLiteral("attention"));
        // All features of the Hydra block are one map without a head number.
        QTRY_VERIFY_WITH_TIMEOUT(
            model.cell(model.index(2, 0)) != nullptr && model.cell(model.index(2, 0))->head == -1, patience);
        QVERIFY(model.cell(model.index(2, 1)) == nullptr);
        QVERIFY(!(model.flags(model.index(2, 1)) & Qt::ItemIsEnabled));
    }

    void thePartsAddUpAndOpen()
    {
        Bench bench;
        QVERIFY(bench.settle());
        HeadMatrixWindow* window = opened(bench);
        QVERIFY(window != nullptr);
        auto* list = window->findChild<PartsList*>();
        const auto& rows = static_cast<PartsModel*>(list->model())->rows();
        QCOMPARE(rows.size(), std::size_t(1 + 2 * 3 + 1 + 1));
        double sum = 0;
        for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
            sum += rows[i].value;
        }
        const ViewState& state = bench.window->state();
        const auto prediction = bench.window->bridge().session().answer(state.networkKey(4));
        const double logit = double(prediction->logits[std::size_t(prediction->ranking.front())]);
        QVERIFY(std::fabs(sum - logit) < 1e-4);
        QVERIFY(rows.back().total && std::fabs(rows.back().value - logit) < 1e-4);
        list->setCurrentIndex(list->model()->index(3, 0)); // block 1, attention
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(state.query().options.method, std::string("decomposition"));
        QCOMPARE(state.query().options.block, 1);
        QCOMPARE(state.query().options.head, -1);
        list->setCurrentIndex(list->model()->index(0, 0)); // the embedding has no map
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(state.query().options.block, 1);
    }

    void theCurveEndsInThePrediction()
    {
        Bench bench;
        QVERIFY(bench.settle());
        HeadMatrixWindow* window = opened(bench);
        QVERIFY(window != nullptr);
        auto* chart = window->findChild<PlotView*>(QStringLiteral("lensChart"));
        const QStringList told = chart->accessibleDescription().split(QStringLiteral("; after"));
        QVERIFY2(chart->accessibleDescription().startsWith(QStringLiteral("embedding: ")),
                 qPrintable(chart->accessibleDescription()));
        QVERIFY(told.last().endsWith(QStringLiteral(", first"))); // the predicted class, after the last block
        const engine::PredictionPtr& whole = bench.window->board().current()->prediction;
        const auto rows = [&](const char* button, const char* name) { // the rows that it saves
            FilePicker::next = bench.file(name);
            window->findChild<QToolButton*>(QLatin1String(button))->click();
            return QJsonDocument::fromJson(readBytes(bench.file(name)))[QStringLiteral("rows")].toArray();
        };
        const QJsonArray lens = rows("lensExport", "l.json");
        QCOMPARE(lens.size(), 4); // the embedding and three blocks
        QCOMPARE(lens[0][QStringLiteral("block")].toInt(), -1);
        QCOMPARE(lens[3][QStringLiteral("first")].toInt(), 1);
        const double top = *std::max_element(whole->probabilities.begin(), whole->probabilities.end());
        QVERIFY(std::fabs(lens[3][QStringLiteral("probability")].toDouble() - top) < 1e-5);
        const QJsonArray parts = rows("partsExport", "p.json");
        double sum = 0;
        for (int i = 0; i < parts.size() - 1; ++i) {
            sum += parts[i][QStringLiteral("value")].toDouble();
        }
        QCOMPARE(parts.size(), 1 + 2 * 3 + 2);
        QVERIFY(std::fabs(sum - parts.last()[QStringLiteral("value")].toDouble()) < 1e-4);
        QVERIFY(std::fabs(sum - lens[3][QStringLiteral("logit")].toDouble()) < 1e-3);
        QTest::keyClick(chart, Qt::Key_Left);
        QCOMPARE(bench.window->state().query().options.method, std::string("lens"));
        QCOMPARE(bench.window->state().query().options.block, 1);
    }

    void theLensWritesClassesOnThePicture()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        auto* canvas = bench.child<Canvas>("canvas");
        AnswersTo<LensKey> answers(bench.window->bridge());
        state.setMethod("lens");
        QVERIFY(bench.settle() && bench.engineIsDone());
        QTRY_VERIFY_WITH_TIMEOUT(answers.count() > 0, patience);
        const QImage with = canvas->rendered();
        QSignalSpy told(canvas, &Canvas::readOut);
        QTest::mouseMove(canvas, bench.pointOf(5));
        QTRY_VERIFY(!told.isEmpty() && told.last().front().toString().contains(QStringLiteral("first: ")));
        state.actions().patchLabels->setChecked(false);
        QTRY_VERIFY(canvas->rendered() != with);
        const QImage without = canvas->rendered();
        state.actions().patchLabels->setChecked(true);
        QTRY_VERIFY(canvas->rendered() == with);
        state.setMethod("token-norm");
        QVERIFY(bench.settle());
        state.actions().patchLabels->setChecked(false);
        const QImage other = canvas->rendered();
        state.actions().patchLabels->setChecked(true);
        QVERIFY(bench.engineIsDone());
        QVERIFY(canvas->rendered() == other); // of the lens only
        QVERIFY(with != without);
    }

    void aModelOfOneHeadCountShowsBlocksOrMethods()
    {
        Bench bench;
        QVERIFY(bench.settle());
        OtherMaps maps(bench.window->state(), bench.window->bridge());
        maps.setShown(true);
        ViewState& state = bench.window->state();
        QVERIFY(!maps.ofBlocks()); // relevance has no block
        QVERIFY(maps.current() >= 0);
        QCOMPARE(maps.cells()[std::size_t(maps.current())].key, state.mapKey(state.query().heads));
        state.setMethod("attention");
        QTRY_VERIFY(maps.ofBlocks());
        QCOMPARE(maps.cells().size(), std::size_t(3));
        QCOMPARE(maps.current(), 2); // the last by default
        QTRY_VERIFY_WITH_TIMEOUT(maps.complete(), patience);
        for (const OtherMaps::Cell& cell : maps.cells()) {
            QVERIFY2(cell.map, qPrintable(cell.failure));
        }
        maps.choose(0);
        QTRY_COMPARE(maps.current(), 0);
        QCOMPARE(state.query().options.block, 0);
        state.setMethod("rollout");
        QTRY_VERIFY(!maps.ofBlocks());
        QTRY_VERIFY_WITH_TIMEOUT(maps.complete(), patience);
        maps.choose(0);
        QTRY_COMPARE(maps.current(), 0);
        QCOMPARE(state.query().options.method, std::string(methodTable().front().id));
    }

    void blocksAndHeadsAreColumns()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        state.actions().showCompare->trigger();
        auto* window = bench.child<CompareWindow>("compareWindow");
        Comparison& comparison = window->comparison();
        Comparison::Setup setup = comparison.setup();
        setup.columns = Comparison::Columns::Blocks;
        setup.rows = Comparison::Rows::Methods;
        setup.methods = {"attention", "lens"};
        comparison.setSetup(setup);
        QCOMPARE(
            comparison.columnTitles(),
            (QStringList{QStringLiteral("block 0"), QStringLiteral("block 1"), QStringLiteral("block 2")}));
        QTRY_VERIFY_WITH_TIMEOUT(comparison.complete(), patience);
        QCOMPARE(comparison.cells().size(), std::size_t(6));
        QCOMPARE(comparison.cells()[1].key.options.block, 1);
        QCOMPARE(comparison.cells()[4].key.options.block, 1);
        QCOMPARE(comparison.cells()[4].key.options.method, std::string("lens"));
        QVERIFY(comparison.cells()[0].map->values != comparison.cells()[1].map->values);
        setup.columns = Comparison::Columns::SingleHeads;
        setup.rows = Comparison::Rows::Pictures;
        setup.pictures = 1;
        comparison.setSetup(setup);
        QCOMPARE(comparison.cells().size(), std::size_t(4));
        QTRY_VERIFY_WITH_TIMEOUT(comparison.complete(), patience);
        for (int head = 0; head < 4; ++head) {
            const Comparison::Cell& cell = comparison.cells()[std::size_t(head)];
            QCOMPARE(cell.key.options.method, std::string("attention")); // relevance has no heads
            QCOMPARE(cell.key.options.head, head);
            QVERIFY2(cell.map, qPrintable(cell.failure));
        }
    }
};

HYDRA_TEST(TestHeads, QApplication)
#include "test_heads.moc"
