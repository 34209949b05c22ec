// SPDX-License-Identifier: GPL-3.0-or-later
// The engine as the command line and the window use it: keys, caches, the worker that only does requested
// work.
#include "core/engine/desk.h"
#include "core/engine/feature_arrays.h"
#include "core/engine/lru_cache.h"
#include "core/evaluate/accuracy.h"
#include "core/export/map_file.h"
#include "core/format/npy.h"
#include "core/image/load.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <atomic>
#include <condition_variable>
#include <fstream>
#include <future>
#include <mutex>
#include <set>
#include <thread>

#include "tests/support/key_maker.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/tiny_model.h"
#include "tests/support/word_question.h"

using namespace hydra;
using namespace hydra::engine;

namespace {

Image gradient(int size)
{
    Image image{size, size, {}};
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) {
            image.rgb.push_back(static_cast<std::uint8_t>(255 * x / size));
            image.rgb.push_back(static_cast<std::uint8_t>(255 * y / size));
            image.rgb.push_back(static_cast<std::uint8_t>((x * y) % 251));
        }
    }
    return image;
}

} // namespace

class TestEngine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        m_path = m_folder.path().toStdString();
        writeTiny("tiny.safetensors");
        savePng(m_path + "/picture.png", gradient(40));
    }

    void answersEqualTheNetwork()
    {
        Session session;
        const OpenedModel model = session.files().openModel(m_path + "/tiny.safetensors");
        const OpenedImage image = session.files().openImage(m_path + "/picture.png");
        QCOMPARE(model.config.trainedHeads.value, (std::vector<int>{2, 3, 4}));
        const NetworkKey key =
            networkKey({image.id, model.id, {SliceScheme::HydraViT, 3}, AttentionPlan::softmax(3)});
        const PredictionPtr p = session.answer(key);
        QCOMPARE(p->logits.size(), std::size_t(5));
        const double sum = std::accumulate(p->probabilities.begin(), p->probabilities.end(), 0.0);
        QVERIFY(std::fabs(sum - 1) < 1e-5);
        QVERIFY(p->logits[std::size_t(p->ranking[0])] >= p->logits[std::size_t(p->ranking[1])]);
        QCOMPARE(session.cached(key).get(), p.get());

        // The full network's top 1 is the target for every k; with `own`, each k has its own.
        const int full =
            session.answer(networkKey({image.id, model.id, {SliceScheme::HydraViT, 4}, key.plan}))
                ->ranking[0];
        const MapPtr map = session.answer(mapKey({key, {}, {}}));
        QCOMPARE(map->classIndex, full);
        QCOMPARE(map->rows * map->cols, 36);
        QCOMPARE(session.answer(mapKey({key, {}, {ClassChoice::Kind::Own, 1}}))->classIndex, p->ranking[0]);
        QCOMPARE(session.answer(mapKey({key, {}, {ClassChoice::Kind::Index, 4}}))->classIndex, 4);

        // A contrast is computed from two maps, and both stay in the cache.
        MapKey contrast =
            mapKey({key, {}, {ClassChoice::Kind::Top, 1}, ClassChoice{ClassChoice::Kind::Top, 2}});
        const MapPtr against = session.answer(contrast);
        parts(contrast).against.reset();
        parts(contrast).target.value = 2;
        const MapPtr second = session.cached(contrast);
        QVERIFY(second);
        QCOMPARE(against->againstIndex, second->classIndex);
        QCOMPARE(against->values[7], map->values[7] - second->values[7]);
        parts(contrast).against = contrast.target;
        QVERIFY_EXCEPTION_THROWN((void)session.answer(contrast), Error);
    }

    void walkThroughsAreAnsweredOnceAndDelivered()
    {
        std::mutex mutex;
        std::condition_variable changed;
        WalkPtr delivered;
        std::string problem;
        Listener listener;
        listener.answered = [&](const Question&, const Outcome<Answer>& outcome) {
            const std::lock_guard lock(mutex);
            if (outcome.ok()) {
                delivered = std::get<WalkPtr>(outcome.value());
            } else {
                problem = outcome.error().what();
            }
            changed.notify_all();
        };
        Session session;
        Desk desk(session, listener);
        const OpenedModel model = session.files().openModel(m_path + "/tiny.safetensors");
        const OpenedImage image = session.files().openImage(m_path + "/picture.png");
        WalkKey key{networkKey({image.id, model.id, {SliceScheme::HydraViT, 3}, AttentionPlan::softmax(3)}),
                    {1, 2, 5}};
        QCOMPARE(walkHeads(key), 3);
        QVERIFY(!session.cached(key));
        desk.want("window", {{key}});
        {
            std::unique_lock lock(mutex);
            QVERIFY(changed.wait_for(lock, std::chrono::seconds(20), [&] { return delivered != nullptr; }));
        }
        QCOMPARE(session.cached(key).get(), delivered.get());
        QCOMPARE(session.answer(key).get(), delivered.get());
        QCOMPARE(delivered->head, 2);
        WalkKey other = key;
        other.question.head = 1;
        QVERIFY(hashOf(other) != hashOf(key));
        QVERIFY(session.answer(other)->steps[2].matrix.values != delivered->steps[2].matrix.values);
        key.question.block = 7;
        desk.want("window", {{key}});
        std::unique_lock lock(mutex);
        QVERIFY(changed.wait_for(lock, std::chrono::seconds(20), [&] { return !problem.empty(); }));
        QVERIFY2(problem.find("block") != std::string::npos, problem.c_str());
    }

    // An array with non-finite numbers is refused on opening, with the place; finite numbers that overflow
    // are refused when answering.
    void whatIsNotFiniteIsRefused()
    {
        Session session;
        const OpenedModel model = session.files().openModel(m_path + "/tiny.safetensors");
        const std::string file = m_path + "/n.npy";
        for (const auto& [value, name] : {std::pair(std::nan(""), "NaN"), std::pair(HUGE_VAL, "infinity"),
                                          std::pair(-HUGE_VAL, "-infinity")}) {
            at::Tensor pixels = at::zeros({2, 3, 24, 24});
            pixels[1][0][3][17] = value;
            pixels[1][2][0][0] = value;
            writeNpy(file, pixels);
            QVERIFY(test::refusedWith(
                join("n.npy: expected finite values, found ", name, " at [1, 0, 3, 17]").c_str(),
                [&] { (void)session.files().openArray(file); }));
            writeNpy(file, pixels[1]);
            QVERIFY(test::refusedWith(join("found ", name, " at [0, 3, 17]").c_str(),
                                      [&] { (void)session.files().openArray(file); }));
        }
        writeNpy(file, at::cat({at::zeros({1, 3, 24, 24}), at::full({1, 3, 24, 24}, 3e38)}));
        const std::vector<OpenedImage> two = session.files().openArray(file);
        const AttentionPlan plan = AttentionPlan::softmax(3);
        const auto keyOf = [&](std::size_t i) {
            return networkKey({two[i].id, model.id, {SliceScheme::HydraViT, 4}, plan});
        };
        QVERIFY(session.answer(keyOf(0)) != nullptr);
        const NetworkKey key = keyOf(1);
        const char* const says = "n.npy[1]: the network's logits: expected finite values, found NaN at [0]";
        QVERIFY(test::refusedWith(says, [&] { (void)session.answer(key); }));
        QVERIFY(!session.cached(key));
        for (const char* method : {"rollout", "gradient", "occlusion", "relevance", "pca"}) {
            MapOptions options;
            options.method = method;
            QVERIFY(test::refusedWith(says, [&] { (void)session.answer(mapKey({key, options, {}})); }));
        }
        QVERIFY(test::refusedWith(says, [&] { (void)session.answer(LensKey{key}); }));
        QVERIFY(test::refusedWith(says, [&] { (void)session.tokens(key, {}); }));
        QVERIFY(test::refusedWith(says, [&] { (void)featureArrays(session, key, {}, {}); }));
        // Another picture in the same pass is still answered.
        Session fresh;
        const OpenedModel again = fresh.files().openModel(m_path + "/tiny.safetensors");
        const std::vector<OpenedImage> both = fresh.files().openArray(file);
        fresh.predictTogether({networkKey({both[0].id, again.id, {SliceScheme::HydraViT, 4}, plan}),
                               networkKey({both[1].id, again.id, {SliceScheme::HydraViT, 4}, plan})},
                              {});
        QVERIFY(fresh.answer(networkKey({both[0].id, again.id, {SliceScheme::HydraViT, 4}, plan}))
                != nullptr);
    }

    void mapsAreWrittenAsNumbers()
    {
        Map map;
        map.rows = 2;
        map.cols = 3;
        map.values = {0.1F, -2e-9F, 3, 1.0F / 3, 5e20F, -6};
        QCOMPARE(QString::fromStdString(mapCsv(map)).section('\n', 1, 1).section(',', 0, 0).toFloat(),
                 1.0F / 3);
        std::ofstream(m_path + "/map.npy", std::ios::binary) << mapNpy(map);
        const at::Tensor read = readNpy(m_path + "/map.npy");
        QCOMPARE(read.size(0), std::int64_t(2));
        QVERIFY(read.equal(at::tensor(map.values).view({2, 3})));
    }

    void fieldsThatAMethodIgnoresDoNotMakeAnotherQuestion()
    {
        MapKey a;
        parts(a).options.method = "rollout";
        MapKey b = a;
        parts(b).target = {ClassChoice::Kind::Index, 3};
        parts(b).options.query = 7;
        parts(b).options.block = 1;
        QVERIFY(normalised(a) == normalised(b));
        QCOMPARE(hashOf(normalised(a)), hashOf(normalised(b)));
        parts(b).against = ClassChoice{ClassChoice::Kind::Top, 2};
        QVERIFY(normalised(a) == normalised(b));
        parts(b).options.startBlock = 2;
        QVERIFY(normalised(a) != normalised(b));
        MapKey c; // relevance depends on the class
        MapKey d = c;
        parts(d).against = ClassChoice{ClassChoice::Kind::Top, 2};
        QVERIFY(normalised(c) != normalised(d));
        QVERIFY(hashOf(normalised(c)) != hashOf(normalised(d)));
    }

    // Small networks are answered two at a time: the same numbers, each once, and only from the worker's
    // thread.
    void aStripIsAnsweredWhole()
    {
        std::mutex mutex;
        std::condition_variable changed;
        std::vector<std::pair<int, MapPtr>> arrived;
        std::set<std::thread::id> threads;
        Listener listener;
        listener.answered = [&](const Question& question, const Outcome<Answer>& outcome) {
            const std::lock_guard lock(mutex);
            threads.insert(std::this_thread::get_id());
            arrived.emplace_back(std::get<MapKey>(question).network.sub.heads,
                                 std::get<MapPtr>(outcome.value()));
            changed.notify_all();
        };
        Session session;
        Desk desk(session, listener);
        Session alone;
        const OpenedModel model = session.files().openModel(m_path + "/tiny.safetensors");
        const OpenedImage image = session.files().openImage(m_path + "/picture.png");
        (void)alone.files().openModel(m_path + "/tiny.safetensors");
        (void)alone.files().openImage(m_path + "/picture.png");
        std::vector<Wish> wanted;
        for (const int k : {4, 3, 2, 1}) {
            wanted.push_back(
                {mapKey(
                     {networkKey({image.id, model.id, {SliceScheme::HydraViT, k}, AttentionPlan::softmax(3)}),
                      {},
                      {}}),
                 Priority::Strip});
        }
        desk.want("window", wanted);
        std::unique_lock lock(mutex);
        QVERIFY(changed.wait_for(lock, std::chrono::seconds(60), [&] { return arrived.size() == 4; }));
        QCOMPARE(threads.size(), std::size_t(1));
        QVERIFY(threads.count(std::this_thread::get_id()) == 0);
        std::set<int> heads;
        for (const auto& [k, map] : arrived) {
            heads.insert(k);
            const auto& key = std::get<MapKey>(wanted[std::size_t(4 - k)].question);
            QVERIFY(map->values == alone.answer(key)->values);
            QCOMPARE(session.cached(key).get(), map.get());
        }
        QCOMPARE(heads.size(), std::size_t(4));
    }

    void theLatestQuestionIsAnsweredAndErrorsAreDelivered()
    {
        std::mutex mutex;
        std::condition_variable changed;
        std::vector<int> arrived;
        std::string problem;
        bool idle = false, released = false;
        Listener listener;
        listener.answered = [&](const Question& question, const Outcome<Answer>& outcome) {
            std::unique_lock lock(mutex);
            if (outcome.ok()) {
                arrived.push_back(std::get<MapKey>(question).network.sub.heads);
            } else {
                problem = outcome.error().what();
            }
            changed.notify_all();
            changed.wait(lock, [&] { return released; }); // no work is done while questions change
        };
        listener.progress = [&](double fraction, const std::string&) {
            const std::lock_guard lock(mutex);
            idle = fraction >= 1;
            changed.notify_all();
        };
        Session session;
        Desk desk(session, listener);
        const OpenedModel model = session.files().openModel(m_path + "/tiny.safetensors");
        const OpenedImage image = session.files().openImage(m_path + "/picture.png");
        const auto wanted = [&](std::initializer_list<int> heads) {
            std::vector<Wish> wishes;
            for (const int k : heads) {
                wishes.push_back({mapKey(
                    {networkKey({image.id, model.id, {SliceScheme::HydraViT, k}, AttentionPlan::softmax(3)}),
                     {},
                     {}})});
            }
            return wishes;
        };
        desk.want("window", wanted({2}));
        std::unique_lock lock(mutex);
        QVERIFY(changed.wait_for(lock, std::chrono::seconds(20), [&] { return !arrived.empty(); }));
        lock.unlock();
        for (int i = 0; i < 50; ++i) {
            desk.want("window", wanted({3, 2}));
        }
        desk.want("window", wanted({4, 1}));
        lock.lock();
        released = true;
        changed.notify_all();
        const auto last = [&] {
            return idle && std::count(arrived.begin(), arrived.end(), 4) > 0
                && std::count(arrived.begin(), arrived.end(), 1) > 0;
        };
        QVERIFY(changed.wait_for(lock, std::chrono::seconds(20), last));
        QCOMPARE(std::count(arrived.begin(), arrived.end(), 3), 0); // replaced before its turn came
        QCOMPARE(arrived.size(), std::size_t(3));
        lock.unlock();
        std::vector<Wish> bad = wanted({4});
        parts(std::get<MapKey>(bad[0].question)).target = {ClassChoice::Kind::Index, 99};
        desk.want("window", bad);
        lock.lock();
        QVERIFY(changed.wait_for(lock, std::chrono::seconds(20), [&] { return !problem.empty(); }));
        QVERIFY2(problem.find("99") != std::string::npos, problem.c_str());
    }

    void badFilesAreReportedAndTheEngineLives()
    {
        Session session;
        for (const char* name : {"missing.safetensors", "picture.png"}) {
            try {
                (void)session.files().openModel(m_path + "/" + name);
                QFAIL("expected an error");
            } catch (const Error& error) {
                QCOMPARE(int(error.code()), int(ErrorCode::Input));
                QVERIFY2(std::string(error.what()).find(name) != std::string::npos, error.what());
            }
        }
        QVERIFY(!session.files().openModel(m_path + "/tiny.safetensors").id.empty());
    }

    void cacheForgetsTheLeastRecentlyUsed()
    {
        LruCache<int, int> cache(3);
        cache.insert(1, 10, 1);
        cache.insert(2, 20, 1);
        cache.insert(3, 30, 1);
        QVERIFY(cache.find(1) != nullptr);
        cache.insert(4, 40, 1);
        QVERIFY(cache.find(2) == nullptr);
        QCOMPARE(*cache.find(1), 10);
        cache.insert(5, 50, 100); // over budget by itself: it stays, all others are evicted
        QCOMPARE(cache.size(), std::size_t(1));
        QCOMPARE(cache.used(), std::size_t(100));
    }

    void whatLiesAsidePushesNothingOut()
    {
        LruCache<int, int> cache(3, Oversized::Dropped);
        cache.insert(1, 10, 2);
        cache.insert(2, 20, 3, true);
        cache.insert(3, 30, 3, true);
        QCOMPARE(*cache.find(1), 10);
        QCOMPARE(*cache.find(2), 20);
        QCOMPARE(*cache.find(3), 30);
        QCOMPARE(cache.used(), std::size_t(8));
        cache.insert(4, 40, 4, true); // over budget alone
        QVERIFY(cache.find(4) == nullptr);
        cache.insert(5, 50, 2); // evicts 1, and no entry that is set aside
        QVERIFY(cache.find(1) == nullptr && cache.find(2) != nullptr);
        cache.eraseIf([](int key) { return key < 3; });
        QVERIFY(cache.find(2) == nullptr && cache.find(3) != nullptr && cache.find(5) != nullptr);
        cache.erase(3);
        QCOMPARE(cache.size(), std::size_t(1));
    }

    void whatIsNoLongerWantedIsCancelled()
    {
        std::atomic<bool> started{false};
        std::atomic<bool> wasCancelled{false};
        std::atomic<int> finished{0};
        Listener listener;
        listener.answered = [&](const Question&, const Outcome<Answer>&) { ++finished; };
        const auto work = [&](const Question& question, const Watch&, const CancelToken& cancel) {
            started = true;
            for (int i = 0; test::wordOf(question) == "long" && i < 2000 && !cancel.cancelled(); ++i) {
                QThread::msleep(5);
            }
            wasCancelled = wasCancelled || cancel.cancelled();
            return test::noAnswer();
        };
        Desk desk(work, {}, listener);
        desk.want("window", {{test::asked("long")}});
        QTRY_VERIFY(started.load());
        desk.want("window", {{test::asked("short")}});
        QTRY_COMPARE(finished.load(), 1); // the long one's result is dropped
        QVERIFY(wasCancelled.load());
    }

    void whatIsThrownEndsNoThread()
    {
        std::mutex mutex;
        QStringList said;
        std::atomic<int> tried{0};
        std::atomic<bool> next{false};
        const auto say = [&](const std::string& what) {
            const std::lock_guard lock(mutex);
            said << QString::fromStdString(what);
        };
        const auto work = [&](const Question& question, const Watch&, const CancelToken&) {
            if (test::wordOf(question) == "work") {
                ++tried;
                throw std::runtime_error("broken");
            }
            return test::noAnswer();
        };
        Listener listener;
        listener.answered = [&](const Question& question, const Outcome<Answer>& outcome) {
            if (!outcome.ok()) {
                say(outcome.error().what());
            } else if (test::wordOf(question) == "after") {
                next = true;
            } else {
                throw std::runtime_error("lost");
            }
        };
        listener.failed = say;
        Desk desk(work, {}, listener);
        desk.want("window", {{test::asked("work")}, {test::asked("listener")}, {test::asked("after")}});
        QTRY_VERIFY(next.load());
        const std::lock_guard lock(mutex);
        QCOMPARE(said, (QStringList{QStringLiteral("broken"), QStringLiteral("prediction, 1 heads: lost")}));
        QCOMPARE(tried.load(), 1);
    }

    void theTableSaysWhoWantsWhat()
    {
        const auto task = [](const char* word, Priority priority, bool paired = false) {
            return Task{{test::asked(word), priority}, paired};
        };
        const auto ask = [](const char* word) { return Question(test::asked(word)); };
        Wishes wishes;
        const auto next = [&] { return test::wordOf(wishes.next()[0].question); };
        QVERIFY(!wishes.wants("a"));
        wishes.set("a",
                   {task("1", Priority::Prefetch), task("2", Priority::Beside),
                    task("3", Priority::Prefetch, true)});
        wishes.set("b",
                   {task("4", Priority::Prefetch, true), task("2", Priority::Strip),
                    task("5", Priority::Front, true)});
        QCOMPARE(wishes.next().size(), std::size_t(1)); // no other of its priority to pair with
        QCOMPARE(next(), std::string("5"));
        QVERIFY(wishes.answer(ask("5"))); // on its way
        QVERIFY(wishes.wants("b"));
        QCOMPARE(next(), std::string("2"));
        QCOMPARE(wishes.priorityOf(ask("2")), std::optional(Priority::Beside));
        QCOMPARE(wishes.priorityOf(ask("5")), std::optional<Priority>());
        QCOMPARE(wishes.shown(), std::size_t(2)); // prefetched ones are not shown
        QCOMPARE(wishes.take(ask("2")), (std::vector<Owner>{"a", "b"})); // before it was done
        QVERIFY(wishes.take(ask("2")).empty());
        QVERIFY(!wishes.answer(ask("2")));
        QCOMPARE(next(), std::string("1")); // in the order of the list
        QVERIFY(wishes.answer(ask("1")));
        const auto pair = wishes.next();
        QCOMPARE(pair.size(), std::size_t(2));
        QVERIFY(test::wordOf(pair[0].question) == "3" && test::wordOf(pair[1].question) == "4");
        wishes.set("a", {});
        QVERIFY(!wishes.wants("a"));
        QCOMPARE(wishes.next().size(), std::size_t(1));
        wishes.set("b", {task("5", Priority::Front)}); // requested again: it is computed again
        QCOMPARE(next(), std::string("5"));
        QCOMPARE(wishes.clear(), (std::vector<Owner>{"b"}));
        QVERIFY(wishes.next().empty());
    }

    // An answer goes to the owners that still want it when it is taken.
    void anAnswerIsTakenOnce()
    {
        std::atomic<int> arrived{0};
        std::promise<void> asked;
        const std::shared_future<void> all = asked.get_future().share();
        Listener listener;
        listener.answered = [&](const Question&, const Outcome<Answer>&) {
            if (arrived++ == 0) {
                all.wait(); // no other question starts until all are asked
            }
        };
        Session session;
        Desk desk(session, listener);
        const OpenedModel model = session.files().openModel(m_path + "/tiny.safetensors");
        const OpenedImage image = session.files().openImage(m_path + "/picture.png");
        const NetworkKey key =
            networkKey({image.id, model.id, {SliceScheme::HydraViT, 2}, AttentionPlan::softmax(3)});
        const NetworkKey same = key;
        NetworkKey first = key;
        parts(first).sub.heads = 3;
        desk.want("first", {{first}});
        QTRY_COMPARE(arrived.load(), 1);
        desk.want("view", {{key}, {mapKey({key, {}, {}}), Priority::Strip}});
        desk.want("comparison", {{same, Priority::Beside}});
        asked.set_value();
        QTRY_COMPARE(arrived.load(), 3); // a question from two owners has one answer
        QCOMPARE(desk.take(first), std::vector<Owner>{"first"});
        QVERIFY(desk.wants("view") && desk.wants("comparison"));
        QCOMPARE(desk.take(key), (std::vector<Owner>{"comparison", "view"}));
        QVERIFY(desk.take(key).empty());
        QVERIFY(desk.wants("view") && !desk.wants("comparison"));
        QCOMPARE(desk.cancel(), (std::vector<Owner>{"view"}));
        QVERIFY(!desk.wants("view"));
        const TimingKey timing{key};
        QVERIFY(!session.cached(timing));
        QVERIFY(session.answer(timing)->steadyMilliseconds > 0);
        QVERIFY(session.cached(timing));
    }

    void evaluationCountsWhatPredictionsSay()
    {
        const Path folder = m_path + "/labelled";
        std::filesystem::create_directories(folder);
        Session session;
        const OpenedModel model = session.files().openModel(m_path + "/tiny.safetensors");
        std::ofstream table(folder / "labels.csv");
        table << "file,class_index,class\n";
        int right = 0;
        for (int i = 0; i < 5; ++i) {
            Image picture = gradient(24 + i);
            std::rotate(picture.rgb.begin(), picture.rgb.begin() + 17 * i, picture.rgb.end());
            const std::string name = "p" + std::to_string(i) + ".png";
            savePng(folder / name, picture);
            const OpenedImage image = session.files().openImage((folder / name).string());
            const int first =
                session
                    .answer(networkKey(
                        {image.id, model.id, {SliceScheme::HydraViT, 4}, AttentionPlan::softmax(3)}))
                    ->ranking[0];
            const int label = i < 3 ? first : (first + 1) % 5;
            right += int(label == first);
            table << name << "," << label << ",\n";
        }
        table.close();
        const Checkpoint c = loadCheckpoint(m_path + "/tiny.safetensors");
        const VisionTransformer network(c.config, c.tensors);
        Ask ask;
        ask.plan = AttentionPlan::softmax(3);
        const auto rows = evaluate(network, labelledFolder(folder, c.config), {4}, ask, 2, {}, {});
        QCOMPARE(rows[0].images, 5);
        QCOMPARE(rows[0].top1, right);
        QCOMPARE(rows[0].top5, 5);
        QVERIFY_EXCEPTION_THROWN((void)labelledFolder(m_path + "/nowhere", c.config), Error);
    }

    void aSynsetNamesTheClassThatHasItsName()
    {
        VitConfig config;
        config.numClasses.value = 3;
        config.classNames.value = {"tench", "golf ball", "apple"};
        QCOMPARE(classNamed("n03445777", config), std::optional<int>(1));
        QCOMPARE(classNamed("n01440764", config), std::optional<int>(0));
        QCOMPARE(classNamed("n02979186", config), std::nullopt); // a cassette player is not among the three
        QCOMPARE(classNamed("apple", config), std::optional<int>(2));
        QCOMPARE(classNamed("2", config), std::optional<int>(2));
        config.numClasses.value = 1000;
        QCOMPARE(classNamed("n02979186", config), std::optional<int>(482));
    }

private:
    void writeTiny(const std::string& name) { test::writeTinyModel(m_path + "/" + name); }

    QTemporaryDir m_folder;
    std::string m_path;
};

HYDRA_TEST(TestEngine, QCoreApplication)
#include "test_engine.moc"
