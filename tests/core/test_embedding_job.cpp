// SPDX-License-Identifier: GPL-3.0-or-later
// Embeddings in the background: the frames while they converge, and the same end result as `embed`.
#include "core/engine/desk.h"
#include "core/evaluate/labelled_folder.h"
#include "core/export/embedding_table.h"
#include "core/image/load.h"

#include <QScopeGuard>
#include <QtTest>

#include <chrono>
#include <cmath>
#include <condition_variable>
#include <fstream>
#include <future>
#include <mutex>

#include "tests/support/embedded.h"
#include "tests/support/key_maker.h"
#include "tests/support/program.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using namespace hydra::engine;
using namespace std::chrono_literals;

namespace {

using Clock = std::chrono::steady_clock;

Image pattern(int seed)
{
    Image image{40, 30, {}};
    for (int i = 0; i < 40 * 30 * 3; ++i) {
        image.rgb.push_back(static_cast<std::uint8_t>((i * (7 + seed) + (i / 120) * seed * 31) % 251));
    }
    return image;
}

// All events of a listener, under one lock.
struct Heard
{
    std::mutex mutex;
    std::condition_variable changed;
    std::vector<EmbeddingStartPtr> starts;
    std::vector<EmbeddingFramePtr> frames;
    Clock::time_point begin = Clock::now();
    std::vector<MapKey> maps;
    double fraction = 0;

    [[nodiscard]] Listener listener()
    {
        Listener to;
        to.answered = [this](const Question& question, const Outcome<Answer>&) {
            note([&] { maps.push_back(std::get<MapKey>(question)); });
        };
        return to;
    }
    [[nodiscard]] EmbeddingObserver observer()
    {
        EmbeddingObserver to;
        to.started = [this](const EmbeddingStartPtr& s) { note([&] { starts.push_back(s); }); };
        to.moved = [this](const EmbeddingFramePtr& f) { note([&] { frames.push_back(f); }); };
        to.progress = [this](double share, const std::string&) {
            note([&] { fraction = std::max(fraction, share); });
        };
        return to;
    }
    template<class Change>
    void note(Change change)
    {
        const std::lock_guard lock(mutex);
        change();
        changed.notify_all();
    }
    template<class Condition>
    [[nodiscard]] bool wait(Condition condition, std::chrono::seconds limit = 60s)
    {
        std::unique_lock lock(mutex);
        return changed.wait_for(lock, limit, condition);
    }
};

} // namespace

class TestEmbeddingJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        m_path = m_folder.path().toStdString();
        test::writeTinyModel(m_path + "/tiny.safetensors");
        for (int i = 0; i < 3; ++i) {
            m_files.push_back(m_path + "/picture" + std::to_string(i) + ".png");
            savePng(m_files.back(), pattern(i));
        }
    }

    void endsWhereEmbedDoes_data()
    {
        QTest::addColumn<bool>("joint");
        QTest::addColumn<bool>("pooled");
        QTest::newRow("joint") << true << false;
        QTest::newRow("separate") << false << false;
        QTest::newRow("class tokens") << true << true;
    }
    void endsWhereEmbedDoes()
    {
        QFETCH(bool, joint);
        QFETCH(bool, pooled);
        Heard heard;
        Session session;
        EmbeddingRequest request = asked(session, {2, 3, 4});
        request.options.joint = joint;
        request.choice.kind = pooled ? TokenChoice::Kind::Pooled : TokenChoice::Kind::All;
        request.options.tsne.seed = 5;
        const EmbeddingEnd end = test::embedded(session, request, heard.observer());
        QVERIFY(!end.stopped);

        // As on the command line, with its number of threads.
        const Embedding direct = embedTokens(tokensOf(session, request), request.options);
        std::vector<EmbeddedSource> sources;
        for (const std::string& file : m_files) {
            sources.push_back({file, {}, -1});
        }
        QCOMPARE(tableCsv(embeddingData(end.embedding.tokens, sources, nullptr, {})),
                 tableCsv(embeddingData(direct.tokens, sources, nullptr, {})));
        QCOMPARE(end.embedding.divergence, direct.divergence);
        QCOMPARE(end.embedding.iterations, direct.iterations);
        QCOMPARE(end.embedding.perplexity, direct.perplexity);
        QCOMPARE(end.embedding.perplexity < end.askedPerplexity, pooled || direct.perplexity < 30);
        for (std::size_t i = 0; i < direct.rows.size(); ++i) {
            QCOMPARE(end.embedding.rows[i].compactness, direct.rows[i].compactness);
        }
        compareFrames(heard, end, joint);
        QVERIFY(heard.fraction > 0.5 && heard.fraction <= 1);
    }

    // Interventions in the network apply to its tokens.
    void tokensOfAChangedNetwork()
    {
        Session session;
        EmbeddingRequest request = asked(session, {4});
        request.options.tsne.iterations = 50;
        const auto norms = [&] {
            std::vector<float> found;
            for (const EmbeddedToken& token : test::embedded(session, request).embedding.tokens) {
                found.push_back(token.place.norm);
            }
            return found;
        };
        const std::vector<float> whole = norms();
        request.ask.without = Interventions::parse("mlp:1");
        const std::vector<float> changed = norms();
        QVERIFY(changed != whole);
        std::vector<float> direct;
        for (const TokenVectors& tokens : tokensOf(session, request)) {
            for (const TokenPlace& place : tokens.places) {
                direct.push_back(place.norm);
            }
        }
        QCOMPARE(changed, direct);
    }

    void stoppingKeepsThePointsAndTheWorkerStaysFree()
    {
        Heard heard;
        Session session;
        Desk desk(session, heard.listener());
        EmbeddingRequest request = asked(session, {2, 3, 4});
        request.options.tsne.iterations = 1'000'000;
        request.options.tsne.exaggerated = 1'000'000; // never ends early
        request.options.tsne.perplexity = 1000;
        const CancelToken stop;
        const KeepFlag keep;
        auto ending = std::async(std::launch::async, [&] {
            return embedPictures(session, request, heard.observer(), stop, keep);
        });
        const auto stopped = qScopeGuard([&] { stop.cancel(); }); // in case the test fails before
        QVERIFY(heard.wait([&] { return heard.frames.size() > 2; }));
        // A question from the window does not wait for the embedding.
        const OpenedImage image = session.files().openImage(m_files[0]);
        desk.want(
            "window",
            {{mapKey({networkKey({image.id, request.model, {SliceScheme::HydraViT, 3}, request.ask.plan}),
                      {},
                      {}})}});
        QVERIFY(heard.wait([&] { return !heard.maps.empty(); }, 20s));
        std::size_t before = 0;
        {
            const std::lock_guard lock(heard.mutex);
            before = heard.frames.size();
        }
        QVERIFY(heard.wait([&] { return heard.frames.size() > before + 1; }));
        const Clock::time_point asked = Clock::now();
        keep.set();
        stop.cancel();
        const EmbeddingEnd end = ending.get();
        QVERIFY(Clock::now() - asked < 5s);
        QVERIFY(end.stopped);
        // As in an uninterrupted embedding: so few points do not allow a perplexity of 1000.
        QCOMPARE(end.askedPerplexity, 1000.0);
        QCOMPARE(end.embedding.perplexity, std::floor(double(end.embedding.tokens.size()) / 3));
        QVERIFY(end.embedding.iterations >= heard.frames.back()->iteration);
        QCOMPARE(end.embedding.divergence, -1.0);
        QCOMPARE(end.embedding.rows.size(), std::size_t(3));
        for (const EmbeddedToken& token : end.embedding.tokens) {
            QVERIFY(std::isfinite(token.x) && std::isfinite(token.y));
        }
    }

    void picturesThatCannotBeReadAreNamed()
    {
        Heard heard;
        Session session;
        EmbeddingRequest request = asked(session, {4});
        request.options.tsne.iterations = 10;
        request.pictures.insert(request.pictures.begin(),
                                EmbeddingPicture{"gone", {}, {}, m_path + "/gone.png"});
        request.pictures.push_back({"drawn", {}, [] { return pattern(8); }, {}});
        const EmbeddingEnd end =
            test::embedded(session, request,
                           {[&](const EmbeddingStartPtr& start) { heard.starts.push_back(start); }, {}, {}});
        const EmbeddingStart& start = *heard.starts.at(0);
        QCOMPARE(start.notes.size(), std::size_t(1));
        QVERIFY2(start.notes[0].text().find("gone.png") != std::string::npos, start.notes[0].c_str());
        QCOMPARE(start.pictures.size(), std::size_t(4));
        QCOMPARE(start.pictures[0].name, m_files[0]);
        QCOMPARE(start.pictures[3].name, std::string("drawn"));
        QCOMPARE(end.embedding.tokens.size(), std::size_t(4 * 37));
        // Pictures that were only embedded are not kept open.
        QVERIFY_EXCEPTION_THROWN(
            (void)session.answer(networkKey(
                {start.pictures[3].id, request.model, {SliceScheme::HydraViT, 4}, request.ask.plan})),
            Error);
        request.pictures.resize(1);
        try {
            (void)test::embedded(session, request);
            QFAIL("expected an error");
        } catch (const Error& error) {
            QVERIFY2(std::string(error.what()).find("gone.png") != std::string::npos, error.what());
        }
        // Too many pictures are refused after the first one.
        int read = 0;
        request.pictures.assign(200'000 / 37 + 1, {"many", {}, [&read] { return pattern(++read); }, {}});
        QVERIFY_EXCEPTION_THROWN((void)test::embedded(session, request), Error);
        QCOMPARE(read, 1);
        request.pictures.clear();
        QVERIFY_EXCEPTION_THROWN((void)test::embedded(session, request), Error);
    }

    void classesAreTheFoldersOrThePredicted()
    {
        const VitConfig config = loadCheckpoint(m_path + "/tiny.safetensors").config;
        QDir(m_folder.path()).mkpath(QStringLiteral("cat"));
        QDir(m_folder.path()).mkpath(QStringLiteral("listed"));
        QDir(m_folder.path()).mkpath(QStringLiteral("wrong"));
        std::ofstream(m_path + "/listed/labels.csv") << "file,class\na.png,dog\nb.png,elk\n";
        std::ofstream(m_path + "/wrong/labels.csv") << "file,class\na.png,whale\n";
        std::vector<Message> notes;
        const std::vector<int> known =
            knownClasses({m_path + "/cat/x.png", m_path + "/listed/b.png", m_path + "/listed/c.png",
                          m_path + "/listed/a.png", m_path + "/wrong/a.png", m_path + "/wrong/b.png", "",
                          m_path + "/y.png"},
                         config, notes);
        QCOMPARE(known, (std::vector<int>{2, 4, -1, 3, -1, -1, -1, -1}));
        QCOMPARE(notes.size(), std::size_t(1));
        QVERIFY2(notes[0].text().find("whale") != std::string::npos, notes[0].c_str());

        // Pictures in a folder beside their masks, as scenes are written; and ImageNet's names.
        QDir(m_folder.path()).mkpath(QStringLiteral("set/images"));
        std::ofstream(m_path + "/set/labels.csv") << "file,class\nimages/a.png,dog\n";
        VitConfig photographs = config;
        photographs.numClasses.value = 1000;
        notes.clear();
        QCOMPARE(knownClasses({m_path + "/set/images/a.png", m_path + "/set/images/b.png"}, config, notes),
                 (std::vector<int>{3, -1}));
        QCOMPARE(knownClasses({m_path + "/n01558993_robin.jpg", m_path + "/n01558993.jpg",
                               m_path + "/n0155899_robin.jpg", m_path + "/wrong/n01558993_robin.jpg"},
                              photographs, notes),
                 (std::vector<int>{15, -1, -1, -1}));
        QCOMPARE(notes.size(), std::size_t(1));

        savePng(m_path + "/cat/x.png", pattern(3));
        Session session;
        EmbeddingRequest request = asked(session, {2, 4});
        request.options.tsne.iterations = 5;
        request.pictures.push_back({"cat", {}, {}, m_path + "/cat/x.png"});
        EmbeddingStartPtr start;
        (void)test::embedded(session, request, {[&](const EmbeddingStartPtr& s) { start = s; }, {}, {}});
        QCOMPARE(start->pictures[3].classIndex, 2);
        for (std::size_t i = 0; i < start->tokens.size(); ++i) {
            const EmbeddedToken& token = start->tokens[i];
            int expected = 2;
            if (token.source < 3) {
                const OpenedImage image = session.files().openImage(m_files[std::size_t(token.source)]);
                expected = session
                               .answer(networkKey({image.id,
                                                   request.model,
                                                   {SliceScheme::HydraViT, token.heads},
                                                   request.ask.plan}))
                               ->ranking[0];
            }
            QCOMPARE(start->classes[i], expected);
        }
    }

    void tablesQuoteNamesAndLeaveOutWhatHasNoPlace()
    {
        const std::vector<EmbeddedToken> tokens{{0, 3, {1, 0, 0, 0.1F}, 1.5F, -2},
                                                {0, 4, {-1, -1, -1, 2}, 0, std::nanf("")},
                                                {1, 4, {-1, -1, -1, 2}, 1e-7F, 0}};
        const VitConfig config;
        QCOMPARE(tableCsv(embeddingData(tokens, {{"a,b \"c\".png", {}, 4}, {"d", {}, -1}}, &config, {})),
                 std::string("input,k,token,row,col,norm,x,y,class,class_name\n"
                             "\"a,b \"\"c\"\".png\",3,1,0,0,0.100000001,1.5,-2,4,class 4\n"
                             "d,4,-1,-1,-1,2,1.00000001e-07,0,-1,\n"));
    }

private:
    [[nodiscard]] EmbeddingRequest asked(Session& session, const std::vector<int>& heads) const
    {
        EmbeddingRequest request;
        request.model = session.files().openModel(m_path + "/tiny.safetensors").id;
        request.ask.plan = AttentionPlan::softmax(3);
        request.heads = heads;
        for (const std::string& file : m_files) {
            request.pictures.push_back({file, {}, {}, file});
        }
        return request;
    }

    [[nodiscard]] std::vector<TokenVectors> tokensOf(Session& session, const EmbeddingRequest& request) const
    {
        std::vector<TokenVectors> tokens;
        for (std::size_t i = 0; i < m_files.size(); ++i) {
            const OpenedImage image = session.files().openImage(m_files[i]);
            for (const int k : request.heads) {
                tokens.push_back(
                    session.tokens(request.ask.networkHere(image.id, request.model, k), request.choice));
                tokens.back().source = int(i);
            }
        }
        return tokens;
    }

    static void compareFrames(const Heard& heard, const EmbeddingEnd& end, bool joint)
    {
        QCOMPARE(heard.starts.size(), std::size_t(1));
        const EmbeddingStart& start = *heard.starts[0];
        QCOMPARE(start.tokens.size(), end.embedding.tokens.size());
        for (std::size_t i = 0; i < start.tokens.size(); ++i) {
            const EmbeddedToken& first = start.tokens[i];
            const EmbeddedToken& last = end.embedding.tokens[i];
            QVERIFY(first.source == last.source && first.heads == last.heads
                    && first.place.token == last.place.token && std::isnan(first.x));
        }
        std::map<int, EmbeddingFramePtr> lastOf;
        for (std::size_t f = 0; f < heard.frames.size(); ++f) {
            const EmbeddingFrame& frame = *heard.frames[f];
            const auto before = lastOf.find(frame.heads);
            QVERIFY(before == lastOf.end() || before->second->iteration < frame.iteration);
            QCOMPARE(frame.heads == 0, joint);
            QCOMPARE(start.tokens[frame.first].heads == frame.heads, !joint);
            lastOf[frame.heads] = heard.frames[f];
        }
        QCOMPARE(lastOf.size(), std::size_t(joint ? 1 : 3));
        // Ten a second, and the first and the last of each.
        const double tenths = std::chrono::duration<double>(Clock::now() - heard.begin).count() * 10;
        QVERIFY2(double(heard.frames.size()) <= tenths + 2.0 * double(lastOf.size()) + 1,
                 qPrintable(QString::number(heard.frames.size())));
        for (const auto& [heads, frame] : lastOf) {
            if (frame->iteration < frame->iterations) {
                continue; // it ended early, between two frames
            }
            for (std::size_t i = 0; i < frame->xy.size() / 2; ++i) {
                QCOMPARE(frame->xy[2 * i], end.embedding.tokens[frame->first + i].x);
                QCOMPARE(frame->xy[2 * i + 1], end.embedding.tokens[frame->first + i].y);
            }
        }
    }

    QTemporaryDir m_folder;
    std::string m_path;
    std::vector<std::string> m_files;
};

HYDRA_TEST(TestEmbeddingJob, QCoreApplication)
#include "test_embedding_job.moc"
