// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window on a real engine and a tiny model: open, slide, ask, drop, fail, cancel.
#include "core/base/cores.h"
#include "core/engine/session.h"
#include "core/format/safetensors.h"
#include "core/tensor/machine.h"
#include "ui/models/card_model.h"
#include "ui/paint/format.h"
#include "ui/shell/preferences.h"
#include "ui/state/file_picker.h"
#include "ui/views/canvas.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QDropEvent>
#include <QInputDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QStatusBar>
#include <QToolButton>

#include <algorithm>

#include "tests/support/plain_vit.h"
#include "tests/support/program.h"
#include "tests/ui/layout_rest.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::AnswersTo;
using hydra::test::Bench;
using hydra::test::writePicture;

namespace {

bool sameValues(const engine::MapPtr& a, const engine::MapPtr& b)
{
    return a && b && a->values == b->values;
}

} // namespace

class TestWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensAndFillsTheStrip()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const auto& cells = bench.window->board().cells();
        QCOMPARE(cells.size(), std::size_t(3)); // trained: 2, 3, 4
        for (const Board::Cell& cell : cells) {
            QVERIFY(cell.map && cell.prediction);
            QCOMPARE(cell.map->rows, 4);
            QCOMPARE(cell.prediction->probabilities.size(), std::size_t(5));
        }
        QCOMPARE(bench.window->state().query().heads, 4);
        QVERIFY(!sameValues(cells[0].map, cells[2].map));
        QCOMPARE(bench.window->windowTitle(), QStringLiteral("a.png — Hydrascope"));
    }

    void slidesWithoutWaitingOnceComputed()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QSignalSpy announced(&bench.window->state(), &ViewState::queryChanged);
        auto* slider = bench.child<QSlider>("headSlider");
        slider->setFocus(); // on the canvas the arrows change the picture
        QTest::keyClick(slider, Qt::Key_Left);
        QTest::keyClick(slider, Qt::Key_Left);
        QCOMPARE(bench.window->state().query().heads, 2);
        QTest::keyClick(slider, Qt::Key_Left); // 1 is not trained
        QCOMPARE(bench.window->state().query().heads, 2);
        QCoreApplication::processEvents();
        QCOMPARE(announced.count(), 1); // two steps in one turn, one announcement
        QCOMPARE(bench.window->board().shownMap(), bench.window->board().cells()[0].map);
        QVERIFY(!bench.window->board().stale());
    }

    // The slider has the time of a warm pass beside it, for the chosen sub-network.
    void showsTheSteadyTime()
    {
        Bench bench;
        bench.window->resize(2400, 800);
        QVERIFY(bench.settle());
        const auto shows = [&](double ms) {
            const QString number = QStringLiteral("<b>%1</b>").arg(milliseconds(ms));
            const auto labels = bench.child<QWidget>("headsPanel")->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel* label) { return label->text().contains(number); });
        };
        const auto steady = [&] {
            const Board::Cell* now = bench.window->board().current();
            return now && now->prediction ? now->prediction->steadyMilliseconds : 0;
        };
        for (const int heads : {4, 2}) {
            bench.window->state().setHeads(heads);
            QTRY_VERIFY(bench.window->board().current()->heads == heads && steady() > 0);
            QTRY_VERIFY(shows(steady()));
            const NetworkKey key = bench.window->state().networkKey(heads);
            QCOMPARE(bench.window->bridge().cached(key)->steadyMilliseconds, steady());
        }
    }

    void remembersTheMemoryLimit()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().preferences->trigger();
        auto* memory = bench.child<QSpinBox>("memory");
        QVERIFY(memory != nullptr);
        QCOMPARE(memory->value(), memory->minimum()); // not chosen yet
        QVERIFY(memory->specialValueText().contains(QString::number(engine::memoryLimit() >> 20)));
        QCOMPARE(memory->minimum(), 255); // one below the smallest limit
        QCOMPARE(memory->maximum(), 16384);
        memory->setValue(512);
        QCOMPARE(bench.settings.get<int>(Setting::MemoryLimit), 512);
        QVERIFY(bench.window->bridge().session().cachedBytes() > 0);
        QVERIFY(bench.window->bridge().session().cachedBytes() <= std::size_t(512) << 20);
    }

    void preferencesHoldFromNowOn()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        state.actions().preferences->trigger();
        auto* dialog = bench.child<QDialog>("preferences");
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->focusWidget(), bench.child<QWidget>("preferredLanguage")); // Space restores nothing
        const auto choose = [&](const char* id, const QVariant& value) {
            auto* box = bench.child<QComboBox>(id);
            box->setCurrentIndex(box->findData(value));
            Q_EMIT box->activated(box->currentIndex());
        };
        choose("startMethod", QStringLiteral("rollout"));
        bench.child<QSpinBox>("threads")->setValue(3);
        bench.child<QDoubleSpinBox>("defaultWidth")->setValue(84);
        QCOMPARE(bench.settings.get<int>(Setting::Threads), 3);
        auto* theme = bench.child<QComboBox>("preferredTheme");
        theme->setCurrentIndex(2);
        Q_EMIT theme->activated(2);
        QCOMPARE(bench.settings.get<QString>(Setting::Theme), QStringLiteral("dark"));
        QVERIFY(isDark(QApplication::palette()));

        state.setMethod("relevance"); // used last, but the preference counts
        Settings& settings = bench.settings;
        QCOMPARE(ViewState(settings).query().options.method, std::string("rollout"));
        state.actions().makeFigure->trigger();
        QCOMPARE(bench.child<QDoubleSpinBox>("widthMm")->value(), 84.0);

        dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::RestoreDefaults)->click();
        QCOMPARE(bench.settings.get<int>(Setting::Threads), 0);
        QCOMPARE(bench.child<QSpinBox>("threads")->value(), 0);
        QCOMPARE(bench.settings.get<QString>(Setting::Theme), QStringLiteral("system"));
        QCOMPARE(ViewState(settings).query().options.method, std::string("relevance"));
    }

    // The number of threads has a bound, for any value in the file.
    void threadsHaveABound()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.settings.set(Setting::Threads, 2'147'483'647);
        const QByteArray before = qgetenv("OMP_NUM_THREADS"); // takes precedence
        qunsetenv("OMP_NUM_THREADS");
        applyComputing(bench.settings, bench.window->bridge());
        const int wanted = wantedThreads();
        chooseThreads(0);
        qputenv("OMP_NUM_THREADS", before);
        QVERIFY2(wanted <= 4 * onlineCores(), qPrintable(QString::number(wanted)));
        bench.window->state().actions().preferences->trigger();
        QCOMPARE(bench.child<QSpinBox>("threads")->maximum(), 4 * onlineCores());
    }

    void theWindowComesBackAsItWasLeft()
    {
        Bench bench;
        QVERIFY(bench.settle());
        MainWindow& window = *bench.window;
        const auto dock = [](MainWindow& of, const char* name) {
            return of.findChild<QDockWidget*>(QLatin1String(name));
        };
        dock(window, "costDock")->show();
        dock(window, "predictionsDock")->hide();
        window.addDockWidget(Qt::TopDockWidgetArea, dock(window, "modelDock"));
        window.setGeometry(10, 20, 790, 700);
        window.resizeDocks({dock(window, "imagesDock")}, {190}, Qt::Horizontal);
        QVERIFY(bench.settle());
        const int width = dock(window, "imagesDock")->width();
        const QRect place = window.geometry();
        QVERIFY2(width > 125 && place.width() > 400,
                 qPrintable(QStringLiteral("%1 of %2").arg(width).arg(place.width())));
        window.close();
        MainWindow again(bench.settings);
        again.show();
        QVERIFY(QTest::qWaitForWindowExposed(&again));
        QCOMPARE(again.geometry(), place);
        QCOMPARE(again.dockWidgetArea(dock(again, "modelDock")), Qt::TopDockWidgetArea);
        QVERIFY(dock(again, "predictionsDock")->isHidden());
        QVERIFY(!dock(again, "costDock")->isHidden());
        QTRY_COMPARE(dock(again, "imagesDock")->width(), width);
    }

    // Qt trusts each of these bytes: restoreState() crashed the program at every start.
    void settingsOfAnybodyAreNoDanger_data()
    {
        QTest::addColumn<QByteArray>("state");
        QTest::addColumn<QByteArray>("geometry");
        const QByteArray area5("\x0\x0\x0\xff\x0\x0\x0\x0\xfd\x0\x0\x0\x1\x0\x0\x0\x5\x0\x0\x0\x5\x0\x0\x0\x5"
                               "\xfc\x0\x0\x0\x1\x0\x0\x0"
                               "\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0",
                               46);
        QTest::newRow("an area that is none") << area5 << QByteArray();
        QTest::newRow("Qt's geometry")
            << QByteArray() << QByteArray("\x01\xd9\xd0\xcb\x00\x03\x00\x00\xff\xff", 10);
        QTest::newRow("words that make no sense")
            << QByteArray(R"({"sides": {"left": [{"panels": [7], "front": "x"}]}})") << QByteArray("0x0+0+0");
        QTest::newRow("too large") << QByteArray(R"({"sides": {}, "x": ")") + QByteArray(70'000, 'x') + "\"}"
                                   << QByteArray("99999x99999-99999+99999");
        QTest::newRow("deep") << QByteArray(100'000, '[') << QByteArray("1280x760+30+40 maximized, twice");
    }
    void settingsOfAnybodyAreNoDanger()
    {
        QFETCH(QByteArray, state);
        QFETCH(QByteArray, geometry);
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        settings.set(Setting::WindowState, state);
        settings.set(Setting::WindowGeometry, geometry);
        MainWindow window(settings);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(!window.findChild<QDockWidget*>(QStringLiteral("imagesDock"))->isHidden());
        QVERIFY(window.width() >= 320 && window.width() <= 16384);
        if (geometry.startsWith("99999")) {
            QVERIFY(window.screen()->availableGeometry().contains(window.geometry().topLeft()));
        }
    }

    void asksForTheHeadsThatNoFileSays()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const QString silent = bench.file("silent.safetensors");
        writeSafetensors(silent.toStdString(), test::narrowVit(), {{"img_size", "16"}});
        const auto dialog = [&] { return bench.child<QInputDialog>("modelQuestion"); };

        bench.window->library().openModel(silent);
        QTRY_VERIFY(dialog() != nullptr);
        dialog()->reject(); // the open model stays, and the error is shown
        QTRY_VERIFY(dialog() == nullptr);
        QVERIFY2(bench.window->problem().contains(QStringLiteral("heads")),
                 qPrintable(bench.window->problem()));
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->state().model()->config.trainedHeads.value.size(), std::size_t(3));

        bench.window->library().openModel(silent);
        QTRY_VERIFY(dialog() != nullptr);
        QVERIFY(dialog()->comboBoxItems().contains(QStringLiteral("2")));
        QVERIFY(!dialog()->comboBoxItems().contains(QStringLiteral("5"))); // does not divide 96
        dialog()->setTextValue(QStringLiteral("2"));
        dialog()->accept();
        QTRY_COMPARE(bench.window->state().model()->config.numHeads.value, 2);
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->state().model()->config.numHeads.from, Provenance::User);
        QVERIFY2(bench.window->problem().isEmpty(), qPrintable(bench.window->problem()));

        bench.window->library().openModel(silent); // asked again, with the previous answer
        QTRY_VERIFY(dialog() != nullptr);
        QCOMPARE(dialog()->textValue(), QStringLiteral("2"));
        dialog()->reject();
    }

    // The user chooses one of several networks; the function of its classifier, which no tensor shows, is in
    // the card.
    void asksForTheNetworkOfSeveral()
    {
        Bench bench;
        QVERIFY(bench.settle());
        NamedTensors twins;
        for (const auto& [name, tensor] : test::narrowVit()) {
            if (name.rfind("head.", 0) != 0) {
                twins["left." + name] = tensor;
                twins["right." + name] = tensor;
            }
        }
        at::manual_seed(1);
        twins["right.head.0.weight"] = at::randn({9, 96});
        twins["right.head.2.weight"] = at::randn({4, 9});
        const QString path = bench.file("twins.safetensors");
        writeSafetensors(path.toStdString(), twins, {{"img_size", "16"}, {"num_heads", "2"}});
        const auto dialog = [&] { return bench.child<QInputDialog>("modelQuestion"); };
        bench.window->library().openModel(path);
        QTRY_VERIFY(dialog() != nullptr);
        QCOMPARE(dialog()->comboBoxItems(), QStringList({QStringLiteral("left."), QStringLiteral("right.")}));
        dialog()->setTextValue(QStringLiteral("right."));
        dialog()->accept();
        ViewState& state = bench.window->state();
        QTRY_COMPARE(state.model()->config.numClasses.value, 4);
        QVERIFY(bench.settle());
        QVERIFY2(bench.window->problem().isEmpty(), qPrintable(bench.window->problem()));
        const auto logits = [&] { return bench.window->board().current()->prediction->logits; };
        const std::vector<float> before = logits();

        auto* card = bench.window->findChild<CardModel*>();
        QVERIFY(card != nullptr);
        const auto cell = [&](int column) {
            const auto found =
                card->match(card->index(0, 0), Qt::DisplayRole, QStringLiteral("In the classifier"));
            return found.isEmpty() ? QModelIndex() : found.front().siblingAtColumn(column);
        };
        QCOMPARE(cell(1).data().toString(), QStringLiteral("relu"));
        QVERIFY(card->setData(cell(1), QStringLiteral("tanh"), Qt::EditRole));
        QTRY_COMPARE(state.model()->config.classifierSteps.value, std::string("linear:9 tanh"));
        QVERIFY(bench.settle());
        QCOMPARE(state.model()->config.classifierSteps.from, Provenance::User);
        QVERIFY(logits() != before);
    }

    // The tensors of a file fit two networks: the user says which, and may take it back.
    void asksForTheArchitectureThatNoFileSays()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const QString path = bench.file("mine.safetensors");
        writeSafetensors(path.toStdString(), test::postNormVit(), {});
        const auto dialog = [&] { return bench.child<QInputDialog>("modelQuestion"); };
        const ModelPtr before = bench.window->state().model();

        bench.window->library().openModel(path);
        QTRY_VERIFY(dialog() != nullptr);
        QCOMPARE(dialog()->windowTitle(), QStringLiteral("mine.safetensors"));
        QVERIFY2(dialog()->labelText().contains(QStringLiteral("plain Vision Transformer")),
                 qPrintable(dialog()->labelText()));
        QVERIFY(!dialog()->isComboBoxEditable()); // only answers that open the file
        QVERIFY(dialog()->comboBoxItems().contains(QStringLiteral("plain")));
        dialog()->reject();
        QTRY_VERIFY(dialog() == nullptr);
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->state().model(), before);
        QVERIFY(!bench.window->problem().isEmpty());

        bench.window->library().openModel(path);
        QTRY_VERIFY(dialog() != nullptr);
        dialog()->setTextValue(QStringLiteral("plain"));
        dialog()->accept();
        QTRY_VERIFY(bench.window->state().model() != before);
        QVERIFY(bench.settle());
        const VitConfig& config = bench.window->state().model()->config;
        QCOMPARE(config.normPosition.from, Provenance::User);
        QCOMPARE(config.pool.value, Pool::Average);
        QVERIFY2(bench.window->problem().isEmpty(), qPrintable(bench.window->problem()));
        QVERIFY(bench.window->board().shownMap() != nullptr);

        bench.window->library().openModel(path); // asked again, with the previous answer
        QTRY_VERIFY(dialog() != nullptr);
        QCOMPARE(dialog()->textValue(), QStringLiteral("plain"));
        dialog()->reject();
    }

    // The answer to an older question neither closes the newer one nor takes its place.
    void opensTheModelThatWasAskedForLast()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const QString silent = bench.file("silent.safetensors"), good = bench.file("tiny.safetensors");
        writeSafetensors(silent.toStdString(), test::narrowVit(), {{"img_size", "16"}});
        ModelOverrides quick, tanh;
        quick.activation = Activation::QuickGelu;
        tanh.activation = Activation::GeluTanh;
        bench.window->library().openModel(silent);
        bench.window->library().openModel(good, quick);
        bench.window->library().openModel(good, tanh);
        QTRY_COMPARE(bench.window->state().model()->config.activation.value, Activation::GeluTanh);
        QVERIFY(bench.settle());
        QVERIFY(bench.child<QInputDialog>("modelQuestion") == nullptr);
    }

    void offersUntrainedHeadsOnDemand()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().untrainedHeads->setChecked(true);
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->board().cells().size(), std::size_t(4));
        bench.window->state().setHeads(1);
        QCOMPARE(bench.window->state().query().heads, 1);
        bench.window->state().actions().untrainedHeads->setChecked(false);
        QCOMPARE(bench.window->state().query().heads, 2);
    }

    // The state holds the value of a switch; its action only shows it, and either can change it.
    void switchesBelongToTheState()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        ViewState state(settings);
        const Actions& on = state.actions();
        QSignalSpy repainted(&state, &ViewState::lookChanged);
        state.showMap(false);
        state.showTruth(true);
        state.offerUntrained(true);
        QVERIFY(!on.overlay->isChecked() && on.untrainedHeads->isChecked());
        QVERIFY(state.showsTruth() && !on.truth->isChecked()); // no picture has one yet
        QTRY_COMPARE(repainted.count(), 1);
        state.showMap(false); // no change
        QVERIFY(state.announced());
        for (QAction* action : {on.overlay, on.untrainedHeads}) {
            action->toggle();
        }
        QVERIFY(state.showsMap() && !state.offersUntrained());
        QTRY_COMPARE(repainted.count(), 2);
    }

    void lookChangesComputeNothing()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QVERIFY(bench.engineIsDone()); // prefetched answers arrive after the shown ones
        QSignalSpy asked(&bench.window->state(), &ViewState::queryChanged);
        AnswersTo<MapKey> answered(bench.window->bridge());
        QSignalSpy worked(&bench.window->bridge(), &EngineBridge::progressed);
        QSignalSpy painted(&bench.window->state(), &ViewState::lookChanged);
        auto* canvas = bench.child<Canvas>("canvas");
        const QImage before = canvas->grab().toImage();
        Look look = bench.window->state().look();
        look.opacity = 0.9;
        bench.window->state().setLook(look);
        look.colours = ColourMap::Viridis;
        look.smooth = false;
        bench.window->state().setLook(look);
        bench.window->state().actions().grid->trigger();
        bench.window->state().actions().lockRange->trigger();
        QTRY_COMPARE(painted.count(), 1);
        QCOMPARE(worked.count(), 0);
        QVERIFY(bench.engineIsDone());
        QCOMPARE(painted.count(), 1);
        QCOMPARE(asked.count(), 0);
        QCOMPARE(answered.count(), 0);
        QVERIFY(canvas->grab().toImage() != before);
    }

    void clickedTokenBecomesTheQuery()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const std::string method = bench.window->state().query().options.method;
        auto* canvas = bench.child<Canvas>("canvas");
        QTest::mouseClick(canvas, Qt::LeftButton, {}, bench.pointOf(6));
        QCOMPARE(bench.window->state().query().options.query, 6);
        QCOMPARE(bench.window->state().query().options.method, std::string("attention"));
        QVERIFY(bench.settle());
        const engine::MapPtr fromToken = bench.window->board().shownMap();
        QTest::keyClick(canvas, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(bench.window->state().query().options.query, 7);
        QVERIFY(bench.settle());
        QVERIFY(!sameValues(fromToken, bench.window->board().shownMap()));
        bench.window->state().actions().classToken->trigger(); // Escape
        QCOMPARE(bench.window->state().query().options.query, -1);
        QCOMPARE(bench.window->state().query().options.method, method);
    }

    // A method that starts from no patch is replaced by one that does; a message says so and offers the way
    // back.
    void whatGivesWayToAPatchComesBack()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        MessageBar& bar = bench.window->messages();
        const auto press = [&](int patch) {
            QTest::mouseClick(bench.child<Canvas>("canvas"), Qt::LeftButton, {}, bench.pointOf(patch));
        };
        state.setMethod("rollout");
        QVERIFY(bench.settle());
        press(6);
        QTRY_VERIFY2(bar.message().contains(QStringLiteral("patch 6"))
                         && bar.message().contains(QStringLiteral("Attention rollout")),
                     qPrintable(bar.message()));
        auto* back = bar.findChild<QToolButton*>(QStringLiteral("messageAction"));
        QCOMPARE(back->text(), QStringLiteral("Back to Attention rollout"));
        press(7);
        QVERIFY(bench.settle());
        back->click();
        QVERIFY(bench.settle());
        QCOMPARE(state.query().options.method, std::string("rollout"));
        QCOMPARE(state.query().options.query, -1);
        press(6);
        QTRY_VERIFY(!bar.message().isEmpty());
        state.actions().classToken->trigger();
        QTRY_VERIFY(bar.message().isEmpty()); // the message goes with its cause
        press(6);
        QTRY_COMPARE(state.query().options.method, std::string("attention"));
        bench.window->library().step(1); // another picture drops the patch
        QTRY_COMPARE(state.query().options.method, std::string("rollout"));
        QTRY_VERIFY(bar.message().isEmpty());
        state.setMethod("attention");
        press(6);
        QVERIFY(bench.settle());
        QVERIFY(bar.message().isEmpty()); // no method was replaced
    }

    // Messages lie over the status bar, which is visible in all places.
    void messagesMoveNothing()
    {
        Bench bench;
        QVERIFY(bench.settle() && bench.engineIsDone());
        MessageBar& bar = bench.window->messages();
        const auto places = [&] {
            QList<QRect> all;
            for (const QWidget* each : bench.window->findChildren<QWidget*>()) {
                if (each->isVisible() && each != &bar && !bar.isAncestorOf(each)) {
                    all << QRect(each->mapTo(bench.window.get(), QPoint()), each->size());
                }
            }
            return all;
        };
        const QString words = QStringLiteral("This network was trained for 2, 3 and 4 heads.");
        for (const bool compare : {false, true}) {
            if (compare) {
                bench.window->state().actions().showCompare->trigger();
                QVERIFY(bench.settle());
            }
            QVERIFY(test::layoutRests());
            const QList<QRect> before = places();
            bar.tell(MessageBar::Kind::Warning, words);
            QTRY_VERIFY(bar.isVisible());
            QVERIFY(test::layoutRests());
            QCOMPARE(places(), before);
            QVERIFY2(
                bench.window->statusBar()->geometry().contains(bar.geometry()),
                qPrintable(
                    QStringLiteral("%1 of %2").arg(bar.height()).arg(bench.window->statusBar()->height())));
            QCOMPARE(bench.window->childAt(bar.geometry().center())->parentWidget(), &bar);
            // A message of many lines covers widgets above it without moving them.
            bar.tell(MessageBar::Kind::Error, QString(words + QLatin1Char(' ')).repeated(12));
            QVERIFY(test::layoutRests());
            QVERIFY(bar.height() > 2 * bar.fontMetrics().height());
            QCOMPARE(bar.geometry().bottom(), bench.window->statusBar()->geometry().bottom());
            QCOMPARE(places(), before);
            while (!bar.isHidden()) {
                bar.findChildren<QToolButton*>().last()->click();
            }
        }
    }

    void draggingPansAndDoesNotAsk()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* canvas = bench.child<Canvas>("canvas");
        const QPoint from = bench.pointOf(5);
        const QPointF before = canvas->picturePlace().topLeft();
        QTest::mousePress(canvas, Qt::LeftButton, {}, from);
        QTest::mouseMove(canvas, from + QPoint(60, 20));
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, from + QPoint(60, 20));
        QCOMPARE(bench.window->state().query().options.query, -1);
        QVERIFY(canvas->picturePlace().topLeft() != before);
    }

    void readsValuesUnderTheCursor()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* canvas = bench.child<Canvas>("canvas");
        QSignalSpy lines(canvas, &Canvas::readOut);
        QTest::mouseMove(canvas, bench.pointOf(6));
        QVERIFY(!lines.isEmpty());
        const QString line = lines.last().first().toString();
        QVERIFY2(line.contains(QStringLiteral("patch 6: row 2, column 3")), qPrintable(line));
        QVERIFY2(line.lastIndexOf(QStringLiteral("   ·   ")) + 7 == line.indexOf(QStringLiteral("RGB ")),
                 qPrintable(line)); // the part that is cut first
        const double value = double(bench.window->board().shownMap()->values[6]);
        QVERIFY2(line.contains(QLocale().toString(value, 'g', 4)), qPrintable(line));
    }

    void dropsAndStepsThroughImages()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QMimeData dropped;
        dropped.setUrls({QUrl::fromLocalFile(bench.file("b.png"))});
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(bench.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(bench.window.get(), &drop);
        QTRY_COMPARE(bench.window->windowTitle(), QStringLiteral("b.png — Hydrascope"));
        QVERIFY(bench.settle());

        bench.window->library().openImages({bench.file("a.png"), bench.file("b.png")});
        QTRY_COMPARE(bench.window->windowTitle(), QStringLiteral("a.png — Hydrascope"));
        bench.child<Canvas>("canvas")->setFocus();
        QTest::keyClick(bench.child<Canvas>("canvas"), Qt::Key_N);
        QTRY_COMPARE(bench.window->windowTitle(), QStringLiteral("b.png — Hydrascope"));
        bench.window->state().actions().nextImage->trigger(); // already the last picture
        QVERIFY(!bench.window->bridge().opening());
        QCOMPARE(bench.window->library().currentRow(), 1);
    }

    // A folder in Hugging Face's layout is opened as a model, not searched for pictures.
    void aModelsFolderIsAModel()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QTemporaryDir folder;
        QVERIFY(!Library::isModelFile(folder.path()));
        QVERIFY(QFile::copy(bench.file("tiny.safetensors"),
                            folder.filePath(QStringLiteral("model.safetensors"))));
        QMimeData dropped;
        dropped.setUrls({QUrl::fromLocalFile(folder.path())});
        QVERIFY(bench.window->library().take(dropped));
        QTRY_COMPARE(QString::fromStdString(bench.window->state().model()->path),
                     folder.filePath(QStringLiteral("model.safetensors")));
        QVERIFY(bench.settle());
    }

    void pastesPicturesAndPaths()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QMimeData picture;
        QImage green(40, 40, QImage::Format_ARGB32);
        green.fill(Qt::green);
        picture.setImageData(green);
        QVERIFY(bench.window->library().take(picture));
        QTRY_COMPARE(bench.window->windowTitle(), QStringLiteral("pasted picture — Hydrascope"));
        QMimeData path;
        path.setText(bench.file("b.png"));
        QVERIFY(bench.window->library().take(path));
        QTRY_COMPARE(bench.window->windowTitle(), QStringLiteral("b.png — Hydrascope"));
        QMimeData nonsense;
        nonsense.setText(QStringLiteral("no such thing"));
        QVERIFY(!bench.window->library().take(nonsense));
    }

    void badFilesAreSaid()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const engine::MapPtr before = bench.window->board().shownMap();
        QFile broken(bench.file("broken.png"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("\x89PNG\r\n\x1a\nbroken");
        broken.close();
        FilePicker::next = broken.fileName();
        bench.window->state().actions().openImage->trigger();
        QTRY_VERIFY(!bench.window->problem().isEmpty());
        QVERIFY2(bench.window->problem().contains(QStringLiteral("broken.png")),
                 qPrintable(bench.window->problem()));
        QTRY_VERIFY(!bench.window->board().shownMap()); // it belonged to another picture
        bench.window->library().openImages({bench.file("a.png")});
        QVERIFY(QTest::qWaitFor([&] { return bench.window->settled(); }, 60'000));
        QVERIFY(sameValues(bench.window->board().shownMap(), before));
        QVERIFY(bench.window->problem().isEmpty());
        bench.window->library().openModel(bench.file("a.png"));
        QTRY_VERIFY(!bench.window->problem().isEmpty()); // the model that is open stays, with its answers
        QVERIFY(sameValues(bench.window->board().shownMap(), before));
    }

    void cancelStopsAndALaterQuestionIsAnswered()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().setPlan(AttentionPlan::parse("hydra@all", bench.window->state().trainedPlan()));
        QCoreApplication::processEvents();
        bench.window->bridge().cancel();
        AnswersTo<MapKey> answered(bench.window->bridge());
        QVERIFY(bench.engineIsDone());
        QCOMPARE(answered.count(), 0);
        bench.window->state().setPlan(
            AttentionPlan::parse("hydra@back:1", bench.window->state().trainedPlan()));
        QVERIFY(bench.settle());
        QVERIFY(!bench.window->board().stale());
    }

    void savesThePictureWithItsMap()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().grid->setChecked(true);
        bench.window->state().askToken(5); // its box is on the canvas, too
        QVERIFY(bench.settle());
        auto* canvas = bench.child<Canvas>("canvas");
        auto* bar = bench.child<QWidget>("colourBar");
        canvas->clearFocus(); // the line that marks the focus is no part of the picture
        const QImage shown = canvas->grab().toImage().convertToFormat(QImage::Format_RGB32);
        const QImage scale = bar->grab().toImage().convertToFormat(QImage::Format_RGB32);
        FilePicker::next = bench.file("out"); // without a suffix it is a PNG all the same
        bench.window->state().actions().savePicture->trigger();
        QVERIFY(!QFile::exists(bench.file("out")));
        const QImage saved(bench.file("out.png"));
        QCOMPARE(saved.size(), shown.size() + QSize(scale.width(), 0)); // the screen's pixels
        QCOMPARE(saved.copy(shown.rect()), shown);
        QCOMPARE(saved.copy(QRect(QPoint(shown.width(), bar->y()), scale.size())), scale);
        bench.window->state().askClassToken();
        QVERIFY(bench.settle());
        FilePicker::next = bench.file("out.png");
        bench.window->state().actions().savePicture->trigger();
        const QString told = QImage(bench.file("out.png")).text(QStringLiteral("Description"));
        const MapKey& key = bench.window->board().current()->key;
        QVERIFY2(told.contains(QString::fromStdString(key.network.model)), qPrintable(told));
        QVERIFY2(told.contains(QLatin1String(defaultMethod()) + QStringLiteral(", k = 4, class ")),
                 qPrintable(told));
        ViewState& state = bench.window->state();
        const int side = state.model()->config.imageHeight;
        state.setSize({2 * side, 2 * side, 0});
        QVERIFY(bench.settle());
        FilePicker::next = bench.file("large.png");
        state.actions().savePicture->trigger();
        const QString large = QImage(bench.file("large.png")).text(QStringLiteral("Description"));
        QVERIFY2(large.contains(QStringLiteral(", size %1").arg(2 * side)), qPrintable(large));
        state.setSize({});
        QVERIFY(bench.settle());
        for (const char* name : {"out.csv", "out.json", "out.npy"}) { // saves the numbers instead
            FilePicker::next = bench.file(name);
            bench.window->state().actions().savePicture->trigger();
        }
        const Map& map = *bench.window->board().shownMap();
        QFile table(bench.file("out.csv"));
        QVERIFY(table.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = table.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[2].split(',')[3].toFloat(), map.values[11]);
        QFile json(bench.file("out.json"));
        QVERIFY(json.open(QIODevice::ReadOnly));
        const QJsonObject said = QJsonDocument::fromJson(json.readAll()).object();
        QCOMPARE(said.value(QStringLiteral("k")).toInt(), 4);
        QCOMPARE(float(said.value(QStringLiteral("values")).toArray()[2].toArray()[3].toDouble()),
                 map.values[11]);
        QCOMPARE(QFileInfo(bench.file("out.npy")).size(), qint64(128 + 16 * sizeof(float)));
    }

    void remembersLooksAndModel()
    {
        Bench bench;
        QVERIFY(bench.settle());
        Look look = bench.window->state().look();
        look.opacity = 0.25;
        bench.window->state().setLook(look);
        QCoreApplication::processEvents();
        QCOMPARE(bench.settings.look().opacity, 0.25);
        QCOMPARE(bench.settings.get<QString>(Setting::LastModel), bench.file("tiny.safetensors"));
        const auto remembered = [&] { // read from the file by the next start, after a moment without changes
            Settings again(bench.file("settings.ini"));
            return ViewState(again).look().opacity;
        };
        QTRY_COMPARE(remembered(), 0.25);
    }

    // Panels use the engine and the state until they are destroyed, some from threads of their own.
    void widgetsGoBeforeWhatTheyAsk()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QList<QPointer<QWidget>> widgets;
        for (QWidget* widget : bench.window->findChildren<QWidget*>()) {
            widgets.append(widget);
        }
        QStringList left;
        const auto count = [&] {
            for (const QPointer<QWidget>& widget : widgets) {
                left << (widget ? widget->objectName() : QString());
            }
            left.removeAll(QString());
        };
        for (QObject* asked :
             std::initializer_list<QObject*>{&bench.window->bridge(), &bench.window->state(),
                                             &bench.window->board(), &bench.window->library()}) {
            connect(asked, &QObject::destroyed, this, count);
        }
        bench.window.reset();
        QCOMPARE(left.join(QLatin1Char(' ')), QString());
    }

    // For example, one that compares thousands of pictures.
    void endsWhileAPanelIsAtWork()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QStringList many;
        for (int i = 0; i < 200; ++i) {
            many << writePicture(*bench.folder(), QStringLiteral("%1.png").arg(i), QColor(i, 255 - i, 40));
        }
        bench.window->library().openList(many, 0);
        QVERIFY(bench.settle());
        bench.window->state().actions().findAlike->trigger();
        bench.window.reset();
    }
};

HYDRA_TEST(TestWindow, QApplication)
#include "test_window.moc"
