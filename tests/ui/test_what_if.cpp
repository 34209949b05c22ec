// SPDX-License-Identifier: GPL-3.0-or-later
// Switching parts of the network off in the window: all views follow, and undo restores the exact bits.
#include "ui/shell/compare_window.h"
#include "ui/shell/embedding_window.h"
#include "ui/state/session_file.h"
#include "ui/state/view_json.h"
#include "ui/views/comparison_grid.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>

#include "tests/support/program.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;

namespace {

std::vector<float> logitsOf(Bench& bench)
{
    const Board::Cell* cell = bench.window->board().current();
    return cell != nullptr && cell->prediction ? cell->prediction->logits : std::vector<float>();
}

} // namespace

class TestWhatIf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aHeadGoesOffAndComesBack()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        const std::vector<float> map = bench.window->board().shownMap()->values;
        const std::vector<float> logits = logitsOf(bench);
        QVERIFY(!logits.empty());
        bench.child<QSpinBox>("whatIfBlock")->setValue(2);
        bench.child<QSpinBox>("whatIfHead")->setValue(1);
        bench.child<QPushButton>("whatIfAdd")->click();
        QCOMPARE(state.query().without.text(), std::string("heads:2.1"));
        QVERIFY(bench.settle());
        QVERIFY(bench.window->board().shownMap()->values != map);
        QVERIFY(logitsOf(bench) != logits);
        auto* list = bench.child<QListWidget>("whatIfList");
        QCOMPARE(list->count(), 1);
        QCOMPARE(list->item(0)->text(), QStringLiteral("block 2, head 1 off"));
        state.actions().undo->trigger();
        QVERIFY(bench.settle());
        QVERIFY(state.query().without.empty());
        QVERIFY(bench.window->board().shownMap()->values == map);
        QVERIFY(logitsOf(bench) == logits);
        QCOMPARE(list->count(), 0);
        state.actions().redo->trigger();
        QVERIFY(bench.settle());
        QVERIFY(logitsOf(bench) != logits);
        list->item(0)->setSelected(true);
        bench.child<QPushButton>("whatIfRemove")->click();
        QVERIFY(bench.settle());
        QVERIFY(logitsOf(bench) == logits);
    }

    // The panel scrolls, so its list does not.
    void theListShowsAllThatIsOff()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().showAttention->trigger();
        bench.window->state().setWithout(
            Interventions::parse("heads:0.0,0.1,0.2,0.3,1.0,1.1,1.2,2.0,2.1,mlp:0,mlp:1,attention:2"));
        QVERIFY(bench.settle());
        auto* list = bench.child<QListWidget>("whatIfList");
        QVERIFY(list->count() > 8);
        QTRY_VERIFY(list->isVisible());
        QTRY_VERIFY(list->visualItemRect(list->item(list->count() - 1)).bottom()
                    <= list->viewport()->height());
        QCOMPARE(list->verticalScrollBar()->maximum(), 0);
    }

    void patchesAreDroppedByClick()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        auto* canvas = bench.child<QWidget>("canvas");
        const QImage before = canvas->grab().toImage();
        QTest::mouseClick(canvas, Qt::LeftButton, Qt::ShiftModifier, bench.pointOf(5));
        QCOMPARE(state.query().without.text(), std::string("patches:5"));
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->board().shownMap()->values[5], 0.0F);
        QVERIFY(canvas->grab().toImage() != before);
        // A removed patch has no token to ask.
        QTest::mouseClick(canvas, Qt::LeftButton, Qt::NoModifier, bench.pointOf(5));
        QCOMPARE(state.query().options.query, -1);
        QTest::mouseClick(canvas, Qt::LeftButton, Qt::ShiftModifier, bench.pointOf(5));
        QVERIFY(state.query().without.empty());
        state.togglePatch(3);
        state.toggleMlp(1);
        state.setPicture(state.picture()); // another picture drops the patches; the rest stays
        QCOMPARE(state.query().without.text(), std::string("mlp:1"));
    }

    void wordsAreReadOrExplained()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        auto* words = bench.child<QLineEdit>("whatIfText");
        auto* problem = bench.child<QLabel>("whatIfProblem");
        const auto type = [&](const char* text) {
            words->setFocus();
            words->selectAll();
            QTest::keyClicks(words, QLatin1String(text));
            QTest::keyClick(words, Qt::Key_Return);
        };
        type("mlp:0,heads:1.2");
        QCOMPARE(state.query().without.text(), std::string("heads:1.2,mlp:0"));
        QVERIFY(problem->isHidden());
        type("mlp:77");
        QVERIFY(!problem->isHidden());
        QVERIFY2(problem->text().contains(QStringLiteral("0 to 2")), qPrintable(problem->text()));
        QCOMPARE(state.query().without.text(), std::string("heads:1.2,mlp:0"));
        type("tokens:1");
        QVERIFY(!problem->isHidden()); // no picture is given
        bench.child<QPushButton>("whatIfAll")->click();
        QVERIFY(state.query().without.empty());
    }

    void theKeptPictureIsPutIn()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        bench.child<QPushButton>("whatIfKeep")->click();
        state.setWithout([&] {
            Interventions w = Interventions::parse("attention:1=from");
            w.from = state.query().without.from;
            return w;
        }());
        QVERIFY(bench.settle());
        const std::vector<float> same = logitsOf(bench); // its own activations change only rounding
        state.setWithout({});
        QVERIFY(bench.settle());
        const std::vector<float> plain = logitsOf(bench);
        for (std::size_t i = 0; i < plain.size(); ++i) {
            QVERIFY(std::fabs(plain[i] - same[i]) < 1e-4F);
        }
    }

    void beforeAndAfterStandSideBySide()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        QVERIFY(!state.actions().beforeAfter->isEnabled()); // no change is active
        const engine::MapPtr before = bench.window->board().shownMap();
        state.toggleHead(2, 1);
        QVERIFY(bench.settle());
        const engine::MapPtr after = bench.window->board().shownMap();
        QVERIFY(before->values != after->values);
        state.actions().beforeAfter->trigger();
        auto* window = bench.child<CompareWindow>("compareWindow");
        QVERIFY(window->isVisible());
        Comparison& comparison = window->comparison();
        QTRY_VERIFY_WITH_TIMEOUT(comparison.complete(), 60'000);
        QCOMPARE(comparison.columnTitles(), (QStringList{QStringLiteral("before"), QStringLiteral("after")}));
        QVERIFY(comparison.cells()[0].map->values == before->values);
        QVERIFY(comparison.cells()[1].map->values == after->values);
        const QString said = window->findChild<QLabel*>(QStringLiteral("compareQuestion"))->text();
        QVERIFY2(said.endsWith(QStringLiteral("block 2, head 1 off")), qPrintable(said));
        auto* grid = window->findChild<ComparisonGrid*>(QStringLiteral("comparisonGrid"));
        grid->choose(0, -1);
        QTest::keyClick(grid, Qt::Key_Return); // shows the unchanged network in the main window
        QVERIFY(state.query().without.empty());
    }

    // One command moves the outliers and shows what that does to the map and to the tokens' norms.
    void outliersAreMovedByOneCommand()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        const nlohmann::json neurons{{"hydrascope", "outlier neurons"},
                                     {"version", 1},
                                     {"model", state.model()->id},
                                     {"pictures", 3},
                                     {"threshold", 1.0},
                                     {"block", 2},
                                     {"used", 2},
                                     {"ranking", {{0, 3, 2.0}, {1, 5, 1.0}}}};
        test::writeBytes(bench.file("tiny.neurons.json"), QByteArray::fromStdString(neurons.dump()));
        const ModelPtr old = state.model();
        bench.window->library().openModel(bench.file("tiny.safetensors"));
        QTRY_VERIFY_WITH_TIMEOUT(state.model() != old, 60'000);
        QVERIFY(bench.settle());
        QVERIFY(!state.model()->neurons.empty());
        QVERIFY(state.actions().beforeAfter->isEnabled());
        state.actions().beforeAfter->trigger();
        QVERIFY(state.query().without.registers.has_value());
        Comparison& comparison = bench.child<CompareWindow>("compareWindow")->comparison();
        QTRY_VERIFY_WITH_TIMEOUT(comparison.complete(), 60'000);
        QCOMPARE(comparison.cells().size(), std::size_t(4));
        QCOMPARE(comparison.rowTitles().last(), QStringLiteral("Token norm"));
        QVERIFY(comparison.cells()[2].map->values != comparison.cells()[3].map->values);
        QVERIFY(comparison.range(comparison.cells()[2]) == comparison.range(comparison.cells()[3]));
    }

    // Map, tokens, colours and frames all come from the same network.
    void everyRequestCarriesIt()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        state.setWithout(Interventions::parse("heads:0.1,mlp:1,patches:3"));
        QVERIFY(bench.settle());
        state.actions().showEmbedding->trigger();
        auto* embedding = bench.child<EmbeddingWindow>("embeddingWindow");
        QVERIFY(embedding != nullptr);
        QCOMPARE(embedding->request().ask.without.text(), std::string("heads:0.1,mlp:1,patches:3"));
        QCOMPARE(state.mapKey(state.query().heads).network.without.text(),
                 std::string("heads:0.1,mlp:1,patches:3"));
        // Patches are dropped for other pictures.
        QCOMPARE(state.query().ofAnyPicture().without.text(), std::string("heads:0.1,mlp:1"));
    }

    void sessionsKeepWhatIsOff()
    {
        PictureAsk query;
        query.heads = 3;
        query.plan = AttentionPlan::softmax(3);
        query.without = Interventions::parse("heads:1.2=from,patches:4,from:ab12");
        const nlohmann::json json = toObject(query, false);
        const PictureAsk read = queryFrom(JsonFields(json, "file"));
        QVERIFY(read.without == query.without);
        nlohmann::json wrong = json;
        wrong["without"] = "wings:2";
        QVERIFY_EXCEPTION_THROWN((void)queryFrom(JsonFields(wrong, "file")), Error);
        QVERIFY(!toObject(PictureAsk(), false).contains("without")); // files without it stay as they were
    }

    void anotherModelBeginsWhole()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        state.toggleHead(0, 3);
        state.toggleAttention(2);
        state.setModel(state.model());
        QVERIFY(state.query().without.empty());
    }
};

HYDRA_TEST(TestWhatIf, QApplication)
#include "test_what_if.moc"
