// SPDX-License-Identifier: GPL-3.0-or-later
// The training window: a folder that grows, breaks, vanishes and comes back while it is open.
#include "core/base/file.h"
#include "core/format/safetensors.h"
#include "ui/shell/training_window.h"
#include "ui/state/actions.h"
#include "ui/state/file_picker.h"
#include "ui/state/settings.h"
#include "ui/views/plot_view.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/message_bar.h"

#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>
#include <QUrl>

#include <cmath>

#include "tests/support/program.h"
#include "tests/support/tiny_model.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;
using hydra::test::readBytes;

namespace {

constexpr int soonMs = 4000; // "about a second", on a machine that does other things too

const QString header =
    QStringLiteral("epoch,step,seconds,learning_rate,loss,token_loss,images_per_second,top1_k3,top1_k12\n");

QString row(int epoch, const QString& accuracies = QStringLiteral(","))
{
    return QStringLiteral("%1,%2,%3,%4,%5,%6,64.0,%7\n")
        .arg(epoch)
        .arg(100 * epoch)
        .arg(1800 * epoch)
        .arg(0.001 / epoch)
        .arg(2.0 / epoch)
        .arg(1.0 / epoch)
        .arg(accuracies);
}

// A training window on a folder of its own.
struct Desk
{
    Desk()
        : settings(home.filePath(QStringLiteral("settings.ini")))
        , actions(nullptr)
        , window(settings, actions, nullptr)
    {
        QDir(home.path()).mkdir(QStringLiteral("run"));
    }
    [[nodiscard]] QString folder() const { return home.filePath(QStringLiteral("run")); }
    [[nodiscard]] Path file(const char* name) const { return Path(folder().toStdString()) / name; }
    void write(const QString& rows) const
    {
        writeFileAtomically(file("history.csv"), (header + rows).toStdString());
    }
    template<class T>
    [[nodiscard]] T* child(const char* name) const
    {
        return window.findChild<T*>(QLatin1String(name));
    }
    [[nodiscard]] QString shown(const char* name) const { return child<QLabel>(name)->text(); }
    [[nodiscard]] QString message() const { return window.findChild<MessageBar*>()->message(); }
    [[nodiscard]] std::size_t rows() const
    {
        return window.watch().log() ? window.watch().log()->history.rows() : 0;
    }

    QTemporaryDir home;
    Settings settings;
    Actions actions;
    TrainingWindow window;
};

void writeCheckpoint(const Path& file, int step, int steps)
{
    NamedTensors tensors;
    for (const auto& [name, tensor] : test::tinyTensors()) {
        tensors["average/" + name] = tensor;
    }
    const std::string identity = "{\"steps\":" + std::to_string(steps)
        + R"(,"heads":[2,3,4],"model":{"image_size":24,"patch_size":4,"num_heads":4,"head_dim":8,"depth":3}})";
    writeSafetensors(file, tensors,
                     {{"format", "hydrascope-training-1"},
                      {"identity", identity},
                      {"progress", "{\"step\":" + std::to_string(step) + ",\"seconds\":9}"}});
}

} // namespace

class TestTraining : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsAppearWhileTheWindowIsOpen()
    {
        Desk desk;
        desk.write({});
        desk.window.open(desk.folder());
        QTRY_VERIFY_WITH_TIMEOUT(desk.window.watch().log(), soonMs);
        QVERIFY(desk.shown("trainingHint").contains(QStringLiteral("first epoch is finished")));
        QVERIFY(desk.child<QLabel>("trainingHint")->isVisible());
        desk.write(row(1));
        QTRY_COMPARE_WITH_TIMEOUT(desk.rows(), std::size_t(1), soonMs);
        desk.write(row(1) + row(2, QStringLiteral("41.50,62.25")));
        QTRY_COMPARE_WITH_TIMEOUT(desk.rows(), std::size_t(2), soonMs);
        QVERIFY(!desk.child<QLabel>("trainingHint")->isVisible());
        const QList<PlotView*>& charts = desk.window.charts();
        QCOMPARE(charts[0]->shown().series.size(), std::size_t(2)); // classes and tokens
        QCOMPARE(charts[0]->shown().series[0].points[0].y, 2.0);
        QCOMPARE(charts[0]->shown().series[0].points[1].y, 1.0);
        QCOMPARE(charts[1]->shown().title, std::string("Validation top-1 %, held-out"));
        QCOMPARE(charts[1]->shown().series[1].name, std::string("12 heads"));
        QCOMPARE(charts[1]->shown().series[1].points[1].y, 62.25);
        QVERIFY(charts[0]->accessibleDescription().contains(QStringLiteral("classes: 1")));
        QVERIFY(desk.message().isEmpty());
        const QString table = desk.folder() + QStringLiteral("/curves.tex");
        FilePicker::next = table;
        desk.child<QPushButton>("trainingExport")->click();
        QCOMPARE(desk.message(), QStringLiteral("Saved %1").arg(table));
        QVERIFY2(readBytes(table).contains("top1") && readBytes(table).contains("62.25"),
                 readBytes(table).constData());
    }

    void aBrokenRowIsToldAndTheCurvesStay()
    {
        Desk desk;
        desk.write(row(1) + row(2));
        desk.window.open(desk.folder());
        QTRY_COMPARE_WITH_TIMEOUT(desk.rows(), std::size_t(2), soonMs);
        desk.write(row(1) + row(2) + QStringLiteral("3,300,5400,0.001,oops,0.5,64,,\n"));
        QTRY_VERIFY_WITH_TIMEOUT(desk.message().contains(QStringLiteral("line 4, column loss")), soonMs);
        QVERIFY(desk.message().contains(QStringLiteral("'oops'")));
        QCOMPARE(desk.rows(), std::size_t(2));
        QCOMPARE(desk.window.charts()[0]->shown().series[0].points.size(), std::size_t(2));
        QVERIFY(desk.window.charts()[0]->isVisible());
        // Once the file is mended, the message goes by itself.
        desk.write(row(1) + row(2) + row(3));
        QTRY_COMPARE_WITH_TIMEOUT(desk.rows(), std::size_t(3), soonMs);
        QVERIFY(desk.message().isEmpty());
    }

    void aFolderThatVanishesLeavesItsCurves()
    {
        Desk desk;
        desk.write(row(1) + row(2));
        desk.window.open(desk.folder());
        QTRY_COMPARE_WITH_TIMEOUT(desk.rows(), std::size_t(2), soonMs);
        const QString aside = desk.home.filePath(QStringLiteral("aside"));
        QVERIFY(QDir().rename(desk.folder(), aside));
        QTRY_VERIFY_WITH_TIMEOUT(desk.message().contains(QStringLiteral("no such folder")), soonMs);
        QCOMPARE(desk.rows(), std::size_t(2));
        QVERIFY(desk.window.charts()[0]->isVisible());
        QVERIFY(QDir().rename(aside, desk.folder()));
        QTRY_VERIFY_WITH_TIMEOUT(desk.message().isEmpty(), soonMs);
        desk.write(row(1) + row(2) + row(3)); // it is followed again
        QTRY_COMPARE_WITH_TIMEOUT(desk.rows(), std::size_t(3), soonMs);
    }

    void aFolderWithoutATrainingSaysSo()
    {
        Desk desk;
        desk.window.open(desk.folder());
        QTRY_VERIFY_WITH_TIMEOUT(desk.message().contains(QStringLiteral("contains no history.csv")), soonMs);
        QVERIFY(!desk.child<QPushButton>("trainingOpen")->isEnabled());
        QVERIFY(!desk.child<QPushButton>("trainingCopy")->isEnabled());
        QVERIFY(desk.child<QLabel>("trainingHint")->isVisible());
        // A message that the user closed does not come back every few seconds.
        desk.window.findChild<MessageBar*>()->dismissErrors();
        QSignalSpy looked(&desk.window.watch(), &TrainingWatch::changed);
        for (const int looks : {1, 2}) {
            writeFileAtomically(desk.file("notes.md"), std::string(std::size_t(looks), '#')); // no training
            QTRY_COMPARE_WITH_TIMEOUT(looked.count(), looks, soonMs);
        }
        QVERIFY(!desk.window.watch().problem().isEmpty()); // the problem persists
        QVERIFY(desk.message().isEmpty());
    }

    void progressAndTheWeightsSoFar()
    {
        Desk desk;
        desk.write(row(1) + row(2));
        writeCheckpoint(desk.file("checkpoint.safetensors"), 250, 500);
        desk.window.open(desk.folder());
        QTRY_COMPARE_WITH_TIMEOUT(desk.rows(), std::size_t(2), soonMs);
        QCOMPARE(desk.shown("trainingState"), QStringLiteral("running"));
        QVERIFY(desk.shown("trainingProgress").contains(QStringLiteral("Step 250 of 500 (50 %)")));
        // 200 steps took 3600 s: 250 more take 4500.
        QVERIFY(desk.shown("trainingProgress").contains(QStringLiteral("about 1 h 15 min of training left")));
        QCOMPARE(desk.child<QProgressBar>("trainingBar")->value(), 500);
        auto* open = desk.child<QPushButton>("trainingOpen");
        QCOMPARE(open->text(), QStringLiteral("&Open the weights so far"));
        QSignalSpy wanted(&desk.window, &TrainingWindow::modelWanted);
        open->click();
        QCOMPARE(wanted.takeFirst().front().toString(),
                 desk.folder() + QStringLiteral("/checkpoint.safetensors"));
        // The finished weights and their card take its place.
        const auto stored = readSafetensorsMetadata(desk.file("checkpoint.safetensors"));
        writeSafetensors(desk.file("tiny.safetensors"), test::tinyTensors(),
                         {{"training", stored.at("identity")}});
        writeFileAtomically(desk.file("tiny.md"), std::string("# tiny\n"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.shown("trainingState"), QStringLiteral("finished"), soonMs);
        QCOMPARE(desk.window.windowTitle(), QStringLiteral("Training — tiny"));
        open->click();
        QCOMPARE(wanted.takeFirst().front().toString(), desk.folder() + QStringLiteral("/tiny.safetensors"));
    }

    void hoveringAndKeysTellARow()
    {
        Desk desk;
        desk.write(row(1) + row(2, QStringLiteral("41.50,62.25")) + row(3) + row(4));
        desk.window.open(desk.folder());
        QTRY_COMPARE_WITH_TIMEOUT(desk.rows(), std::size_t(4), soonMs);
        QVERIFY(desk.shown("trainingReadOut").startsWith(QStringLiteral("Last: Epoch 4")));
        PlotView* loss = desk.window.charts()[0];
        const QRectF plot = loss->chart()->plotArea();
        const QPointF middle(plot.left() + plot.width() / 2, plot.center().y()); // epoch 2 of 0..4
        QMouseEvent move(QEvent::MouseMove, middle, loss->viewport()->mapToGlobal(middle), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(loss->viewport(), &move);
        QCOMPARE(desk.shown("trainingReadOut"),
                 QStringLiteral("Epoch 2 · step 200 · 1 h 00 min of training · 64 images/s"));
        for (const PlotView* chart : desk.window.charts()) {
            QCOMPARE(chart->marked(),
                     chart->isVisibleTo(&desk.window) ? 1 : -1); // in every chart with curves
        }
        QVERIFY(desk.window.charts()[1]->accessibleDescription().contains(QStringLiteral("12 heads: 62.25")));
        QTest::keyClick(loss, Qt::Key_Right);
        QCOMPARE(loss->marked(), 2);
        QVERIFY(desk.window.charts()[1]->accessibleDescription().contains(QStringLiteral("not measured")));
        QTest::keyClick(loss, Qt::Key_End);
        QTest::keyClick(loss, Qt::Key_Right);
        QCOMPARE(loss->marked(), 3);
        QTest::keyClick(loss, Qt::Key_Home);
        QCOMPARE(loss->marked(), 0);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(loss, &leave);
        QCOMPARE(loss->marked(), -1);
    }

    void theAxisIsChosenAndRemembered()
    {
        Desk desk;
        QVERIFY(!desk.child<QComboBox>("trainingAxis")->isVisibleTo(&desk.window)); // hidden without curves
        desk.write(row(1) + row(2));
        desk.window.open(desk.folder());
        QTRY_COMPARE_WITH_TIMEOUT(desk.rows(), std::size_t(2), soonMs);
        QVERIFY(desk.child<QComboBox>("trainingAxis")->isVisibleTo(&desk.window));
        const TrainingHistory& history = desk.window.watch().log()->history;
        QCOMPARE(trainingCharts(history, TrainingAxis::Epoch).front().stops, (std::vector<double>{1, 2}));
        QCOMPARE(trainingCharts(history, TrainingAxis::Step).front().stops, (std::vector<double>{100, 200}));
        QCOMPARE(trainingCharts(history, TrainingAxis::Hours).front().stops, (std::vector<double>{0.5, 1}));
        desk.child<QComboBox>("trainingAxis")->setCurrentIndex(2);
        const TrainingWindow again(desk.settings, desk.actions, nullptr);
        QCOMPARE(again.findChild<QComboBox*>(QStringLiteral("trainingAxis"))->currentIndex(), 2);
        desk.child<QPushButton>("trainingCopy")->click();
        QCOMPARE(QApplication::clipboard()->text(), header + row(1) + row(2));
    }

    void lossesThatWereNotAskedForAreNotDrawn()
    {
        const auto charts = [](const char* text) {
            return trainingCharts(parseTrainingHistory(text, "h.csv"));
        };
        const auto plain = charts("epoch,step,seconds,loss,token_loss\n1,1,1,2.5,0.00000\n");
        QCOMPARE(plain.size(), std::size_t(1)); // no curve without a column
        QCOMPARE(plain[0].series.size(), std::size_t(1));
        const auto distilled =
            charts("epoch,step,seconds,loss,token_loss,distillation_loss,top1_k4\n1,1,1,2.5,0,0.5,\n");
        QCOMPARE(distilled.size(), std::size_t(2));
        QCOMPARE(distilled[0].series[1].name, std::string("distillation"));
        const auto held = charts("epoch,step,seconds,loss,top1_k4,loss_k4,loss_k12\n1,1,1,2.5,50,1.25,0.5\n");
        QCOMPARE(held.size(), std::size_t(3));
        QCOMPARE(held[2].id, std::string("heldloss"));
        QCOMPARE(held[2].series.size(), std::size_t(2));
        QCOMPARE(held[2].series[1].points.front().y, 0.5);
        QCOMPARE(durationText(59.7), QStringLiteral("59 s"));
        QCOMPARE(durationText(3570), QStringLiteral("1 h 00 min"));
        QCOMPARE(durationText(180'000), QStringLiteral("2 d 2 h"));
    }

    void theMainWindowOpensTrainings()
    {
        const Desk desk; // for its folder alone
        desk.write(row(1));
        writeCheckpoint(desk.file("checkpoint.safetensors"), 250, 500);
        Bench bench;
        QVERIFY(bench.settle());
        QVERIFY(!bench.child<TrainingWindow>("trainingWindow")); // made when first asked for
        FilePicker::next = desk.folder();
        bench.window->state().actions().openTraining->trigger();
        auto* training = bench.child<TrainingWindow>("trainingWindow");
        QVERIFY(training && training->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(training->watch().log(), soonMs);
        QCOMPARE(bench.settings.get<QStringList>(Setting::RecentTrainings), QStringList(desk.folder()));
        training->close();
        // A dropped training folder is opened as a training, not as pictures.
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(desk.folder())});
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(bench.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(bench.window.get(), &drop);
        QVERIFY(drop.isAccepted() && training->isVisible());
        QVERIFY(bench.window->problem().isEmpty());
        // The weights so far are a model like any other.
        QTRY_VERIFY_WITH_TIMEOUT(training->watch().log(), soonMs);
        training->findChild<QPushButton*>(QStringLiteral("trainingOpen"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(
            bench.window->state().model()->path == desk.file("checkpoint.safetensors").string(), 20'000);
        QCOMPARE(bench.window->state().maxHeads(), 4);
    }
};

HYDRA_TEST(TestTraining, QApplication)
#include "test_training.moc"
