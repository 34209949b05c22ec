// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's caches stay within their limit under any requests; eviction only costs time.
#include "core/base/memory.h"
#include "core/engine/desk.h"
#include "core/engine/lru_cache.h"
#include "core/image/load.h"
#include "core/tensor/tensor_memory.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <condition_variable>
#include <deque>
#include <mutex>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "tests/support/key_maker.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/resident_bytes.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using namespace hydra::engine;

namespace {

constexpr std::size_t megabyte = std::size_t(1) << 20;

Image picture(int number, int size)
{
    Image image{size, size, std::vector<std::uint8_t>(std::size_t(3) * std::size_t(size * size))};
    for (std::size_t i = 0; i < image.rgb.size(); ++i) {
        image.rgb[i] = static_cast<std::uint8_t>((i * i / 89 + i * std::size_t(number)) % 253);
    }
    return image;
}

} // namespace

class TestMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        m_path = m_folder.path().toStdString();
        test::writeTinyModel(m_path + "/tiny.safetensors");
    }

    void whatIsLargerThanTheCacheIsNotKept()
    {
        LruCache<int, int> cache(10, Oversized::Dropped);
        cache.insert(1, 1, 4);
        cache.insert(2, 2, 11);
        QVERIFY(cache.find(2) == nullptr);
        QVERIFY(cache.find(1) != nullptr);
        cache.setBudget(3);
        QVERIFY(cache.find(1) == nullptr);
        QCOMPARE(cache.used(), std::size_t(0));
    }

    // Small allocations that stay lie between tensors that are freed: new tensors reuse the freed memory.
    void tensorsLieWhereOthersWere()
    {
#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__)
        keepFreedMemory(128 * megabyte); // as an engine does
        reuseTensorMemory();
        const auto tensorOf = [](std::int64_t bytes) {
            at::Tensor made = at::empty({bytes}, at::kByte);
            return reinterpret_cast<std::uintptr_t>(made.data_ptr()) % 64 == 0 ? made : at::Tensor();
        };
        constexpr std::int64_t sizes[] = {50'176, 49'152, 150'528, 12'544, 200'704};
        std::deque<std::vector<at::Tensor>> traces;
        std::vector<std::string> kept;
        std::size_t before = 0;
        for (int i = 0; i < 1000; ++i) {
            traces.emplace_back();
            for (int k = 0; k < 20; ++k) {
                const at::Tensor passing = tensorOf(sizes[k % 5]);
                traces.back().push_back(tensorOf(sizes[k % 3]));
                QVERIFY(passing.defined() && traces.back().back().defined());
            }
            if (traces.size() > 20) {
                traces.pop_front();
            }
            for (const std::size_t size : {300, 500, 700, 900}) {
                kept.emplace_back(size, 'k');
            }
            before = i == 300 ? ::mallinfo2().arena : before;
        }
        const std::size_t after = ::mallinfo2().arena;
        QVERIFY2(after < before + 8 * megabyte, qPrintable(QStringLiteral("%1 %2").arg(before).arg(after)));
#else
        QSKIP("another allocator");
#endif
    }

    // Pictures, head counts, methods, plans and classes: far more than the cache can hold.
    void manyQuestionsStayWithinTheLimit()
    {
        constexpr std::size_t limit = 4 * megabyte;
        constexpr int pictures = 60;
        constexpr std::size_t allowance = 64 * megabyte; // code, primitives, what the C library keeps
        Session session(limit);
        const OpenedModel model = session.files().openModel(m_path + "/tiny.safetensors");
        std::vector<OpenedImage> images;
        std::size_t answered = 0; // bytes of maps and pictures alone
        std::size_t most = 0;
        std::size_t before = 0;
        for (int i = 0; i < pictures; ++i) {
            const std::string file = m_path + "/" + std::to_string(i) + ".png";
            savePng(file, picture(i, 300));
            const OpenedImage image = session.files().openImage(file);
            answered += image.picture->rgb.size();
            for (const char* plan : {"softmax", "hydra:cosine@back:1"}) {
                for (const char* method :
                     {"relevance", "generic", "rollout", "attention", "input-x-gradient"}) {
                    for (const int heads : {2, 3, 4}) {
                        MapKey key =
                            mapKey({networkKey({image.id,
                                                model.id,
                                                {SliceScheme::HydraViT, heads},
                                                AttentionPlan::parse(plan, AttentionPlan::softmax(3))}),
                                    {},
                                    {}});
                        parts(key).options.method = method;
                        MapPtr map;
                        try {
                            map = session.answer(key);
                        } catch (const Error&) { // the plan does not support this method
                            continue;
                        }
                        answered += map->values.size() * 4;
                        QVERIFY(!map->values.empty());
                        most = std::max(most, session.cachedBytes());
                    }
                }
            }
            before = i == 4 ? test::residentBytes() : before; // after warm-up
        }
        QVERIFY2(answered > 3 * limit, "too little was asked to show anything");
        QVERIFY(most > limit / 3); // the cache does fill up
        QVERIFY2(most <= limit, qPrintable(QString::number(most)));
        if (before > 0) {
            const std::size_t after = test::residentBytes();
            QVERIFY2(after < before + limit + allowance,
                     qPrintable(QStringLiteral("%1 MB, then %2 MB").arg(before >> 20).arg(after >> 20)));
        }
    }

    void aSmallerLimitHoldsAtOnce()
    {
        Session session(64 * megabyte);
        const OpenedModel model = session.files().openModel(m_path + "/tiny.safetensors");
        for (int i = 0; i < 8; ++i) {
            const OpenedImage image = session.files().openPicture(picture(i, 500), "pattern");
            (void)session.answer(mapKey(
                {networkKey({image.id, model.id, {SliceScheme::HydraViT, 3}, AttentionPlan::softmax(3)}),
                 {},
                 {}}));
        }
        QVERIFY(session.cachedBytes() > 4 * megabyte);
        session.setMemoryLimit(3 * megabyte);
        QVERIFY(session.cachedBytes() <= 3 * megabyte);
    }

    // An evicted picture is read again, or taken from the code that shows it.
    void aForgottenPictureIsFoundAgain()
    {
        constexpr std::size_t limit = 2 * megabyte;
        Session session(limit);
        const OpenedModel model = session.files().openModel(m_path + "/tiny.safetensors");
        const auto ask = [&](const ImageId& image) {
            return session.answer(
                mapKey({networkKey({image, model.id, {SliceScheme::HydraViT, 3}, AttentionPlan::softmax(3)}),
                        {},
                        {}}));
        };
        const std::string file = m_path + "/first.png";
        savePng(file, picture(1, 400));
        const ImageId first = session.files().openImage(file).id;
        const OpenedImage shown = session.files().openPicture(picture(2, 400), "pasted");
        const ImageId lost = session.files().openPicture(picture(3, 400), "pasted").id;
        const std::vector<float> values = ask(first)->values;
        for (int i = 10; i < 20; ++i) {
            (void)session.files().openPicture(picture(i, 400), "pattern");
        }
        for (int heads = 2; heads <= 4; ++heads) { // other questions about it
            (void)session.answer(mapKey(
                {networkKey({first, model.id, {SliceScheme::HydraViT, heads}, AttentionPlan::softmax(3)}),
                 {},
                 {}}));
        }
        QVERIFY(ask(first)->values == values);
        QVERIFY(!ask(shown.id)->values.empty());
        QVERIFY_EXCEPTION_THROWN((void)ask(lost), Error); // no owner is left
        QVERIFY(std::filesystem::remove(file));
    }

    // As in runs over many pictures: when the last holder forgets a picture, all its cached results go. A
    // picture that the user opened stays, even if a run opened the same one.
    void whatIsForgottenLeavesNothingBehind()
    {
        Session session(64 * megabyte);
        const OpenedModel model = session.files().openModel(m_path + "/tiny.safetensors");
        const auto bytesOf = [&](int number) {
            const std::string file = m_path + "/forgotten.png";
            savePng(file, picture(number, 40));
            return readFile(file, megabyte);
        };
        const auto ask = [&](const ImageId& id) {
            const NetworkKey key =
                networkKey({id, model.id, {SliceScheme::HydraViT, 4}, AttentionPlan::softmax(3)});
            MapOptions options;
            options.method = "attention";
            (void)session.answer(key);
            (void)session.answer(mapKey({key, options, {}}));
            return key;
        };
        const std::size_t before = session.cachedBytes();
        for (int i = 0; i < 5; ++i) {
            const OpenedImage one = session.files().openBytes(bytesOf(i), "a.png");
            const OpenedImage same = session.files().openBytes(bytesOf(i), "b.png");
            QCOMPARE(one.id, same.id);
            const NetworkKey key = ask(one.id);
            session.forget(one.id);
            QVERIFY(session.cached(key) != nullptr && session.cachedBytes() > before); // `same` holds it
            session.forget(same.id);
            QVERIFY(session.cached(key) == nullptr);
            QCOMPARE(session.cachedBytes(), before);
        }
        const std::string file = m_path + "/mine.png";
        savePng(file, picture(9, 40));
        const OpenedImage mine = session.files().openImage(file);
        const NetworkKey key = ask(mine.id);
        const OpenedImage listed = session.files().openBytes(readFile(file, megabyte), "c.png");
        QCOMPARE(listed.id, mine.id);
        session.forget(listed.id);
        QVERIFY(session.cached(key) != nullptr);
        QCOMPARE(session.files().pathOf(mine.id), file);
    }

    void theLimitComesFromTheMachineOrTheEnvironment()
    {
        qunsetenv("HYDRA_MEMORY");
        QVERIFY(memoryLimit() >= leastMemory);
        QVERIFY(memoryLimit() <= mostMemory);
        qputenv("HYDRA_MEMORY", "300");
        QCOMPARE(memoryLimit(), 300 * megabyte);
        for (const char* wrong : {"much", "", "-1", "300 MB", "0", "99999999999999999999"}) {
            qputenv("HYDRA_MEMORY", wrong);
            const QString said = test::refusalOf([] { (void)memoryLimit(); });
            QVERIFY2(said.startsWith("<error of another kind> the variable HYDRA_MEMORY: expected megabytes"),
                     qPrintable(said));
        }
        qunsetenv("HYDRA_MEMORY");
    }

    // The first pass of a network builds what later passes reuse; the time shown is that of a later pass.
    void theSteadyTimeComesWhenAllElseIsDone()
    {
        std::mutex mutex;
        std::condition_variable changed;
        PredictionPtr steady;
        Listener listener;
        listener.answered = [&](const Question& question, const Outcome<Answer>& outcome) {
            const std::lock_guard lock(mutex);
            if (std::holds_alternative<TimingKey>(question) && outcome.ok()) {
                steady = std::get<PredictionPtr>(outcome.value());
                changed.notify_all();
            }
        };
        Session session(8 * megabyte);
        Desk desk(session, listener);
        const OpenedModel model = session.files().openModel(m_path + "/tiny.safetensors");
        const auto keyOf = [&](const OpenedImage& image, int heads) {
            return networkKey(
                {image.id, model.id, {SliceScheme::HydraViT, heads}, AttentionPlan::softmax(3)});
        };
        const OpenedImage image = session.files().openPicture(picture(1, 40), "a");
        const OpenedImage other = session.files().openPicture(picture(2, 40), "b");
        const PredictionPtr old = session.answer(keyOf(other, 3));
        QCOMPARE(old->steadyMilliseconds, 0.0); // not measured yet
        desk.want("window",
                  {{TimingKey{keyOf(image, 3)}, Priority::Timing},
                   {keyOf(image, 3), Priority::Strip},
                   {keyOf(image, 4), Priority::Strip}});
        std::unique_lock lock(mutex);
        QVERIFY(changed.wait_for(lock, std::chrono::seconds(30), [&] { return steady != nullptr; }));
        lock.unlock();
        QVERIFY(steady->milliseconds > 0 && steady->steadyMilliseconds > 0);
        QVERIFY(session.cached(keyOf(image, 4)) != nullptr); // all other requests came first
        QVERIFY(steady->steadyMilliseconds < 2000);
        // The time belongs to this sub-network and is the same for every picture.
        QCOMPARE(session.answer(keyOf(other, 3))->steadyMilliseconds, steady->steadyMilliseconds);
        QCOMPARE(session.answer(keyOf(other, 3))->logits, old->logits);
        QCOMPARE(session.answer(keyOf(other, 4))->steadyMilliseconds, 0.0);
    }

private:
    QTemporaryDir m_folder;
    std::string m_path;
};

HYDRA_TEST(TestMemory, QCoreApplication)
#include "test_memory.moc"
