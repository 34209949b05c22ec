// SPDX-License-Identifier: GPL-3.0-or-later
// A training's folder as the window reads it: handwritten histories, broken ones, and the trainer's own
// files.
#include "core/checkpoint/checkpoint.h"
#include "core/format/safetensors.h"
#include "core/train/trainer.h"
#include "core/train/training_log.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <cmath>
#include <nlohmann/json.hpp>

#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/tiny_model.h"

using namespace hydra;

namespace {

const std::string header =
    "epoch,step,seconds,learning_rate,loss,token_loss,images_per_second,top1_k3,top1_k12\n";
const std::string threeRows = header
    + "1,100,50.0,0.001,2.50000,0.90000,64.0,,\n"
      "2,200,90.0,0.0009,2.00000,0.80000,80.0,41.50,62.25\n"
      "3,300,140.0,0.0005,1.75000,0.75000,64.0,,\n";

TrainingHistory parsed(const std::string& text)
{
    return parseTrainingHistory(text, "h.csv");
}

nlohmann::json identityOf(int steps)
{
    return {{"steps", steps},
            {"heads", {2, 3, 4}},
            {"model",
             {{"image_size", 24},
              {"patch_size", 4},
              {"num_heads", 4},
              {"head_dim", 8},
              {"depth", 3},
              {"norm_eps", 1e-6},
              {"attention", "softmax"},
              {"mean", {0.5, 0.25, 0.125}},
              {"std", {0.25, 0.25, 0.5}}}}};
}

// As core/train/start.h defines it: two sets of weights and the optimizer's moments.
void writeCheckpoint(const Path& file, int step, int steps)
{
    NamedTensors tensors;
    const std::pair<const char*, std::uint64_t> sets[] = {
        {"weights/", 1}, {"average/", 2}, {"first/", 3}, {"second/", 4}};
    for (const auto& [prefix, seed] : sets) {
        for (const auto& [name, tensor] : test::tinyTensors({}, seed)) {
            tensors[prefix + name] = tensor;
        }
        tensors[std::string(prefix) + "aux.weight"] = at::zeros({6, 32});
    }
    const nlohmann::json progress = {{"step", step}, {"seconds", step * 0.5}};
    writeSafetensors(file, tensors,
                     {{"format", "hydrascope-training-1"},
                      {"identity", identityOf(steps).dump()},
                      {"progress", progress.dump()}});
}

FileTime later(const Path& file, double seconds)
{
    return std::filesystem::last_write_time(file)
        + std::chrono::duration_cast<FileTime::duration>(std::chrono::duration<double>(seconds));
}

} // namespace

class TestTrainingLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void columnsAreFoundByName()
    {
        const TrainingHistory history = parsed(threeRows);
        QCOMPARE(history.rows(), std::size_t(3));
        QCOMPARE(history.column("loss")->values, (std::vector<double>{2.5, 2, 1.75}));
        QCOMPARE(history.at(1, "top1_k12"), 62.25);
        QVERIFY(std::isnan(history.at(0, "top1_k12")));
        QVERIFY(std::isnan(history.at(0, "distillation_loss")));
        QVERIFY(!history.cutOff);
        QCOMPARE(history.text, threeRows);
        // Another order, a column of later versions, an unknown column, Windows' line ends.
        const TrainingHistory other =
            parsed("step,epoch,mood,loss,distillation_loss,seconds\r\n7,1,\"good, very\",3.5,0.25,2\r\n");
        QCOMPARE(other.rows(), std::size_t(1));
        QCOMPARE(other.at(0, "step"), 7.0);
        QCOMPARE(other.at(0, "distillation_loss"), 0.25);
        QVERIFY(other.column("mood") == nullptr);
    }

    void aLineWithoutItsEndIsLeftOut()
    {
        const TrainingHistory history = parsed(threeRows + "4,400,180.0,0.0001,1.5,0.7,64.0,50.0,8");
        QCOMPARE(history.rows(), std::size_t(3)); // 8 may be the start of 85.00
        QVERIFY(history.cutOff);
        QCOMPARE(parsed(header).rows(), std::size_t(0));
    }

    void brokenHistoriesAreRefusedWithTheirPlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        const QString head = QString::fromStdString(header);
        const auto row = [&](const char* name, const char* line, const char* says) {
            QTest::newRow(name) << head + QStringLiteral("1,100,50.0,0.001,2.5,0.9,64.0,,\n")
                    + QString::fromUtf8(line) + QLatin1Char('\n')
                                << QString::fromUtf8(says);
        };
        row("a word", "2,200,90,0.001,two,0.9,64,,",
            "h.csv: line 3, column loss: expected a number, found 'two'");
        row("nan", "2,200,nan,0.001,2,0.9,64,,", "line 3, column seconds: expected a number, found 'nan'");
        row("infinity", "2,200,90,inf,2,0.9,64,,", "column learning_rate: expected a number");
        row("half a number", "2,200,90,0.001,2.5x,0.9,64,,", "column loss: expected a number, found '2.5x'");
        row("no step", "2,,90,0.001,2,0.9,64,,", "line 3, column step: expected a number, found ''");
        row("too few cells", "2,200,90,0.001,2", "line 3: expected 9 cells, as the header has, found 5");
        row("too many cells", "2,200,90,0.001,2,1,1,1,1,1", "expected 9 cells, as the header has, found 10");
        row("more than all right", "2,200,90,0.001,2,0.9,64,,100.5",
            "line 3, column top1_k12: expected a number from 0 to 100, found '100.5'");
        row("backwards", "2,99,90,0.001,2,0.9,64,,", "column step: '99' after 100");
        row("beyond counting", "2,1e300,90,0.001,2,0.9,64,,", "column step: expected a number from 0");
        row("a very long line", std::string(20'000, '7').c_str(), "line 3: 20000 characters, more than");
        QTest::newRow("nothing") << QString() << QStringLiteral("expected a header line");
        QTest::newRow("another table") << QStringLiteral("image,label\nx.png,3\n")
                                       << QStringLiteral("line 1: expected a column 'epoch'");
        QTest::newRow("twice") << QStringLiteral("epoch,step,seconds,loss,loss\n")
                               << QStringLiteral("two columns are named 'loss'");
        QTest::newRow("too wide") << QStringLiteral("epoch,step,seconds,loss")
                + QStringLiteral(",x").repeated(600) + QLatin1Char('\n')
                                  << QStringLiteral("604 columns, more than the 512");
    }
    void brokenHistoriesAreRefusedWithTheirPlace()
    {
        QFETCH(QString, text);
        QFETCH(QString, says);
        QVERIFY(test::refusedWith(says.toUtf8(), [&] { (void)parsed(text.toStdString()); }));
    }

    // A training that diverged wrote such rows before it stopped at the first one.
    void aLossThatIsNoNumberIsAGap()
    {
        for (const char* loss : {"nan", "-nan", "inf", "-inf", "1e16", ""}) {
            const TrainingHistory history =
                parsed(std::string(threeRows) + "4,400,200,0.001," + loss + ",0.9,64,,\n");
            QCOMPARE(history.rows(), std::size_t(4));
            QVERIFY(std::isnan(history.at(3, "loss")));
            QVERIFY(!std::isnan(history.at(2, "loss")));
        }
    }

    void columnsOfHeads()
    {
        QCOMPARE(headsOfColumn("top1_k12"), 12);
        QCOMPARE(headsOfColumn("loss_k12", "loss_k"), 12);
        QCOMPARE(headsOfColumn("loss_k12"), 0);
        for (const char* other : {"top1_k", "top1_k0", "top1_k-3", "top1_k3x", "top5_k3", "loss"}) {
            QVERIFY2(headsOfColumn(other) <= 0, other);
        }
    }

    void aRunningTrainingSaysHowFarItIs()
    {
        writeFileAtomically(path("history.csv"), threeRows);
        writeCheckpoint(path("checkpoint.safetensors"), 350, 1000);
        const TrainingLog log = readTrainingLog(path(""), later(path("history.csv"), 20));
        QCOMPARE(log.step, std::int64_t(350)); // the checkpoint is newer than the last row
        QCOMPARE(log.steps, std::int64_t(1000));
        QCOMPARE(log.state, TrainingState::Running);
        QVERIFY(std::abs(*log.stepsPerSecond - 300 / 140.0) < 1e-12);
        QVERIFY(std::abs(*log.secondsLeft - 650 * 140.0 / 300) < 1e-9);
        QCOMPARE(QString::fromStdString(log.name), QFileInfo(m_folder->path()).fileName());
        QVERIFY(log.weights.empty() && log.notes.empty());
        QCOMPARE(log.checkpoint, path("checkpoint.safetensors"));
        // The longest epoch took 50 s: after two minutes it still counts as running, after ten as silent.
        QCOMPARE(readTrainingLog(path(""), later(path("checkpoint.safetensors"), 110)).state,
                 TrainingState::Running);
        const TrainingLog silent = readTrainingLog(path(""), later(path("checkpoint.safetensors"), 600));
        QCOMPARE(silent.state, TrainingState::Silent);
        QVERIFY(!silent.secondsLeft);
        QVERIFY(std::abs(silent.quietSeconds - 600) < 5);
    }

    void paceIsThatOfTheLastEpochs()
    {
        std::string text = header;
        double seconds = 0;
        for (int epoch = 1; epoch <= 8; ++epoch) {
            seconds += epoch <= 3 ? 1000 : 50; // the machine was shared during the first three
            text += join(epoch, ',', 100 * epoch, ',', seconds, ",0.001,1,0,1,,\n");
        }
        writeFileAtomically(path("history.csv"), text);
        writeCheckpoint(path("checkpoint.safetensors"), 800, 1000);
        const TrainingLog log = readTrainingLog(path(""));
        QCOMPARE(*log.stepsPerSecond, 2.0);
        QCOMPARE(*log.secondsLeft, 100.0);
    }

    void beforeTheFirstEpochTheCheckpointKnowsThePace()
    {
        writeFileAtomically(path("history.csv"), header);
        QVERIFY(!readTrainingLog(path("")).secondsLeft); // no estimate without a checkpoint
        writeCheckpoint(path("checkpoint.safetensors"), 40, 1000); // half a second each
        const TrainingLog log = readTrainingLog(path(""));
        QCOMPARE(log.step, std::int64_t(40));
        QCOMPARE(*log.secondsLeft, 480.0);
    }

    void foldersThatAreNoTrainings()
    {
        QVERIFY(test::refusedWith("contains no history.csv", [&] { (void)readTrainingLog(path("")); }));
        QVERIFY(test::refusedWith("no such folder", [&] { (void)readTrainingLog(path("none")); }));
        QVERIFY(!isTrainingFolder(path("")) && !isTrainingFolder(path("none")));
        writeFileAtomically(path("history.csv"), threeRows);
        QVERIFY(isTrainingFolder(path("")));
        // If the checkpoint cannot be read, the curves are still shown.
        writeFileAtomically(path("checkpoint.safetensors"), std::string("nonsense, and long enough"));
        const TrainingLog log = readTrainingLog(path(""));
        QCOMPARE(log.history.rows(), std::size_t(3));
        QVERIFY(log.notes.size() == 1 && log.checkpoint.empty() && log.steps == 0);
        writeSafetensors(path("checkpoint.safetensors"), test::tinyTensors(), test::tinyMetadata());
        QVERIFY(readTrainingLog(path("")).notes.front().text().find("not a training checkpoint")
                != std::string::npos);
    }

    void theStampChangesWithTheFiles()
    {
        writeFileAtomically(path("history.csv"), header);
        const std::string first = trainingStamp(path(""));
        QCOMPARE(trainingStamp(path("")), first);
        writeFileAtomically(path("history.csv"), threeRows);
        const std::string second = trainingStamp(path(""));
        QVERIFY(second != first);
        writeFileAtomically(path("tiny.md"), std::string("done"));
        QVERIFY(trainingStamp(path("")) != second);
        QVERIFY(trainingStamp(path("none")) != trainingStamp(path("")));
    }

    void aCheckpointOpensAsTheModelItIsSoFar()
    {
        const Path file = path("checkpoint.safetensors");
        writeCheckpoint(file, 350, 1000);
        ModelOverrides overrides;
        const auto check = [&](std::uint64_t seed, const char* what) {
            const Checkpoint opened = loadCheckpoint(file, overrides);
            const NamedTensors truth = test::tinyTensors({}, seed);
            QCOMPARE(opened.tensors.size(), truth.size());
            for (const auto& [name, tensor] : truth) {
                QVERIFY2(opened.tensors.at(name).equal(tensor), name.c_str());
            }
            QVERIFY(opened.unexpected.empty());
            QCOMPARE(opened.config.numHeads.value, 4);
            QCOMPARE(opened.config.imageHeight.value, 24);
            QCOMPARE(opened.config.mean.value[1], 0.25);
            QCOMPARE(opened.config.trainedHeads.value, (std::vector<int>{2, 3, 4}));
            QVERIFY(QString::fromStdString(opened.notes.front()).contains(QLatin1String(what)));
            QVERIFY(QString::fromStdString(opened.notes.front()).contains(QLatin1String("step 350 of 1000")));
        };
        check(2, "averaged weights");
        overrides.weights = WeightSet::Averaged;
        check(2, "averaged weights");
        overrides.weights = WeightSet::Trained;
        check(1, "trained weights");
    }

    void damagedCheckpointsAreRefused()
    {
        const Path file = path("checkpoint.safetensors");
        const auto write = [&](const char* prefix, const std::string& identity) {
            NamedTensors tensors;
            for (const auto& [name, tensor] : test::tinyTensors()) {
                tensors[prefix + name] = tensor;
            }
            writeSafetensors(
                file, tensors,
                {{"format", "hydrascope-training-1"}, {"identity", identity}, {"progress", "{}"}});
        };
        const auto open = [&] { (void)loadCheckpoint(file); };
        write("weights/", identityOf(9).dump());
        QVERIFY(test::refusedWith("without tensors under average/", open));
        write("average/", "[1, 2");
        QVERIFY(test::refusedWith("the entry \"identity\"", open));
        write("average/", R"({"steps": 5})");
        QVERIFY(test::refusedWith("names no model", open));
        nlohmann::json odd = identityOf(9);
        odd["model"]["num_heads"] = -4;
        write("average/", odd.dump());
        QVERIFY(test::refusedWith("num_heads", open));
    }

    void metadataAreReadWithoutTheTensors()
    {
        const Path file = path("checkpoint.safetensors");
        writeCheckpoint(file, 3, 9);
        QCOMPARE(readSafetensorsMetadata(file).at("format"), std::string("hydrascope-training-1"));
        Bytes bytes = readFile(file, 1 << 24);
        bytes.resize(9);
        writeFileAtomically(file, bytes.data(), bytes.size());
        QVERIFY(test::refusedWith("the header length reads", [&] { (void)readSafetensorsMetadata(file); }));
        writeFileAtomically(file, bytes.data(), 5);
        QVERIFY(test::refusedWith("5 bytes", [&] { (void)readSafetensorsMetadata(file); }));
        QVERIFY(test::refusedWith("found a folder", [&] { (void)readSafetensorsMetadata(path("")); }));
        QVERIFY(test::refusedWith("cannot be read", [&] { (void)readSafetensorsMetadata(path("none")); }));
    }

    // The trainer's own files: those written for resuming, and those written at the end.
    void whatTheTrainerLeavesBehind()
    {
        const nlohmann::json config = {
            {"name", "tiny"},
            {"output", "out"},
            {"data", {{"kind", "scenes"}, {"seed", 5}, {"count", 24}}},
            {"val", {{"seed", 6}, {"count", 10}}},
            {"model",
             {{"image_size", 32}, {"patch_size", 8}, {"num_heads", 4}, {"head_dim", 8}, {"depth", 2}}},
            {"heads", {1, 2, 4}},
            {"val_heads", {1, 4}},
            {"steps", 12},
            {"batch", 4},
            {"warmup_steps", 3},
            {"token_labels", 0.5},
            {"half", false},
            {"threads", 1}};
        writeFileAtomically(path("tiny.json"), config.dump());
        const TrainResult result = train(path("tiny.json"), {}, {}, {});
        const TrainingLog log = readTrainingLog(path("out"));
        QCOMPARE(log.state, TrainingState::Finished);
        QCOMPARE(log.name, std::string("tiny"));
        QCOMPARE(log.weights, result.weights);
        QCOMPARE(log.step, std::int64_t(12));
        QCOMPARE(log.steps, std::int64_t(12));
        QCOMPARE(log.history.rows(), std::size_t(2));
        QVERIFY(std::isfinite(log.history.at(1, "top1_k4")));
        const Checkpoint finished = loadCheckpoint(log.weights);
        const Checkpoint kept = loadCheckpoint(log.checkpoint);
        QCOMPARE(kept.tensors.size(), finished.tensors.size());
        for (const auto& [name, tensor] : finished.tensors) {
            QVERIFY2(kept.tensors.at(name).equal(tensor), name.c_str());
        }
        QCOMPARE(kept.config.trainedHeads.value, finished.config.trainedHeads.value);
        QCOMPARE(kept.config.classNames.value, finished.config.classNames.value);
        // Without its card it is still being tested.
        std::filesystem::remove(path("out/tiny.md"));
        QCOMPARE(readTrainingLog(path("out")).state, TrainingState::Testing);
        // Without its weights it still has its name.
        std::filesystem::remove(result.weights);
        const std::string name = readTrainingLog(path("out")).name;
        QVERIFY2(name == "tiny", name.c_str());
    }

private:
    [[nodiscard]] Path path(const char* name) const
    {
        const Path folder = m_folder->path().toStdString();
        return *name == '\0' ? folder : folder / name;
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

HYDRA_TEST(TestTrainingLog, QCoreApplication)
#include "test_training_log.moc"
