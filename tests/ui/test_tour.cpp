// SPDX-License-Identifier: GPL-3.0-or-later
// The guided tour, on networks of several kinds: every step says its numbers, applies what it says, and
// restores the state.
#include "core/format/safetensors.h"
#include "ui/shell/dock.h"
#include "ui/shell/embedding_window.h"
#include "ui/shell/figure_dialog.h"
#include "ui/shell/places.h"
#include "ui/state/undo_stack.h"
#include "ui/views/canvas.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/theme.h"

#include <QAbstractScrollArea>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QStatusBar>
#include <QToolButton>

#include "tests/support/plain_vit.h"
#include "tests/support/program.h"
#include "tests/ui/layout_rest.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;
using hydra::test::layoutRests;

namespace {

QStringList shippedNames()
{
    return QDir(QStringLiteral(HYDRA_SOURCE_DIR "/models"))
        .entryList({QStringLiteral("*.safetensors")}, QDir::Files, QDir::Name);
}

bool open(Bench& bench, const QString& path)
{
    bench.window->library().openModel(path);
    return QTest::qWaitFor(
               [&] {
                   const ModelPtr& model = bench.window->state().model();
                   return model && QString::fromStdString(model->path) == path;
               },
               60'000)
        && bench.settle();
}

// True once the step at hand says all its numbers.
bool saysAll(Tour& tour)
{
    return QTest::qWaitFor([&] { return tour.card() && !tour.card()->words().contains(QStringLiteral("…")); },
                           60'000);
}

// Saves a picture of each step in the folder HYDRA_PICTURES, if set, for visual inspection.
void keepPicture(const Tour& tour, const QString& name)
{
    const QString folder = qEnvironmentVariable("HYDRA_PICTURES");
    if (!folder.isEmpty()) {
        (void)layoutRests(); // panels take their size
        tour.card()->window()->grab().save(
            QStringLiteral("%1/%2-%3-%4.png")
                .arg(folder, name, QString::number(tour.at() + 1).rightJustified(2, QLatin1Char('0')),
                     QLatin1String(tour.step().id)));
    }
}

QStringList walkThrough(Bench& bench, const QString& name = {})
{
    Tour& tour = bench.window->tour();
    QStringList ids;
    bench.window->state().actions().tour->trigger();
    for (int i = 0; tour.running() && i < tour.count(); ++i) {
        if (tour.at() != i || !saysAll(tour) || tour.card()->title().isEmpty()) {
            return {QStringLiteral("%1: %2").arg(QLatin1String(tour.step().id), tour.card()->words())};
        }
        ids << QLatin1String(tour.step().id);
        if (!name.isEmpty()) {
            keepPicture(tour, name);
        }
        QTest::keyClick(tour.card(), Qt::Key_Right);
        const int now = i;
        if (!QTest::qWaitFor([&] { return tour.at() != now; }, 10'000)) {
            return {QStringLiteral("stuck at %1").arg(now)};
        }
    }
    return ids;
}

// The visible panels, with their sizes.
QStringList panelsOf(Bench& bench)
{
    QStringList found;
    for (const Dock* dock : bench.window->findChildren<Dock*>()) {
        if (!dock->visibleRegion().isEmpty()) {
            found << QStringLiteral("%1 %2 x %3")
                         .arg(dock->objectName())
                         .arg(dock->width())
                         .arg(dock->height());
        }
    }
    return found;
}

} // namespace

class TestTour : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStepOnShippedModels_data()
    {
        QTest::addColumn<QString>("file");
        const QStringList names = shippedNames();
        QVERIFY(!names.isEmpty());
        for (const QString& name : names) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    void everyStepOnShippedModels()
    {
        QFETCH(QString, file);
        Bench bench;
        QVERIFY(bench.settle());
        QVERIFY(open(bench, QStringLiteral(HYDRA_SOURCE_DIR "/models/") + file));
        const QStringList ids = walkThrough(bench);
        QVERIFY2(ids.contains(QStringLiteral("prediction")) && ids.back() == QLatin1String("end"),
                 qPrintable(ids.join(QLatin1Char(' '))));
        QVERIFY2(ids.size() >= 12, qPrintable(ids.join(QLatin1Char(' '))));
        QVERIFY(!bench.window->tour().running());
        QVERIFY(bench.settle());
        QVERIFY2(bench.window->messages().kind() != MessageBar::Kind::Error
                     || bench.window->messages().message().isEmpty(),
                 qPrintable(bench.window->messages().message()));
    }

    void aBackboneWithoutClassifier()
    {
        Bench bench;
        QVERIFY(bench.settle());
        NamedTensors tensors = test::plainVit(2, 4, 5);
        for (const char* name : {"head.weight", "head.bias"}) {
            tensors.erase(name);
        }
        writeSafetensors(bench.file("backbone.safetensors").toStdString(), tensors,
                         {{"num_heads", "4"}, {"img_size", "16"}, {"patch_size", "4"}});
        QVERIFY(open(bench, bench.file("backbone.safetensors")));
        const QStringList ids = walkThrough(bench);
        QVERIFY2(!ids.isEmpty() && ids.back() == QLatin1String("end"),
                 qPrintable(ids.join(QLatin1Char(' '))));
        for (const char* id : {"prediction", "class", "headCounts", "cost", "linear", "whatIf", "trust"}) {
            QVERIFY2(!ids.contains(QLatin1String(id)), id);
        }
    }

    void everyStepOnTheScenes_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QString>("model");
        QTest::newRow("light") << false << QStringLiteral("hydravit-scenes");
        QTest::newRow("dark") << true << QStringLiteral("hydravit-photos");
    }
    void everyStepOnTheScenes()
    {
        QFETCH(bool, dark);
        QFETCH(QString, model);
        applyTheme(dark ? Theme::Dark : Theme::Light);
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->library().openSamples();
        QVERIFY(open(bench, QStringLiteral(HYDRA_SOURCE_DIR "/models/%1.safetensors").arg(model)));
        QTRY_VERIFY(bench.window->library().showsScene());
        QVERIFY(bench.settle());
        const QStringList ids = walkThrough(bench, dark ? QStringLiteral("dark") : QStringLiteral("light"));
        QVERIFY2(ids.size() == int(tourSteps().size()), qPrintable(ids.join(QLatin1Char(' '))));
        applyTheme(Theme::Light);
    }

    void numbersOfThisPicture()
    {
        Bench bench;
        QVERIFY(bench.settle());
        Tour& tour = bench.window->tour();
        tour.start();
        QVERIFY(saysAll(tour));
        QVERIFY(tour.card()->words().contains(QStringLiteral("16 patches of 4 × 4 pixels, 4 rows of 4")));
        QVERIFY(bench.window->state().look().grid);
        const Board::Cell& cell = *bench.window->board().current();
        const int top = cell.prediction->ranking.front();
        while (tour.running() && tour.step().id != QByteArray("prediction")) {
            tour.go(tour.at() + 1);
        }
        QVERIFY(saysAll(tour));
        QVERIFY2(tour.card()->words().contains(QStringLiteral("%1 (%2)").arg(
                     QString::fromStdString(bench.window->state().model()->config.className(top)),
                     percent(double(cell.prediction->probabilities[std::size_t(top)])))),
                 qPrintable(tour.card()->words()));
        while (tour.running() && tour.step().id != QByteArray("headCounts")) {
            tour.go(tour.at() + 1);
        }
        QVERIFY(saysAll(tour));
        QCOMPARE(bench.window->state().query().heads, 3);
        QVERIFY(tour.card()->words().contains(QStringLiteral("3 heads")));
    }

    // Esc at each step restores the previous state, and the window works.
    void leavesAnywhere()
    {
        Bench bench;
        QVERIFY(bench.settle());
        Tour& tour = bench.window->tour();
        ViewState& state = bench.window->state();
        tour.start();
        const int count = tour.count();
        QVERIFY(count >= 12);
        tour.leave();
        QVERIFY(bench.settle());
        const PictureAsk before = state.query();
        const Look look = state.look();
        for (int step = 0; step < count; ++step) {
            tour.start();
            tour.go(step);
            const QPointer<TourCard> card = tour.card();
            QVERIFY(card && card->isVisible());
            QTest::keyClick(card, Qt::Key_Escape);
            QTRY_VERIFY2(!tour.running() && !card, qPrintable(QString::number(step)));
            QTRY_VERIFY(bench.settle());
            QVERIFY(!bench.window->findChild<TourOutline*>());
            QVERIFY(!bench.window->tools().get<EmbeddingWindow>().isVisible());
            QVERIFY(!bench.window->tools().get<FigureDialog>().isVisible());
            QVERIFY2(bench.window->messages().isHidden(), qPrintable(bench.window->messages().message()));
            QVERIFY(state.query() == before && state.look() == look && state.showsMap());
            QTest::mouseClick(bench.child<Canvas>("canvas"), Qt::LeftButton, {}, bench.pointOf(5));
            QCOMPARE(state.query().options.query, 5);
            state.restore(before, look);
            QVERIFY(bench.settle());
        }
    }

    void whoeverWorksEndsIt()
    {
        Bench bench;
        QVERIFY(bench.settle());
        Tour& tour = bench.window->tour();
        tour.start();
        tour.go(3);
        QVERIFY(bench.settle());
        QVERIFY(tour.running());
        bench.window->state().askToken(2);
        QTRY_VERIFY(!tour.running());
        QCOMPARE(bench.window->state().query().options.query, 2);
        bench.window->state().askClassToken();
        QVERIFY(bench.settle());
        // Another picture also ends the tour, which says so; its settings can be restored.
        const std::string method = bench.window->state().query().options.method;
        tour.start();
        tour.go(3);
        QCOMPARE(tour.step().id, "attention");
        QVERIFY(bench.settle());
        bench.window->library().step(1);
        QTRY_VERIFY(!tour.running());
        QVERIFY(bench.settle());
        MessageBar& messages = bench.window->messages();
        QTRY_VERIFY2(messages.message().contains(QStringLiteral("tour has ended")),
                     qPrintable(messages.message()));
        QCOMPARE(bench.window->state().query().options.method, std::string("attention"));
        messages.findChild<QToolButton*>(QStringLiteral("messageAction"))->click();
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->state().query().options.method, method);
        QCOMPARE(bench.window->library().currentRow(), 1);
        // The user closes a window that a step has opened.
        tour.start();
        while (tour.step().id != QByteArray("embedding")) {
            tour.go(tour.at() + 1);
        }
        bench.window->tools().get<EmbeddingWindow>().close();
        QTRY_VERIFY(!tour.running());
        QVERIFY(bench.settle());
    }

    void backAndForth()
    {
        Bench bench;
        QVERIFY(bench.settle());
        Tour& tour = bench.window->tour();
        tour.start();
        QTest::keyClick(tour.card(), Qt::Key_Right);
        QTRY_COMPARE(tour.at(), 1);
        QTest::keyClick(tour.card()->findChild<QPushButton*>(QStringLiteral("tourNext")), Qt::Key_Left);
        QTRY_COMPARE(tour.at(), 0);
        QVERIFY(!bench.window->state().showsMap());
        tour.go(tour.count() - 1);
        tour.card()->findChild<QPushButton*>(QStringLiteral("tourNext"))->click(); // "Done"
        QTRY_VERIFY(!tour.running());
        QVERIFY(bench.window->state().showsMap());
    }

    // By keyboard alone, with the focus anywhere in the card; the card says how.
    void byKeyboard()
    {
        Bench bench;
        QVERIFY(bench.settle());
        Tour& tour = bench.window->tour();
        ViewState& state = bench.window->state();
        const PictureAsk before = state.query();
        const auto press = [](Qt::Key key, Qt::KeyboardModifiers with = {}) {
            QTest::keyClick(QApplication::focusWidget(), key, with);
        };
        QTRY_VERIFY(bench.window->isActiveWindow());
        QTest::keyClick(bench.child<Canvas>("canvas"), Qt::Key_F1, Qt::ControlModifier);
        QTRY_VERIFY(tour.running());
        QVERIFY(tour.card()->findChild<QLabel*>(QStringLiteral("tourKeys"))->text().contains(QChar(0x2192)));
        const auto inside = [&] { return tour.card()->isAncestorOf(QApplication::focusWidget()); };
        QVERIFY(inside());
        press(Qt::Key_Return);
        QTRY_COMPARE(tour.at(), 1);
        press(Qt::Key_Space);
        QTRY_COMPARE(tour.at(), 2);
        press(Qt::Key_Right);
        QTRY_COMPARE(tour.at(), 3);
        QVERIFY(bench.settle());
        QVERIFY(state.query() != before);
        for (const Qt::Key tab : {Qt::Key_Tab, Qt::Key_Backtab}) {
            QSet<QWidget*> stops;
            for (int i = 0; i < 5; ++i) {
                press(tab, tab == Qt::Key_Tab ? Qt::NoModifier : Qt::ShiftModifier);
                QVERIFY(inside());
                stops.insert(QApplication::focusWidget());
            }
            QCOMPARE(stops.size(), 3);
        }
        tour.card()->findChild<QPushButton*>(QStringLiteral("tourBack"))->setFocus();
        press(Qt::Key_Return);
        QTRY_COMPARE(tour.at(), 2);
        press(Qt::Key_Left);
        QTRY_COMPARE(tour.at(), 1);
        tour.card()->findChild<QToolButton*>(QStringLiteral("tourClose"))->setFocus();
        press(Qt::Key_Right); // of the card, not of the pictures
        QTRY_COMPARE(tour.at(), 2);
        press(Qt::Key_Escape);
        QTRY_VERIFY(!tour.running());
        QVERIFY(bench.settle());
        QVERIFY(state.query() == before);
        QCOMPARE(bench.window->library().currentRow(), 0);
        QVERIFY(bench.window->messages().isHidden());
    }

    // The second class is that of all heads, even where fewer heads rank in another order.
    void theSecondClassIsAllHeads()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        state.setHeads(2);
        QVERIFY(bench.settle());
        Tour& tour = bench.window->tour();
        tour.start();
        while (tour.running() && tour.step().id != QByteArray("class")) {
            tour.go(tour.at() + 1);
        }
        QVERIFY(saysAll(tour));
        QVERIFY2(tour.card()->words().contains(QStringLiteral("with all 4 heads")),
                 qPrintable(tour.card()->words()));
        const int second = bench.window->board().fullPrediction()->ranking[1];
        const QString name = QString::fromStdString(state.model()->config.className(second));
        QVERIFY2(tour.card()->words().contains(name), qPrintable(tour.card()->words()));
        const auto* chip = bench.child<QToolButton>("targetChip"); // above the picture the same
        QVERIFY2(chip->text().contains(name), qPrintable(chip->text()));
    }

    void nextStaysWhereItIs_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("first start") << QSize(1280, 760);
        QTest::newRow("small screen") << QSize(800, 500);
    }
    // The button stays in place, so repeated presses need no mouse movement.
    void nextStaysWhereItIs()
    {
        QFETCH(QSize, size);
        Bench bench;
        for (int i = 0; i < 2; ++i) { // some parts shrink only once the window is narrow
            bench.window->resize(size);
            QVERIFY(bench.settle() && layoutRests());
        }
        Tour& tour = bench.window->tour();
        tour.start();
        QVERIFY(tour.count() >= 15);
        QRect place;
        for (int step = 0; step < tour.count(); ++step) {
            QTRY_COMPARE(tour.at(), step);
            QVERIFY(layoutRests());
            auto* next = tour.card()->findChild<QPushButton*>(QStringLiteral("tourNext"));
            const QRect now(next->mapToGlobal(QPoint()), next->size());
            place = step == 0 ? now : place;
            QVERIFY2(now == place,
                     qPrintable(QStringLiteral("%1: %2,%3 %4 x %5 in place of %6,%7 %8 x %9")
                                    .arg(QLatin1String(tour.step().id))
                                    .arg(now.x())
                                    .arg(now.y())
                                    .arg(now.width())
                                    .arg(now.height())
                                    .arg(place.x())
                                    .arg(place.y())
                                    .arg(place.width())
                                    .arg(place.height())));
            QWidget* host = tour.card()->window();
            const QPoint at = host->mapFromGlobal(place.center());
            QCOMPARE(host->childAt(at), next);
            keepPicture(tour, QString::number(size.width()));
            QTest::mouseClick(host->childAt(at), Qt::LeftButton);
        }
        QTRY_VERIFY(!tour.running());
    }

    // Return, the arrows and Esc still control the tour after a click beside its card.
    void aClickBesideTheCardCostsNothing()
    {
        Bench bench;
        QVERIFY(bench.settle());
        Tour& tour = bench.window->tour();
        QTRY_VERIFY(bench.window->isActiveWindow());
        tour.start();
        const auto clickOn = [&](QWidget* widget) {
            QTest::mouseClick(widget, Qt::LeftButton, {}, QPoint(widget->width() / 2, 12));
            QTRY_VERIFY(tour.card() && tour.card()->isAncestorOf(QApplication::focusWidget()));
        };
        const QList<QWidget*> beside{
            bench.child<QWidget>("imageFilter"), bench.window->statusBar(),
            bench.child<QWidget>("modelDock")->findChild<QAbstractScrollArea*>()->viewport()};
        for (QWidget* widget : beside) {
            tour.go(1);
            QVERIFY(layoutRests());
            clickOn(widget);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
            QTRY_COMPARE(tour.at(), 2);
            clickOn(bench.window->statusBar());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
            QTRY_COMPARE(tour.at(), 1);
            QVERIFY(layoutRests());
        }
        clickOn(beside.back());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!tour.running());
    }

    // Leaving at any step restores the question, the look, the place, the panels and the undo steps.
    void endsAsItBegan()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        auto* history = bench.window->findChild<History*>();
        history->setStepTime(0);
        const PictureAsk first = state.query();
        state.setMethod("attention");
        QVERIFY(bench.settle());
        const PictureAsk second = state.query();
        state.setHeads(3);
        QVERIFY(bench.settle());
        const QStringList steps = history->steps(20);
        QCOMPARE(steps.size(), 2);
        auto* places = bench.window->findChild<Places*>();
        Tour& tour = bench.window->tour();
        tour.start();
        const int count = tour.count();
        tour.leave();
        QVERIFY(layoutRests());
        const QStringList panels = panelsOf(bench);
        state.actions().showCompare->trigger();
        QVERIFY(bench.settle());
        const int place = places->current();
        QVERIFY(place > 0);
        for (int end = 0; end <= count; ++end) {
            tour.start();
            for (int step = end == count ? 1 : std::max(end, 1); step <= std::min(end, count - 1); ++step) {
                tour.go(step);
                QVERIFY(bench.settle());
            }
            QCOMPARE(history->steps(20), steps);
            tour.leave();
            QVERIFY(bench.settle());
            QVERIFY2(history->steps(20) == steps, qPrintable(history->steps(20).join(QLatin1Char('|'))));
            QVERIFY(!history->canRedo());
            QCOMPARE(places->current(), place);
            QCOMPARE(bench.window->library().currentRow(), 0);
        }
        bench.window->tools().showPicture();
        QVERIFY(layoutRests());
        QCOMPARE(panelsOf(bench).join(QLatin1Char('\n')), panels.join(QLatin1Char('\n')));
        state.actions().undo->trigger();
        QVERIFY(state.query() == second);
        state.actions().undo->trigger();
        QVERIFY(state.query() == first);
    }
    // Work that continues from a step of the tour is one step of undo.
    void workOnItsStepIsOneStep()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* history = bench.window->findChild<History*>();
        history->setStepTime(0);
        const PictureAsk before = bench.window->state().query();
        Tour& tour = bench.window->tour();
        tour.start();
        for (int step = 1; step < 5; ++step) {
            tour.go(step);
            QVERIFY(bench.settle());
        }
        bench.window->state().askToken(2);
        QTRY_VERIFY(!tour.running());
        QVERIFY(bench.settle());
        QCOMPARE(history->steps(20).size(), 1);
        bench.window->state().actions().undo->trigger();
        QVERIFY(bench.window->state().query() == before);
    }
};

HYDRA_TEST(TestTour, QApplication)
#include "test_tour.moc"
