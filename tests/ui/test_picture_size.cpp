// SPDX-License-Identifier: GPL-3.0-or-later
// The size in which the network sees pictures: from the Model panel and the question, in the map, in sessions
// and side by side.
#include "ui/shell/compare_window.h"
#include "ui/shell/question_line.h"
#include "ui/state/session_file.h"
#include "ui/state/view_json.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QStatusBar>

#include "tests/support/program.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;

class TestPictureSize : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePanelAndTheQuestionChooseIt()
    {
        Bench bench; // 4 x 4 patches
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        const VitConfig& config = state.model()->config;
        const int side = config.imageHeight;
        const Board& board = bench.window->board();
        const std::vector<float> before = board.shownMap()->values;
        auto* sizes = bench.child<QComboBox>("pictureSize");
        auto* chip = bench.child<QToolButton>("sizeChip");
        QVERIFY(!sizes->parentWidget()->isHidden());
        QVERIFY(chip->isHidden()); // hidden at the network's own size
        const int twice = sizes->findData(QString::number(2 * side));
        QVERIFY(twice > 0);
        sizes->setCurrentIndex(twice);
        Q_EMIT sizes->textActivated(sizes->itemText(twice));
        QCOMPARE(state.query().size, (InputSize{2 * side, 2 * side, 0}));
        QVERIFY(bench.settle());
        QTRY_VERIFY(board.seen());
        QCOMPARE(board.shownMap()->rows, 8);
        QCOMPARE(board.seen()->geometry.rows(), 8);
        QVERIFY(!chip->isHidden());
        QCOMPARE(chip->text(), QStringLiteral("at %1 × %1 px").arg(2 * side));
        QVERIFY(bench.child<QLabel>("pictureSizeCost")->text().contains(QStringLiteral("MACs")));
        state.actions().undo->trigger();
        QVERIFY(state.query().size.isOwn());
        state.actions().redo->trigger();
        QCOMPARE(state.query().size, (InputSize{2 * side, 2 * side, 0}));
        QVERIFY(bench.settle());
        Q_EMIT chip->menu()->aboutToShow();
        chip->menu()->actions().front()->trigger();
        QVERIFY(state.query().size.isOwn());
        QVERIFY(bench.settle());
        QVERIFY(board.shownMap()->values == before);
    }

    void whatCannotBeIsSaidThere()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* sizes = bench.child<QComboBox>("pictureSize");
        for (const char* given : {"17", "wide", "-4"}) {
            Q_EMIT sizes->textActivated(QString::fromUtf8(given));
            QVERIFY(bench.window->state().query().size.isOwn());
            auto* said = bench.child<QLabel>("pictureSizeCost");
            QVERIFY2(!said->isHidden() && said->text().contains(QStringLiteral("Picture size")),
                     qPrintable(said->text()));
        }
        Q_EMIT sizes->textActivated(QStringLiteral("long:48"));
        QCOMPARE(bench.window->state().query().size, (InputSize{0, 0, 48}));
        QVERIFY(bench.settle());
    }

    // Typed sizes are taken; those not in the list with Return.
    void whatIsTypedIsTaken()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const ViewState& state = bench.window->state();
        auto* line = bench.child<QComboBox>("pictureSize")->lineEdit();
        const auto type = [&](const char* words) {
            line->selectAll();
            QTest::keyClick(line, Qt::Key_Delete);
            QTest::keyClicks(line, QString::fromUtf8(words));
            QTest::keyClick(line, Qt::Key_Return);
        };
        type("20x36");
        QCOMPARE(state.query().size, (InputSize{20, 36, 0}));
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->board().shownMap()->cols, 9);
        type("17");
        QCOMPARE(state.query().size, (InputSize{20, 36, 0}));
        QVERIFY(!bench.child<QLabel>("pictureSizeCost")->isHidden());
        type("");
        QVERIFY(state.query().size.isOwn());
    }

    // Every size in list and menu gives a map and no message, on the first picture.
    void everyOfferedSizeAnswers()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QSignalSpy failed(&bench.window->board(), &Board::failed);
        auto* sizes = bench.child<QComboBox>("pictureSize");
        for (int i = sizes->count() - 1; i >= 0; --i) {
            sizes->setCurrentIndex(i);
            Q_EMIT sizes->textActivated(sizes->itemText(i));
            QCOMPARE(sizes->currentIndex(), i);
            QVERIFY(bench.settle());
            QTRY_VERIFY(bench.window->board().seen());
            QCOMPARE(bench.window->board().shownMap()->rows, bench.window->board().seen()->geometry.rows());
        }
        QVERIFY(failed.isEmpty());
    }

    // Tokens of one grid do not apply to another.
    void tokensAreForgotten()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        state.setMethod("attention");
        state.askToken(5);
        state.togglePatch(3);
        QVERIFY(!state.query().without.empty());
        state.setSize({32, 32, 0});
        QCOMPARE(state.query().options.query, -1);
        QVERIFY(state.query().without.empty());
        QVERIFY(bench.settle());
        QStringList said; // the status bar names the size
        for (const QLabel* label : bench.window->statusBar()->findChildren<QLabel*>()) {
            said << label->text();
        }
        QVERIFY2(said.join(QLatin1Char(' ')).contains(QStringLiteral("32 × 32 px")),
                 qPrintable(said.join(QLatin1Char(' '))));
    }

    void itComesBackWithTheQuestion()
    {
        PictureAsk ask;
        ask.heads = 1;
        for (const InputSize& size : {InputSize{}, InputSize{448, 672, 0}, InputSize{0, 0, 896}}) {
            ask.size = size;
            const nlohmann::json object = toObject(ask, false);
            QCOMPARE(queryFrom(JsonFields(object, "question")).size, size);
        }
    }

    void sizesSideBySide()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().setMethod("attention");
        bench.window->state().askToken(5); // row 1, column 1 of 4 x 4
        bench.window->state().actions().showCompare->trigger();
        auto* window = bench.window->findChild<CompareWindow*>();
        QVERIFY(window);
        Comparison& comparison = window->comparison();
        Comparison::Setup setup = comparison.setup();
        setup.columns = Comparison::Columns::Sizes;
        setup.pictures = 1;
        comparison.setSetup(setup);
        QTRY_VERIFY_WITH_TIMEOUT(comparison.complete(), 60'000);
        QVERIFY(comparison.cells().size() > 4);
        for (const Comparison::Cell& cell : comparison.cells()) {
            QVERIFY(cell.map);
            QCOMPARE(cell.map->rows, cell.geometry->rows());
            const int query = cell.key.options.query;
            if (cell.key.network.size == InputSize{32, 32, 0}) {
                QCOMPARE(cell.map->rows, 8);
                QCOMPARE(query, 3 * 8 + 3); // its middle
            }
        }
    }
};

HYDRA_TEST(TestPictureSize, QApplication)
#include "test_picture_size.moc"
