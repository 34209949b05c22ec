// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a training: random numbers, batches, AdamW, rates, history, intervals, threads, whitening.
#include "core/base/error.h"
#include "core/base/statistics.h"
#include "core/base/workers.h"
#include "core/train/batches.h"
#include "core/train/export.h"
#include "core/train/history.h"
#include "core/train/optimizer.h"
#include "core/train/start.h"
#include "core/train/training_history.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/support/good_config.h"
#include "tests/support/program.h"

using namespace hydra;
using hydra::test::goodConfig;
using hydra::test::parsed;

class TestTrainParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // The portable loops and those for this processor: they may differ in rounding only.
    void kernelsOfAllProcessorsAgree()
    {
        HeadShape head{13, 5, 15, 5, 0.4F};
        std::vector<float> qkv(13 * 15), grad(13 * 5);
        for (std::size_t i = 0; i < qkv.size(); ++i) {
            qkv[i] = std::sin(float(i) * 1.7F);
            grad[i % grad.size()] = std::cos(float(i) * 0.9F);
        }
        std::vector<std::vector<float>> found;
        for (const TrainingKernels* kernels : {&plainTrainingKernels, &trainingKernels()}) {
            std::vector<float> p(13 * 16), scratch(std::size_t(head.scratch())),
                all(13 * 5 + 13 * 15 + 4 * 20);
            float *out = all.data(), *back = out + 13 * 5, *step = back + 13 * 15;
            const float* q = qkv.data();
            kernels->attendHead(head, q, q + 5, q + 10, p.data(), out, scratch.data());
            kernels->attendHeadBackward(head, q, q + 5, q + 10, p.data(), grad.data(), back, back + 5,
                                        back + 10, scratch.data());
            const AdamWRates rates{0.5F, 0.9F, 0.99F, 0.1F, 3, 1e-8F, 0.98F, 0.1F};
            std::copy_n(q, 20, step); // the values; moments and average start at 0
            kernels->adamwRange(step, grad.data(), step + 20, step + 40, step + 60, 20, rates);
            found.push_back(all);
        }
        for (std::size_t i = 0; i < found[0].size(); ++i) {
            QVERIFY2(std::abs(found[0][i] - found[1][i]) <= 2e-6F * (1 + std::abs(found[0][i])),
                     qPrintable(QString::number(i)));
            QVERIFY(std::isfinite(found[0][i]));
        }
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
        Batches far(set, config, 3);
        for (const std::int64_t step : {0, 1, 2, 7, 8, 3, 4}) { // also after a jump
            QVERIFY(at::equal(far.take(step).patches, far.make(step).patches));
        }
        TrainConfig larger = config; // BATCHES still prefetches from the first
        larger.batch = 13;
        QVERIFY_EXCEPTION_THROWN(Batches(set, larger), Error);
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
        HistoryFile first(file, {3, 12}, 0);
        first.add({1, 10, 1, 0.1, 2, 1, 0, 5, {50, 60}, {1.5, 0.25}});
        first.add({2, 20, 2, 0.1, 1, 1, 0, 5, {}});
        HistoryFile second(file, {3, 12}, 10);
        second.add({2, 20, 3, 0.1, 1.5, 1, 0.25, 5, {70, 80}, {1, 0.125}});
        const Bytes bytes = readFile(file, 4096);
        QCOMPARE(std::string(bytes.begin(), bytes.end()),
                 std::string("epoch,step,seconds,learning_rate,loss,token_loss,distillation_loss,images_per_"
                             "second,top1_k3,"
                             "top1_k12,loss_k3,loss_k12\n"
                             "1,10,1.0,0.1,2.00000,1.00000,0.00000,5.0,50.00,60.00,1.50000,0.25000\n"
                             "2,20,3.0,0.1,1.50000,1.00000,0.25000,5.0,70.00,80.00,1.00000,0.12500\n"));
        // A history of a version that kept no losses is continued.
        writeFileAtomically(file,
                            std::string("epoch,step,seconds,learning_rate,loss,token_loss,distillation_loss,"
                                        "images_per_second,top1_k3,top1_k12\n"
                                        "1,10,1.0,0.1,2,1,0,5.0,50.00,60.00\n"));
        const HistoryFile third(file, {3, 12}, 10);
        const Bytes again = readFile(file, 4096);
        const TrainingHistory read =
            parseTrainingHistory(std::string(again.begin(), again.end()), file.string());
        QCOMPARE(read.at(0, "top1_k12"), 60.0);
        QVERIFY(std::isnan(read.at(0, "loss_k12")));
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
                    throw usageError("part %1", part);
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
        shards.emplace_back(vit, AttentionPlan::softmax(1), 1);
        shards.push_back(shards.front().alias());
        TrainableVit average(vit, AttentionPlan::softmax(1), 1);
        const AdamWOptions options{0.8, 0.9, 1e-8, 0.3, 2.0};
        AdamW optimizer(shards.front().parameters(), options);
        Workers workers(2);
        shards.front().setRate("patch_embed.proj.weight", 0.5);

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
                const double rate =
                    shards.front().parameters()[i].name == "patch_embed.proj.weight" ? 0.025 : 0.05;
                value[i] = value[i] - rate * (moved + decay * value[i]);
                mean[i] = 0.75 * mean[i] + 0.25 * value[i];
                const Parameter& parameter = shards[1].parameters()[i];
                QVERIFY2(at::allclose(parameter.tensor.to(at::kDouble), value[i], 1e-4, 2e-5),
                         parameter.name.c_str());
                QVERIFY(at::allclose(average.parameters()[i].tensor.to(at::kDouble), mean[i], 1e-4, 2e-5));
                QVERIFY(!parameter.tensor.grad().defined());
            }
        }
    }

    void whitenedPatchesAreUncorrelatedWithUnitVariance()
    {
        DataSet set;
        set.count = 300;
        set.size = 8;
        set.patch = 4;
        set.classNames = {"a", "b"};
        set.labels.assign(300, 0);
        CounterRandom random(1, 1);
        for (int i = 0; i < 300 * 64; ++i) { // grey pictures with a little colour: strongly correlated
            const double grey =
                i % 16 == 0 ? random.uniform(20, 230) : 0.9 * set.pixels[set.pixels.size() - 3];
            for (int k = 0; k < 3; ++k) {
                set.pixels.push_back(static_cast<std::uint8_t>(grey + random.uniform(0, 20)));
            }
        }
        auto json = goodConfig();
        json["model"] = {
            {"num_heads", 2}, {"head_dim", 6}, {"image_size", 8}, {"patch_size", 4}, {"depth", 1}};
        const TrainConfig config = parsed(json);
        TrainableVit network(config.vitConfig({"a", "b"}), AttentionPlan::softmax(1), 1);
        whitenPatches(network, set, config);
        const at::Tensor filters =
            network.parameter("patch_embed.proj.weight").detach().view({12, 48}).to(at::kDouble);
        const at::Tensor bias = network.parameter("patch_embed.proj.bias").detach().to(at::kDouble);
        const at::Tensor seen =
            at::matmul(plainPatches(set, config, 0, 300).view({-1, 48}).to(at::kDouble), filters.t()) + bias;
        QVERIFY(seen.mean(0).abs().max().item<double>() < 1e-4);
        const at::Tensor covariance = at::matmul(seen.t(), seen) / static_cast<double>(seen.size(0));
        // lambda / (lambda + eps): near 1 for the strong components, falling with the component's number.
        const at::Tensor variances = covariance.diagonal();
        QVERIFY((covariance - at::diag(variances)).abs().max().item<double>() < 1e-4);
        QVERIFY(variances[0].item<double>() > 0.99 && variances.max().item<double>() < 1.0001);
        QVERIFY((variances.narrow(0, 1, 11) - variances.narrow(0, 0, 11)).max().item<double>() < 1e-6);
    }

    void aStepWithoutFiniteGradientChangesNothing()
    {
        VitConfig vit = parsed(goodConfig()).vitConfig({"a", "b"});
        std::vector<TrainableVit> shards;
        shards.emplace_back(vit, AttentionPlan::softmax(vit.depth), 1);
        TrainableVit average(vit, AttentionPlan::softmax(vit.depth), 1);
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

HYDRA_TEST(TestTrainParts, QCoreApplication)
#include "test_train_parts.moc"
