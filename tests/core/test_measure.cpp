// SPDX-License-Identifier: GPL-3.0-or-later
// Measured cost: quartiles, the memory of a pass, and a measurement that yields to every request.
#include "core/base/error.h"
#include "core/engine/desk.h"
#include "core/evaluate/benchmark.h"
#include "core/evaluate/peak_memory.h"
#include "core/format/npy.h"
#include "core/nn/cost.h"

#include <QtTest>

#include <condition_variable>
#include <mutex>

#include "tests/support/key_maker.h"
#include "tests/support/program.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using namespace hydra::engine;

namespace {

SpeedOptions few(int repeats, int batch = 4)
{
    SpeedOptions options;
    options.repeats = repeats;
    options.batch = batch;
    return options;
}

// The answers the listener received, in order: "k2" for a measurement, "p3" for a prediction.
class Heard
{
public:
    [[nodiscard]] Listener listener()
    {
        Listener to;
        to.answered = [this](const Question& question, const Outcome<Answer>& outcome) {
            if (const auto* speed = std::get_if<SpeedKey>(&question)) {
                add((outcome.ok() ? "k" : "failed ") + std::to_string(speed->sub.heads));
            } else {
                add("p" + std::to_string(std::get<NetworkKey>(question).sub.heads));
            }
        };
        to.progress = [this](double, const std::string& what) { add(what.empty() ? "idle" : "..."); };
        return to;
    }
    [[nodiscard]] bool waitFor(const std::string& word)
    {
        std::unique_lock lock(m_mutex);
        return m_changed.wait_for(lock, std::chrono::seconds(120), [&] {
            return std::find(m_words.begin(), m_words.end(), word) != m_words.end();
        });
    }
    [[nodiscard]] std::vector<std::string> words()
    {
        const std::lock_guard lock(m_mutex);
        return m_words;
    }

private:
    void add(std::string word)
    {
        const std::lock_guard lock(m_mutex);
        m_words.push_back(std::move(word));
        m_changed.notify_all();
    }
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<std::string> m_words;
};

} // namespace

class TestMeasure : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::string m_path;

    [[nodiscard]] static SpeedKey keyOf(const ModelId& model, int k, const char* plan = "softmax",
                                        int size = 0)
    {
        return {model,
                {SliceScheme::HydraViT, k},
                AttentionPlan::parse(plan, AttentionPlan::softmax(3)),
                {size, size, 0},
                {}};
    }
    [[nodiscard]] static SpeedKey keyOf(const ModelId& model, int k, const SpeedOptions& options)
    {
        SpeedKey key = keyOf(model, k);
        key.options = options;
        return key;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_path = m_folder.filePath(QStringLiteral("tiny.safetensors")).toStdString();
        test::writeTinyModel(m_path);
    }

    void quartilesLieBetweenNeighbours()
    {
        const Timing t = timingOf({4, 1, 3, 2});
        QCOMPARE(t.q1, 1.75);
        QCOMPARE(t.median, 2.5);
        QCOMPARE(t.q3, 3.25);
        QCOMPARE(t.repeats, 4);
        QCOMPARE(timingOf({7}).q3, 7.0);
        QCOMPARE(timingOf({}).repeats, 0);
    }

    void peakIsWhatIsHeldAtOnce()
    {
        const at::Tensor before = at::zeros({1000});
        const std::int64_t peak = peakBytesOf([&] {
            at::Tensor a = at::empty({1000}); // 4,000 bytes
            a = at::empty({2000}); // 8,000 more, then the first goes
            const at::Tensor b = at::empty({500}); // 2,000: 10,000 held
        });
        QCOMPARE(peak, 12'000);
        QCOMPARE(peakBytesOf([] {}), 0);
    }

    void everyNumberIsMeasured()
    {
        Session session;
        const ModelId model = session.files().openModel(m_path).id;
        double last = -1;
        bool ascending = true;
        const auto progress = [&](double fraction, const std::string&) {
            ascending = ascending && fraction >= last;
            last = fraction;
        };
        const SpeedPtr speed = session.answer(keyOf(model, 4, few(9)), progress);
        QCOMPARE(speed->time.repeats, 9);
        QVERIFY(speed->time.q1 > 0 && speed->time.q1 <= speed->time.median);
        QVERIFY(speed->time.median <= speed->time.q3);
        QCOMPARE(speed->batch, 4);
        QVERIFY(speed->imagesPerSecond > 0 && speed->gemmGflops > 0 && speed->threads >= 1);
        const VitConfig config = session.files().openModel(m_path).config;
        const double flops = 2 * double(costOf(config, fullNetwork(config)).macs);
        QVERIFY(std::fabs(speed->gflops * 1e9 * speed->time.median / flops - 1) < 1e-9);
        QVERIFY(ascending);
        QCOMPARE(last, 1.0);

        SpeedKey map = keyOf(model, 3, few(3));
        map.method = "relevance";
        const SpeedPtr explained = session.answer(map);
        QCOMPARE(explained->batch, 1);
        QCOMPARE(explained->imagesPerSecond, 1 / explained->time.median);
        QVERIFY(explained->time.median > 0);
        map.method = "magic";
        QVERIFY_EXCEPTION_THROWN((void)session.answer(map), Error);
    }

    void timeIsLimited()
    {
        Session session;
        const ModelId model = session.files().openModel(m_path).id;
        SpeedOptions options = few(1000, 64);
        options.secondsAtMost = 1e-7;
        const SpeedPtr speed = session.answer(keyOf(model, 4, options));
        QCOMPARE(speed->time.repeats, 3); // the minimum
        QCOMPARE(speed->batch, 1);
    }

    // The formula's parameter count equals the numbers that a model of each kind holds.
    void parametersAreTheTensorsOfEachKind()
    {
        Session session;
        const VitConfig config = session.files().openModel(m_path).config;
        for (const char* words : {"softmax", "hydra", "optimised", "efficient", "super", "super@back:1"}) {
            const AttentionPlan plan = AttentionPlan::parse(words, AttentionPlan::softmax(3));
            std::int64_t held = 0;
            for (const auto& [name, tensor] : test::tinyTensorsFor(plan)) {
                held += tensor.numel();
            }
            QCOMPARE(costOf(config, fullNetwork(config), plan).parameters, held);
        }
    }

    // 4,097 tokens of 32: softmax works through a scratch, the hidden layer of 4 D is 2.1 MB.
    void memoryOfAPassFollowsItsTokens()
    {
        Session session;
        const ModelId model = session.files().openModel(m_path).id;
        const auto peak = [&](int k, const char* plan, int size) {
            return peakOfPass(*session.files().network(model), keyOf(model, k, plan, size));
        };
        const std::int64_t hidden = 4097 * 4 * 32 * 4;
        QVERIFY(peak(4, "hydra", 256) > hidden);
        QVERIFY(peak(4, "hydra", 256) < 4 * hidden);
        QVERIFY(peak(2, "hydra", 256) < peak(4, "hydra", 256));
        QVERIFY(peak(4, "hydra", 24) < peak(4, "hydra", 256) / 50);
        QVERIFY(peak(4, "softmax", 256) >= peak(4, "hydra", 256));
        QVERIFY(peak(4, "softmax", 256) < std::int64_t(4097) * 4097 * 4); // no T x T tensor
    }

    void cancelledBetweenRuns()
    {
        Session session;
        const ModelId model = session.files().openModel(m_path).id;
        const CancelToken cancel;
        int runs = 0;
        const auto progress = [&](double, const std::string&) {
            if (++runs == 5) {
                cancel.cancel();
            }
        };
        try {
            (void)session.answer(keyOf(model, 4, few(1'000'000)), progress, cancel);
            QFAIL("expected a cancellation");
        } catch (const Error& error) {
            QCOMPARE(error.code(), ErrorCode::Cancelled);
        }
        QCOMPARE(runs, 5);
    }

    void whatIsAskedInterruptsAMeasurementThatBeginsAgain()
    {
        Heard heard;
        Session session;
        Desk desk(session, heard.listener());
        const ModelId model = session.files().openModel(m_path).id;
        const std::string picture = m_folder.filePath(QStringLiteral("a.npy")).toStdString();
        writeNpy(picture, at::randn({3, 24, 24}));
        const ImageId image = session.files().openArray(picture).front().id;
        desk.want(
            "costs",
            {{keyOf(model, 2, few(400)), Priority::Measure}, {keyOf(model, 3, few(400)), Priority::Measure}});
        QVERIFY(heard.waitFor("..."));
        desk.want("window",
                  {{networkKey({image, model, {SliceScheme::HydraViT, 4}, AttentionPlan::softmax(3)})}});
        QVERIFY(heard.waitFor("p4"));
        QVERIFY(heard.waitFor("k3"));
        QVERIFY(heard.waitFor("idle"));
        const auto words = heard.words();
        const auto at = [&](const char* word) { return std::find(words.begin(), words.end(), word); };
        QVERIFY(at("k2") < at("k3"));
        QVERIFY(at("p4") < at("k3"));
        QVERIFY(at("k3") < at("idle"));
    }

    void anEmptyListStopsMeasuring()
    {
        Heard heard;
        Session session;
        Desk desk(session, heard.listener());
        const ModelId model = session.files().openModel(m_path).id;
        desk.want("costs",
                  {{keyOf(model, 2, few(100'000'000)), Priority::Measure},
                   {keyOf(model, 3, few(100'000'000)), Priority::Measure}});
        QVERIFY(heard.waitFor("..."));
        desk.want("costs", {});
        QVERIFY(heard.waitFor("idle"));
        desk.want(
            "costs",
            {{keyOf(model, 9, few(3)), Priority::Measure}, {keyOf(model, 4, few(3)), Priority::Measure}});
        QVERIFY(heard.waitFor("k4"));
        const auto words = heard.words();
        QVERIFY(std::find(words.begin(), words.end(), "failed 9") != words.end());
        QVERIFY(std::find(words.begin(), words.end(), "k2") == words.end());
    }
};

HYDRA_TEST(TestMeasure, QCoreApplication)
#include "test_measure.moc"
