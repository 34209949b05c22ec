// SPDX-License-Identifier: GPL-3.0-or-later
// Targets without classes in the window: a backbone from its first moment, and the entries of the target
// field.
#include "core/format/npy.h"
#include "core/format/safetensors.h"
#include "ui/models/card_model.h"
#include "ui/models/data_tables.h"
#include "ui/paint/format.h"
#include "ui/panels/probe_dialog.h"
#include "ui/panels/target_entries.h"
#include "ui/state/file_picker.h"
#include "ui/views/plot_view.h"
#include "ui/views/prediction_bars.h"
#include "ui/views/strip.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <cmath>

#include "tests/support/plain_vit.h"
#include "tests/support/program.h"
#include "tests/ui/trust_bench.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;
using Kind = ClassChoice::Kind;

namespace {

void writeBackbone(const QString& path)
{
    at::manual_seed(11);
    NamedTensors tensors = test::plainVit(3, 4, 5);
    tensors.erase("head.weight");
    tensors.erase("head.bias");
    for (auto& [name, tensor] : tensors) {
        tensor = tensor * 0.2;
    }
    writeSafetensors(
        path.toStdString(), tensors,
        {{"num_heads", "4"}, {"trained_heads", "2,3,4"}, {"img_size", "16"}, {"patch_size", "4"}});
}

template<class AnyBench>
bool openBackbone(AnyBench& bench)
{
    writeBackbone(bench.file("backbone.safetensors"));
    bench.window->library().openModel(bench.file("backbone.safetensors"));
    return QTest::qWaitFor(
               [&] {
                   const ModelPtr& model = bench.window->state().model();
                   return model && model->config.numClasses.value == 0;
               },
               30'000)
        && bench.settle();
}

const ClassChoice& target(Bench& bench)
{
    return bench.window->state().query().target;
}

bool activate(Bench& bench, const QString& start)
{
    auto* field = bench.child<QComboBox>("classChoice");
    for (int row = 0; row < field->count(); ++row) {
        if (field->itemText(row).startsWith(start)) {
            field->setCurrentIndex(row);
            Q_EMIT field->activated(row);
            return true;
        }
    }
    return false;
}

QString shownTarget(Bench& bench)
{
    const engine::MapPtr& map = bench.window->board().shownMap();
    return map ? text(map->target) : QString();
}

} // namespace

class TestTargetField : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBackboneIsExplainedAtOnce()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QVERIFY(openBackbone(bench));
        QCOMPARE(target(bench), (ClassChoice{Kind::Norm, 1}));
        QCOMPARE(bench.window->problem(), QString());
        QCOMPARE(shownTarget(bench), QStringLiteral("embedding norm"));
        QCOMPARE(bench.child<QComboBox>("classChoice")->currentText(), QStringLiteral("embedding norm"));
        QVERIFY(!bench.child<QComboBox>("againstChoice")->isVisible());
        for (const MethodInfo& info : methodTable()) {
            if (std::string(info.id) == "lens" || std::string(info.id) == "decomposition") {
                continue; // they take the classifier itself apart
            }
            bench.window->state().setMethod(info.id);
            QVERIFY(bench.settle());
            QCOMPARE(bench.window->problem(), QString());
            QVERIFY(bench.window->board().shownMap());
        }
        // A model with classes starts with its prediction again.
        bench.window->library().openModel(bench.file("tiny.safetensors"));
        QTRY_COMPARE(target(bench), ClassChoice{});
    }

    void aPictureIsPicked()
    {
        Bench bench;
        QVERIFY(bench.settle());
        FilePicker::next = bench.file("b.png");
        QVERIFY(activate(bench, QStringLiteral("similarity to a picture")));
        QTRY_COMPARE(target(bench).kind, Kind::Similar);
        QVERIFY(!target(bench).id.empty());
        QVERIFY(bench.settle());
        QCOMPARE(shownTarget(bench), QStringLiteral("similarity to b.png"));
        QCOMPARE(bench.child<QComboBox>("classChoice")->currentText(), QStringLiteral("similarity to b.png"));
        FilePicker::next = QString(); // cancelled: no change
        QVERIFY(activate(bench, QStringLiteral("similarity to a picture")));
        QCOMPARE(bench.child<QComboBox>("classChoice")->currentText(), QStringLiteral("similarity to b.png"));
        QVERIFY(activate(bench, QStringLiteral("embedding norm")));
        QVERIFY(bench.settle());
        QCOMPARE(shownTarget(bench), QStringLiteral("embedding norm"));
    }

    void theKeptPictureMeetsTheNext()
    {
        Bench bench;
        QVERIFY(bench.settle() && openBackbone(bench));
        QVERIFY(activate(bench, QStringLiteral("similarity to this picture")));
        const std::string kept = bench.window->state().picture()->image.id;
        QCOMPARE(target(bench).id, kept);
        bench.window->library().show(1);
        QTRY_VERIFY(bench.window->state().picture()->image.id != kept);
        QVERIFY(bench.settle());
        QCOMPARE(target(bench).id, kept);
        QCOMPARE(shownTarget(bench), QStringLiteral("similarity to a.png"));
        QVERIFY(*bench.window->board().shownMap()->targetValue < 1);
        // The previous picture is always one click away.
        QVERIFY(activate(bench, QStringLiteral("embedding norm")));
        QVERIFY(activate(bench, QStringLiteral("similarity to a.png")));
        QCOMPARE(target(bench).id, kept);
        bench.window->state().setMethod("attention");
        bench.window->state().askToken(5);
        QCoreApplication::processEvents();
        QVERIFY(activate(bench, QStringLiteral("similarity to patch 5")));
        QCOMPARE(target(bench).patches, (std::vector<int>{5}));
        bench.window->state().setMethod("gradient");
        QVERIFY(bench.settle());
        QCOMPARE(shownTarget(bench), QStringLiteral("similarity to patch 5 of b.png"));
    }

    void aFileThatDoesNotFitSaysWhy()
    {
        Bench bench;
        QVERIFY(bench.settle());
        writeNpy(bench.file("short.npy").toStdString(), at::ones({7}));
        FilePicker::next = bench.file("short.npy");
        QVERIFY(activate(bench, QStringLiteral("direction from a file")));
        QTRY_VERIFY2(bench.window->problem().contains(QStringLiteral("7 numbers, but the embedding has ")),
                     qPrintable(bench.window->problem()));
        FilePicker::next = bench.file("nowhere.safetensors");
        QVERIFY(activate(bench, QStringLiteral("linear probe")));
        QTRY_VERIFY2(bench.window->problem().contains(QStringLiteral("nowhere.safetensors")),
                     qPrintable(bench.window->problem()));
        writeNpy(bench.file("way.npy").toStdString(), at::arange(128, at::kFloat) - 60);
        FilePicker::next = bench.file("way.npy");
        QVERIFY(activate(bench, QStringLiteral("direction from a file")));
        QTRY_COMPARE(bench.window->problem(), QString());
        QVERIFY(bench.settle());
        QCOMPARE(shownTarget(bench), QStringLiteral("direction way.npy"));
    }

    // From a folder to a map of one of its classes, on a backbone.
    void aProbeIsTrainedInTheWindow()
    {
        Bench bench;
        QVERIFY(openBackbone(bench));
        at::manual_seed(3);
        for (const char* name : {"dark", "light"}) {
            QVERIFY(QDir().mkpath(bench.file("set/") + QLatin1String(name)));
            for (int i = 0; i < 8; ++i) {
                QImage image(16, 16, QImage::Format_RGB32);
                const int grey = name[0] == 'd' ? 20 + 3 * i : 200 + 3 * i;
                image.fill(qRgb(grey, 40 + i, grey));
                QVERIFY(
                    image.save(bench.file("set/") + QLatin1String(name) + QStringLiteral("/%1.png").arg(i)));
            }
        }
        QVERIFY(activate(bench, QStringLiteral("train a linear probe")));
        auto* dialog = bench.window->findChild<ProbeDialog*>();
        QVERIFY(dialog != nullptr);
        auto* train = dialog->findChild<QPushButton*>(QStringLiteral("probeTrain"));
        auto* explain = dialog->findChild<QPushButton*>(QStringLiteral("probeExplain"));
        const auto* result = dialog->findChild<QLabel*>(QStringLiteral("probeResult"));
        QVERIFY(!train->isEnabled() && !explain->isEnabled());
        FilePicker::next = bench.file("nowhere");
        dialog->findChild<QPushButton*>(QStringLiteral("probeChooseFolder"))->click();
        FilePicker::next = bench.file("shades.safetensors");
        dialog->findChild<QPushButton*>(QStringLiteral("probeChooseFile"))->click();
        train->click();
        QTRY_VERIFY2(!dialog->busy() && result->text().contains(QStringLiteral("nowhere")),
                     qPrintable(result->text()));
        QVERIFY(!explain->isEnabled() && !QFile::exists(bench.file("shades.safetensors")));
        dialog->findChild<QLineEdit*>(QStringLiteral("probeFolder"))->setText(bench.file("set"));
        train->click();
        QVERIFY(dialog->busy());
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->busy(), 30'000);
        QVERIFY2(result->text().startsWith(QStringLiteral("2 classes, trained on ")),
                 qPrintable(result->text()));
        QVERIFY(result->text().contains(QStringLiteral("held-out")));
        QVERIFY(explain->isEnabled());
        explain->click();
        QTRY_COMPARE(target(bench).kind, Kind::Probe);
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->problem(), QString());
        QVERIFY2(shownTarget(bench).contains(QStringLiteral("shades")), qPrintable(shownTarget(bench)));
    }

    void curvesOfTheTrustPanelFollowTheValue()
    {
        test::TrustBench bench(false);
        QVERIFY(openBackbone(bench));
        bench.openDock();
        QVERIFY(bench.settled);
        const ScorePtr faith = bench.faith();
        QVERIFY(faith && !faith->ofProbability());
        QCOMPARE(faith->target, std::string("embedding norm"));
        QVERIFY(bench.child<QLabel>("trustSubject")->text().contains(QStringLiteral("embedding norm")));
    }

    void outputsAreWhatTheModelSays_data()
    {
        QTest::addColumn<int>("outputs");
        QTest::addColumn<QByteArray>("answers");
        QTest::newRow("a number") << 1 << QByteArray("values");
        QTest::newRow("three numbers") << 3 << QByteArray("values");
        QTest::newRow("labels") << 3 << QByteArray("sigmoid");
        QTest::newRow("one class") << 1 << QByteArray("sigmoid");
    }
    void outputsAreWhatTheModelSays()
    {
        QFETCH(int, outputs);
        QFETCH(QByteArray, answers);
        const bool numbers = answers == "values";
        test::TrustBench bench(false);
        at::manual_seed(11);
        NamedTensors tensors = test::plainVit(3, 4, outputs);
        tensors["head.weight"] *= 0.05;
        writeSafetensors(
            bench.file("own.safetensors").toStdString(), tensors,
            {{"num_heads", "4"}, {"trained_heads", "2,3,4"}, {"answers", answers.toStdString()}});
        bench.window->library().openModel(bench.file("own.safetensors"));
        ViewState& state = bench.window->state();
        QTRY_VERIFY_WITH_TIMEOUT(state.model() && state.model()->config.numClasses.value == outputs, 30'000);
        QVERIFY(bench.settle());
        QCOMPARE(target(bench), numbers ? (ClassChoice{Kind::Output, 0}) : ClassChoice());

        const engine::Prediction& said = *bench.window->board().current()->prediction;
        const int first = said.ranking.front();
        const auto logit = double(said.logits[std::size_t(first)]);
        auto* bars = bench.child<PredictionBars>("predictionBars");
        QCOMPARE(bars->cellText(0),
                 QStringLiteral("%1 %2").arg(
                     numbers ? QStringLiteral("output %1").arg(first) : QStringLiteral("class %1").arg(first),
                     numbers ? mapValue(logit) : percent(1 / (1 + std::exp(-logit)))));
        QCOMPARE(bench.child<QLabel>("predictionsAlone")->isHidden(), numbers || outputs == 1);
        CardModel card(state, nullptr);
        int row = 0;
        while (row < card.rowCount() && card.index(row, 0).data().toString() != QStringLiteral("Answers")) {
            ++row;
        }
        QCOMPARE(card.index(row, 1).data().toString(), QString::fromUtf8(answers));
        QCOMPARE(card.index(row, 2).data().toString(), QStringLiteral("file"));

        // A click explains the output, if it is no class.
        state.setTarget({Kind::Index, outputs - 1});
        QCOMPARE(target(bench), (ClassChoice{numbers ? Kind::Output : Kind::Index, outputs - 1}));
        bench.openDock();
        QVERIFY(bench.settled);
        QCOMPARE(bench.faith()->ofProbability(), !numbers);
        QStringList texts{bench.child<QWidget>("predictionBars")->accessibleDescription(),
                          bench.child<QLabel>("probabilityTitle")->text(),
                          bench.child<QLabel>("probabilityNumber")->text()};
        for (const Board::Cell& cell : bench.window->board().cells()) {
            texts << headsWords(headsRow(state, bench.window->board(), cell));
        }
        QCOMPARE(texts.join(QLatin1Char(' ')).contains(QLatin1Char('%')), !numbers);
        const DataTable table = predictionTable(state, bench.window->board());
        QCOMPARE(table.columns[4].name, std::string(numbers ? "value" : "probability"));
        QCOMPARE(table.columns[5].name, std::string(numbers ? "ms" : "logit"));
    }
};

HYDRA_TEST(TestTargetField, QApplication)
#include "test_target_field.moc"
