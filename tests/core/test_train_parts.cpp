// SPDX-License-Identifier: GPL-3.0-or-later
// The pieces of a training: configuration, random numbers, views of pictures, AdamW, history, intervals.
#include "core/base/error.h"
#include "core/train/augment.h"
#include "core/train/batches.h"
#include "core/train/export.h"
#include "core/train/history.h"
#include "core/train/optimizer.h"
#include "core/train/scene.h"
#include "core/train/workers.h"

#include <ATen/ATen.h>
#include <nlohmann/json.hpp>

#include <QtTest>

#include <cmath>
#include <set>

using namespace hydra;

namespace {

nlohmann::json goodConfig()
{
    return {{"name", "tiny"},
            {"output", "out"},
            {"data", {{"kind", "scenes"}, {"seed", 1}, {"count", 8}}},
            {"val", {{"seed", 2}, {"count", 8}}},
            {"heads", {1, 2}},
            {"model", {{"num_heads", 2}, {"image_size", 32}, {"patch_size", 8}}},
            {"steps", 10},
            {"batch", 4}};
}

TrainConfig parsed(const nlohmann::json& json)
{
    return TrainConfig::parse(json.dump(), "tiny.json", "/folder");
}

// A set of one picture of 32 x 32 pixels with patches of 8: colours and shares from a pixel mask.
DataSet oneScene(Scene& scene)
{
    scene = renderScene(11, 3, 32);
    DataSet set;
    set.count = 1;
    set.size = 32;
    set.patch = 8;
    set.classNames = sceneClasses();
    set.pixels = scene.image.rgb;
    set.labels = {scene.label};
    const std::size_t slots = sceneClasses().size() + 1;
    set.patchShares.resize(16 * slots);
    for (int patch = 0; patch < 16; ++patch) {
        std::vector<int> counts(slots);
        for (int i = 0; i < 64; ++i) {
            const int y = patch / 4 * 8 + i / 8;
            const int x = patch % 4 * 8 + i % 8;
            const int object = scene.mask[static_cast<std::size_t>(y * 32 + x)];
            ++counts[object == 0 ? slots - 1
                                 : static_cast<std::size_t>(scene.objectClasses[static_cast<std::size_t>(object - 1)])];
        }
        for (std::size_t k = 0; k < slots; ++k) {
            set.patchShares[static_cast<std::size_t>(patch) * slots + k]
                = static_cast<std::uint8_t>(std::lround(counts[k] * 255.0 / 64.0));
        }
    }
    return set;
}

struct Seen
{
    std::vector<float> patches, shares;
    int label = -1;

    // The value at pixel (x, y) of channel k, back on 0..255.
    double pixel(int x, int y, int k) const
    {
        const int token = y / 8 * 4 + x / 8;
        const int inside = (k * 8 + y % 8) * 8 + x % 8;
        return (static_cast<double>(patches[static_cast<std::size_t>(token * 192 + inside)]) * 0.25 + 0.5) * 255.0;
    }
};

Seen render(const DataSet& set, const View& view)
{
    Seen seen;
    seen.patches.resize(16 * 192);
    seen.shares.resize(16 * (sceneClasses().size() + 1));
    seen.label = renderView(set, 0, view, {0.5, 0.5, 0.5}, {0.25, 0.25, 0.25}, seen.patches.data(), seen.shares.data());
    return seen;
}

} // namespace

class TestTrainParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void configIsReadAndWrittenBack()
    {
        const TrainConfig config = parsed(goodConfig());
        QCOMPARE(config.name, std::string("tiny"));
        QCOMPARE(config.output, Path("/folder/out"));
        QCOMPARE(config.data.seed, 1U);
        QCOMPARE(config.val.count, 8);
        QCOMPARE(config.heads, (std::vector<int>{1, 2}));
        QCOMPARE(parsed(nlohmann::json::parse(config.json())).json(), config.json());
        const VitConfig vit = config.vitConfig({"a", "b"});
        QCOMPARE(vit.embedDim.value, 32);
        QCOMPARE(vit.mlpHidden.value, 128);
        QCOMPARE(vit.tokens(), 17);
    }

    void identityIgnoresWhatDoesNotDecideTheWeights()
    {
        auto other = goodConfig();
        other["output"] = "elsewhere";
        other["checkpoint_steps"] = 7;
        other["title"] = "another";
        QCOMPARE(parsed(other).identity(), parsed(goodConfig()).identity());
        other["batch"] = 5;
        QVERIFY(parsed(other).identity() != parsed(goodConfig()).identity());
    }

    void configErrorsNameTheKey_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("expected");
        QTest::newRow("unknown key") << "/stepz" << "3" << "unknown key \"stepz\"";
        QTest::newRow("unknown inner key") << "/model/heads" << "3" << "model: unknown key \"heads\"";
        QTest::newRow("a text for a number") << "/batch" << "\"4\"" << "\"batch\": expected a whole number";
        QTest::newRow("a fraction") << "/steps" << "1.5" << "\"steps\": expected a whole number";
        QTest::newRow("too small") << "/steps" << "0" << "\"steps\"";
        QTest::newRow("negative") << "/learning_rate" << "-1" << "\"learning_rate\": expected a number from 0";
        QTest::newRow("huge") << "/batch" << "99999999999999999999" << "\"batch\"";
        QTest::newRow("unknown kind") << "/data/kind" << "\"video\"" << "expected \"scenes\" or \"folder\"";
        QTest::newRow("a list") << "/data" << "[]" << "data: expected an object";
        QTest::newRow("head too many") << "/heads" << "[1,3]" << "\"heads\": expected a whole number from 1 to 2";
        QTest::newRow("heads twice") << "/heads" << "[1,1]" << "ascending";
        QTest::newRow("weights") << "/weights" << "[1]" << "\"weights\": expected one for each of the 2 heads";
        QTest::newRow("patch") << "/model/patch_size" << "7" << "not a multiple of patch_size 7";
        QTest::newRow("mean") << "/model/mean" << "[0.5]" << "expected 3 numbers";
        QTest::newRow("folder in name") << "/name" << "\"a/b\"" << "\"name\"";
        QTest::newRow("truth value") << "/half" << "1" << "expected true or false";
    }
    void configErrorsNameTheKey()
    {
        QFETCH(QString, pointer);
        QFETCH(QString, value);
        QFETCH(QString, expected);
        auto json = goodConfig();
        json[nlohmann::json::json_pointer(pointer.toStdString())] = nlohmann::json::parse(value.toStdString());
        try {
            (void)parsed(json);
            QFAIL("was accepted");
        } catch (const Error& error) {
            QCOMPARE(error.code(), ErrorCode::Input);
            const QString message = QString::fromUtf8(error.what());
            QVERIFY2(message.startsWith("tiny.json") && message.contains(expected), error.what());
        }
    }

    void missingKeysAndBrokenTextAreErrors()
    {
        for (const char* key : {"name", "output", "data", "val", "steps"}) {
            auto json = goodConfig();
            json.erase(key);
            QVERIFY_EXCEPTION_THROWN((void)parsed(json), Error);
        }
        QVERIFY_EXCEPTION_THROWN((void)TrainConfig::parse("{", "x", ""), Error);
        auto folder = goodConfig();
        folder["data"] = {{"kind", "folder"}, {"path", "pictures"}};
        QCOMPARE(parsed([&] {
                     auto json = folder;
                     json["val"] = folder["data"];
                     return json;
                 }())
                     .data.path,
                 Path("/folder/pictures"));
    }

    void randomNumbersDependOnTheirKeyAlone()
    {
        CounterRandom one(1, 2, 3, 4);
        CounterRandom same(1, 2, 3, 4);
        QCOMPARE(one.next(), same.next());
        std::set<std::uint64_t> firsts;
        for (std::uint64_t i = 0; i < 1000; ++i) {
            firsts.insert(CounterRandom(1, 2, i, 0).next());
            firsts.insert(CounterRandom(1, 2, 0, i + 1).next());
            firsts.insert(CounterRandom(i + 2, 2, 0, 0).next());
            firsts.insert(CounterRandom(1, i + 3, 0, 0).next());
        }
        QCOMPARE(firsts.size(), std::size_t{4000});
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < 100'000; ++i) {
            const double draw = one.normal();
            sum += draw;
            squares += draw * draw;
        }
        QVERIFY(std::abs(sum / 1e5) < 0.015); // 4.7 standard errors
        QVERIFY(std::abs(squares / 1e5 - 1) < 0.021);
    }

    void aPlainViewIsThePicture()
    {
        Scene scene;
        const DataSet set = oneScene(scene);
        const Seen seen = render(set, View());
        QCOMPARE(seen.label, scene.label);
        for (int y = 0; y < 32; ++y) {
            for (int x = 0; x < 32; ++x) {
                for (int k = 0; k < 3; ++k) {
                    QVERIFY(std::abs(seen.pixel(x, y, k) - scene.image.pixel(x, y)[k]) < 0.01);
                }
            }
        }
        for (std::size_t i = 0; i < seen.shares.size(); ++i) {
            QVERIFY(std::abs(static_cast<double>(seen.shares[i]) - set.patchShares[i] / 255.0) < 1e-6);
        }
    }

    void aMirroredViewMirrorsSharesToo()
    {
        Scene scene;
        const DataSet set = oneScene(scene);
        View view;
        view.mirrored = true;
        const Seen seen = render(set, view);
        const std::size_t slots = sceneClasses().size() + 1;
        QVERIFY(std::abs(seen.pixel(0, 5, 1) - scene.image.pixel(31, 5)[1]) < 0.01);
        QVERIFY(std::abs(seen.pixel(20, 30, 2) - scene.image.pixel(11, 30)[2]) < 0.01);
        for (std::size_t token = 0; token < 16; ++token) {
            const std::size_t mirrored = token / 4 * 4 + 3 - token % 4;
            for (std::size_t k = 0; k < slots; ++k) {
                QCOMPARE(seen.shares[token * slots + k], render(set, View()).shares[mirrored * slots + k]);
            }
        }
    }

    void anEnlargedViewTakesSharesByArea()
    {
        Scene scene;
        DataSet set = oneScene(scene);
        const std::size_t slots = sceneClasses().size() + 1;
        // Only source patch 5 (row 1, column 1) holds anything: class 2, all of it.
        std::fill(set.patchShares.begin(), set.patchShares.end(), std::uint8_t{0});
        for (std::size_t token = 0; token < 16; ++token) {
            set.patchShares[token * slots + (token == 5 ? 2 : slots - 1)] = 255;
        }
        set.labels = {2};
        View view;
        view.size = 0.5;
        view.x = 0.25;
        view.y = 0.125; // rows 0.5 to 2.5 of the source grid, columns 1 to 3
        const Seen seen = render(set, view);
        QCOMPARE(seen.label, 2);
        const auto share = [&](int row, int column) {
            return static_cast<double>(seen.shares[static_cast<std::size_t>(row * 4 + column) * slots + 2]);
        };
        for (int column = 0; column < 4; ++column) {
            const double inside = column < 2 ? 1.0 : 0.0; // target patches are half a source patch wide
            QVERIFY(std::abs(share(0, column)) < 1e-6); // source rows 0.5 to 1
            QVERIFY(std::abs(share(1, column) - inside) < 1e-6); // 1 to 1.5
            QVERIFY(std::abs(share(2, column) - inside) < 1e-6);
            QVERIFY(std::abs(share(3, column)) < 1e-6);
        }
    }

    void aViewThatHidesTheObjectIsDropped()
    {
        Scene scene;
        DataSet set = oneScene(scene);
        const std::size_t slots = sceneClasses().size() + 1;
        std::fill(set.patchShares.begin(), set.patchShares.end(), std::uint8_t{0});
        for (std::size_t token = 0; token < 16; ++token) {
            set.patchShares[token * slots + (token == 0 ? 1 : slots - 1)] = 255;
        }
        set.labels = {1};
        View view;
        view.size = 0.5;
        view.x = view.y = 0.5;
        const Seen seen = render(set, view);
        QCOMPARE(seen.label, 1);
        QCOMPARE(seen.shares[1], 1.0F);
    }

    void erasedPatchesAskNothing()
    {
        Scene scene;
        const DataSet set = oneScene(scene);
        View view;
        view.eraseRow = 1;
        view.eraseColumn = 2;
        view.eraseRows = view.eraseColumns = 2;
        const Seen seen = render(set, view);
        const std::size_t slots = sceneClasses().size() + 1;
        for (std::size_t token = 0; token < 16; ++token) {
            const bool erased = (token / 4 == 1 || token / 4 == 2) && token % 4 >= 2;
            const double sum = std::accumulate(seen.shares.begin() + static_cast<std::ptrdiff_t>(token * slots),
                                               seen.shares.begin() + static_cast<std::ptrdiff_t>((token + 1) * slots), 0.0);
            QVERIFY(std::abs(sum - (erased ? 0.0 : 1.0)) < 0.02);
        }
    }

    void everyEpochShowsEveryPictureOnce()
    {
        DataSet set;
        set.count = 12;
        set.size = 8;
        set.patch = 8;
        set.classNames = {"a", "b"};
        for (int i = 0; i < 12; ++i) {
            set.pixels.insert(set.pixels.end(), 192, static_cast<std::uint8_t>(10 * i));
            set.labels.push_back(i % 2);
        }
        TrainConfig config = parsed(goodConfig());
        config.augment = {0, 1, 0, 0, 0, 0, 0, 0};
        Batches batches(set, config);
        QCOMPARE(batches.stepsPerEpoch(), 3);
        for (std::int64_t epoch = 0; epoch < 3; ++epoch) {
            std::multiset<int> seen;
            for (std::int64_t step = 3 * epoch; step < 3 * epoch + 3; ++step) {
                const Batch batch = batches.take(step);
                QVERIFY(at::equal(batch.patches, Batches(set, config).make(step).patches));
                for (std::int64_t i = 0; i < 4; ++i) {
                    const double grey = batch.patches[i].mean().item<double>() * 0.25 + 0.5;
                    const auto index = static_cast<int>(std::lround(grey * 25.5));
                    seen.insert(index);
                    QVERIFY(std::abs(batch.targets[i][index % 2].item<double>() - 0.95) < 1e-6);
                    QVERIFY(std::abs(batch.targets[i].sum().item<double>() - 1) < 1e-6);
                }
            }
            QCOMPARE(seen.size(), std::size_t{12});
            QCOMPARE(std::set<int>(seen.begin(), seen.end()).size(), std::size_t{12});
        }
        config.batch = 13;
        QVERIFY_EXCEPTION_THROWN(Batches(set, config), Error);
    }

    void rateWarmsUpAndFollowsTheCosine()
    {
        QCOMPARE(cosineRate(0, 100, 10, 1.0, 0.1), 0.1);
        QCOMPARE(cosineRate(9, 100, 10, 1.0, 0.1), 1.0);
        QCOMPARE(cosineRate(10, 100, 10, 1.0, 0.1), 1.0);
        QCOMPARE(cosineRate(55, 100, 10, 1.0, 0.1), 0.55);
        QVERIFY(std::abs(cosineRate(100, 100, 10, 1.0, 0.1) - 0.1) < 1e-12);
    }

    void wilsonIntervals()
    {
        // Newcombe 1998, Table I, method 3.
        const auto [low, high] = wilsonInterval(81, 263);
        QVERIFY(std::abs(low - 25.53) < 0.01 && std::abs(high - 36.62) < 0.01);
        const auto [none, some] = wilsonInterval(0, 20);
        QVERIFY(std::abs(none) < 1e-9 && std::abs(some - 16.11) < 0.01);
    }

    void historyDropsWhatCameAfterTheCheckpoint()
    {
        const QTemporaryDir folder;
        const Path file = Path(folder.path().toStdString()) / "history.csv";
        History first(file, {3, 12}, 0);
        first.add({1, 10, 1, 0.1, 2, 1, 5, {50, 60}});
        first.add({2, 20, 2, 0.1, 1, 1, 5, {}});
        History second(file, {3, 12}, 10);
        second.add({2, 20, 3, 0.1, 1.5, 1, 5, {70, 80}});
        const Bytes bytes = readFile(file, 4096);
        QCOMPARE(std::string(bytes.begin(), bytes.end()),
                 std::string("epoch,step,seconds,learning_rate,loss,token_loss,images_per_second,top1_k3,top1_k12\n"
                             "1,10,1.0,0.1,2.00000,1.00000,5.0,50.00,60.00\n"
                             "2,20,3.0,0.1,1.50000,1.00000,5.0,70.00,80.00\n"));
    }

    void workersRunEveryPartAndReportFailures()
    {
        Workers workers(3);
        std::vector<int> counts(3);
        for (int round = 0; round < 200; ++round) {
            workers.run([&](int part) { ++counts[static_cast<std::size_t>(part)]; });
        }
        QCOMPARE(counts, (std::vector<int>{200, 200, 200}));
        for (int failing = 0; failing < 3; ++failing) {
            QVERIFY_EXCEPTION_THROWN(workers.run([&](int part) {
                if (part == failing) {
                    throw usageError("part ", part);
                }
            }),
                                     Error);
        }
        workers.run([&](int part) { ++counts[static_cast<std::size_t>(part)]; });
        QCOMPARE(counts, (std::vector<int>{201, 201, 201}));
    }

    void adamWFollowsThePaper()
    {
        VitConfig vit = parsed(goodConfig()).vitConfig({"a", "b"});
        vit.depth.value = 1;
        std::vector<TrainableVit> shards;
        shards.emplace_back(vit, AttentionPlan::softmax(1), 1, false);
        shards.push_back(shards.front().alias());
        TrainableVit average(vit, AttentionPlan::softmax(1), 1, false);
        const AdamWOptions options{0.8, 0.9, 1e-8, 0.3, 2.0};
        AdamW optimizer(shards.front().parameters(), options);
        Workers workers(2);

        // Loshchilov and Hutter, Algorithm 2, in double precision, on every parameter as one vector.
        std::vector<at::Tensor> value, first, second, mean;
        for (const Parameter& each : shards.front().parameters()) {
            value.push_back(each.tensor.detach().to(at::kDouble).clone());
            first.push_back(at::zeros_like(value.back()));
            second.push_back(at::zeros_like(value.back()));
            mean.push_back(value.back().clone());
        }
        at::manual_seed(2);
        for (int step = 1; step <= 4; ++step) {
            std::vector<at::Tensor> grads;
            double norm = 0;
            for (std::size_t i = 0; i < value.size(); ++i) {
                at::Tensor sum = at::zeros_like(value[i]);
                for (TrainableVit& shard : shards) {
                    const at::Tensor grad = at::randn(value[i].sizes()) * (step == 4 ? 1e-5 : 0.1);
                    shard.parameters()[i].tensor.mutable_grad() = grad;
                    sum += grad;
                }
                grads.push_back(sum);
                norm += sum.square().sum().item<double>();
            }
            norm = std::sqrt(norm);
            QVERIFY((norm > 2.0) == (step < 4)); // clipped three times, then not
            const double found = optimizer.step(shards, average, 0.05, 0.75, workers);
            QVERIFY(std::abs(found / norm - 1) < 1e-5);
            for (std::size_t i = 0; i < value.size(); ++i) {
                const at::Tensor g = grads[i] * std::min(1.0, 2.0 / norm);
                first[i] = 0.8 * first[i] + 0.2 * g;
                second[i] = 0.9 * second[i] + 0.1 * g * g;
                const at::Tensor moved = first[i] / (1 - std::pow(0.8, step))
                    / (at::sqrt(second[i] / (1 - std::pow(0.9, step))) + 1e-8);
                const double decay = value[i].dim() == 2 || value[i].dim() == 4 ? 0.3 : 0.0;
                value[i] = value[i] - 0.05 * (moved + decay * value[i]);
                mean[i] = 0.75 * mean[i] + 0.25 * value[i];
                const Parameter& parameter = shards[1].parameters()[i];
                QVERIFY2(at::allclose(parameter.tensor.to(at::kDouble), value[i], 1e-4, 2e-5), parameter.name.c_str());
                QVERIFY(at::allclose(average.parameters()[i].tensor.to(at::kDouble), mean[i], 1e-4, 2e-5));
                QVERIFY(!parameter.tensor.grad().defined());
            }
        }
    }

    void aStepWithoutFiniteGradientChangesNothing()
    {
        VitConfig vit = parsed(goodConfig()).vitConfig({"a", "b"});
        std::vector<TrainableVit> shards;
        shards.emplace_back(vit, AttentionPlan::softmax(vit.depth), 1, false);
        TrainableVit average(vit, AttentionPlan::softmax(vit.depth), 1, false);
        AdamW optimizer(shards.front().parameters(), {});
        Workers workers(1);
        Parameter& broken = shards.front().parameters().back();
        const at::Tensor before = broken.tensor.detach().clone();
        broken.tensor.mutable_grad() = at::full_like(before, std::nan(""));
        QVERIFY(!std::isfinite(optimizer.step(shards, average, 0.1, 0.5, workers)));
        QVERIFY(at::equal(broken.tensor, before));
        QCOMPARE(optimizer.steps(), std::int64_t{0});
        QVERIFY(!broken.tensor.grad().defined());
    }
};

QTEST_GUILESS_MAIN(TestTrainParts)
#include "test_train_parts.moc"
