// SPDX-License-Identifier: GPL-3.0-or-later
// Distillation: the teacher's inputs, its answers, and the resulting loss, each computed in a second way.
#include "core/base/error.h"
#include "core/format/safetensors.h"
#include "core/train/sharded_network.h"
#include "core/train/teacher.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <QtTest>

#include <nlohmann/json.hpp>

#include "tests/support/program.h"

using namespace hydra;

namespace {

constexpr int pictures = 8;
constexpr int size = 16;

// A teacher of 24 features, 2 heads and four classes; the student has two of them, in another order.
void writeTeacher(const Path& file, const std::string& classes = R"(["pear", "plum", "apple", "fig"])")
{
    VitConfig config;
    config.imageHeight.value = config.imageWidth.value = size;
    config.patchSize.value = 8;
    config.embedDim.value = 24;
    config.depth.value = 2;
    config.numHeads.value = 2;
    config.headDim.value = 12;
    config.mlpHidden.value = 48;
    config.numClasses.value = 4;
    config.classToken.value = config.qkvBias.value = config.posEmbedCoversPrefix.value = true;
    config.normEps.value = 1e-6;
    TrainableVit teacher(config, AttentionPlan::softmax(2), 77);
    NamedTensors tensors;
    at::manual_seed(1);
    for (const Parameter& each : teacher.parameters()) {
        tensors[each.name] = each.tensor.detach() + 0.3 * at::randn_like(each.tensor);
    }
    writeSafetensors(file, tensors,
                     {{"num_heads", "2"},
                      {"patch_size", "8"},
                      {"img_size", "16"},
                      {"norm_eps", "1e-6"},
                      {"mean", "0.4,0.5,0.6"},
                      {"std", "0.2,0.3,0.25"},
                      {"class_names", classes},
                      {"activation", "gelu"},
                      {"global_pool", "token"}});
}

DataSet someData()
{
    DataSet set;
    set.count = pictures;
    set.size = size;
    set.patch = 8;
    set.classNames = {"apple", "plum"};
    CounterRandom random(3, 4);
    for (int i = 0; i < pictures * size * size * 3; ++i) {
        set.pixels.push_back(static_cast<std::uint8_t>(random.below(256)));
    }
    for (int i = 0; i < pictures; ++i) {
        set.labels.push_back(i % 2);
    }
    return set;
}

nlohmann::json settings(int views)
{
    return {
        {"name", "tiny"},
        {"output", "out"},
        {"data", {{"kind", "scenes"}, {"seed", 1}, {"count", 8}}},
        {"val", {{"seed", 2}, {"count", 8}}},
        {"model", {{"num_heads", 2}, {"head_dim", 8}, {"depth", 1}, {"image_size", size}, {"patch_size", 8}}},
        {"teacher",
         {{"path", "teacher.safetensors"},
          {"labels", 0.25},
          {"temperature", 2},
          {"features", 3},
          {"views", views}}},
        {"augment", {{"zoom", 1.5}, {"cutmix", 0.5}, {"mixup", 0.5}}},
        {"threads", 2},
        {"steps", 4},
        {"batch", 4}};
}

at::Tensor layerNorm(const at::Tensor& tokens)
{
    const at::Tensor x = tokens.to(at::kDouble);
    const at::Tensor centred = x - x.mean(-1, true);
    return (centred / (centred.square().mean(-1, true) + 1e-6).sqrt()).to(at::kFloat);
}

double difference(const at::Tensor& a, const at::Tensor& b)
{
    return (a - b).abs().max().item<double>();
}

} // namespace

class TestTrainTeacher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_set = someData();
        writeTeacher(folder() / "teacher.safetensors");
        const Checkpoint checkpoint = loadCheckpoint(folder() / "teacher.safetensors");
        m_network = std::make_unique<VisionTransformer>(checkpoint.config, checkpoint.tensors);
    }

    void seesThePicturesOfTheBatch()
    {
        const TrainConfig config = parsed(settings(0));
        const Teacher teacher(m_set, config, at::kCPU);
        QCOMPARE(teacher.width(), 24);
        const Batch batch = Batches(m_set, config).make(1);
        QVERIFY(batch.windows.empty());
        const TeacherAnswer answer = teacher.about(batch, 1, 2);
        const auto [probabilities, tokens] = asked(batch.patches.narrow(0, 1, 2), config);
        QVERIFY(difference(answer.probabilities, probabilities) < 1e-5);
        QVERIFY(difference(answer.tokens, tokens) < 1e-4);
    }

    void keptAnswersAreOfThePlainWindows()
    {
        const TrainConfig config = parsed(settings(3));
        Teacher teacher(m_set, config, at::kCPU);
        Workers workers(2);
        const Batches batches(m_set, config);
        for (const std::int64_t step :
             {0, 1, 5, 4, 12}) { // epochs 0, 0, 2, 2 and 6, which sees epoch 0's windows
            const Batch batch = batches.make(step);
            QCOMPARE(batch.windows.size(), std::size_t{4});
            teacher.prepare(batch, workers);
            at::Tensor plain = at::empty({4, 4, 192});
            for (int i = 0; i < 4; ++i) {
                const std::int64_t window = batch.windows[static_cast<std::size_t>(i)];
                QCOMPARE(window % 3, step / 2 % 3);
                (void)renderView(m_set, static_cast<std::size_t>(window / 3), keptWindow(config, window),
                                 config.mean, config.std, plain.data_ptr<float>() + i * 4 * 192, nullptr);
            }
            const auto [probabilities, tokens] = asked(plain, config);
            const TeacherAnswer answer = teacher.about(batch, 0, 4);
            const at::Tensor blended =
                probabilities * batch.mix.own + probabilities.flip({0}) * (1 - batch.mix.own);
            QVERIFY(difference(answer.probabilities, blended) < 1e-5);
            at::Tensor expected = tokens * batch.mix.own + tokens.flip({0}) * (1 - batch.mix.own);
            if (batch.mix.rows > 0) {
                for (int patch = 0; patch < 4; ++patch) {
                    const bool other = patch / 2 >= batch.mix.row
                        && patch / 2 < batch.mix.row + batch.mix.rows && patch % 2 >= batch.mix.column
                        && patch % 2 < batch.mix.column + batch.mix.columns;
                    expected.select(1, 1 + patch)
                        .copy_((other ? tokens.flip({0}) : tokens).select(1, 1 + patch));
                }
            }
            QVERIFY(difference(answer.tokens, expected) < 5e-3); // stored as float16
        }
    }

    void keptAnswersDoNotDependOnWhenTheyWereAskedFor()
    {
        const TrainConfig config = parsed(settings(2));
        const Batches batches(m_set, config);
        Workers workers(2);
        Teacher early(m_set, config, at::kCPU);
        for (std::int64_t step = 0; step < 6; ++step) {
            early.prepare(batches.make(step), workers);
        }
        Teacher late(m_set, config, at::kCPU);
        Workers one(1);
        const Batch batch = batches.make(5);
        late.prepare(batch, one);
        QVERIFY(at::equal(early.about(batch, 0, 4).tokens, late.about(batch, 0, 4).tokens));
        QVERIFY(at::equal(early.about(batch, 0, 4).probabilities, late.about(batch, 0, 4).probabilities));
    }

    void theLossIsWhatTheHeaderSays()
    {
        const TrainConfig config = parsed(settings(2));
        Teacher teacher(m_set, config, at::kCPU);
        VitExtras extras;
        extras.teacherWidth = teacher.width();
        const TrainableVit network(config.vitConfig(m_set.classNames), AttentionPlan::softmax(1), 9, extras);
        ShardedNetwork sharded(network, config, &teacher);
        const Batch batch = Batches(m_set, config).make(3);
        const StepLoss loss = sharded.backward(batch, 2);

        TrainableVit single = network.alias();
        const auto output = single.forwardPatches(batch.patches, 2, {false, true});
        const TeacherAnswer answer = teacher.about(batch, 0, 4);
        const at::Tensor classes = -(batch.targets * output.logits.log_softmax(1)).sum() / 4;
        const at::Tensor taught = -(answer.probabilities * (output.logits / 2).log_softmax(1)).sum() / 4;
        const at::Tensor hints = (output.hints - answer.tokens).square().mean();
        (classes * 0.75 + taught * (0.25 * 4) + hints * 3).backward();
        QVERIFY(std::abs(loss.classes - classes.item<double>()) < 1e-5);
        QVERIFY(std::abs(loss.hints - hints.item<double>()) < 1e-5);
        for (std::size_t i = 0; i < single.parameters().size(); ++i) {
            at::Tensor sum = at::zeros_like(single.parameters()[i].tensor);
            for (TrainableVit& shard : sharded.shards()) {
                sum = sum + shard.parameters()[i].tensor.grad();
            }
            QVERIFY2(difference(sum, single.parameters()[i].tensor.grad()) < 1e-5,
                     single.parameters()[i].name.c_str());
        }
    }

    void refusesATeacherThatDoesNotFit()
    {
        const auto refused = [&](const TrainConfig& config, const char* part) {
            try {
                const Teacher teacher(m_set, config, at::kCPU);
                return false;
            } catch (const Error& error) {
                return error.code() == ErrorCode::Input
                    && std::string(error.what()).find(part) != std::string::npos;
            }
        };
        writeTeacher(folder() / "other.safetensors", R"(["pear", "prune", "apple", "fig"])");
        auto json = settings(0);
        json["teacher"]["path"] = "other.safetensors";
        QVERIFY(refused(parsed(json), "class \"plum\" is not among"));
        json = settings(0);
        json["model"]["image_size"] = 12;
        json["model"]["patch_size"] = 4;
        QVERIFY(refused(parsed(json), "patches that divide 12 px, found patches of 8"));
    }

    void seesEnlargedPicturesOnItsOwnGrid()
    {
        auto json = settings(0);
        json["teacher"]["size"] = 32;
        const TrainConfig config = parsed(json);
        const Teacher teacher(m_set, config, at::kCPU);
        const Batch batch = Batches(m_set, config).make(0);
        const TeacherAnswer answer = teacher.about(batch, 0, 4);
        const auto [probabilities, tokens] = asked(batch.patches, config, 32);
        QVERIFY(difference(answer.probabilities, probabilities) < 1e-5);
        QVERIFY(difference(answer.tokens, tokens) < 1e-4);
        QVERIFY(difference(asked(batch.patches, config).second, tokens) > 0.05);
    }

    void keptAnswersOutliveTheTraining()
    {
        const TrainConfig config = parsed(settings(2));
        const Batches batches(m_set, config);
        Workers workers(1);
        Teacher first(m_set, config, at::kCPU);
        first.prepare(batches.make(0), workers); // half of the first view
        first.prepare(batches.make(2), workers); // half of the second
        first.store(0);
        first.store(1);
        const Path file = folder() / "out" / "cache" / "teacher-0.safetensors";
        const auto written = std::filesystem::last_write_time(file);
        Teacher second(m_set, config, at::kCPU); // reads the stored answers, does not ask again
        for (const std::int64_t step : {0, 2}) {
            const Batch batch = batches.make(step);
            QVERIFY(at::equal(second.about(batch, 0, 4).tokens, first.about(batch, 0, 4).tokens));
            QVERIFY(
                at::equal(second.about(batch, 0, 4).probabilities, first.about(batch, 0, 4).probabilities));
        }
        second.prepare(batches.make(1), workers);
        second.store(0);
        QCOMPARE(std::filesystem::last_write_time(file), written); // not written again
        // With another seed, or a damaged file: asked again.
        auto other = settings(2);
        other["seed"] = 5;
        const TrainConfig seeded = parsed(other);
        Teacher third(m_set, seeded, at::kCPU);
        const Batch batch = Batches(m_set, seeded).make(0);
        third.prepare(batch, workers);
        third.store(0);
        QVERIFY(std::filesystem::last_write_time(file) != written);
        writeFileAtomically(file, std::string("damaged"));
        Teacher fourth(m_set, seeded, at::kCPU);
        fourth.prepare(batch, workers);
        QVERIFY(at::equal(fourth.about(batch, 0, 4).tokens, third.about(batch, 0, 4).tokens));
    }

private:
    [[nodiscard]] Path folder() const { return m_folder.path().toStdString(); }
    [[nodiscard]] TrainConfig parsed(const nlohmann::json& json) const
    {
        return TrainConfig::parse(json.dump(), "tiny.json", folder());
    }
    // The inference network's answers about PATCHES [B, 4, 192], pixel by pixel; enlarged to SIDE.
    [[nodiscard]] std::pair<at::Tensor, at::Tensor> asked(const at::Tensor& patches,
                                                          const TrainConfig& config, int side = size) const
    {
        const std::array<double, 3> mean{0.4, 0.5, 0.6};
        const std::array<double, 3> spread{0.2, 0.3, 0.25};
        at::Tensor pixels = at::empty({patches.size(0), 3, size, size});
        const auto in = patches.accessor<float, 3>();
        auto out = pixels.accessor<float, 4>();
        for (std::int64_t b = 0; b < patches.size(0); ++b) {
            for (std::size_t c = 0; c < 3; ++c) {
                for (int y = 0; y < size; ++y) {
                    for (int x = 0; x < size; ++x) {
                        const auto channel = static_cast<std::int64_t>(c);
                        const double value =
                            static_cast<double>(in[b][y / 8 * 2 + x / 8][(channel * 8 + y % 8) * 8 + x % 8]);
                        out[b][channel][y][x] = static_cast<float>(
                            (value * config.std[c] + config.mean[c] - mean[c]) / spread[c]);
                    }
                }
            }
        }
        if (side != size) {
            pixels = at::upsample_bicubic2d(pixels, {side, side}, false);
        }
        at::Tensor tokens;
        const at::Tensor logits = m_network->forward(pixels, fullNetwork(m_network->config()),
                                                     m_network->trainedPlan(), {}, nullptr, &tokens);
        if (side == 2 * size) { // each patch of the student holds two by two of the teacher's
            at::Tensor four = at::zeros({tokens.size(0), 5, tokens.size(2)});
            four.select(1, 0).copy_(tokens.select(1, 0));
            for (int t = 0; t < 16; ++t) {
                four.select(1, 1 + t / 8 * 2 + t % 4 / 2).add_(tokens.select(1, 1 + t), 0.25);
            }
            tokens = four;
        }
        const at::Tensor own = at::stack({logits.select(1, 2), logits.select(1, 1)}, 1);
        return {(own / 2).softmax(1), layerNorm(tokens)};
    }

    QTemporaryDir m_folder;
    DataSet m_set;
    std::unique_ptr<VisionTransformer> m_network;
};

HYDRA_TEST(TestTrainTeacher, QCoreApplication)
#include "test_train_teacher.moc"
