// SPDX-License-Identifier: GPL-3.0-or-later
// Faithfulness of one map on one picture through the engine: against a loop, against all possible orders, and
// as a job that yields to questions of the window.
#include "core/base/error.h"
#include "core/engine/desk.h"
#include "core/evaluate/perturbation.h"
#include "core/image/load.h"
#include "core/image/preprocess.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <condition_variable>
#include <mutex>

#include "tests/support/key_maker.h"
#include "tests/support/pictures.h"
#include "tests/support/program.h"
#include "tests/support/tiny_model.h"
#include "tests/support/word_question.h"

using namespace hydra;
using namespace hydra::engine;

namespace {

// An engine with a tiny model and a picture open, and the same network and input for direct use.
struct Opened
{
    Opened(const QTemporaryDir& folder, const test::TinyShape& shape, Listener listener = {})
        : desk(session, std::move(listener))
    {
        const std::string path = folder.path().toStdString();
        test::writeTinyModel(path + "/tiny.safetensors", shape);
        savePng(path + "/picture.png", test::noisePicture(40));
        ModelOverrides overrides; // a mean that 8 bits hold exactly
        overrides.mean = {102 / 255.0, 153 / 255.0, 51 / 255.0};
        overrides.std = {0.25, 0.2, 0.3};
        model = session.files().openModel(path + "/tiny.safetensors", overrides);
        image = session.files().openImage(path + "/picture.png");
        Checkpoint c = loadCheckpoint(path + "/tiny.safetensors", overrides);
        network = std::make_unique<VisionTransformer>(c.config, c.tensors);
        input = preprocess(*image.picture, Preprocessing::of(model.config));
    }
    [[nodiscard]] ScoreKey key(const std::string& method, int heads, ClassChoice target = {}) const
    {
        const NetworkKey pass =
            networkKey({image.id, model.id, {SliceScheme::HydraViT, heads}, AttentionPlan::softmax(3)});
        return {MapKey::about(pass, target).by(method), {}};
    }
    [[nodiscard]] double probability(const at::Tensor& pixels, int heads, int target) const
    {
        const at::Tensor logits = network->forward(pixels.to(at::kFloat), {SliceScheme::HydraViT, heads},
                                                   AttentionPlan::softmax(3))[0];
        return at::softmax(logits.to(at::kDouble), 0)[target].item<double>();
    }

    Session session;
    Desk desk;
    OpenedModel model;
    OpenedImage image;
    std::unique_ptr<VisionTransformer> network;
    ModelInput input;
};

// FROM with the patches ORDER[0..COUNT) taken from TO.
at::Tensor patched(const at::Tensor& from, const at::Tensor& to, const std::vector<int>& order, int count,
                   int cols)
{
    at::Tensor result = from.clone();
    for (int i = 0; i < count; ++i) {
        for (int p = 0; p < 16; ++p) {
            const int y = order[std::size_t(i)] / cols * 4 + p / 4;
            const int x = order[std::size_t(i)] % cols * 4 + p % 4;
            result.select(3, x).select(2, y).copy_(to.select(3, x).select(2, y));
        }
    }
    return result;
}

at::Tensor normalisedPixels(const Image& image, const VitConfig& config)
{
    const Preprocessing how = Preprocessing::of(config);
    at::Tensor pixels = at::empty({1, 3, image.height, image.width});
    for (int y = 0; y < image.height; ++y) {
        for (int x = 0; x < image.width; ++x) {
            for (int c = 0; c < 3; ++c) {
                const auto at = std::size_t(c);
                pixels[0][c][y][x] = (image.pixel(x, y)[c] / 255.0 - how.mean[at]) / how.std[at];
            }
        }
    }
    return pixels;
}

} // namespace

class TestFaith : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalsALoopOverPictures()
    {
        const QTemporaryDir folder;
        Opened o(folder, {});
        for (const char* method : {"relevance", "gradient"}) {
            const ScorePtr faith = o.session.answer(o.key(method, 3));
            const MapPtr map = o.session.answer(o.key(method, 3).map);
            QCOMPARE(faith->classIndex, map->classIndex);
            QCOMPARE(faith->rows * faith->cols, 36);
            // The order, found by repeatedly taking the patch with the largest mean.
            std::vector<double> means(36, 0.0);
            const int finer = map->rows / 6;
            for (int i = 0; i < map->rows * map->cols; ++i) {
                means[std::size_t(i / map->cols / finer * 6 + i % map->cols / finer)] +=
                    double(map->values[std::size_t(i)]) / (finer * finer);
            }
            std::vector<int> order;
            while (order.size() < 36) {
                int best = -1;
                for (int t = 0; t < 36; ++t) {
                    if (std::find(order.begin(), order.end(), t) == order.end()
                        && (best < 0 || float(means[std::size_t(t)]) > float(means[std::size_t(best)]))) {
                        best = t;
                    }
                }
                order.push_back(best);
            }
            QCOMPARE(faith->order, order);
            const at::Tensor nothing = at::zeros_like(o.input.pixels);
            const at::Tensor blur = blurredPixels(o.input.pixels);
            double deletion = 0, insertion = 0, lastDeleted = 0, lastInserted = 0;
            for (int step = 0; step <= 20; ++step) {
                const int count = (step * 36 + 10) / 20;
                const double deleted =
                    o.probability(patched(o.input.pixels, nothing, order, count, 6), 3, faith->classIndex);
                const double inserted =
                    o.probability(patched(blur, o.input.pixels, order, count, 6), 3, faith->classIndex);
                const auto at = std::size_t(step);
                QVERIFY(std::fabs(faith->curves.deletion.value[at] - deleted) < 1e-5);
                QVERIFY(std::fabs(faith->curves.insertion.value[at] - inserted) < 1e-5);
                QCOMPARE(patchesAt(*faith, Way::Deletion, step), count);
                if (step > 0) {
                    const double width = count / 36.0 - ((step - 1) * 36 + 10) / 20 / 36.0;
                    deletion += width * (deleted + lastDeleted) / 2;
                    insertion += width * (inserted + lastInserted) / 2;
                }
                lastDeleted = deleted;
                lastInserted = inserted;
            }
            QVERIFY(std::fabs(faith->curves.deletion.area() - deletion) < 1e-5);
            QVERIFY(std::fabs(faith->curves.insertion.area() - insertion) < 1e-5);
            QVERIFY(std::fabs(faith->whole - o.probability(o.input.pixels, 3, faith->classIndex)) < 1e-5);
        }
    }

    // The picture shown for a step, passed through the network again, gives the point of the curve; the
    // blurred picture is rounded to 8 bits.
    void thePicturesAreThoseThatWereAsked()
    {
        const QTemporaryDir folder;
        Opened o(folder, {});
        const ScorePtr faith = o.session.answer(o.key("relevance", 4));
        for (const Way way : {Way::Deletion, Way::Insertion}) {
            const double allowed = way == Way::Deletion ? 1e-4 : 5e-3;
            double span = 0;
            for (int point = 0; point <= 20; ++point) {
                const Image picture = pictureAt(o.input.shown, *faith, way, point);
                const double asked =
                    o.probability(normalisedPixels(picture, o.model.config), 4, faith->classIndex);
                const double value = faith->curve(way).value[std::size_t(point)];
                QVERIFY2(std::fabs(asked - value) < allowed, qPrintable(QString::number(asked - value)));
                span = std::max(span, std::fabs(value - faith->curve(way).value[0]));
            }
            QVERIFY2(span > 0.05, qPrintable(QString::number(span))); // otherwise any curve would pass
        }
        QCOMPARE(pictureAt(o.input.shown, *faith, Way::Deletion, 0), o.input.shown);
        QCOMPARE(pictureAt(o.input.shown, *faith, Way::Insertion, 20), o.input.shown);
        QVERIFY_EXCEPTION_THROWN((void)pictureAt(test::noisePicture(20), *faith, Way::Deletion, 1), Error);
    }

    // Four patches have 24 orders: the best of them bounds every map, and a map of that order reaches it.
    void noOrderIsBetterThanThePerfectOne()
    {
        const QTemporaryDir folder;
        test::TinyShape shape;
        shape.grid = 2;
        Opened o(folder, shape);
        const int target = o.session.answer(o.key("relevance", 4).map)->classIndex;
        const at::Tensor nothing = at::zeros_like(o.input.pixels);
        std::vector<int> order{0, 1, 2, 3}, bestOrder;
        double best = 2, worst = -1;
        do {
            double area = 0;
            for (int count = 1; count <= 4; ++count) {
                area += 0.125
                    * (o.probability(patched(o.input.pixels, nothing, order, count - 1, 2), 4, target)
                       + o.probability(patched(o.input.pixels, nothing, order, count, 2), 4, target));
            }
            if (area < best) {
                best = area;
                bestOrder = order;
            }
            worst = std::max(worst, area);
        } while (std::next_permutation(order.begin(), order.end()));
        QVERIFY(best + 1e-3 < worst);
        for (const MethodInfo& method : methodTable()) {
            if (method.isColours) {
                QVERIFY_EXCEPTION_THROWN((void)o.session.answer(o.key(method.id, 4)), Error);
                continue;
            }
            const double area = o.session.answer(o.key(method.id, 4))->curves.deletion.area();
            QVERIFY2(area > best - 1e-5 && area < worst + 1e-5, method.id);
        }
        std::vector<float> perfect(4);
        for (int rank = 0; rank < 4; ++rank) {
            perfect[std::size_t(bestOrder[std::size_t(rank)])] = float(4 - rank);
        }
        const PerturbationProbe probe(*o.network, o.input.pixels, {SliceScheme::HydraViT, 4},
                                      AttentionPlan::softmax(3), target);
        QVERIFY(std::fabs(probe.curves(perfect, {}).deletion.area() - best) < 1e-5);
    }

    void aMethodThatKnowsNoClassFollowsTheOneThatIsAsked()
    {
        const QTemporaryDir folder;
        Opened o(folder, {});
        const ClassChoice third{ClassChoice::Kind::Index, 3}, first{ClassChoice::Kind::Index, 1};
        const ScorePtr a = o.session.answer(o.key("rollout", 4, third));
        const ScorePtr b = o.session.answer(o.key("rollout", 4, first));
        QCOMPARE(a->classIndex, 3);
        QCOMPARE(b->classIndex, 1);
        QCOMPARE(a->order, b->order);
        QVERIFY(a->curves.deletion.value != b->curves.deletion.value);
        // An option that the method ignores does not change the key, so the cached score is found.
        ScoreKey same = o.key("rollout", 4, third);
        parts(same.map).options.query = 5;
        QCOMPARE(o.session.cached(same).get(), a.get());
        networkOf(same.map).sub.heads = 3;
        QVERIFY(o.session.cached(same) == nullptr);
        // The random order is the same for all methods, and so is the blurred picture.
        const ScorePtr random = o.session.answer(o.key("random", 4, third));
        QVERIFY(random->order != a->order);
        QCOMPARE(random->blurredPicture.get(), a->blurredPicture.get());
        QVERIFY_EXCEPTION_THROWN((void)o.session.answer(o.key("rollout", 4, {ClassChoice::Kind::Index, 99})),
                                 Error);
    }

    void aCancelledJudgementLeavesNothing()
    {
        const QTemporaryDir folder;
        Opened o(folder, {});
        (void)o.session.answer(o.key("relevance", 4).map); // cached, so the curves are cancelled
        const CancelToken cancel;
        cancel.cancel();
        try {
            (void)o.session.answer(o.key("relevance", 4), {}, cancel);
            QFAIL("expected a cancellation");
        } catch (const Error& error) {
            QCOMPARE(error.code(), ErrorCode::Cancelled);
        }
        QVERIFY(o.session.cached(o.key("relevance", 4)) == nullptr);
    }

    void onlyWhatIsWantedArrives()
    {
        std::mutex mutex;
        std::condition_variable changed;
        std::vector<std::string> arrived;
        Listener listener;
        listener.answered = [&](const Question& question, const Outcome<Answer>& outcome) {
            const std::lock_guard lock(mutex);
            arrived.push_back((outcome.ok() ? "" : "failed ")
                              + std::get<ScoreKey>(question).map.options.method);
            changed.notify_all();
        };
        const QTemporaryDir folder;
        Opened o(folder, {}, listener);
        const auto has = [&](const char* word) {
            return std::find(arrived.begin(), arrived.end(), word) != arrived.end();
        };
        const auto wait = [&](const char* word) {
            std::unique_lock lock(mutex);
            return changed.wait_for(lock, std::chrono::seconds(60), [&] { return has(word); });
        };
        std::vector<Wish> all;
        for (int i = 0; i < 40; ++i) { // each a different question: its own class and number of steps
            ScoreKey key = o.key("smoothgrad", 4, {ClassChoice::Kind::Index, i % 5});
            key.curves.steps = 30 + i;
            all.push_back({key, Priority::Score});
        }
        o.desk.want("scores", all);
        o.desk.want("scores",
                    {{o.key("relevance", 4), Priority::Score},
                     {o.key("relevance", 4, {ClassChoice::Kind::Index, 99}), Priority::Score},
                     {o.key("rollout", 3), Priority::Score}});
        QVERIFY(wait("rollout"));
        const std::lock_guard lock(mutex);
        QVERIFY(has("relevance") && has("failed relevance"));
        QVERIFY(std::count(arrived.begin(), arrived.end(), "smoothgrad")
                <= 1); // one may have been done by then
    }

    void whatCanWaitWaits()
    {
        constexpr Priority urgent = Priority::Front, score = Priority::Score, measure = Priority::Measure;
        std::mutex mutex;
        std::vector<std::string> done;
        std::atomic<int> slowStarted{0};
        std::atomic<bool> release{false};
        const auto say = [&](const std::string& word) {
            const std::lock_guard lock(mutex);
            done.push_back(word);
        };
        const auto said = [&](const char* word) {
            const std::lock_guard lock(mutex);
            return int(std::count(done.begin(), done.end(), word));
        };
        const auto work = [&](const Question& question, const Watch&, const CancelToken& cancel) {
            const std::string word = test::wordOf(question);
            if (word.rfind("slow", 0) == 0) {
                ++slowStarted;
                while (!release && !cancel.cancelled()) {
                    QThread::msleep(1);
                }
            }
            if (cancel.cancelled()) {
                say(word + " cancelled");
            }
            cancel.check();
            return test::noAnswer();
        };
        Listener listener;
        listener.answered = [&](const Question& question, const Outcome<Answer>&) {
            say(test::wordOf(question));
        };
        Desk desk(work, {}, listener);
        desk.want("scores", {{test::asked("slow a"), score}, {test::asked("b"), score}});
        QTRY_COMPARE(slowStarted.load(), 1);
        desk.want("scores", {{test::asked("c"), score}, {test::asked("slow a"), score}}); // it continues
        QThread::msleep(30);
        QCOMPARE(said("slow a cancelled"), 0);
        desk.want("scores", {{test::asked("slow a"), score}, {test::asked("c"), score}});
        desk.want("window", {{test::asked("question"), urgent}}); // it is preempted, and restarts
        QTRY_COMPARE(said("question"), 1);
        QTRY_COMPARE(slowStarted.load(), 2);
        QCOMPARE(said("slow a cancelled"), 1);
        QCOMPARE(said("c"), 0);
        desk.want("scores", {}); // no longer requested
        QTRY_COMPARE(said("slow a cancelled"), 2);
        // A score preempts a measurement, which restarts later.
        desk.want("costs", {{test::asked("slow m"), measure}});
        QTRY_COMPARE(slowStarted.load(), 3);
        desk.want("scores", {{test::asked("d"), score}});
        QTRY_COMPARE(said("d"), 1);
        QTRY_COMPARE(slowStarted.load(), 4);
        QCOMPARE(said("slow m cancelled"), 1);
        // A question that was just cancelled and is requested again is computed anew.
        desk.want("scores", {{test::asked("slow e"), score}});
        QTRY_COMPARE(slowStarted.load(), 5);
        desk.want("scores", {});
        desk.want("scores", {{test::asked("slow e"), score}});
        QTRY_COMPARE(slowStarted.load(), 6);
        release = true;
        QTRY_COMPARE(said("slow e"), 1);
        QTRY_COMPARE(said("slow m"), 1);
        QCOMPARE(said("b") + said("c"), 0);
    }

    void aBackboneHasNoCurve()
    {
        const QTemporaryDir folder;
        NamedTensors tensors = test::tinyTensors();
        tensors.erase("head.weight");
        tensors.erase("head.bias");
        auto metadata = test::tinyMetadata();
        metadata.erase("class_names");
        const std::string path = folder.path().toStdString();
        writeSafetensors(path + "/backbone.safetensors", tensors, metadata);
        Opened o(folder, {});
        const ModelId id = o.session.files().openModel(path + "/backbone.safetensors").id;
        ScoreKey key = o.key("attention", 4);
        networkOf(key.map).model = id;
        QVERIFY(o.session.answer(key.map) != nullptr);
        try {
            (void)o.session.answer(key);
            QFAIL("expected a refusal");
        } catch (const Error& error) {
            QVERIFY2(std::string(error.what()).find("classifier") != std::string::npos, error.what());
        }
    }
};

HYDRA_TEST(TestFaith, QCoreApplication)
#include "test_faith.moc"
