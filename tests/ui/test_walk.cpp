// SPDX-License-Identifier: GPL-3.0-or-later
// The walk-through window on a real engine and a tiny model: steps, block, head, query, hovering, plans.
#include "ui/shell/walk_window.h"
#include "ui/views/canvas.h"
#include "ui/views/step_card.h"
#include "ui/views/walk_steps.h"
#include "ui/widgets/flow_layout.h"

#include <QLabel>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QSpinBox>

#include <cmath>

#include "tests/support/program.h"
#include "tests/ui/layout_rest.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::AnswersTo;
using hydra::test::Bench;
using hydra::test::layoutRests;

namespace {

WalkWindow* opened(Bench& bench)
{
    bench.window->state().actions().showWalk->trigger();
    return bench.settle() ? bench.child<WalkWindow>("walkWindow") : nullptr;
}

// Sends the event to the widget itself, at any scroll position.
void hoverOver(QWidget* widget, const QPointF& point)
{
    QMouseEvent move(QEvent::MouseMove, point, widget->mapToGlobal(point), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(widget, &move);
}

QList<StepCard*> cardsOf(const WalkWindow* walk)
{
    return walk->findChild<WalkSteps*>()->findChildren<StepCard*>();
}

StepCard* card(const WalkWindow* walk, const char* id)
{
    for (StepCard* one : cardsOf(walk)) {
        if (one->id() == QLatin1String(id)) {
            return one;
        }
    }
    return nullptr;
}

WalkMatrix matrixOf(int rows, int cols, std::vector<float> values, bool isSigned)
{
    WalkMatrix m;
    m.wholeRows = m.rows = rows;
    m.wholeCols = m.cols = cols;
    m.min = *std::min_element(values.begin(), values.end());
    m.max = *std::max_element(values.begin(), values.end());
    m.values = std::move(values);
    m.isSigned = isSigned;
    return m;
}

} // namespace

class TestWalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWideWindowShowsTheStepsLarger()
    {
        Bench bench;
        bench.setPlacesApart();
        QVERIFY(bench.settle());
        WalkWindow* walk = opened(bench);
        QVERIFY(walk != nullptr);
        walk->resize(1260, 900);
        QVERIFY(layoutRests());
        const QSize matrix = card(walk, "scores")->matrix()->size();
        const QSize picture = card(walk, "weights")->row()->size();
        walk->resize(1900, 900);
        QVERIFY(layoutRests());
        QVERIFY(card(walk, "scores")->matrix()->width() > 1.3 * matrix.width());
        QVERIFY(card(walk, "weights")->row()->width() > 1.3 * picture.width());
        const auto right = [&](const char* id) {
            const StepCard* one = card(walk, id);
            return one->mapTo(walk, QPoint(one->width(), 0));
        };
        QCOMPARE(right("scores").y(), right("mixed").y()); // still in one line
        QVERIFY2(right("mixed").x() > 1900 * 2 / 3 && right("mixed").x() < 1900,
                 qPrintable(QString::number(right("mixed").x())));
        walk->resize(1260, 900);
        QVERIFY(layoutRests());
        QCOMPARE(card(walk, "scores")->matrix()->size(), matrix);
    }

    void stepsAppearWhenTheWindowIsOpened()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QVERIFY(!bench.window->board().shownWalk()); // a hidden window computes no steps
        WalkWindow* walk = opened(bench);
        QVERIFY(walk != nullptr && walk->isVisible());
        QStringList ids;
        for (const StepCard* one : cardsOf(walk)) {
            ids << one->id();
        }
        QCOMPARE(
            ids.join(QLatin1Char(' ')),
            QStringLiteral("tokens norm queries keys values scores weights mixed joined projection skip"));
        QCOMPARE(bench.window->board().shownWalk()->block, 2); // the last
        QCOMPARE(bench.child<QLabel>("walkQuery")->text(), QStringLiteral("class token"));
        QVERIFY(bench.child<QLabel>("walkSummary")->text().contains(QStringLiteral("softmax")));
        for (const char* id : {"scores", "weights"}) { // token pairs are laid out on the picture as well
            QVERIFY(card(walk, id)->row()->isVisible());
        }
        QVERIFY(!card(walk, "queries")->row()->isVisible());
        walk->close();
        QVERIFY(!bench.window->board().shownWalk());
    }

    void blockAndHeadChangeTheSteps()
    {
        Bench bench;
        QVERIFY(bench.settle());
        WalkWindow* walk = opened(bench);
        QVERIFY(walk != nullptr);
        const engine::WalkPtr first = bench.window->board().shownWalk();
        auto* head = bench.child<QSpinBox>("walkHead");
        QCOMPARE(head->maximum(), 3);
        head->setValue(2);
        QVERIFY(bench.window->board().walkStale()); // does not block: the old steps are still shown
        QCOMPARE(bench.window->board().shownWalk(), first);
        QCOMPARE(cardsOf(walk).size(), 11);
        QVERIFY(bench.settle());
        const engine::WalkPtr second = bench.window->board().shownWalk();
        QCOMPARE(second->head, 2);
        QVERIFY(second->steps[6].matrix.values != first->steps[6].matrix.values);
        QCOMPARE(second->steps[0].matrix.values, first->steps[0].matrix.values); // the same input tokens
        bench.child<QSpinBox>("walkBlock")->setValue(0);
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->board().shownWalk()->block, 0);
        QVERIFY(bench.window->board().shownWalk()->steps[0].matrix.values != first->steps[0].matrix.values);
        // A sub-network without that head shows its last head.
        head->setValue(3);
        bench.window->state().setHeads(2);
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->board().shownWalk()->head, 1);
        QCOMPARE(bench.window->board().shownWalk()->heads, 2);
    }

    void theQueryIsTheWindows()
    {
        Bench bench;
        QVERIFY(bench.settle());
        WalkWindow* walk = opened(bench);
        QVERIFY(walk != nullptr);
        QTest::mouseClick(bench.child<Canvas>("canvas"), Qt::LeftButton, {}, bench.pointOf(6));
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->board().shownWalk()->token, std::int64_t(7));
        QCOMPARE(bench.child<QLabel>("walkQuery")->text(), QStringLiteral("token 6 (row 2, col 3)"));
        // Conversely, arrows, rows and patches here set the query there.
        MatrixView* matrix = card(walk, "weights")->matrix();
        QTest::keyClick(matrix, Qt::Key_Down);
        QCOMPARE(bench.window->state().query().options.query, 10);
        QTest::mouseClick(matrix, Qt::LeftButton, {}, matrix->pointOf({4, 9}).toPoint());
        QCOMPARE(bench.window->state().query().options.query, 3); // row 4: the class token is row 0
        auto* picture = bench.child<PatchPicture>("walkPicture");
        QTest::mouseClick(picture, Qt::LeftButton, {}, picture->patchRect(13).center().toPoint());
        QCOMPARE(bench.window->state().query().options.query, 13);
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->board().shownWalk()->token, std::int64_t(14));
        QTest::mouseClick(matrix, Qt::LeftButton, {}, matrix->pointOf({0, 2}).toPoint());
        QCOMPARE(bench.window->state().query().options.query, -1);
    }

    void theMouseReadsValuesAndPointsAtPatches()
    {
        Bench bench;
        QVERIFY(bench.settle());
        WalkWindow* walk = opened(bench);
        QVERIFY(walk != nullptr);
        QSignalSpy pointed(walk, &WalkWindow::pointedAt);
        MatrixView* matrix = card(walk, "weights")->matrix();
        QSignalSpy lines(matrix, &MatrixView::readOut);
        hoverOver(matrix, matrix->pointOf({6, 11}));
        QVERIFY(!pointed.isEmpty() && !lines.isEmpty());
        QCOMPARE(pointed.last().first().toInt(), 5);
        const WalkMatrix& a = bench.window->board().shownWalk()->steps[6].matrix;
        const QString line = lines.last().first().toString();
        const QString expected =
            QStringLiteral("token 5 (row 2, col 2)   ·   to token 10 (row 3, col 3)   ·   ")
            + QLocale().toString(double(a.values[6 * 17 + 11]), 'g', 4);
        QVERIFY2(line.endsWith(expected), qPrintable(line));
        // Conversely, a patch of the main picture is a row here.
        const QImage before = matrix->grab().toImage();
        hoverOver(bench.child<Canvas>("canvas"), bench.pointOf(9));
        QVERIFY(matrix->grab().toImage() != before);
    }

    void linearKindsShowNoMatrixOfPairs()
    {
        Bench bench;
        QVERIFY(bench.settle());
        WalkWindow* walk = opened(bench);
        QVERIFY(walk != nullptr);
        bench.child<QSpinBox>("walkHead")->setValue(3);
        bench.window->state().setPlan(
            AttentionPlan::parse("hydra:cosine@back:1", bench.window->state().trainedPlan()));
        QVERIFY(bench.settle());
        QVERIFY(card(walk, "scores") == nullptr && card(walk, "weights") == nullptr);
        QVERIFY(card(walk, "global") != nullptr && card(walk, "no-matrix") != nullptr);
        for (const WalkStep& step : bench.window->board().shownWalk()->steps) {
            QVERIFY(step.matrix.colAxis != Axis::Token);
        }
        QVERIFY(!card(walk, "no-matrix")->matrix()->isVisible());
        QVERIFY(!bench.child<QSpinBox>("walkHead")->isEnabled());
        bench.child<QSpinBox>("walkBlock")->setValue(1); // still softmax, and the head asked for before
        QVERIFY(bench.settle());
        QVERIFY(card(walk, "weights") != nullptr);
        QCOMPARE(bench.window->board().shownWalk()->head, 3);
    }

    void aClosedWindowAsksForNothing()
    {
        Bench bench;
        QVERIFY(bench.settle());
        WalkWindow* walk = opened(bench);
        QVERIFY(walk != nullptr);
        walk->close();
        AnswersTo<WalkKey> answered(bench.window->bridge());
        bench.window->state().setHeads(2);
        QVERIFY(bench.settle());
        QVERIFY(bench.engineIsDone());
        QCOMPARE(answered.count(), 0);
    }

    void stepsWrapWhereTheRoomEnds()
    {
        QWidget page;
        auto* flow = new FlowLayout(10);
        page.setLayout(flow);
        QList<QWidget*> items;
        for (const int height : {50, 70, 30}) {
            auto* item = new QWidget;
            item->setFixedWidth(100);
            item->setMinimumHeight(height);
            flow->addWidget(item);
            items << item;
        }
        QCOMPARE(flow->heightForWidth(320), 70);
        QCOMPARE(flow->heightForWidth(319), 70 + 10 + 30);
        QCOMPARE(flow->heightForWidth(40), 50 + 70 + 30 + 20); // at least one per line
        page.resize(319, 200);
        flow->activate();
        QCOMPARE(items[0]->height(), 70); // as high as its neighbour
        QCOMPARE(items[2]->pos(), QPoint(0, 80));
    }

    void extremesDoNotWashOutTheRest()
    {
        std::vector<float> values(1000, 0.5F);
        values[3] = -40;
        const StepRange range = rangeOf(matrixOf(10, 100, values, true));
        QCOMPARE(range.range.low, -0.5);
        QCOMPARE(range.range.high, 0.5);
        QVERIFY(range.clippedLow && !range.clippedHigh); // and the colour bar says so
        values[3] = 0.6F; // not far enough to clip
        QCOMPARE(rangeOf(matrixOf(10, 100, values, false)).range.high, double(0.6F));
        QCOMPARE(rangeOf(matrixOf(10, 100, values, false)).range.low, 0.0);
        const StepRange few = rangeOf(matrixOf(1, 3, {1, 2, 90}, true)); // too few to call one an extreme
        QCOMPARE(few.range.high, 90.0);
        QVERIFY(!few.clippedHigh);
    }
};

HYDRA_TEST(TestWalk, QApplication)
#include "test_walk.moc"
