// SPDX-License-Identifier: GPL-3.0-or-later
// A frame is explained like a still picture, and colour ranges do not flicker.
#include "core/base/memory.h"
#include "core/engine/basis_job.h"
#include "core/engine/session.h"
#include "core/format/safetensors.h"
#include "core/frames/frame_reader.h"
#include "core/frames/synthetic_source.h"
#include "core/live/live_maker.h"
#include "core/live/recording.h"
#include "core/paint/overlay.h"
#include "core/question/kept_patches.h"

#include <QtTest>

#include "tests/support/key_maker.h"
#include "tests/support/plain_vit.h"
#include "tests/support/program.h"
#include "tests/support/resident_bytes.h"

using namespace hydra;
using namespace hydra::engine;
using namespace hydra::test;

namespace {

// 4 heads of 32, trained for 2, 3 and 4 heads; 4 x 4 patches; 5 classes.
std::string tinyModel(const QTemporaryDir& folder)
{
    at::manual_seed(11);
    NamedTensors tensors = plainVit(3, 4, 5);
    for (auto& [name, tensor] : tensors) {
        tensor = tensor * 0.2;
    }
    const std::string path = folder.filePath(QStringLiteral("tiny.safetensors")).toStdString();
    writeSafetensors(
        path, tensors,
        {{"num_heads", "4"}, {"trained_heads", "2,3,4"}, {"img_size", "16"}, {"patch_size", "4"}});
    return path;
}

SyntheticOptions smallFrames(std::int64_t frames)
{
    SyntheticOptions options;
    options.width = 64;
    options.height = 48;
    options.frames = frames;
    return options;
}

Frame frameOf(std::int64_t number)
{
    Frame frame;
    frame.picture = syntheticPicture(smallFrames(100), number);
    frame.number = number;
    return frame;
}

} // namespace

class TestLive : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    const std::string m_path = tinyModel(m_folder);

private Q_SLOTS:
    // Equal bit for bit, for several methods and head counts, in a separate engine.
    void asTheStillPicture()
    {
        Session live, still;
        const OpenedModel model = live.files().openModel(m_path);
        const OpenedModel other = still.files().openModel(m_path);
        for (const char* method : {"relevance", "attention", "gradient", "pca"}) {
            LiveSettings settings;
            settings.ask.plan = AttentionPlan::softmax(3);
            settings.ask.options.method = method;
            LiveMaker maker(live, model, settings);
            QCOMPARE(maker.heads(), (std::vector<int>{2, 3, 4}));
            for (const std::int64_t number : {0, 7, 8, 31}) {
                for (const int k : {2, 4}) {
                    const LivePicture made = maker.make(frameOf(number), k);
                    const OpenedImage image =
                        still.files().openPicture(syntheticPicture(smallFrames(100), number), "x");
                    const NetworkKey network =
                        networkKey({image.id, other.id, {SliceScheme::HydraViT, k}, settings.ask.plan});
                    const MapPtr map =
                        still.answer(mapKey({network, settings.ask.options, settings.ask.target}));
                    QCOMPARE(made.map->values, map->values);
                    QCOMPARE(made.prediction->logits, still.answer(network)->logits);
                    QCOMPARE(made.number, number);
                    QCOMPARE(made.heads, k);
                    QCOMPARE(made.frame, syntheticPicture(smallFrames(100), number));
                }
            }
        }
    }

    // Colours of features: every frame uses the axes of the first one, whatever its head count, and equals a
    // still picture in that basis. A new look keeps the basis; another block has its own axes.
    void coloursAreFrozen()
    {
        Session session;
        const OpenedModel model = session.files().openModel(m_path);
        LiveSettings settings;
        settings.ask.plan = AttentionPlan::softmax(3);
        settings.ask.options.method = "pca";
        settings.frozen = true;
        LiveMaker maker(session, model, settings);
        const LivePicture first = maker.make(frameOf(0), 2);
        QVERIFY(!first.basis.empty());
        QVERIFY2(QString::fromStdString(first.map->fittedOn).contains("frame 0"),
                 first.map->fittedOn.c_str());
        for (const std::int64_t number : {5, 40}) {
            for (const int k : {2, 3, 4}) {
                const LivePicture made = maker.make(frameOf(number), k);
                QCOMPARE(made.basis, first.basis);
                QCOMPARE(made.heads, k);
                const OpenedImage image = session.files().openPicture(frameOf(number).picture, "x");
                MapOptions options = settings.ask.options;
                const NetworkKey network =
                    networkKey({image.id, model.id, {SliceScheme::HydraViT, k}, settings.ask.plan});
                const MapPtr own = session.answer(mapKey({network, options, settings.ask.target}));
                options.basis = first.basis;
                QCOMPARE(made.map->values,
                         session.answer(mapKey({network, options, settings.ask.target}))->values);
                QVERIFY(made.map->values != own->values);
            }
        }
        settings.look.opacity = 0.3;
        maker.change(settings);
        QCOMPARE(maker.make(frameOf(6), 3).basis, first.basis);
        settings.ask.options.block = 0;
        maker.change(settings);
        const LivePicture other = maker.make(frameOf(6), 3);
        QVERIFY(other.basis != first.basis);
        QVERIFY(QString::fromStdString(other.map->fittedOn).contains("frame 6"));
    }

    // A basis for three heads does not fit four, so frames are made with at most three.
    void aNarrowBasis()
    {
        Session session;
        const OpenedModel model = session.files().openModel(m_path);
        LiveSettings settings;
        settings.ask.plan = AttentionPlan::softmax(3);
        settings.ask.options.method = "pca";
        settings.frozen = true;
        const OpenedImage image = session.files().openPicture(frameOf(0).picture, "x");
        settings.ask.options.basis = session.keep(
            fitBasis(session, {model.id, PictureAsk({3, {}, settings.ask.plan}), {{"x", image.id, {}, {}}}})
                .basis);
        LiveMaker maker(session, model, settings);
        QCOMPARE(maker.make(frameOf(1), 4).heads, 3);
        QCOMPARE(maker.make(frameOf(1), 2).heads, 2);
        QCOMPARE(maker.make(frameOf(1), 4).basis, settings.ask.options.basis);
        settings.ask.options.method = "attention"; // it uses no basis
        maker.change(settings);
        QCOMPARE(maker.make(frameOf(1), 4).heads, 4);
    }

    // A region kept from one frame, in later frames: the cosine to its mean, recomputed from the still
    // pictures' own vectors, also after that frame has been evicted.
    void aKeptRegion()
    {
        Session session(std::size_t(1) << 20);
        const OpenedModel model = session.files().openModel(m_path);
        LiveSettings settings;
        settings.ask.plan = AttentionPlan::softmax(3);
        settings.ask.options.method = "similarity";
        const OpenedImage image = session.files().openPicture(frameOf(2).picture, "x");
        settings.ask.options.kept = text(KeptPatches{image.id, {5}});
        LiveMaker maker(session, model, settings);
        // On its own frame it equals the similarity to that patch.
        const LivePicture own = maker.make(frameOf(2), 3);
        MapOptions plain = settings.ask.options;
        plain.kept.clear();
        plain.query = 5;
        const MapPtr asked = session.answer(mapKey({own.network, plain, settings.ask.target}));
        for (std::size_t i = 0; i < asked->values.size(); ++i) {
            QVERIFY(std::abs(own.map->values[i] - asked->values[i]) < 1e-5F);
        }
        const LivePicture before = maker.make(frameOf(30), 3);
        QVERIFY(before.map->values != own.map->values);
        for (std::int64_t i = 0; i < 400; ++i) { // more than the cache can hold
            const OpenedImage other =
                session.files().openPicture(syntheticPicture(smallFrames(100), 1000 + i), "x");
            const NetworkKey network =
                networkKey({other.id, model.id, {SliceScheme::HydraViT, 3}, settings.ask.plan});
            (void)session.answer(network);
            (void)session.answer(mapKey({network, plain, settings.ask.target})); // a trace
        }
        QVERIFY_EXCEPTION_THROWN((void)session.seen(image.id, model.id), Error);
        QCOMPARE(maker.make(frameOf(30), 3).map->values, before.map->values);
        QVERIFY(maker.make(frameOf(31), 3).map->values != before.map->values);
    }

    // The picture is the overlay with the remembered range; without memory, with the still picture's own
    // range.
    void colours()
    {
        Session session;
        const OpenedModel model = session.files().openModel(m_path);
        LiveSettings settings;
        settings.ask.plan = AttentionPlan::softmax(3);
        settings.ask.options.method = "attention";
        settings.steady = false;
        LiveMaker maker(session, model, settings);
        const LivePicture made = maker.make(frameOf(3), 3);
        const OpenedImage image = session.files().openPicture(frameOf(3).picture, "x");
        QCOMPARE(made.shown,
                 paint::overlay(*image.picture, session.seen(image.id, model.id).geometry, *made.map));
        RangeMemory memory;
        QCOMPARE(memory.next({0, 10, false}), (paint::ValueRange{0, 10, false}));
        QCOMPARE(memory.next({-1, 12, false}), (paint::ValueRange{-1, 12, false})); // grows at once
        double last = 12;
        for (int i = 0; i < 100; ++i) { // and shrinks slowly
            const double high = memory.next({0, 4, false}).high;
            QVERIFY(high < last && last - high <= 0.05 * (last - 4) + 1e-9);
            last = high;
        }
        QVERIFY(last < 4.1);
        QCOMPARE(memory.next({-1, 1, true}), (paint::ValueRange{-1, 1, true})); // another kind of map
    }

    // Every frame of a file is made, however long each takes; the engine keeps no frames.
    void everyFrame()
    {
        Session session(leastMemory);
        const OpenedModel model = session.files().openModel(m_path);
        LiveSettings settings;
        settings.ask.plan = AttentionPlan::softmax(3);
        settings.ask.options.method = "attention";
        LiveMaker maker(session, model, settings);
        ReaderOptions unpaced;
        unpaced.paced = false;
        FrameReader reader(
            [] { return std::make_unique<SyntheticSource>(smallFrames(200), Clock::steady()); }, unpaced);
        std::int64_t wanted = 0;
        std::size_t bytes = 0;
        while (std::optional<Frame> frame = reader.wait()) {
            const LivePicture made = maker.make(std::move(*frame), 2);
            QCOMPARE(made.number, wanted++);
            if (wanted == 100) {
                bytes = session.cachedBytes();
            }
        }
        QCOMPARE(wanted, std::int64_t(200));
        QVERIFY(session.cachedBytes() < 2 * bytes + (1 << 20));
        QVERIFY(session.cachedBytes() <= leastMemory);
    }

    // Interventions and contrasts work as with a still picture.
    void asksAllOfIt()
    {
        Session session;
        const OpenedModel model = session.files().openModel(m_path);
        LiveSettings settings;
        settings.ask.plan = AttentionPlan::softmax(3);
        settings.ask.options.method = "gradient";
        const Frame frame = frameOf(3);
        const MapPtr plain = LiveMaker(session, model, settings).make(frame, 4).map;
        settings.ask.without = Interventions::parse("heads:1.0,mlp:2");
        settings.ask.target = {ClassChoice::Kind::Index, 0};
        settings.ask.against = ClassChoice{ClassChoice::Kind::Index, 1};
        const LivePicture made = LiveMaker(session, model, settings).make(frame, 4);
        QVERIFY(made.map->values != plain->values);
        const OpenedImage still = session.files().openPicture(frame.picture, "still");
        MapKey key =
            mapKey({networkKey({still.id, model.id, {SliceScheme::HydraViT, 4}, AttentionPlan::softmax(3)}),
                    settings.ask.options, settings.ask.target, settings.ask.against});
        networkOf(key).without = settings.ask.without;
        QCOMPARE(made.map->values, session.answer(key)->values);
        QCOMPARE(made.prediction->logits, session.answer(key.network)->logits);
    }

    // Even if the caches are full, the user's earlier answers are not evicted.
    void pushesNothingOut()
    {
        Session session(std::size_t(8) << 20);
        const OpenedModel model = session.files().openModel(m_path);
        LiveSettings settings;
        settings.ask.plan = AttentionPlan::softmax(3);
        settings.ask.options.method = "attention";
        std::vector<MapKey> asked;
        std::vector<ImageId> pictures;
        for (std::int64_t i = 0; i < 400; ++i) { // more than the cache can hold
            pictures.push_back(
                session.files().openPicture(syntheticPicture(smallFrames(100), 1000 + i), "x").id);
            asked.push_back(mapKey(
                {networkKey({pictures.back(), model.id, {SliceScheme::HydraViT, 3}, settings.ask.plan}),
                 settings.ask.options, ClassChoice{ClassChoice::Kind::Own}}));
            (void)session.answer(asked.back());
            (void)session.answer(asked.back().network);
        }
        const auto known = [&] {
            std::vector<bool> all;
            for (const MapKey& key : asked) {
                all.push_back(session.cached(key) != nullptr);
                all.push_back(session.cached(key.network) != nullptr);
            }
            return all;
        };
        const auto open = [&] {
            std::vector<bool> all;
            for (const ImageId& id : pictures) {
                bool there = true;
                try {
                    (void)session.seen(id, model.id);
                } catch (const Error&) {
                    there = false;
                }
                all.push_back(there);
            }
            return all;
        };
        const std::vector<bool> answers = known(), stillOpen = open();
        QVERIFY(std::count(answers.begin(), answers.end(), true) > 100);
        QVERIFY(std::count(answers.begin(), answers.end(), false) > 0); // the caches are full
        QVERIFY(std::count(stillOpen.begin(), stillOpen.end(), false) > 0);
        const std::size_t bytes = session.cachedBytes();
        LiveMaker maker(session, model, settings);
        for (std::int64_t i = 0; i < 50; ++i) {
            (void)maker.make(frameOf(i), 4);
        }
        QCOMPARE(known(), answers);
        QCOMPARE(open(), stillOpen);
        QCOMPARE(session.cachedBytes(), bytes);
    }

    // If the user has opened a frame as a picture, its answers stay in the cache.
    void aFrameThatIsOpenStays()
    {
        Session session;
        const OpenedModel model = session.files().openModel(m_path);
        LiveSettings settings;
        settings.ask.plan = AttentionPlan::softmax(3);
        settings.ask.options.method = "attention";
        const OpenedImage image = session.files().openPicture(frameOf(3).picture, "x");
        LiveMaker maker(session, model, settings);
        const LivePicture made = maker.make(frameOf(3), 3);
        QCOMPARE(session.cached(mapKey({made.network, settings.ask.options, settings.ask.target})), made.map);
        const LivePicture other = maker.make(frameOf(4), 3);
        QVERIFY(!session.cached(mapKey({other.network, settings.ask.options, settings.ask.target})));
    }

    // The process uses the same memory after 300 and after 900 frames (10,000: bench_live).
    void memoryIsFlat()
    {
        Session session(leastMemory);
        const OpenedModel model = session.files().openModel(m_path);
        LiveSettings settings;
        settings.ask.plan = AttentionPlan::softmax(3);
        LiveMaker maker(session, model, settings);
        std::size_t before = 0;
        for (std::int64_t i = 0; i < 900; ++i) {
            (void)maker.make(frameOf(i), 2);
            before = i == 300 ? test::residentBytes() : before;
        }
        const std::size_t after = test::residentBytes();
        qInfo("resident: %.1f MB after 300 frames, %.1f MB after 900", double(before) / 1e6,
              double(after) / 1e6);
        QVERIFY(after
                < before + (std::size_t(8) << 20)); // a kept frame would be 600 x 9 KB of pixels and more
    }

    void table()
    {
        Session session;
        const OpenedModel model = session.files().openModel(m_path);
        LiveSettings settings;
        settings.ask.plan = AttentionPlan::softmax(3);
        settings.ask.options.method = "attention";
        LivePicture made = LiveMaker(session, model, settings).make(frameOf(5), 3);
        made.milliseconds = 12.5;
        VitConfig config = model.config;
        config.classNames.value.assign(5, "a \"b\", c");
        const std::string row = frameTableRow(made, config, 41, 40);
        const std::string head = frameTableHead();
        QCOMPARE(std::count(head.begin(), head.end(), ','), std::ptrdiff_t(8));
        const QStringList parts = QString::fromStdString(row).split(QStringLiteral("\"a \"\"b\"\", c\""));
        QCOMPARE(parts.size(), 2);
        QCOMPARE(parts.front(), QStringLiteral("5,0.0000,3,%1,").arg(made.prediction->ranking.front()));
        QVERIFY(parts.back().endsWith(QStringLiteral(",12.50,41.00,0\n")));
        QVERIFY(
            QString::fromStdString(frameTableRow(made, config, 41, 0)).endsWith(QStringLiteral("41.00,\n")));
    }
};

HYDRA_TEST(TestLive, QCoreApplication)
#include "test_live.moc"
