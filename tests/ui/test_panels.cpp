// SPDX-License-Identifier: GPL-3.0-or-later
// Panels, item models and accessibility on a real engine and a tiny model.
#include "core/format/safetensors.h"
#include "ui/models/card_model.h"
#include "ui/models/images_model.h"
#include "ui/models/plan_model.h"
#include "ui/panels/class_field.h"
#include "ui/state/file_picker.h"
#include "ui/views/histograms.h"
#include "ui/views/prediction_bars.h"
#include "ui/views/strip.h"
#include "ui/widgets/message_bar.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>

#include <numeric>

#include "tests/support/plain_vit.h"
#include "tests/support/program.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::AnswersTo;
using hydra::test::Bench;

class TestPanels : public QObject
{
    Q_OBJECT

    // The fields of PANEL that are visible but disabled.
    static QStringList greyIn(const QWidget& panel)
    {
        QStringList grey;
        for (const QWidget* field : panel.findChildren<QWidget*>()) {
            const bool asks = qobject_cast<const QAbstractSpinBox*>(field)
                || qobject_cast<const QComboBox*>(field) || qobject_cast<const QLineEdit*>(field)
                || qobject_cast<const QAbstractButton*>(field);
            if (asks && field->isVisibleTo(&panel) && !field->isEnabled()) {
                grey << field->objectName() + QLatin1Char(' ') + field->accessibleName();
            }
        }
        return grey;
    }

private Q_SLOTS:
    void planTextChangesThePlan()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const engine::MapPtr before = bench.window->board().shownMap();
        auto* line = bench.child<QLineEdit>("plan");
        line->selectAll();
        QTest::keyClicks(line, QStringLiteral("hydra:cosine@back:1"));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(bench.window->state().query().plan.blocks.back().kind, AttentionKind::Hydra);
        QCOMPARE(bench.window->state().query().plan.blocks.front().kind, AttentionKind::Softmax);
        QVERIFY(bench.settle());
        QVERIFY(bench.window->board().shownMap()->values != before->values);
        QCOMPARE(bench.child<QSpinBox>("blocks")->value(), 1);
        QVERIFY(bench.child<QLabel>("planNote")->text().contains(QStringLiteral("1 of 3")));
        auto* mark = bench.child<QToolButton>("planMark"); // visible with any panel in front
        QVERIFY(mark->isVisible() && mark->text().contains(QStringLiteral("not as trained")));
        QVERIFY(mark->toolTip().contains(QStringLiteral("weights trained with softmax")));
    }

    // A file may state a plan in terms of a later version: it is opened with softmax and can be asked.
    void aPlanOfALaterVersionStopsNothing()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const QTemporaryDir folder;
        const QString later = folder.filePath(QStringLiteral("later.safetensors"));
        writeSafetensors(later.toStdString(), test::plainVit(3, 4, 5),
                         {{"num_heads", "4"}, {"attention", "kind-of-2030@all"}});
        bench.window->library().openModel(later);
        ViewState& state = bench.window->state();
        QTRY_COMPARE_WITH_TIMEOUT(QString::fromStdString(state.model()->path), later, 30'000);
        state.setPlan(AttentionPlan::parse("hydra@back:1", state.trainedPlan()));
        QVERIFY(bench.settle());
        QVERIFY(bench.child<QToolButton>("planMark")->text().contains(QStringLiteral("not as trained")));
    }

    void badPlanTextIsExplainedAndNotApplied()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const AttentionPlan before = bench.window->state().query().plan;
        auto* line = bench.child<QLineEdit>("plan");
        line->selectAll();
        QTest::keyClicks(line, QStringLiteral("hidra@back:1"));
        auto* problem = bench.child<QLabel>("planProblem");
        QVERIFY(!problem->isHidden());
        QVERIFY2(problem->text().contains(QStringLiteral("hidra")), qPrintable(problem->text()));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(bench.window->state().query().plan, before);
    }

    void theModelCardIsReadAndContradicted()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* table = bench.child<QTableView>("cardTable");
        QVERIFY(table != nullptr);
        const QAbstractItemModelTester tester(table->model());
        const auto cell = [&](const QString& name, int column) {
            for (int row = 0; row < table->model()->rowCount(); ++row) {
                if (table->model()->index(row, 0).data().toString() == name) {
                    return table->model()->index(row, column);
                }
            }
            return QModelIndex();
        };
        QCOMPARE(cell(QStringLiteral("Heads"), 1).data().toString(), QStringLiteral("4"));
        QCOMPARE(cell(QStringLiteral("Heads"), 2).data().toString(), QStringLiteral("file"));
        QCOMPARE(cell(QStringLiteral("Trained heads"), 1).data().toString(), QStringLiteral("2-4"));
        QCOMPARE(cell(QStringLiteral("Activation"), 2).data().toString(), QStringLiteral("assumed"));
        QVERIFY(!(table->model()->flags(cell(QStringLiteral("Blocks"), 1)) & Qt::ItemIsEditable));

        // An invalid value is explained and discarded.
        auto* problem = bench.child<QLabel>("cardProblem");
        QVERIFY(
            !table->model()->setData(cell(QStringLiteral("Heads"), 1), QStringLiteral("many"), Qt::EditRole));
        QVERIFY2(problem->text().contains(QStringLiteral("many")), qPrintable(problem->text()));
        QCOMPARE(cell(QStringLiteral("Heads"), 1).data().toString(), QStringLiteral("4"));

        // Another activation gives another network.
        const engine::MapPtr before = bench.window->board().shownMap();
        QVERIFY(table->model()->setData(cell(QStringLiteral("Activation"), 1), QStringLiteral("quick-gelu"),
                                        Qt::EditRole));
        QTRY_COMPARE(cell(QStringLiteral("Activation"), 2).data().toString(), QStringLiteral("you"));
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->state().model()->config.activation.value, Activation::QuickGelu);
        QVERIFY(bench.window->board().shownMap()->values != before->values);

        // A value that the model cannot have leaves the model and the next edit as they were.
        QVERIFY(table->model()->setData(cell(QStringLiteral("Heads"), 1), QStringLiteral("5"), Qt::EditRole));
        QTRY_VERIFY(!bench.window->problem().isEmpty());
        QCOMPARE(bench.window->state().model()->config.numHeads.value, 4);
        QVERIFY(
            table->model()->setData(cell(QStringLiteral("Crop"), 1), QStringLiteral("squash"), Qt::EditRole));
        QTRY_COMPARE(cell(QStringLiteral("Crop"), 2).data().toString(), QStringLiteral("you"));
        QCOMPARE(cell(QStringLiteral("Activation"), 1).data().toString(), QStringLiteral("quick-gelu"));

        bench.child<QPushButton>("cardReset")->click();
        QTRY_COMPARE(cell(QStringLiteral("Activation"), 2).data().toString(), QStringLiteral("assumed"));
    }

    // A value from a fixed set is chosen from a list that covers the old value and has room for its texts.
    void theModelCardsChoices()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().showModel->trigger();
        auto* table = bench.child<QTableView>("cardTable");
        QStringList found;
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            const QModelIndex value = table->model()->index(row, 1);
            if (!(value.flags() & Qt::ItemIsEditable)) {
                continue;
            }
            table->scrollTo(value);
            table->setCurrentIndex(value);
            table->edit(value);
            if (const auto* box = table->viewport()->findChild<QComboBox*>()) {
                found << value.siblingAtColumn(0).data().toString() + QStringLiteral(": ")
                        + QString::number(box->count());
                QCOMPARE(box->currentText(), value.data(Qt::EditRole).toString());
                QVERIFY(box->geometry().contains(table->visualRect(value).adjusted(0, 0, -1, -1)));
                QVERIFY(box->width() >= box->minimumSizeHint().width());
            }
            QTest::keyClick(table->viewport()->focusWidget(), Qt::Key_Escape);
            QTRY_VERIFY(table->viewport()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly).isEmpty());
        }
        QCOMPARE(found,
                 (QStringList{QStringLiteral("Answers: 3"), QStringLiteral("Activation: 4"),
                              QStringLiteral("Pooling: 4"), QStringLiteral("Crop: 2"),
                              QStringLiteral("Resampling: 2")}));
    }

    // The slider of a FlexiViT, which other networks do not have: each position is another network.
    void thePatchSizeOfAFlexiVit()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* slider = bench.child<QSlider>("patchSlider");
        QVERIFY(slider->isHidden() || slider->parentWidget()->isHidden());
        at::manual_seed(3);
        NamedTensors tensors = test::plainVit(3, 4, 5);
        tensors["pos_embed"] = tensors.at("pos_embed").narrow(1, 1, 16).clone(); // without the class token's
        const QString file = bench.file("flexible.safetensors");
        writeSafetensors(file.toStdString(), tensors,
                         {{"num_heads", "4"}, {"patch_size", "4"}, {"position_resize", "bilinear"}});
        bench.window->library().openModel(file);
        QTRY_COMPARE(bench.window->state().model()->config.positionResize.value, PositionResize::Bilinear);
        QVERIFY(bench.settle());
        QVERIFY(!slider->parentWidget()->isHidden());
        QCOMPARE(slider->value(), 0); // 4 is below the trained sizes and adds a position
        QCOMPARE(slider->maximum(), 10);
        QCOMPARE(bench.child<QLabel>("patchNumber")->text(), QStringLiteral("4 px"));
        slider->setSliderDown(true); // no model is opened during a drag
        slider->setSliderPosition(3);
        QCOMPARE(bench.child<QLabel>("patchNumber")->text(), QStringLiteral("12 px"));
        slider->setSliderPosition(1);
        QCOMPARE(bench.window->state().model()->config.patchSize.value, 4);
        slider->setSliderDown(false);
        QTRY_COMPARE(bench.window->state().model()->config.patchSize.value, 8);
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->state().model()->config.gridHeight(), 2); // of 16 pixels
        QCOMPARE(bench.window->board().shownMap()->rows, 2);
        QCOMPARE(slider->maximum(), 9); // 8, 10, ... 48
        QCOMPARE(slider->value(), 0);
        slider->triggerAction(QAbstractSlider::SliderSingleStepAdd); // as a key does
        QTRY_COMPARE(bench.window->state().model()->config.patchSize.value, 10);
        QVERIFY(bench.settle());
        bench.child<QPushButton>("cardReset")->click();
        QTRY_COMPARE(bench.window->state().model()->config.patchSize.value, 4);
        QTRY_COMPARE(bench.child<QLabel>("patchNumber")->text(),
                     QStringLiteral("4 px")); // updated in the next turn of the event loop
    }

    void replaceControlsAndCheckBoxes()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.child<QSpinBox>("blocks")->setValue(2);
        const auto& plan = [&]() -> const AttentionPlan& { return bench.window->state().query().plan; };
        QCOMPARE(plan().text(),
                 AttentionPlan::parse("hydra:cosine@back:2", AttentionPlan::softmax(3)).text());
        QVERIFY(bench.settle());
        QAbstractItemModel* model = bench.child<QTableView>("planTable")->model();
        QCOMPARE(model->index(2, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
        QVERIFY(model->setData(model->index(2, 0), Qt::Unchecked, Qt::CheckStateRole));
        QCOMPARE(plan().blocks[2].kind, AttentionKind::Softmax);
        QCOMPARE(plan().blocks[1].kind, AttentionKind::Hydra);
        bench.window->state().actions().trainedPlan->trigger();
        QCOMPARE(plan(), AttentionPlan::softmax(3));
    }

    void clickedBarIsExplained()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const int second = bench.window->board().current()->prediction->ranking[1];
        auto* bars = bench.child<PredictionBars>("predictionBars");
        const int row = bars->viewport()->height() / PredictionBars::mostRows;
        QTest::mouseClick(bars->viewport(), Qt::LeftButton, {}, QPoint(40, row + row / 2));
        QCOMPARE(bench.window->state().query().target.kind, ClassChoice::Kind::Index);
        QCOMPARE(bench.window->state().query().target.value, second);
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->board().shownMap()->classIndex, second);
        QCOMPARE(bench.window->board().chosenClass(), second);
    }

    void searchFindsClasses()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const VitConfig& config = bench.window->state().model()->config;
        QCOMPARE(classFromText(QStringLiteral("Cube"), config), 1);
        QCOMPARE(classFromText(QStringLiteral(" 3 "), config), 3);
        QCOMPARE(classFromText(QStringLiteral("red sphere (4)"), config), 4);
        QCOMPARE(classFromText(QStringLiteral("5"), config), -1);
        QCOMPARE(classFromText(QStringLiteral("dragon"), config), -1);
        QCOMPARE(classFromText(QStringLiteral("index:2"), config), 2);
        VitConfig others = config; // a name that is another's index, and one that two classes share
        others.classNames.value = {"1", "0", "Crane", "crane", "4"};
        QCOMPARE(classFromText(QStringLiteral("name:1"), others), 0);
        QCOMPARE(classFromText(QStringLiteral("crane"), others), 3);
        QCOMPARE(classFromText(QStringLiteral("crane (2)"), others), 2);
        for (const char* several : {"1", "CRANE"}) {
            QVERIFY_EXCEPTION_THROWN((void)classFromText(QLatin1String(several), others), Error);
        }
        auto* search = bench.child<QLineEdit>("classSearch");
        QTest::keyClicks(search, QStringLiteral("torus"));
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(bench.window->state().query().target.value, 3);
        bench.window->state().actions().fullClass->trigger();
        QCOMPARE(bench.window->state().query().target, ClassChoice{});
    }

    void aClassIsHeldAgainstAnother()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* against = bench.child<QComboBox>("againstChoice");
        QCOMPARE(against->currentIndex(), 0);
        against->setCurrentIndex(1); // the second choice of the full network: the first is explained
        Q_EMIT against->activated(1);
        QVERIFY(bench.settle());
        const engine::MapPtr map = bench.window->board().shownMap();
        const std::vector<int> ranking = bench.window->board().fullPrediction()->ranking;
        QCOMPARE(map->classIndex, ranking[0]);
        QCOMPARE(map->againstIndex, ranking[1]);
        QCOMPARE(bench.window->board().range(map).low, -bench.window->board().range(map).high);
        auto* search = bench.child<QLineEdit>("againstSearch");
        const QString name =
            QString::fromStdString(bench.window->state().model()->config.className(ranking[2]));
        QTest::keyClicks(search, name);
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->board().shownMap()->againstIndex, ranking[2]);
        QVERIFY(against->currentText().startsWith(name));
        bench.window->state().setMethod("rollout"); // has no classes
        QVERIFY(bench.settle());
        QVERIFY(!against->isVisible());
        QCOMPARE(bench.window->board().shownMap()->againstIndex, -1);
    }

    void outliersAreMarkedAndLeftOutOfTheColours()
    {
        Bench bench;
        QVERIFY(bench.settle());
        Map map = *bench.window->board().shownMap();
        for (std::size_t i = 0; i < map.values.size(); ++i) {
            map.values[i] = float(i % 10);
        }
        map.values[13] = 500;
        const Chart counted = valueChart(&map, 20);
        QVERIFY2(counted.sentence.find(", 1 of them") != std::string::npos, counted.sentence.c_str());
        QCOMPARE(std::accumulate(counted.counts.begin(), counted.counts.end(), 0), int(map.values.size()));
        QCOMPARE(counted.counts.back(), 1);
        QCOMPARE(counted.counts.front(), int(map.values.size()) - 1);
        const auto shared = std::make_shared<const Map>(map);
        Board& board = bench.window->board();
        QCOMPARE(board.range(shared).high, 500.0);
        bench.window->state().actions().clipOutliers->trigger();
        QTRY_COMPARE(board.range(shared).high, 9.0);

        bench.window->state().setMethod("token-norm");
        QVERIFY(bench.settle());
        auto* histogram = bench.child<PlotView>("valueHistogram");
        QVERIFY(histogram->accessibleDescription().startsWith(QStringLiteral("16 values")));
        FilePicker::next = bench.file("bars.tex");
        histogram->findChild<QAction*>(QStringLiteral("saveBars"))->trigger();
        QFile saved(bench.file("bars.tex"));
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QVERIFY(saved.readAll().contains("\\begin{tabular}{rrr}"));
        bench.window->state().actions().clipOutliers->trigger(); // restores the setting, which persists
    }

    // Mouse, keys and the panel's numbers set the same two shares.
    void theEndsOfTheColourBarAreMoved()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        state.setMethod("relevance");
        QVERIFY(bench.settle());
        Board& board = bench.window->board();
        const ValueRange whole = rangeOf(*board.shownMap());
        auto* bar = bench.child<QWidget>("colourBar");
        const int x = 12;
        const int top = bar->height() / 4;
        const int length = bar->height() / 4; // drag length: a quarter of the range or more
        QTest::mousePress(bar, Qt::LeftButton, {}, {x, top});
        QTest::mouseMove(bar, {x, top + length});
        QTest::mouseRelease(bar, Qt::LeftButton, {}, {x, top + length});
        QVERIFY(state.look().rangeUntil < 0.78 && state.look().rangeUntil > 0.6);
        const double share = state.look().rangeUntil;
        const double high = whole.low + share * (whole.high - whole.low);
        const auto shown = [&] { return board.range(board.shownMap()).high; };
        QTRY_VERIFY2(std::abs(shown() - high) <= 1e-9 * std::abs(whole.high),
                     qPrintable(QString::number(shown())));
        QTRY_COMPARE(bench.child<QDoubleSpinBox>("range_until")->value(), qRound(share * 1000) / 10.0);
        QTest::mouseDClick(bar, Qt::LeftButton, {}, {x, top});
        QCOMPARE(state.look().rangeUntil, 1.0);

        bar->setFocus();
        QTest::keyClick(bar, Qt::Key_Down);
        QCOMPARE(state.look().rangeUntil, 0.98);
        QTest::keyClick(bar, Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(state.look().rangeFrom, 0.02);
        QTest::keyClick(bar, Qt::Key_Home);
        QVERIFY(state.look().rangeFrom == 0 && state.look().rangeUntil == 1);

        bench.child<QDoubleSpinBox>("range_from")->setValue(100); // pushes the other end and stays below it
        QVERIFY(state.look().rangeFrom < state.look().rangeUntil);
        bench.child<QDoubleSpinBox>("range_until")->setValue(30);
        QCOMPARE(state.look().rangeUntil, 0.3);
        QVERIFY(state.look().rangeFrom < 0.3);
        bench.child<QDoubleSpinBox>("gamma")->setValue(0.5);
        bench.child<QDoubleSpinBox>("clip")->setValue(2);
        QCOMPARE(state.look().gamma, 0.5);
        QCOMPARE(state.look().clip, 0.02);
        state.setLook({}); // resets the settings, which persist
        QTRY_COMPARE(bench.child<QDoubleSpinBox>("gamma")->value(), 1.0);
    }

    // Signed maps have their own choice of colours; the choice for the others stays.
    void signedMapsHaveColoursOfTheirOwn()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        auto* colours = bench.child<QComboBox>("colours");
        state.setMethod("relevance");
        QVERIFY(bench.settle());
        QCOMPARE(colours->count(), 6);
        QCOMPARE(colours->currentText(), QStringLiteral("inferno"));
        state.setMethod("hydra-contribution");
        QVERIFY(bench.settle());
        QCOMPARE(colours->count(), 2);
        QCOMPARE(colours->currentText(), QStringLiteral("blue-red"));
        auto* canvas = bench.child<QWidget>("canvas");
        const QImage before = canvas->grab().toImage();
        colours->setCurrentIndex(1);
        Q_EMIT colours->activated(1);
        QCoreApplication::processEvents();
        QCOMPARE(state.look().signedColours, ColourMap::PurpleOrange);
        QCOMPARE(state.look().colours, ColourMap::Inferno);
        QCOMPARE(bench.settings.look().signedColours, ColourMap::PurpleOrange);
        QVERIFY(canvas->grab().toImage() != before);
        state.setMethod("relevance");
        QVERIFY(bench.settle());
        QCOMPARE(colours->currentText(), QStringLiteral("inferno"));
    }

    void ownChoiceFollowsEachNetwork()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().setTarget({ClassChoice::Kind::Own, 1});
        QVERIFY(bench.settle());
        for (const Board::Cell& cell : bench.window->board().cells()) {
            QCOMPARE(cell.map->classIndex, cell.prediction->ranking.front());
        }
    }

    // No disabled fields: controls that a method does not use are hidden.
    void controlsAreThereWhereTheMethodUsesThem()
    {
        Bench bench;
        QVERIFY(bench.settle());
        for (const MethodInfo& info : methodTable()) {
            bench.window->state().setMethod(info.id);
            QVERIFY2(bench.settle(), info.id);
            QCOMPARE(bench.child<QSpinBox>("layer")->isEnabled(), info.usesBlock);
            QCOMPARE(bench.child<QSpinBox>("head")->isEnabled(), info.usesHead);
            auto* panel = bench.child<QWidget>("explainPanel");
            QCOMPARE(bench.child<QSpinBox>("layer")->isVisibleTo(panel), info.usesBlock);
            QCOMPARE(bench.child<QSpinBox>("steps")->isVisibleTo(panel), info.usesSteps);
            for (const char* name : {"classChoice", "classSearch", "againstChoice"}) {
                QCOMPARE(bench.child<QWidget>(name)->isVisibleTo(panel), info.classSpecific);
            }
            QCOMPARE(bench.window->state().actions().findClass->isEnabled(), info.classSpecific);
            QCOMPARE(greyIn(*panel), QStringList());
            QCOMPARE(bench.window->board().shownMap()->isSigned, info.isSigned);
        }
        // Controls for undoing appear once there is something to undo.
        auto* attention = bench.child<QWidget>("attentionPanel");
        QCOMPARE(greyIn(*attention), QStringList());
        QVERIFY(!bench.child<QWidget>("whatIfAll")->isVisibleTo(attention));
        QTest::mouseClick(bench.child<QPushButton>("whatIfAdd"), Qt::LeftButton);
        QVERIFY(bench.settle());
        QVERIFY(bench.child<QWidget>("whatIfAll")->isVisibleTo(attention));
        QCOMPARE(greyIn(*attention), QStringList());
    }

    void methodsSayWhatMeasurementsFound()
    {
        Bench bench;
        QVERIFY(bench.settle()); // the findings depend on the network
        const auto* method = bench.child<QComboBox>("method");
        const auto spoken = [&](const char* id) {
            return method->itemData(method->findData(QLatin1String(id)), Qt::AccessibleTextRole).toString();
        };
        QVERIFY(spoken(defaultMethod()).endsWith(QStringLiteral("faithful · stable · fast")));
        QCOMPARE(spoken("pca"), QStringLiteral("Features as colours"));
        QCOMPARE(method->currentText(), text(methodInfo(defaultMethod()).title)); // without the findings
        ViewState& state = bench.window->state();
        const AttentionPlan trained = state.trainedPlan();
        state.setPlan(AttentionPlan::parse("hydra@all", trained)); // not the trained plan
        QTRY_COMPARE(spoken(defaultMethod()), method->currentText());
        state.setPlan(trained);
        QTRY_VERIFY(spoken(defaultMethod()).endsWith(QStringLiteral("faithful · stable · fast")));
    }

    // No patch raises the similarity of the picture to itself: only rounding is left.
    void anUnsteadyMapSaysSo()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        const auto* chip = bench.child<QLabel>("stabilityChip");
        AnswersTo<StabilityKey> answers(bench.window->bridge());
        state.setMethod("input-x-gradient");
        QVERIFY(bench.settle() && bench.engineIsDone());
        QVERIFY(!chip->isVisibleTo(bench.window.get()));
        state.setTarget({ClassChoice::Kind::Similar, 0, state.picture()->image.id, "itself.png"});
        QVERIFY(bench.settle() && bench.engineIsDone());
        QCOMPARE(bench.window->problem(), QString());
        QTRY_VERIFY(chip->isVisibleTo(bench.window.get()));
        QVERIFY2(chip->text().startsWith(QStringLiteral("Unstable: rounding moves it by ")),
                 qPrintable(chip->text()));
        const int asked = answers.count();
        QVERIFY(asked > 0);
        state.setMethod("pca"); // ranks no patches
        QVERIFY(bench.settle() && bench.engineIsDone());
        QVERIFY(!chip->isVisibleTo(bench.window.get()));
        QCOMPARE(answers.count(), asked);
    }

    void modelsKeepTheContract()
    {
        Bench bench;
        ViewState& state = bench.window->state();
        const auto* strip = bench.child<Strip>("strip");
        PlanModel plan(state, nullptr);
        ImagesModel images(bench.window->library(), nullptr);
        using Mode = QAbstractItemModelTester::FailureReportingMode;
        QAbstractItemModelTester planTester(&plan, Mode::QtTest);
        QAbstractItemModelTester imagesTester(&images, Mode::QtTest);
        QVERIFY(bench.settle());
        QCOMPARE(strip->cellCount(), 3);
        QCOMPARE(plan.rowCount(), 3);
        QCOMPARE(images.rowCount(), 2);
        QTRY_VERIFY(!images.index(1).data(Qt::DecorationRole).value<QPixmap>().isNull());
        state.actions().untrainedHeads->setChecked(true);
        state.setPlan(AttentionPlan::parse("linear,heads=4@front:1", state.trainedPlan()));
        QVERIFY(bench.settle());
        QCOMPARE(strip->cellCount(), 4);
        state.actions().untrainedHeads->setChecked(false);
        bench.window->library().openImages({bench.file("b.png")});
        QTRY_COMPARE(images.rowCount(), 1);
        QVERIFY(bench.settle());
        QCOMPARE(strip->cellCount(), 3);
    }

    void messagesQueueAndErrorsStay()
    {
        MessageBar bar;
        bar.tell(MessageBar::Kind::Error, QStringLiteral("first"));
        bar.tell(MessageBar::Kind::Error, QStringLiteral("first"));
        bar.tell(MessageBar::Kind::Warning, QStringLiteral("second"));
        QCOMPARE(bar.message(), QStringLiteral("first"));
        bar.tell(MessageBar::Kind::Info, QStringLiteral("third"));
        bar.dismissErrors();
        QCOMPARE(bar.message(), QStringLiteral("second"));
        bar.dismissErrors(); // a warning is no error
        QCOMPARE(bar.message(), QStringLiteral("second"));
        bar.tell(MessageBar::Kind::Error, QStringLiteral("fourth")); // does not wait behind a warning
        QCOMPARE(bar.message(), QStringLiteral("fourth"));
        bar.dismissErrors();
        QCOMPARE(bar.message(), QStringLiteral("third"));
    }

    void informationDoesNotWaitLongBehindInformation()
    {
        MessageBar bar;
        bar.tell(MessageBar::Kind::Info, QStringLiteral("Saved a"));
        bar.tell(MessageBar::Kind::Info, QStringLiteral("Saved b"));
        QCOMPARE(bar.message(), QStringLiteral("Saved a"));
        QTRY_COMPARE_WITH_TIMEOUT(bar.message(), QStringLiteral("Saved b"), 4500); // it would stay for six
    }

    void aWarningDoesNotWaitBehindInformation()
    {
        MessageBar bar;
        bar.tell(MessageBar::Kind::Info, QStringLiteral("goes by itself"));
        bar.tell(MessageBar::Kind::Warning, QStringLiteral("first"));
        QCOMPARE(bar.message(), QStringLiteral("first"));
        bar.offer(MessageBar::Kind::Info, QStringLiteral("an offer"), QStringLiteral("Take it"), [] {});
        QCOMPARE(bar.message(), QStringLiteral("first"));
    }

    void aWarningGivesAnOfferBack()
    {
        MessageBar bar;
        bar.offer(MessageBar::Kind::Info, QStringLiteral("an offer"), QStringLiteral("Take it"), [] {});
        bar.tell(MessageBar::Kind::Warning, QStringLiteral("first"));
        QCOMPARE(bar.message(), QStringLiteral("first"));
        bar.findChildren<QToolButton*>().last()->click();
        QCOMPARE(bar.message(), QStringLiteral("an offer"));
    }

    void anInvitationWaitsForItsAnswer()
    {
        MessageBar bar;
        int accepted = 0, looked = 0, declined = 0;
        const auto invite = [&] {
            bar.invite(QStringLiteral("come in"), {QStringLiteral("Enter"), [&] { ++accepted; }},
                       {QStringLiteral("Look"), [&] { ++looked; }}, [&] { ++declined; });
        };
        invite();
        bar.tell(MessageBar::Kind::Info, QStringLiteral("first"));
        bar.tell(MessageBar::Kind::Info, QStringLiteral("second"));
        bar.tell(MessageBar::Kind::Error, QStringLiteral("third"));
        auto* close = bar.findChildren<QToolButton*>().last();
        QCOMPARE(bar.message(), QStringLiteral("third"));
        close->click();
        QCOMPARE(bar.message(), QStringLiteral("second")); // "first" had been shown
        close->click();
        QCOMPARE(bar.message(), QStringLiteral("come in"));
        QCOMPARE(declined, 0);
        close->click();
        QCOMPARE(declined, 1);
        QVERIFY(bar.isHidden());
        invite();
        bar.dismiss(MessageBar::Cause::Invitation);
        QVERIFY(bar.isHidden());
        QCOMPARE(accepted + declined, 1);
        invite();
        bar.findChild<QToolButton*>(QStringLiteral("messageAction"))->click();
        QCOMPARE(accepted, 1);
        QVERIFY(bar.isHidden());
        invite();
        bar.findChild<QToolButton*>(QStringLiteral("messageOther"))->click();
        QCOMPARE(looked, 1);
        QVERIFY(bar.isHidden());
        bar.tell(MessageBar::Kind::Info, QStringLiteral("no button"));
        QVERIFY(bar.findChild<QToolButton*>(QStringLiteral("messageOther"))->isHidden());
    }

    void everyControlHasASpokenName()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QStringList nameless;
        for (QWidget* widget : bench.window->findChildren<QWidget*>()) {
            const bool internal = widget->objectName().startsWith(QLatin1String("qt_"));
            const bool popup = widget->window() != bench.window.get();
            if (widget->focusPolicy() == Qt::NoFocus || internal || popup
                || !widget->isVisibleTo(bench.window.get())) {
                continue;
            }
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
            if (!spoken || spoken->text(QAccessible::Name).isEmpty()) {
                nameless << QStringLiteral("%1 \"%2\" in %3")
                                .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                                     widget->parent()->objectName());
            }
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QStringLiteral(", "))));
    }
};

HYDRA_TEST(TestPanels, QApplication)
#include "test_panels.moc"
