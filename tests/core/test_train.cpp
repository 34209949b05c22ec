// SPDX-License-Identifier: GPL-3.0-or-later
// Whole trainings, tiny ones: they learn, can be interrupted and resumed without a difference, and leave
// files that the rest of the program reads.
#include "core/base/error.h"
#include "core/checkpoint/checkpoint.h"
#include "core/format/safetensors.h"
#include "core/image/load.h"
#include "core/nn/vision_transformer.h"
#include "core/scenes/scene.h"
#include "core/train/trainer.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/support/program.h"
#include "tests/support/unlucky_disk.h"

using namespace hydra;
using hydra::test::lookAs;

namespace {

// 4 heads of 8, 2 blocks, 16 patches; 6 steps an epoch.
nlohmann::json tiny()
{
    return {
        {"name", "tiny"},
        {"output", "out"},
        {"licence", "CC0-1.0"},
        {"notes", "Tiny."},
        {"data", {{"kind", "scenes"}, {"seed", 5}, {"count", 24}}},
        {"val", {{"seed", 6}, {"count", 10}}},
        {"test", {{"seed", 7}, {"count", 20}}},
        {"model", {{"image_size", 32}, {"patch_size", 8}, {"num_heads", 4}, {"head_dim", 8}, {"depth", 2}}},
        {"augment", {{"mixup", 0.3}, {"erase", 0.5}}},
        {"heads", {1, 2, 4}},
        {"weights", {1, 1, 2}},
        {"val_heads", {1, 4}},
        {"steps", 15},
        {"batch", 4},
        {"warmup_steps", 3},
        {"token_labels", 0.5},
        {"threads", 1}};
}

std::string textOf(const Path& file)
{
    const Bytes bytes = readFile(file, 1 << 24);
    return {bytes.begin(), bytes.end()};
}

std::vector<std::vector<double>> rowsOf(const Path& csv)
{
    std::istringstream in(textOf(csv));
    std::string line;
    std::getline(in, line);
    std::vector<std::vector<double>> rows;
    while (std::getline(in, line)) {
        rows.emplace_back();
        for (const QString& cell : QString::fromStdString(line).split(QLatin1Char(','))) {
            rows.back().push_back(cell.toDouble());
        }
    }
    return rows;
}

// Equal in all columns but seconds and images/s.
bool sameRows(const std::vector<std::vector<double>>& rows, const std::vector<std::vector<double>>& others)
{
    bool same = rows.size() == others.size();
    for (std::size_t i = 0; same && i < rows.size(); ++i) {
        for (const std::size_t column : {0U, 1U, 3U, 4U, 5U, 6U, 8U, 9U}) {
            if (rows[i][column] != others[i][column]) {
                qWarning("row %zu, column %zu: %g, and %g", i, column, rows[i][column], others[i][column]);
                same = false;
            }
        }
    }
    return same;
}

// How many of the first COUNT scenes of SEED the exported network names correctly with K heads.
int correctOfScenes(const Path& weights, int k, std::uint64_t seed, std::uint64_t count)
{
    const Checkpoint checkpoint = loadCheckpoint(weights);
    const VisionTransformer network(checkpoint.config, checkpoint.tensors);
    int correct = 0;
    for (std::uint64_t i = 0; i < count; ++i) {
        const Scene scene = renderScene(seed, i, 32);
        at::Tensor pixels = at::empty({1, 3, 32, 32});
        for (int p = 0; p < 3 * 32 * 32; ++p) {
            pixels.data_ptr<float>()[p % 3 * 1024 + p / 3] =
                (static_cast<float>(scene.image.rgb[static_cast<std::size_t>(p)]) / 255.0F - 0.5F) / 0.25F;
        }
        const at::Tensor logits = network.forward(pixels, {SliceScheme::HydraViT, k}, network.trainedPlan());
        correct += logits.argmax(1).item<std::int64_t>() == scene.label ? 1 : 0;
    }
    return correct;
}

} // namespace

class TestTrain : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aResumedTrainingEndsInTheSameBits_data()
    {
        QTest::addColumn<int>("threads");
        QTest::addColumn<QString>("plan");
        QTest::addColumn<QString>("cancelAt");
        QTest::newRow("one thread") << 1 << "softmax"
                                    << "step 10 ";
        QTest::newRow("two threads") << 2 << "softmax"
                                     << "step 10 ";
        QTest::newRow("a Hydra block") << 1 << "hydra:cosine@back:1"
                                       << "step 10 ";
        QTest::newRow("at the end of an epoch") << 1 << "softmax"
                                                << "epoch 2,";
        QTest::newRow("classifiers of their own, mixed pictures") << 1 << "softmax"
                                                                  << "step 10 ";
        QTest::newRow("a teacher whose answers are kept") << 1 << "softmax"
                                                          << "step 10 ";
    }
    void aResumedTrainingEndsInTheSameBits()
    {
        QFETCH(int, threads);
        QFETCH(QString, plan);
        QFETCH(QString, cancelAt);
        auto json = tiny();
        json["threads"] = threads;
        json["model"]["attention"] = plan.toStdString();
        if (QByteArray(QTest::currentDataTag()).startsWith("classifiers")) {
            json["separate_classifiers"] = true;
            json["augment"] = {{"mixup", 0.3}, {"cutmix", 0.6}, {"stretch", 1.5}};
        }
        if (QByteArray(QTest::currentDataTag()).startsWith("a teacher")) {
            (void)run(json, "teacher");
            json["teacher"] = {
                {"path", "teacher/tiny.safetensors"}, {"labels", 0.5}, {"features", 1}, {"views", 2}};
        }
        const TrainResult whole = run(json, "whole");

        // Cancelled in the middle of an epoch, at the first report of a step; or as an epoch ends.
        json["output"] = (folder() / "parts").string();
        const CancelToken cancel;
        const auto stop = [&](double, const std::string& what) {
            if (what.rfind(cancelAt.toStdString(), 0) == 0) {
                cancel.cancel();
            }
        };
        QVERIFY_EXCEPTION_THROWN((void)train(write(json), {}, stop, cancel), Error);
        QVERIFY(!std::filesystem::exists(folder() / "parts" / "tiny.safetensors"));
        QVERIFY_EXCEPTION_THROWN((void)train(write(json), {}, {}, {}),
                                 Error); // refuses to start anew over it
        const TrainResult parts = train(write(json), {true, "cpu"}, {}, {});

        QCOMPARE(textOf(parts.weights), textOf(whole.weights));
        const Safetensors a = readSafetensors(folder() / "whole" / "checkpoint.safetensors");
        const Safetensors b = readSafetensors(folder() / "parts" / "checkpoint.safetensors");
        QCOMPARE(a.tensors.size(), b.tensors.size());
        for (const auto& [name, tensor] : a.tensors) {
            QVERIFY2(at::equal(tensor, b.tensors.at(name)), name.c_str());
        }
        QCOMPARE(rowsOf(whole.history).size(), std::size_t{3}); // two epochs and a half
        QVERIFY(sameRows(rowsOf(parts.history), rowsOf(whole.history)));
    }

    // If a network disk fails for a moment, a training must not start anew over its checkpoint.
    void aCheckpointThatIsNotSeenIsNotOverwritten()
    {
        const TrainResult whole = run(tiny(), "whole");
        const Path checkpoint = folder() / "whole" / "checkpoint.safetensors";
        const std::string kept = textOf(checkpoint), rows = textOf(whole.history);
        for (const Path& unseen : {checkpoint, whole.history}) {
            lookAs = [&](const std::string& path) {
                return Path(path).filename() == unseen.filename() ? ESTALE : 0;
            };
            std::string says = "accepted";
            try {
                auto json = tiny();
                json["output"] = "whole";
                (void)train(write(json), {true, "cpu"}, {}, {});
            } catch (const Error& error) {
                says = error.what();
            }
            lookAs = {};
            QVERIFY2(says.find(unseen.filename().string() + ": cannot be read: Stale file handle")
                         != std::string::npos,
                     says.c_str());
            QVERIFY(textOf(checkpoint) == kept && textOf(whole.history) == rows);
        }
    }

    void cancellingAValidationLosesNothing()
    {
        auto json = tiny();
        const TrainResult whole = run(json, "whole");
        json["output"] = "parts";
        // The validation of the first epoch is cancelled before its first picture.
        const CancelToken cancel;
        std::thread impatient;
        const auto stop = [&](double, const std::string& what) {
            if (what.rfind("validation data", 0) == 0 && !impatient.joinable()) {
                impatient = std::thread([&] {
                    while (!std::filesystem::exists(folder() / "parts" / "checkpoint.safetensors")) {
                        std::this_thread::yield();
                    }
                    cancel.cancel();
                });
            }
        };
        QVERIFY_EXCEPTION_THROWN((void)train(write(json), {}, stop, cancel), Error);
        impatient.join();
        const TrainResult parts = train(write(json), {true, "cpu"}, {}, {});
        QCOMPARE(textOf(parts.weights), textOf(whole.weights));
        QVERIFY(sameRows(rowsOf(parts.history), rowsOf(whole.history)));
    }

    void theExportLoadsAndScoresAsTheCardSays()
    {
        const TrainResult result = run(tiny(), "out");
        QCOMPARE(result.steps, std::int64_t{15});
        const Checkpoint checkpoint = loadCheckpoint(result.weights);
        const VitConfig& config = checkpoint.config;
        QVERIFY(checkpoint.missing.empty());
        QVERIFY(checkpoint.unexpected.empty());
        QCOMPARE(config.architecture.value, std::string("hydravit"));
        QCOMPARE(config.numHeads.value, 4);
        QCOMPARE(config.headDim.value, 8);
        QCOMPARE(config.depth.value, 2);
        QCOMPARE(config.imageHeight.value, 32);
        QCOMPARE(config.patchSize.value, 8);
        QCOMPARE(config.cropFraction.value, 1.0);
        QCOMPARE(config.mean.value, (std::array<double, 3>{0.5, 0.5, 0.5}));
        QCOMPARE(config.trainedHeads.value, (std::vector<int>{1, 2, 4}));
        QCOMPARE(config.classNames.value, sceneClasses());

        // The accuracy of the exported file in the inference network, on the same test scenes.
        for (const HeadAccuracy& each : result.accuracy) {
            const int correct = correctOfScenes(result.weights, each.heads, 7, 20);
            QCOMPARE(each.images, 20);
            QCOMPARE(each.correct, correct);
        }
        const std::string card = textOf(result.card);
        for (const char* part : {"24 synthetic scenes, seed 5", "20 synthetic scenes, seed 7", "CC0-1.0",
                                 "Tiny.", "15 steps of 4 pictures", "| 4 |", "torus"}) {
            QVERIFY2(card.find(part) != std::string::npos, part);
        }
    }

    void learnsATinySetByHeart()
    {
        auto json = tiny();
        json["steps"] = 240;
        json["data"]["count"] = 16;
        json["learning_rate"] = 3e-3;
        json["ema"] = 0.9;
        json["label_smoothing"] = 0;
        json["val_every"] = 60;
        json["augment"] = {{"flip", 0}, {"zoom", 1}, {"erase", 0}, {"brightness", 0}, {"contrast", 0}};
        json.erase("test");
        const TrainResult result = run(json, "out");
        const auto rows = rowsOf(result.history);
        QCOMPARE(rows.size(), std::size_t{60});
        QVERIFY(rows.front()[4] > 1.8); // the loss begins near ln 10
        QVERIFY2(rows.back()[4] < 0.5, qPrintable(QString::number(rows.back()[4])));
        QVERIFY(rows.back()[5] < 0.75 * rows.front()[5]); // token labels too
        QVERIFY(correctOfScenes(result.weights, 4, 5, 16) >= 15);
    }

    void trainsOnAFolderOfPictures()
    {
        for (const char* part : {"train", "val"}) {
            for (int i = 0; i < 12; ++i) {
                const Path classFolder = folder() / part / (i % 2 == 0 ? "dark" : "light");
                std::filesystem::create_directories(classFolder);
                Image image;
                image.width = 40;
                image.height = 50;
                image.rgb.assign(40 * 50 * 3, static_cast<std::uint8_t>(i % 2 == 0 ? 20 + i : 200 + i));
                savePng(classFolder / (std::to_string(i) + ".png"), image);
            }
        }
        auto json = tiny();
        json["data"] = {{"kind", "folder"}, {"path", (folder() / "train").string()}};
        json["val"] = {{"kind", "folder"}, {"path", (folder() / "val").string()}, {"count", 6}};
        json.erase("test");
        json.erase("augment");
        QVERIFY_EXCEPTION_THROWN((void)run(json, "out"), Error); // token labels need masks
        json["token_labels"] = 0;
        json["steps"] = 30;
        const TrainResult result = run(json, "out");
        QCOMPARE(result.accuracy.back().images, 6);
        QCOMPARE(result.accuracy.back().correct, 6);
        QCOMPARE(loadCheckpoint(result.weights).config.classNames.value,
                 (std::vector<std::string>{"dark", "light"}));
    }

    void goesOnFromItsOwnExport()
    {
        auto json = tiny();
        json["half"] = false;
        const TrainResult first = run(json, "first");
        json["start"] = "first/tiny.safetensors";
        json["steps"] = 1;
        json["learning_rate"] = 0;
        json["final_learning_rate"] = 0;
        const TrainResult second = run(json, "second");
        const NamedTensors a = readSafetensors(first.weights).tensors;
        const NamedTensors b = readSafetensors(second.weights).tensors;
        QCOMPARE(a.size(), b.size());
        for (const auto& [name, tensor] : a) {
            QVERIFY2(at::equal(tensor, b.at(name)), name.c_str());
        }
        json["whiten_patches"] = true;
        QVERIFY_EXCEPTION_THROWN((void)run(json, "third"), Error);
    }

    void refusesToResumeAnotherConfiguration()
    {
        auto json = tiny();
        (void)run(json, "out");
        json["batch"] = 3;
        try {
            (void)train(write(json), {true, "cpu"}, {}, {});
            QFAIL("was accepted");
        } catch (const Error& error) {
            QCOMPARE(error.code(), ErrorCode::Input);
            QVERIFY(QString::fromUtf8(error.what()).contains(QStringLiteral("another configuration")));
        }
    }

    void refusesAnUnknownDevice()
    {
        QVERIFY_EXCEPTION_THROWN((void)train(write(tiny()), {false, "abacus"}, {}, {}), Error);
    }

private:
    [[nodiscard]] Path folder() const { return m_folder->path().toStdString(); }
    [[nodiscard]] Path write(const nlohmann::json& json) const
    {
        const Path file = folder() / "tiny.json";
        writeFileAtomically(file, json.dump());
        return file;
    }
    [[nodiscard]] TrainResult run(nlohmann::json json, const char* output) const
    {
        json["output"] = output;
        return train(write(json), {}, {}, {});
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

HYDRA_TEST(TestTrain, QCoreApplication)
#include "test_train.moc"
